import Glibc
import Host
import Views
import Wire

enum ShowScreen {
  static var declaration: Declaration {
    Declaration(
      name: "ui",
      summary: "Open the screen: everything fastd knows, page by page",
      details: [
        "Press ? there for all keys. Every key runs a fastctl command and shows it.",
        "With --plain, or where the terminal cannot draw, it asks line by line.",
      ],
      arguments: [.optional(.choice(.page, among: NotebookPage.terms))],
      options: [],
      examples: [
        .init(words: "ui", meaning: "How things stand now, and all else a key away"),
        .init(typed: "ui history", meaning: "Your fasts; Enter shows one, n adds a note"),
        .init(words: "ui --plain", meaning: "Numbered choices instead of a screen"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    // The first answer starts the daemon, as that of any status; later it is only waited for.
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    session.warnOfOtherVersion(state.version)
    let page = session.request.arguments.first.flatMap(NotebookPage.init(rawValue:)) ?? .now
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let size = FullScreen.size() ?? (columns: 80, rows: 24)
    let notebook = Notebook(
      session.phrases(), on: session.screen(), columns: size.columns, rows: size.rows, page: page)
    var run = NotebookRun(notebook, showing: state, shelf: NotebookShelf())
    try run.run(&session)
  }
}
