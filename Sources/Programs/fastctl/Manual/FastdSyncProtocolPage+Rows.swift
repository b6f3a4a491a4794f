/// Which rows stand beside each other.
extension FastdSyncProtocolPage {
  static func rows(_ page: inout Mdoc) {
    page.section("ROWS")
    page.say(
      "A row that is alive stands, or it is held, because of another row of its noun or because of",
      "itself. A held row is not among the rows that the person sees. Nothing is written about it, so",
      "it stands again as soon as what held it is gone. It holds no other row.")
    page.list([
      (
        "Em newer",
        "A register has no other value than words of a later version. In a version of the profile that says only what changes, such a register says nothing instead."
      ),
      ("Em incomplete", "A value that the row needs was never set, or was erased."),
      (
        "Em contradiction",
        "Its values cannot be, such as those of a fast, vacation, week or program that ends before it begins."
      ),
      ("Em sameOrigin", "The fast was already imported from the same source."),
      ("Em sameName , sameDay , same", "Another row has the same name, first day or content."),
      ("Em alreadyFasting", "Another fast is running."),
      ("Em overlap", "Another fast or program is at the same time."),
      ("Em automatic", "Another machine applied the energy target of that block first."),
    ])
    page.paragraph(
      "Each noun is gone through in this order: rows that are held because of themselves, then rows",
      "that are the same, then the other rules of the noun. No row is held because there are too many."
    )
    page.paragraph(
      "Where only one of several rows can stand, precedence decides: a row with several operations",
      "comes before a row with a single one, and then the row whose last operation has the latest",
      "place.")
    page.paragraph(
      "A row was made by the first of its operations, by place, whose prev is null and that is not",
      "weak. If all of those are weak, it is the first of them, and if no prev is null, the first",
      "operation of all. So a copy that was restored elsewhere still belongs to the device that made",
      "the original.")
  }

  static func nouns(_ page: inout Mdoc) {
    page.section("NOUNS")
    page.list([
      (
        "Em fast , target , profile , safety",
        "These have rules of their own, further down."
      ),
      ("Em choice", "There is only one row."),
      ("Em reminder", "Of those with the same text and rule, one by precedence (same)."),
      (
        "Em schedule",
        "Of those with the same name, whatever its capitals, one by precedence (sameName)."
      ),
      (
        "Em food",
        "Of those with the same folded name, one by precedence (sameName). Folded means: only letters and digits, small, Latin letters without marks, ß as ss, æ as a and œ as o; an e behind a plain a, o or u is left out, so that Käse, Kaese and KASE are the same. A name without letters and digits only loses its blanks."
      ),
      (
        "Em week",
        "Of plans with the same first day, one by precedence (sameDay). Otherwise plans may overlap."
      ),
      ("Em vacation , completeDay", "All stand, even if they are about the same days."),
      (
        "Em rule , dayFact , badge",
        "All stand: the id of each follows from what it is, so that two machines make one row. The day of a badge is the earliest of all heads of its register."
      ),
      (
        "Em program",
        "Programs are taken one after another by precedence, and one that shares a day with a program already taken is held (overlap). The day on which a program ends is no longer part of it; one without an end goes on for ever."
      ),
      (
        "Em weighing",
        "Of those with the same instant and weight, one by precedence (same)."
      ),
      (
        "Em mealItem",
        "Of those with the same instant, name and nutrition, one by precedence (same), but only among those made with the verb import: you may eat the same thing twice."
      ),
      (
        "Em drink",
        "Likewise, those with the same instant, ml and what, among those made with the verb import."
      ),
    ])
  }
}
