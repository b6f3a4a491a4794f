import Nouns

/// How what is done is written for other machines, and what those who read it must heed.
extension FastdPage {
  static func operations(_ page: inout Mdoc) {
    page.section("OPERATIONS")
    page.say(
      "Besides the data itself, fastd writes down each change of it as an operation, in the same",
      "transaction, so that several machines can share one history. Nothing leaves the machine",
      "unless you share it, see fastd-sync(1). Operations are in the table ops of the database and",
      "stay there for good; fastctl doctor checks that they agree with what is recorded.")
    page.paragraph(
      "An operation says what a command did to one row. As text, it is one line in UTF-8, a JSON",
      "object without spaces and with its members in this order (broken here to fit). Of the",
      "characters in a text, only quotes and backslashes are escaped, with a backslash, and control",
      "characters, as four hexadecimal digits after \\u.")
    page.literal(
      #"""
      {"v":1,"device":"b9wy0qj7r1m4x8k2c5s3v6t0dz","seq":8,
      "clock":[1772452800000,0],"at":1772452800000,"step":8,
      "kind":"do","verb":"edit","actor":"fastctl",
      "noun":"fast","id":"f3k7w1z9q5r2x8m4c6s0v3t1dy",
      "sets":{"goal_ms":64800000,"mood":4},
      "prev":{"goal":["b9wy0qj7r1m4x8k2c5s3v6t0dz",7],
      "mood":["b9wy0qj7r1m4x8k2c5s3v6t0dz",7]},
      "salt":5577006791947779410}
      """#)
    members(&page)
    registers(&page)
    profile(&page)
    devices(&page)
    chain(&page)
    readers(&page)
  }

  private static func members(_ page: inout Mdoc) {
    page.list([
      ("Em v", "The oldest version of the format that a reader must understand; currently 1."),
      (
        "Em device , seq",
        "The name of the operation: the device that wrote it, and its number there, from 1 without gaps."
      ),
      (
        "Em clock",
        "When the edit was made, as milliseconds since 1970 UTC and a count. It is always later than that of every operation the device had until then: if the system clock stands still or goes back, the milliseconds stay and the count grows. It is never outside 0 to 253402300799999 (the end of the year 9999), the count never over 2147483647."
      ),
      ("Em at", "What the system clock said."),
      ("Em step", "The seq of the first operation of the same command."),
      ("Em kind", "do, undo, redo or erase."),
      ("Em verb , actor", "What was done, such as edit, and the program that asked for it."),
      (
        "Em noun , id",
        "The row. There is only one choice and one safety, whose id is the noun itself. The id of a profile, a rule (what history is counted by), a dayFact (a visit, or a day that a change of zone jumped over) and a badge follows from what it is: the first 16 bytes of SHA-256 of words such as profile 20514, rule freezes 20514, dayFact checkIn 20514 and badge streak gold, where a number is a day since 1970."
      ),
      (
        "Em sets",
        "The columns of the registers that are set, as numbers and texts. A column of such a register that is missing here is empty."
      ),
      (
        "Em prev",
        "For each register that is set, the operation that had set it before, or null if there was none. For a new row prev itself is null: every register is set, also alive, to 1."
      ),
      ("Em salt", "64 random bits, as a signed number."),
    ])
  }

  private static func registers(_ page: inout Mdoc) {
    page.paragraph(
      "A register is what is set as a whole: one column, or several that only mean something",
      "together. If two operations set the same register of a row, the one with the later clock",
      "wins, and of two with the same clock the one whose device sorts last. So every machine",
      "comes to the same rows, in whatever order it reads the operations. What only repeats what",
      "was recorded gives way to all else, whatever the clocks: operations with the verb baseline,",
      "and those of import and restore whose prev is null. Each row also has the register alive: 0",
      "once it is deleted, 1 while it is there. A machine that sets one of what, amount and nutrition",
      "of a mealItem sets all three, and so goal and schedule of a fast, and ml and what of a drink.",
      "The other registers, with their columns if these have other names:")
    page.macro("Bl", "-tag -width Ds")
    for kind in Row.Kind.allCases {
      page.macro("It", "Em \(kind.rawValue)")
      page.prose(registers(of: kind))
    }
    page.macro("El")
  }

  private static func registers(of kind: Row.Kind) -> String {
    let registers = Registers.of(kind)
    return registers.names.filter { $0 != Registers.alive }.map { name in
      let columns = registers.columns(of: name)
      return columns == [name] ? name : "\(name) (\(columns.joined(separator: ", ")))"
    }.joined(separator: "; ") + "."
  }

  private static func profile(_ page: inout Mdoc) {
    page.paragraph(
      "A version of the profile says only what changes with its day. Its id follows from the day: the",
      "first 16 bytes of SHA-256 of the text 'profile', a blank and the number of days since",
      "1970-01-01, written as all ids are, first 3 bits as a letter from a to h and then 25 times 5",
      "bits as a character of 0123456789abcdefghjkmnpqrstvwxyz. Each of its operations sets from,",
      "alive to 1, and the registers that it is about. A column that is missing in one of these says",
      "nothing of it, so that the version before shows through; the empty text says that there is",
      "nothing from that day on. Such a version is never deleted: what it says is undone, and one",
      "in which nothing is said is none. A version with any other id is of an older fastd and says",
      "everything; it lies beneath the one that is named by the day.")
  }

  private static func devices(_ page: inout Mdoc) {
    page.paragraph(
      "The noun device is no row but tells of the device that wrote it, whose id it has: name, what",
      "it is called, in one line of 1 to 60 characters; and seen, the last operation of each other",
      "device that it had then, as device:seq, sorted and with one blank in between, of those that",
      "grew since it last said so. A device writes its name before the first command, and seen",
      "before its first operation after it got others, such as when a home directory comes back from another",
      "machine. So an operation knows those of its own device before it, those up to seen, and those",
      "that a prev of its device names as long as that is not emptied; what was written before the",
      "device said anything of itself also knows what that names, if its clock is later. It also has",
      "the registers left and counts, which nothing writes yet. It is never deleted or erased.")
  }

  private static func chain(_ page: inout Mdoc) {
    page.paragraph(
      "Each operation has a digest: the first 16 bytes of SHA-256 over the digest of the device's",
      "operation before it (nothing for the first one) and its own line. So the operations of a",
      "device form a chain in which every change and every gap shows.")
    page.paragraph(
      "When a row is erased, its operations lose id, sets, prev and salt; their digests stay, so the",
      "chain still holds. Without the salt, what was erased cannot be found by trying values until",
      "the digest fits. Their times, verb and actor go as well. An operation of the kind erase, which",
      "keeps its id but has no sets, prev or salt, tells other machines to do the same, with earlier",
      "and with later operations of the row: its id is never used again. For choice, safety and the",
      "profile, whose ids can be used again, an erasure empties only what its device knew of then; a",
      "device's operations about itself are never emptied. Only an erasure empties an operation. The",
      "line of an emptied operation has v, device, seq and its digest, as 32 hexadecimal digits.")
  }

  private static func readers(_ page: inout Mdoc) {
    page.paragraph(
      "A reader keeps what it does not know: an operation with an unknown noun, an unknown register",
      "or a higher v stays as it is, until a newer version can use it. If it does not know a word in",
      "a register, the register keeps the value it had, and a new row that needs the word waits.",
      "Nouns, registers and columns are added, never renamed, and do not change v; v grows only if an",
      "older reader would misunderstand an operation. A line is at most 65536 bytes long.")
    page.paragraph(
      "The rows of a database from an older version get one operation each when fastd first starts",
      "with it, with the verb baseline, the actor fastd and the time of their last change; rows that",
      "it had deleted get one that sets alive to 0.")
    page.paragraph(
      "A device is a database on one machine. On another machine, or after a new installation, a",
      "copy of your home directory becomes another device; back on the first machine, it is the",
      "first device again. What tells machines apart is a number that systemd derives from",
      "/etc/machine-id for fastd alone; on a machine that has none, nothing is compared.")
  }
}
