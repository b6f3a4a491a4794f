import Views

enum HelpCommand: Command {
  static let name = "help"
  static let onlyLooks = true

  static func isTyped(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show help for fastctl or one command",
      arguments: [.optional(.command), .optional(.verb)],
      examples: [
        .init(words: "help start", meaning: "The same as 'start --help'"),
        .init(words: "help config set", meaning: "What 'config set' does"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    guard let word = session.request.arguments.first else { return showOverview(&session) }
    do throws(UsageError) {
      let command = try Commands.typed(word, forHelp: true)
      let verb = try session.request.arguments.dropFirst().first
        .map { word throws(UsageError) in
          try command.declaration.verb(typed: word, forHelp: true)
        }
      show(command.declaration, verb, &session)
    } catch {
      throw .usage(error)
    }
  }

  /// `fastctl --help` is about all commands, `fastctl start --help` about one.
  static func show(_ request: Request, _ session: inout Session) {
    guard request.isNamed else { return showOverview(&session) }
    let declaration = request.command.declaration
    show(declaration, declaration.verbs.first { $0.name == request.verb }, &session)
  }

  private static func showOverview(_ session: inout Session) {
    session.output.text(HelpPage.overview(session.phrases(), on: session.screen()))
  }

  private static func show(
    _ declaration: Declaration, _ verb: Declaration?, _ session: inout Session
  ) {
    session.output.text(
      HelpPage.page(of: declaration, verb: verb, session.phrases(), on: session.screen()))
  }
}
