import Views

enum CompletionsCommand: Command {
  static let name = "completions"

  static func isTyped(_ request: Request) -> Bool { false }
  static func startsDaemon(_ request: Request) -> Bool { request.verb != "names" }
  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Print shell completions",
      verbs: [
        Declaration(
          name: "bash", summary: "Completions for bash",
          examples: [
            .init(
              words: "completions bash > ~/.local/share/bash-completion/completions/fastctl",
              meaning: "Install them for yourself")
          ]),
        Declaration(
          name: "zsh", summary: "Completions for zsh",
          examples: [
            .init(
              words: "completions zsh > ~/.local/share/zsh/site-functions/_fastctl",
              meaning: "Into a directory in $fpath")
          ]),
        Declaration(
          name: "fish", summary: "Completions for fish",
          examples: [
            .init(
              words: "completions fish > ~/.config/fish/completions/fastctl.fish",
              meaning: "Install them for yourself")
          ]),
        Declaration(
          name: "man", summary: "A manual page",
          arguments: [.required(.choice(placeholder: "PAGE", among: .words(ManualPage.names)))],
          examples: [.init(words: "completions man fastctl.1", meaning: "As roff")],
          isHidden: true),
        Declaration(
          name: "names", summary: "Words that a shell completes",
          arguments: [
            .required(
              .choice(
                placeholder: "KIND", among: .words(OfferedNames.allCases.map(\.rawValue)))),
            .optional(.text),
          ],
          examples: [.init(words: "completions names foods", meaning: "One a line")],
          isHidden: true),
      ],
      examples: [.init(words: "completions fish", meaning: "Print them for fish")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "bash": session.output.text(BashCompletion(phrases: session.phrases()).script())
    case "zsh": session.output.text(ZshCompletion(phrases: session.phrases()).script())
    case "fish": session.output.text(FishCompletion(phrases: session.phrases()).script())
    case "names": offer(&session)
    default:
      guard let page = session.request.arguments.first.flatMap(ManualPage.init(rawValue:)) else {
        return
      }
      session.output.text(page.text(session.phrases()))
    }
  }

  private static func offer(_ session: inout Session) {
    let words = session.request.arguments
    guard let names = words.first.flatMap(OfferedNames.init(rawValue:)) else { return }
    for word in names.words(beginning: words.dropFirst().first ?? "", &session) {
      session.output.line(word.line)
    }
  }
}
