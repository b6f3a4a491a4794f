/// How operations lie in a hub.
extension FastdSyncProtocolPage {
  static func hub(_ page: inout Mdoc) {
    page.section("HUB")
    page.say(
      "A hub is a PostgreSQL database that the SQL of fastd-sync hub has made. Each person is a role of",
      "it, fastd_NAME, and can do nothing there but call the functions below, which are in the schema",
      "fastd. Devices have no roles; they appear only in the data. Ids are 16 bytes (bytea) in SQL: the",
      "128 bits that their characters stand for, the most significant first. The argument key is PERSON,",
      "the id of the key, and never the key.")
    page.paragraph(
      "The connection needs TLS and SCRAM-SHA-256 with channel binding, whatever the certificate; a",
      "client must not do without it. The password is 16 random bytes, written in base 32 as 26",
      "characters in lower case.")
    functions(&page)
    board(&page)
    errors(&page)
    exchanging(&page)
    sealingInHub(&page)
    codeOfHub(&page)
  }

  private static func functions(_ page: inout Mdoc) {
    page.subsection("Functions")
    page.list([
      (
        "Cm status",
        "One row: version (1; that of the exchange, not of the tables, which fastd.version has), key (null before the first machine), channel, live, used and quota (bytes), and four arrays with a member for each log: devices, seqs (the last number), digests (the mark of that operation) and emptied (how many have no body)."
      ),
      (
        "Cm claim Ar key",
        "Sets the ID of the key, once. The first machine calls it in one transaction with ALTER ROLE SESSION_USER PASSWORD, by which it takes a password that nobody else has."
      ),
      (
        "Cm push Ar key device first before marks bodies",
        "Appends a batch to the log of a device, the first of it with the number first (bigint), and says where the log ends now. The arrays marks and bodies have one length, 1 to 500; the body of an emptied operation is null. before is the mark of the operation before first, null if first is 1. A body has at most 65656 bytes, and a batch 1310720, where each operation counts as its body and 100 bytes. What is there already is compared and skipped. Behind a gap nothing is appended."
      ),
      (
        "Cm pull Ar device after most",
        "Gives seq, mark (as digest) and body of the operations behind the number after (bigint), in order: no more than most (int), never more than 500, and about 1.25 MiB at most."
      ),
      (
        "Cm erase Ar key device froms tos",
        "Deletes the bodies in up to 10000 ranges of numbers (bigint[]), and says how many there were. The numbers and marks stay."
      ),
      (
        "Cm rekey Ar old new",
        "Deletes all logs, and goes on with another key and channel. A client calls it in one transaction with another password, and then ends the other sessions of the role with pg_terminate_backend."
      ),
      (
        "Cm live Ar is_on",
        "Sets whether push sends a notification to the channel, with the id of the device in 32 hexadecimal digits. Those who listen there compare it with their own."
      ),
      (
        "Cm forget_me Ar confirm",
        "Deletes everything of this person, if confirm is the text forget me. The role stays."
      ),
    ])
  }

  private static func errors(_ page: inout Mdoc) {
    page.subsection("Errors")
    page.list([
      (
        "Li FD001",
        "A fork: the log has another operation there, or its end has a mark other than the argument before."
      ),
      (
        "Li FD002",
        "The role could see more than its own, such as that of a superuser or a member of fastd_owner. A client tells the person."
      ),
      ("Li FD003", "The hub has another key, because another machine changed it, or none yet."),
      ("Li 22023", "An argument is not what it has to be."),
      (
        "Li 28000 , 28P01",
        "The role does not exist, may not log in or belongs to nobody, or the password is wrong."
      ),
      ("Li FD004 , FD005", "The board is off; the circle has 32 members already."),
      ("Li 23505", "Another one of the circle has that nickname."),
      (
        "Li 23502 , 23514",
        "A nickname, points or a badge are not what they have to be."
      ),
      ("Li 42883", "The hub is of version 1, and has no board."),
      ("Li 53100", "The quota is used up."),
      ("Li 54000", "The person has 256 devices already, or is in 8 circles."),
    ])
    page.paragraph(
      "With 53300 and all codes that begin with 08, 40 or 57, a client tries again by itself, each",
      "time after a random, ever longer time. Anything else will not pass on its own: a client",
      "waits for hours, or until somebody has changed something.")
  }

  private static func exchanging(_ page: inout Mdoc) {
    page.subsection("Exchanging")
    page.say(
      "A client begins with status. It takes what goes further there than here, and only then gives",
      "what goes further here than there: the logs of all devices, not only its own, so that a hub that",
      "was lost or put back from a copy is filled again by any machine. A batch ends with a whole step",
      "if there is room for it. After that it erases there what is emptied here. As it has taken",
      "everything first, this is complete; what comes later is erased with the next exchange.")
    page.paragraph(
      "A null body may be filled by another carrier, as everywhere: see WHAT COUNTS. If the log of this",
      "device differs there, the rules of rejoining in a folder hold. Where the two logs part",
      "can be found by halving, as a digest is about everything before it.")
  }

  private static func sealingInHub(_ page: inout Mdoc) {
    page.subsection("Sealing in a hub")
    page.say(
      "A body is a nonce of 24 random bytes, followed by the sealed line: the line of the operation, a",
      "byte 0x80, and zero bytes up to a multiple of 64, with XChaCha20-Poly1305 (IETF) and the same key",
      "as in a folder.",
      "Its associated data are this text, with a space at its end, and the 16 bytes of the digest:")
    page.literal("fastd-hub 1 PERSON DEVICE SEQ")
    page.paragraph(
      "PERSON and DEVICE are ids of 26 characters, and SEQ is decimal. For the same operation, each",
      "machine can send other bytes, so only marks are compared.")
    page.paragraph(
      "A mark is the 16 bytes of the digest, and 16 bytes of BLAKE2b with the key over this text, in which",
      "DIGEST has 32 hexadecimal digits. It shows that a machine with the key has that operation there,",
      "also if its body is gone; an operation without a valid mark is not taken.")
    page.literal("fastd proof 1 fastd-hub 1 PERSON DEVICE SEQ DIGEST")
  }

  private static func codeOfHub(_ page: inout Mdoc) {
    page.subsection("The code of a hub")
    page.literal("NAME@HOST[:PORT][/DATABASE]#LETTERS")
    page.paragraph(
      "An IPv6 address stands in brackets; the port 5432 and the database fastd are left out. LETTERS",
      "are a byte 2, the 16 bytes of the password, the 32 bytes of the key, and 2 bytes as a check, in",
      "base 32 and groups of four. A code from the administrator has no key. The check is the beginning",
      "of BLAKE2b, keyed with what stands before it and 16 bytes long, of the text fastd code 1, a",
      "space, and everything before the sign #.")
  }
}
