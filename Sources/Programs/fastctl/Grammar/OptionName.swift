import Formats

/// The name of an option; it takes the same kind of value wherever it is understood.
enum OptionName: String, CaseIterable, Sendable {
  case ago, all, at, backfill, confirm, daily, days, end, format, from, goal, help, `in`
  case json, last, list, note, open, output, quiet, since, start, sync, to, until, version, why

  /// Nil for one that takes no value.
  var value: ValueKind? {
    switch self {
    case .all, .backfill, .sync, .help, .json, .list, .open, .version, .why: nil
    case .at, .start, .end, .until: .time
    case .ago, .in: .span
    case .daily: .clock
    case .days: .days
    case .quiet: .spanOrOff
    case .goal: .goalOrChange
    case .note, .confirm: .text
    case .last, .since: .number
    case .output: .file
    case .from, .to: .date
    case .format: .choice("FORMAT", among: ExportFormat.allCases.map(\.rawValue))
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
