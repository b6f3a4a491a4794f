import Views

/// What is true of all commands: said in the overview and in the manual.
enum Overview {
  /// How times, spans and goals can be written.
  static let grammar: [(kind: ValueKind, meaning: String)] = [
    (
      kind: .time,
      meaning:
        "20:00, 8pm, \"yesterday 20:00\", \"mon 20:00\", \"2026-03-01 20:00\", now, \"90m ago\", @1767225600"
    ),
    (kind: .span, meaning: "16h, 16h30m, 90m, 45s, 1d12h, 16:30, 1.5h"),
    (kind: .goal, meaning: "16:8, omad, 18h, 16h30m; --until TIME; --open for none"),
    (
      kind: .id,
      meaning: "its first characters, as many as it takes to be unique"
    ),
    (kind: .date, meaning: "2026-03-01, yesterday, mon"),
  ]

  static let help = Declaration.Option(name: .help, meaning: "Show help for fastctl or one command")
  static let version = Declaration.Option(name: .version, meaning: "Print the versions")
  static let globals = [help, plain, version]

  /// Understood by every command, and so declared by none.
  static let plain = Declaration.Option(
    name: .plain, meaning: "Plain lines for screen readers: no drawing, colour or columns")

  static let begin = [
    Declaration.Example(words: "start 16:8", meaning: "Fast for 16 hours from now"),
    Declaration.Example(words: "status", meaning: "How long you have fasted, and until when"),
  ]

  /// Every text in it that has words to translate.
  static var texts: [String] {
    globals.map(\.meaning) + grammar.map(\.meaning) + begin.flatMap(\.texts)
  }
}

/// What the shell learns.
enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case refused = 1
  case notUnderstood = 2
  case unreachable = 3
  case notFound = 4

  var meaning: Phrase {
    switch self {
    case .done: "Done"
    case .refused: "Refused; the reason is on standard error"
    case .notUnderstood: "The command line was not understood"
    case .unreachable: "The daemon cannot be reached"
    case .notFound: "Not found"
    }
  }
}
