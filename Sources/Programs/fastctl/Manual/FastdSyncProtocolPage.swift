import Views

/// fastd-sync-protocol(7): how the operations of several machines become one history.
enum FastdSyncProtocolPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-sync-protocol", section: 7, name: "fastd-sync-protocol",
      tagline: "how several machines share one history")
    page.section("DESCRIPTION")
    page.say(
      "Several machines can share one history. Each writes down as operations what is done on it,",
      "gets the operations of the others, and works out the same rows from all of them. fastd itself",
      "has no network: another program, here called a carrier, brings operations from one machine to",
      "another. fastd-sync(1) is one that uses a folder, or a hub.")
    page.paragraph(
      "This page says which operations count, what they come to, how a carrier speaks to fastd, and",
      "how operations lie in a folder or in a hub, sealed. The form of an operation is in fastd(1), under",
      "OPERATIONS; the tables with the columns of each noun are in fastd-schema(7).")
    page.paragraph(
      "The result depends on the operations alone, not on the order in which they arrive, in how",
      "many pieces and how often, nor on the time. Rows therefore stay the same on all machines only",
      "if every client keeps to every rule on this page.")
    counting(&page)
    order(&page)
    knowledge(&page)
    registers(&page)
    erasing(&page)
    rows(&page)
    nouns(&page)
    fasts(&page)
    targets(&page)
    profile(&page)
    safety(&page)
    told(&page)
    interface(&page)
    round(&page)
    folder(&page)
    hub(&page)
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1 ,")
    page.macro("Xr", "fastd-sync 1 ,")
    page.macro("Xr", "fastd-schema 7 ,")
    page.macro("Xr", "fastd-varlink 7")
    return page.text
  }

  private static func counting(_ page: inout Mdoc) {
    page.section("WHAT COUNTS")
    page.say(
      "The operations of one device are its log. It counts from operation 1 up to the first gap; the",
      "operations behind a gap wait until it is closed. The rules below are about operations that",
      "count, and about no others.")
    page.paragraph(
      "An operation is refused, and so leaves a gap, if one of these is out of range. The clock of a",
      "refused operation must not move the clock of its reader.")
    page.list([
      (
        "Em clock",
        "0 to 253402300799999 milliseconds, and a count from 0 to 2147483647."
      ),
      ("Em seq", "1 to 1099511627775."),
      ("Em step", "1 to the seq of the operation itself."),
      ("Em line", "At most 65536 bytes; a line break is not part of it."),
    ])
    page.paragraph(
      "If there are two different operations with the same device and seq, that device was copied or",
      "set back. This is a fork: neither of the two counts, nor does anything behind them in that",
      "log. What is in front of a fork still counts.")
    page.paragraph(
      "An emptied operation travels without its line, only with its digest. It closes its gap, the",
      "chain continues from its digest, and it says nothing. If its whole line arrives later from",
      "another machine, and the digest fits, the line fills the empty place. The reverse never",
      "happens: an emptied operation that arrives does not empty one that is here. Only an erasure",
      "does that.")
  }

  private static func order(_ page: inout Mdoc) {
    page.section("ORDER")
    page.say(
      "Each operation has a place among those of all devices. Of two operations, the first of these",
      "that differs decides which is earlier:")
    page.list([
      (
        "Em verb , prev",
        "A weak operation, which only repeats what was recorded before, is earlier than any that is not weak. Weak are those with the verb baseline, and those with the verb import or restore whose prev is null."
      ),
      ("Em clock", "First the milliseconds, then the count."),
      ("Em device", "Compared by its bytes."),
      ("Em seq", "As a number."),
    ])
    page.paragraph(
      "Clocks are compared as they were written. A wrong clock is neither corrected nor refused as",
      "long as it is in range.")
  }
}
