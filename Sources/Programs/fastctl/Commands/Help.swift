import Views

enum Help {
  static var declaration: Declaration {
    Declaration(
      name: "help",
      summary: "Show help for fastctl or one command",
      arguments: [.optional(.command), .optional(.verb)],
      examples: [
        .init(words: "help start", meaning: "The same as 'start --help'"),
        .init(words: "help config set", meaning: "What 'config set' does"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let page = HelpPage(phrases: session.phrases(), isLinear: session.isPlain())
    guard let word = session.request.arguments.first else {
      session.output.text(page.overview())
      return
    }
    do throws(UsageError) {
      let command = try Parser.command(word)
      let verb = try session.request.arguments.dropFirst().first
        .map { word throws(UsageError) in try Parser.verb(word, of: command.declaration) }
      session.output.text(page.page(of: command.declaration, verb: verb))
    } catch {
      throw .usage(error)
    }
  }

  /// `fastctl --help` is about all commands, `fastctl start --help` about one.
  static func show(_ request: Request, _ session: inout Session) {
    let page = HelpPage(phrases: session.phrases(), isLinear: session.isPlain())
    guard request.isNamed else { return session.output.text(page.overview()) }
    let declaration = request.command.declaration
    let verb = declaration.verbs.first { $0.name == request.verb }
    session.output.text(page.page(of: declaration, verb: verb))
  }
}
