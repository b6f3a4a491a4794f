import Views

// The keys of the screen, from the same table as on it.
extension FastctlPage {
  static func screen(_ page: inout Mdoc) {
    page.section("SCREEN")
    page.say(
      "The command ui shows everything on pages that fill the terminal.",
      "A key that changes something runs a command, which is shown with its answer.",
      "Commands run with --follow also take the keys for the fast.")
    page.macro("Bl", "-tag -width Ds")
    for deed in NotebookDeed.allCases {
      page.macro("It", "Ic \\&" + Mdoc.escaped(deed.keys))
      page.prose(page.phrases(deed) + ".")
    }
    page.macro("El")
    page.paragraph(
      "While its window is not in focus, the screen sleeps and shows only what changes.")
  }
}
