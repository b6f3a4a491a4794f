import Formats

/// The name of an option; it takes the same kind of value wherever it is understood.
enum OptionName: String, CaseIterable, Sendable {
  case ago
  case all
  case at
  case backfill
  case confirm
  case daily
  case days
  case dryRun = "dry-run"
  case end
  case format
  case from
  case goal
  case help
  case `in`
  case json
  case last
  case list
  case note
  case open
  case output
  case quiet
  case since
  case start
  case sync
  case to
  case until
  case version
  case why
  case yes
  case ago, all, at, confirm, daily, days, end, goal, help, `in`
  case json, last, list, note, open, output, quiet, since, start, until, version, why
  case ascii, svg, trend
  case ago, all, at, backfill, confirm, daily, days, end, format, from, goal, help, hours, `in`
  case json, last, list, name, note, open, output, quiet, since, start, sync, text, to, until
  case version, why

  /// Nil for one that takes no value.
  var value: ValueKind? {
    switch self {
    case .ago: .span
    case .all: nil
    case .at: .time
    case .backfill: nil
    case .confirm: .text
    case .all, .help, .json, .list, .open, .version, .why: nil
    case .ascii, .trend: nil
    case .at, .start, .end, .until: .time
    case .ago, .in: .span
    case .daily: .clock
    case .days: .days
    case .dryRun: nil
    case .end: .time
    case .format: .choice("FORMAT", among: ExportFormat.allCases.map(\.rawValue))
    case .from: .date
    case .goal: .goalOrChange
    case .help: nil
    case .in: .span
    case .json: nil
    case .last: .number
    case .list: nil
    case .note: .text
    case .open: nil
    case .output: .file
    case .quiet: .spanOrOff
    case .since: .number
    case .start: .time
    case .sync: nil
    case .to: .date
    case .until: .time
    case .version: nil
    case .why: nil
    case .yes: nil
    case .note, .confirm: .text
    case .note, .confirm, .text: .text
    case .name: .scheduleName
    case .hours: .hours
    case .last, .since: .number
    case .output, .svg: .file
    }
  }

  /// The one-letter form.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .last: "n"
    default: nil
    }
  }

  var spelling: String { "--\(rawValue)" }

  /// `--at TIME`, as a synopsis shows it.
  var synopsis: String {
    value.map { "\(spelling) \($0.placeholder)" } ?? spelling
  }

  init?(letter: Character) {
    guard let name = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = name
  }
}
