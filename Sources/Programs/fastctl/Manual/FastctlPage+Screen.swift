import Views

// The keys of the screen, from the same table as on it.
extension FastctlPage {
  static func screen(_ page: inout Mdoc) {
    page.section("SCREEN")
    page.say(
      "The command ui shows everything on pages that fill the terminal.",
      "A key that changes something runs a command, which is shown with its answer.",
      "What is followed with --follow has the keys of the fast, too.")
    page.macro("Bl", "-tag -width Ds")
    for deed in NotebookDeed.allCases {
      page.macro("It", "Ic \\&" + Mdoc.escaped(deed.keys))
      page.prose(page.phrases(deed.meaning) + ".")
    }
    page.macro("El")
    page.paragraph("While its window is not used, the screen sleeps, and shows only what changes.")
  }
}
