/// What is true of all commands: said in the overview and in the manual.
enum Overview {
  static let tagline = "keep a fast from the command line"

  /// How times, spans and goals can be written.
  static let grammar: [(name: String, meaning: String)] = [
    (
      name: "TIME",
      meaning:
        "20:00, 8pm, \"yesterday 20:00\", \"mon 20:00\", \"2026-03-01 20:00\", now, \"90m ago\", @1767225600"
    ),
    (name: "SPAN", meaning: "16h, 16h30m, 90m, 45s, 1d12h, 16:30, 1.5h"),
    (name: "GOAL", meaning: "16:8, omad, 18h, 16h30m; --until TIME; --open for none"),
    (
      name: "ID",
      meaning: "as many of its first characters as it takes; DATE: 2026-03-01, yesterday"
    ),
  ]

  static let globals = [
    Declaration.Option(name: .help, meaning: "Explain fastctl or one command"),
    plain,
    Declaration.Option(name: .version, meaning: "Print the versions"),
  ]

  /// Understood by every command, and so declared by none.
  static let plain = Declaration.Option(
    name: .plain, meaning: "Lines for a screen reader: no drawing, colour or columns")

  static let begin = [
    Declaration.Example(words: "start 16:8", meaning: "Fast for 16 hours from now"),
    Declaration.Example(words: "status", meaning: "How long, how far, until when"),
  ]

  /// Every text in it that has words to translate.
  static var texts: [String] {
    globals.map(\.meaning) + grammar.map(\.meaning) + begin.map(\.meaning)
  }
}

/// What the shell learns.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case refused = 1
  case notUnderstood = 2
  case unreachable = 3
  case notFound = 4

  var meaning: HelpMessage {
    switch self {
    case .done: .done
    case .refused: .refused
    case .notUnderstood: .notUnderstood
    case .unreachable: .unreachable
    case .notFound: .notFound
    }
  }
}
