import Views
import Wire

enum UICommand: Command {
  static let name = "ui"

  static func view(_ request: Request) -> String? { name }
  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Open the screen: everything fastd knows, page by page",
      details: [
        "Press ? there for all keys. A key that changes something runs a fastctl command and shows it.",
        "With --plain, or where the terminal cannot draw, it asks line by line.",
      ],
      arguments: [.optional(.choice(placeholder: "PAGE", among: NotebookPage.terms))],
      options: [.ascii],
      examples: [
        .init(words: "ui", meaning: "Where things stand; everything else is one key away"),
        .init(typed: "ui history", meaning: "Your fasts; Enter shows one, n adds a note"),
        .init(words: "ui --plain", meaning: "Numbered choices instead of a screen"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    // The first answer starts the daemon, as that of any status; later it is only waited for.
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    session.warnOfOtherVersion(state.version)
    let page = session.request.arguments.first.flatMap(NotebookPage.init(typed:)) ?? .now
    guard !session.isPlain(), NotebookRun.isPossible(session.environment) else {
      let notebook = Notebook(
        session.phrases(), on: .linear, columns: 80, rows: 24, page: page)
      var lines = LinearNotebook(notebook, showing: state)
      return try lines.run(&session)
    }
    var run = NotebookRun(page, showing: state, &session)
    try run.run(&session)
  }
}
