import Nouns
import Settings
import Time
import Views

/// Words that a shell can offer for a value.
enum CompletionWords {
  static let schedules =
    ["12:12", "13:11", "14:10", "16:8", "18:6", "20:4", "23:1"] + nicknames

  /// What people call some of them.
  static let nicknames = ["omad", "warrior", "leangains", "circadian", "overnight"]

  static func of(_ kind: ValueKind, _ phrases: Phrases) -> [String] {
    values(of: kind, phrases) + kind.terms.map { $0.shown(phrases) }
  }

  private static func values(of kind: ValueKind, _ phrases: Phrases) -> [String] {
    switch kind {
    case .goal, .scheduleOrOpen, .schedule: schedules
    case .goalOrChange: schedules + ["+1h", "-1h"]
    case .time: words(phrases(CompletionMessage.times))
    case .idOrDate, .date, .dateOrSafety: words(phrases(CompletionMessage.dates))
    case .day, .dayOrID, .dayOrRemove: [phrases(CompletionMessage.today)]
    case .mood: Fast.moods.map { String($0) }
    case .settingKey: Settings.Key.allCases.map(\.rawValue)
    case .command: Commands.all.map { $0.name }
    case .days: words(phrases(CompletionMessage.days))
    case .spanOrOff: ["1h", "2h"]
    case .monthOrYear, .monthOrDate: words(phrases(CompletionMessage.months))
    case .pattern: ["5:2"]
    case .profileFields: ProfileWords.fields.map(\.term.word)
    case .reportParts: ReportPart.allCases.map(\.rawValue)
    default: []
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// The keys whose values can be offered.
  static var settings: [(key: String, values: [String])] {
    Settings.Key.allCases.map { ($0.rawValue, words(of: $0.shape)) }.filter { !$0.1.isEmpty }
  }

  private static func words(of shape: Shape) -> [String] {
    switch shape.form {
    case .clock, .clocks, .span, .number: shape.words + [shape.example]
    case nil, .quietRules, .nameOrPath, .path, .commandLine: shape.words
    }
  }
}

/// Words that a person types, one after the other.
enum CompletionMessage: String, Message {
  case times = "now yesterday"
  case dates = "today yesterday"
  case today = "today"
  case days = "mon-fri sat,sun"
  case months =
    "january february march april may june july august september october november december"
  case help = "Show help for this command"
}
