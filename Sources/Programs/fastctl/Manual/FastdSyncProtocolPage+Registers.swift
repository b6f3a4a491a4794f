/// Which operation of a row is in force, and which contradict it.
extension FastdSyncProtocolPage {
  static func knowledge(_ page: inout Mdoc) {
    page.section("KNOWLEDGE")
    page.say(
      "Two operations contradict each other only if neither device had the operation of the other",
      "when it wrote its own. Clocks cannot tell that, but logs can. An operation knows:")
    page.list([
      ("Em seq", "The earlier ones of its own device."),
      (
        "Em seen",
        "Those of another device up to the number in seen. The greatest one counts that its own device has written so far, this operation included."
      ),
      (
        "Em prev",
        "Those of another device up to the operation that a prev names. Every prev counts that its own device has written so far, this operation included."
      ),
    ])
    page.paragraph(
      "What was written before a device said anything about itself, when machines took turns with one",
      "database, also knows the operations up to the numbers in the seen of that first word, as far as",
      "their places are earlier. If the first word has no seen, it names nobody.")
    page.paragraph(
      "It knows no others. In particular, it does not know what the operations knew that it knows,",
      "and a seen that is written by another device than the one it is about counts for nothing.")
    page.paragraph(
      "Emptied operations say nothing about what their device knew. The same holds for all operations",
      "of a row that has an erasure, even where their content is still there: otherwise two machines",
      "could judge differently.")
  }

  static func registers(_ page: inout Mdoc) {
    page.section("REGISTERS")
    page.say(
      "A register of a row is set by each operation of the row whose prev is null or names that",
      "register. In force is the one with the latest place. Its columns are the value, and those",
      "that it does not name are empty, even if an earlier operation had filled them.")
    page.paragraph(
      "An operation is a head of a register if no other operation that sets this register knows it.",
      "Heads with another value than the one in force are in conflict with it, and the person has to",
      "choose. A conflict ends when the register is set by an operation that knows the values that",
      "lost; it never ends because time passes.")
    page.paragraph(
      "An operation with a v above 1 is kept and not used. A value in words that are not known here is",
      "passed over as long as another operation gives the register a known one.")
    page.subsection("Deletions")
    page.say(
      "The register alive has a rule of its own: a deletion that is a head is in force, whatever the",
      "clocks say, and of several such deletions the one with the latest place. Only a deletion with",
      "the verb baseline has no such precedence. An operation that knows the deletion and sets alive",
      "to 1 brings the row back, with everything that was said of it in the meantime.")
    page.paragraph(
      "In conflict with a deletion in force are the heads that say that the row is there, except those",
      "with the verb baseline; and the edits that were lost with it: operations that set another",
      "register, whose prev is not null, that do not know the deletion and that it does not know. Of",
      "the profile, only the former are.")
    page.paragraph(
      "A row about which nothing sets alive is not there: usually the log with its beginning has yet",
      "to arrive. Only choice and safety are there as soon as any of their registers is set, because",
      "an erasure can leave a part of them.")
  }

  static func erasing(_ page: inout Mdoc) {
    page.section("ERASING")
    page.say(
      "An operation of the kind erase empties operations of its row, whether they arrive before it or",
      "after it. It sets nothing itself. Of a row whose id is random, it empties all operations, of all",
      "devices, for ever. Of choice, safety and every version of the profile, whatever its id, it",
      "empties those that it knows; the others stay and count. Of a device it empties none.")
    page.paragraph(
      "An erasure empties nothing while it does not count, as behind a gap, or while its v is above 1.",
      "An emptied operation takes part in none of the rules below.")
  }
}
