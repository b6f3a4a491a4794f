/// The board among friends, in a hub of version 2.
extension FastdSyncProtocolPage {
  static func board(_ page: inout Mdoc) {
    page.subsection("The board among friends")
    page.say(
      "What is on the board is not sealed: the members of a circle see each other's rows, and the",
      "administrator sees them. A circle is those who know its code. A row has the nickname (1 to 30",
      "code points in NFC, without control characters and the like), the points and those since Monday (0",
      "to 10000000), the last day that is in them, and badges, each as its category and tier, such as",
      "streak gold. There are none for weight. A client publishes only behind an exchange that has",
      "taken and given everything.")
    page.list([
      (
        "Cm board_turn Ar is_on",
        "Turns the board on or off for this person; off deletes their rows. It is off at first."
      ),
      (
        "Cm board_join Ar code nickname",
        "Joins the circle of a code (12 bytes), or changes the nickname there, and gives the ID of the circle: the first 16 bytes of SHA-256 over the code, all that the hub keeps of it. Every code is one of a circle; nobody can tell whether anybody is in it. A person is in at most 8 circles, and a circle has 32 places."
      ),
      ("Cm board_leave Ar circle", "Leaves a circle, or all where it is null. The row is deleted."),
      (
        "Cm board_show Ar circle is_shown",
        "Whether this person has rows in a circle, or in all where it is null. If not, they are deleted."
      ),
      (
        "Cm board_publish Ar points week day badges",
        "Writes the rows of this person, and gives in how many circles: 0 while the board is off, or where the day is more than 14 days ago. The day is at most one ahead of the server's in UTC; an earlier one than is there changes nothing."
      ),
      (
        "Cm board_status",
        "One row: is_on, and three arrays with a member for each circle: circles, nicknames and shown."
      ),
      (
        "Cm board_rows",
        "The rows of all circles of this person, with circle and own, that are no older than 14 days; none while the board is off."
      ),
    ])
    page.paragraph(
      "They are shown by points, the most first, then by the code points of the nickname; equal points",
      "share a place, and the next one is skipped (1, 1, 3).")
    page.paragraph(
      "The code of a circle is a byte 3, 12 random bytes and a check of 2 bytes, in base 32 and groups of",
      "four, as the code of a folder is.")
  }
}
