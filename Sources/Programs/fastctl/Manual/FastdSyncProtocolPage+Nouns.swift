/// Nouns whose rows stand by rules of their own, and what of all that is told.
extension FastdSyncProtocolPage {
  static func fasts(_ page: inout Mdoc) {
    page.subsection("Rules for fasts")
    page.say(
      "Of fasts with the same source and the same source_id, one stands by precedence (sameOrigin);",
      "those without a source_id are not compared. Of running fasts, the one that began first stands,",
      "and of equal starts the one with the smaller id (alreadyFasting).")
    page.paragraph(
      "Finished fasts that were not discarded are gone through in the order of the devices that made",
      "them, then of start, then of id. One that overlaps a fast that already stands is held (overlap); touching is",
      "not overlapping. A discarded fast takes no part in this. If the running fast overlaps a",
      "finished one, both stand, and that is a conflict.")
  }

  static func targets(_ page: inout Mdoc) {
    page.subsection("Rules for targets")
    page.say(
      "Only targets that were made with the verb applyTarget are compared, those of one block in the",
      "order in which they were written (written_ms) and then by id. The first stands. Another one",
      "stands only if the operation that made it knows those that made all targets of the block that",
      "already stand; otherwise it is held (automatic). Targets that the person asked for all stand."
    )
    page.paragraph(
      "The block of a target is that of its first day. In a program that stands, it is the days of one",
      "phase, or of one pause, up to the next; after the end of a program, the days until the next",
      "one; and before the first program, each day is a block of its own.")
  }

  static func profile(_ page: inout Mdoc) {
    page.subsection("Rules for the profile")
    page.say(
      "A version whose id does not follow from its day says everything; of several such versions of",
      "one day, one stands by precedence (sameDay). A version without a day is held (incomplete).")
    page.paragraph(
      "The versions that stand are layered by day; on one day, those that say everything lie beneath,",
      "and otherwise the smaller id does. Each field has the value that the version itself says, or",
      "else the one of the layer beneath. A version that says everything says each field, also that",
      "it is empty. One in which nothing is said is left out.")
    page.paragraph(
      "Conflicts are found for each field over all days. In force is the operation that gives the field",
      "a value on the latest day, and of that day the one with the latest place. In conflict with it",
      "are operations for any day that set the field to another value, in known words, and that no",
      "operation that sets the field knows, whatever its day. An operation that leaves the field empty",
      "is not in conflict as long as it is in force in its own version, and never if that version",
      "says everything.")
    page.paragraph(
      "While births are in conflict, rules that depend on age take the one that makes the person",
      "youngest.")
  }

  static func safety(_ page: inout Mdoc) {
    page.subsection("Rules for safety")
    page.say(
      "If the register answers has several heads, they hold together until somebody who has them all",
      "answers again. Each yes of any of them counts. A doctor has agreed only if all heads with a yes",
      "say so; a head without a yes has no say in it. The time is the earliest of all and the wording",
      "the oldest, where a missing one is the first.")
    page.paragraph(
      "The answers stand as long as one head of alive says that they are there, even while a deletion",
      "is in force: no yes may be lost.")
  }

  static func told(_ page: inout Mdoc) {
    page.section("WHAT IS TOLD")
    page.say(
      "The person is told about conflicts and held rows, except where nothing is lost. Not told are",
      "conflicts of all registers of target, completeDay, dayFact and badge, of id of choice and safety, of",
      "origin of a fast, and of written of a weighing and a mealItem. Of the dates of a week, only the",
      "first day is compared.")
    page.paragraph(
      "Nor are held rows that are equal to the one in their place except for their id; a target that is",
      "held as automatic; a mealItem or drink that is held as same; and a weighing that is held as",
      "same, unless the notes differ. A row that is held because of itself is always told.")
    page.paragraph(
      "Conflicts in which only weak operations lost are told together in one line. Those about safety",
      "or a birth are always told one by one.")
  }
}
