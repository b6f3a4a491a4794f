/// How operations lie in a folder.
extension FastdSyncProtocolPage {
  static func folder(_ page: inout Mdoc) {
    page.section("FOLDER")
    page.say(
      "Operations are exchanged as files below a folder that something else carries from machine to",
      "machine. Each directory of a device is written by that device alone, so no two machines ever",
      "write one file:")
    page.literal(
      """
      fastd/1/PERSON/DEVICE/FROM-TO.GENERATION.seg
      fastd/1/PERSON/DEVICE/OWNER/FROM-TO.GENERATION.seg
      """)
    page.paragraph(
      "PERSON is the id of the key, see below; DEVICE and OWNER are ids of devices. FROM, TO and",
      "GENERATION are decimal numbers without leading zeros. A file has the operations FROM to TO of",
      "DEVICE, or of OWNER where the log of another device is kept. All other names are ignored:",
      "temporary files, copies that a carrier makes of conflicts, links, and files too small for the",
      "operations that their name claims, which are at least 124 bytes each.")
    writing(&page)
    reading(&page)
    sealing(&page)
  }

  private static func writing(_ page: inout Mdoc) {
    page.subsection("Writing")
    page.list([
      (
        "Em whole",
        "A file is written under another name and to the disk before it is renamed, and its directory is written to the disk after that. The file never changes afterwards."
      ),
      (
        "Em steps",
        "A file ends with a whole step, unless the step has more than 500 operations."
      ),
      (
        "Em order",
        "At each exchange, a device compares its files with what it wrote, by name and size. What is missing or damaged it writes again, with a higher generation; the first is random, so that a copy of its home writes other files. What it did not write it removes, unless that shows its own log (see rejoining)."
      ),
      (
        "Em merging",
        "If a device has more than 16 files below 1 MiB, it writes them again as one of a higher generation, and then removes them. No file is longer than 32 MiB."
      ),
      (
        "Em erasing",
        "If operations in a file have been emptied, its writer writes the file again with a higher generation, and then removes the old one."
      ),
      (
        "Em others",
        "If a device has left, or has written no operation for 7 days, any other device writes those of its operations that the folder lacks into its own directory, below the id of their owner. It removes them once the owner has them again. For devices that have left, the one with the smallest id of the others does this with all their operations, and removes their directories."
      ),
      (
        "Em rejoining",
        "If a device finds operations of its own log that it does not have, or others in their place, its data was put back or copied; the same if another device says that it has seen more of that log. It then calls Rejoin with the last operation that is the same on both sides, and takes the rest as another device's. It does so at most once in 24 hours. Only operations that could be opened count, never a name."
      ),
      (
        "Em ended",
        "A file fastd/1/PERSON/ended ends the exchange for all devices. It is a nonce of 24 bytes and the word ended, sealed with the associated data fastd-mark 1 PERSON. A device that finds it no longer writes there."
      ),
    ])
  }

  private static func reading(_ page: inout Mdoc) {
    page.subsection("Reading")
    page.say(
      "Each log is read from the first operation that is missing here, in the file that has it; of",
      "several, the one with the highest generation, whoever keeps it. Files can overlap. If no file",
      "has that operation, the rest of the log waits. A file of which anything cannot be opened is",
      "not used at all, and another one is tried.")
  }

  private static func sealing(_ page: inout Mdoc) {
    page.subsection("Sealing")
    page.say(
      "The key is 256 random bits. PERSON is BLAKE2b, keyed with the key and 16 bytes long, of the",
      "text fastd person 1, written as ids are: 3 bits choose one of the letters a to h, and each 5",
      "bits after them one character of Crockford's base 32, in lower case. The code of a key is a",
      "byte 1, the key, and 2 bytes as a check, all in base 32: 56 characters in groups of four. The",
      "check is the beginning of BLAKE2b, keyed with what stands before it and 16 bytes long, of the",
      "text fastd code 1.")
    page.paragraph(
      "A file begins with a line of text. BEFORE is the digest of the log up to the operation before",
      "FROM, or a dash if FROM is 1:")
    page.literal("fastd-segment 1 PERSON DEVICE FROM TO GENERATION BEFORE")
    page.paragraph(
      "DEVICE is the device whose operations they are. The operations follow directly, each as:")
    page.list([
      ("Em length", "The length of the sealed bytes, in 4 bytes, the most significant first."),
      ("Em digest", "The digest of the log up to this operation, 16 bytes."),
      ("Em nonce", "24 random bytes."),
      (
        "Em sealed",
        "The line of the operation, a byte 0x80, and zero bytes up to a multiple of 64, sealed with XChaCha20-Poly1305 (IETF). Its associated data are the first line of the file without the line feed, a space, the seq in decimal, a space, and the 16 bytes of the digest."
      ),
    ])
    page.paragraph("For an emptied operation, the line is:")
    page.literal(#"{"v":1,"device":"DEVICE","seq":N,"digest":"32 digits"}"#)
    page.paragraph(
      "Without the key, only the number of operations, their sizes in steps of 64 bytes, the times of",
      "files and the ids of devices can be read.")
  }
}
