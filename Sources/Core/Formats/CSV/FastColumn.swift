import Nouns
import Time
import Wire

/// The columns of our own table, of which each fast is a line; they lose nothing.
///
/// UTF-8, RFC 4180, lines end with CR LF, the first one has the names. Columns may be added.
/// Texts (`note`, `schedule`, zones and sources) that begin with one of `= + - @ '`, a tab or a
/// line end have a `'` in front, which is removed when they are read.
package enum FastColumn: String, CaseIterable, Sendable {
  case id
  /// ISO 8601 with `Z`, with milliseconds where there are any; the end is empty while it runs.
  case startUTC = "start_utc"
  case endUTC = "end_utc"
  /// The local time without an offset: for people.
  case startLocal = "start_local"
  case endLocal = "end_local"
  /// The zone at the start.
  case zone = "tz"
  /// Seconds east of UTC.
  case startOffset = "start_offset_s"
  case endOffset = "end_offset_s"
  /// In seconds, like the goal; follows from the ends.
  case duration = "duration_s"
  /// Empty for a fast without a goal; may have three decimals.
  case goal = "goal_s"
  /// Whether it met its goal: follows from the others.
  case completed
  case note
  case schedule
  case cancelled
  /// 1 to 5.
  case mood
  /// The dates that it counts for, by the rule of their time.
  case startDay = "start_day"
  case endDay = "end_day"
  case endZone = "end_tz"
  /// The program that it came from, and its id there.
  case source
  case sourceID = "source_id"
  /// A shorter goal that it had reached when the goal was moved on.
  case reached = "reached_s"
  /// Why it ended, where the person has said so.
  case reason
}

extension FastColumn {
  static var header: [UInt8] {
    var line = CSVLine()
    for column in allCases { line.cell(column.rawValue) }
    return line.finish()
  }

  func write(_ fast: Fast, to line: inout CSVLine) {
    switch self {
    case .id: line.cell(fast.id.text)
    case .startUTC: line.cell(fast.start.instant.iso)
    case .endUTC: line.cell(fast.end?.instant.iso ?? "")
    case .startLocal: line.cell(Self.local(fast.start))
    case .endLocal: line.cell(fast.end.map(Self.local) ?? "")
    case .zone: line.cell(guarding: fast.start.zone)
    case .startOffset: line.cell(String(fast.start.offset))
    case .endOffset: line.cell((fast.end?.offset).map(String.init) ?? "")
    case .duration: line.cell(fast.duration.map(Self.seconds) ?? "")
    case .goal: line.cell(fast.goal.map(Self.seconds) ?? "")
    case .completed: line.cell(fast.isCompleted.map { $0 ? "true" : "false" } ?? "")
    case .note: line.cell(guarding: fast.note ?? "")
    case .schedule: line.cell(guarding: fast.schedule ?? "")
    case .cancelled: line.cell(fast.isCancelled ? "true" : "false")
    case .mood: line.cell(fast.mood.map(String.init) ?? "")
    case .startDay: line.cell(fast.start.saidDay?.iso ?? "")
    case .endDay: line.cell(fast.end?.saidDay?.iso ?? "")
    case .endZone: line.cell(guarding: fast.end?.zone ?? "")
    case .source: line.cell(guarding: fast.origin?.source ?? "")
    case .sourceID: line.cell(guarding: fast.origin?.id ?? "")
    case .reached: line.cell(fast.reached.map(Self.seconds) ?? "")
    case .reason: line.cell(fast.reason?.rawValue ?? "")
    }
  }

  /// The local time without an offset.
  static func local(_ mark: Mark) -> String {
    String((mark.instant + .seconds(Int64(mark.offset))).iso.dropLast())
  }

  /// With three decimals where whole seconds would lose something.
  static func seconds(_ span: Span) -> String {
    let rest = span.milliseconds % Span.second.milliseconds
    guard rest != 0 else { return String(span.milliseconds / Span.second.milliseconds) }
    let decimals = String(rest.magnitude + 1000).dropFirst()
    let sign = span.milliseconds < 0 ? "-" : ""
    return "\(sign)\((span.milliseconds / Span.second.milliseconds).magnitude).\(decimals)"
  }
}

/// Our own table.
struct CSVWriter: RowWriter {
  func begin(in bytes: inout [UInt8]) { bytes += FastColumn.header }

  func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    guard let fast = row.fast else { return false }
    var line = CSVLine()
    for column in FastColumn.allCases { column.write(fast, to: &line) }
    bytes += line.finish()
    return true
  }

  func end(in bytes: inout [UInt8]) {}
}
