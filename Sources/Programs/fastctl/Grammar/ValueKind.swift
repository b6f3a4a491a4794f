/// What may stand in one place of a command line.
enum ValueKind: Equatable, Sendable {
  case time, span, goal, text, number, file
  /// A goal, a change of the goal there is, or none.
  case goalOrChange
  case id, idOrDate
  case settingKey, settingValue
  case command, verb
  case choice(String, among: [String])

  /// The word for it in a synopsis.
  var placeholder: String {
    switch self {
    case .time: "TIME"
    case .span: "SPAN"
    case .goal: "GOAL"
    case .goalOrChange: "GOAL|+SPAN|-SPAN|none"
    case .id: "ID"
    case .idOrDate: "ID|DATE"
    case .text: "TEXT"
    case .number: "NUMBER"
    case .file: "FILE"
    case .settingKey: "KEY"
    case .settingValue: "VALUE"
    case .command: "COMMAND"
    case .verb: "VERB"
    case .choice(let name, among: _): name
    }
  }

  /// A value that would be right.
  var example: String {
    switch self {
    case .time: "20:00"
    case .span: "2h30m"
    case .goal: "16:8"
    case .goalOrChange: "+1h"
    case .id: "k7m2"
    case .idOrDate: "2026-03-01"
    case .text: "\"slept badly\""
    case .number: "10"
    case .file: "report.txt"
    case .settingKey: "time.format"
    case .settingValue: "24"
    case .command: "start"
    case .verb: "set"
    case .choice(_, among: let words): words.first ?? ""
    }
  }
}
