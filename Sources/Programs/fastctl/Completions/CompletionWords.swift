import Settings
import Views

/// Words that a shell can offer for a value.
enum CompletionWords {
  static let schedules =
    ["12:12", "13:11", "14:10", "16:8", "18:6", "20:4", "23:1"] + nicknames

  /// What people call some of them.
  static let nicknames = ["omad", "warrior", "leangains", "circadian", "overnight"]

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  static func of(_ kind: ValueKind) -> [String] {
    values(of: kind) + kind.terms.map(\.word)
  }

  private static func values(of kind: ValueKind) -> [String] {
    switch kind {
    case .goal, .scheduleOrOpen, .schedule: schedules
    case .goalOrChange: schedules + ["+1h", "-1h"]
    case .time: ["now", "yesterday"]
    case .idOrDate, .date: ["today", "yesterday"]
    case .day, .dayOrID, .dayOrRemove: ["today"]
    case .mood: (1...5).map { String($0) }
    case .settingKey: Settings.Key.allCases.map(\.rawValue)
    case .command: CommandName.allCases.map(\.rawValue)
    case .days: ["mon-fri", "sat,sun"]
    case .spanOrOff: ["1h", "2h"]
    case .monthOrYear: months
    case .pattern: ["5:2"]
    case .profileFields: ProfileWords.fields.map(\.term.word)
    default: []
    }
  }

  /// The keys whose values can be offered.
  static var settings: [(key: String, values: [String])] {
    Settings.Key.allCases.map { ($0.rawValue, words(of: $0.shape)) }.filter { !$0.1.isEmpty }
  }

  private static func words(of shape: Shape) -> [String] {
    switch shape.form {
    case .clock, .clocks, .span, .days: shape.words + [shape.example]
    case nil, .quietRules, .nameOrPath, .path, .commandLine: shape.words
    }
  }
}
