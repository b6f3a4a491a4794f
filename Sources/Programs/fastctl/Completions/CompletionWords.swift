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
    switch kind {
    case .goal: schedules
    case .goalOrChange: schedules + ["+1h", "-1h", "none"]
    case .time: words(phrases(CompletionMessage.times))
    case .idOrDate, .date: words(phrases(CompletionMessage.dates))
    case .scheduleOrOpen: schedules + ["open"]
    case .week: ["off"]
    case .day, .dayOrID: [phrases(CompletionMessage.today)]
    case .dayOrRemove: [phrases(CompletionMessage.today), "remove"]
    case .outcome: History.outcomes
    case .mood: (1...5).map { String($0) }
    case .settingKey: Settings.Key.allCases.map(\.rawValue)
    case .command: CommandName.allCases.map(\.rawValue)
    case .choice(_, among: let words): words
    case .days: words(phrases(CompletionMessage.days))
    case .spanOrOff: ["1h", "2h", "off"]
    case .window: ["following"]
    case .monthOrYear: words(phrases(CompletionMessage.months))
    case .restriction: Restriction.names.map(\.name)
    case .pattern: ["5:2", "alternate", "none"]
    case .profileFields: ProfileWords.fields.map(\.name)
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
    case .clock, .clocks, .span, .days: shape.words + [shape.example]
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
