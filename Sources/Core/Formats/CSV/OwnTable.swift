import Nouns
import Time
import Wire

/// Our own table; the columns that people read are passed over.
struct OwnTable: TableReader {
  let isOwn = true

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    var own = OwnCells(cells)
    guard let start = try own.instant(.startUTC) else {
      throw .missing(FastColumn.startUTC.rawValue)
    }
    var fast = Fast()
    fast.id = own.id()
    fast.start = Mark(
      instant: start, offset: try own.int(.startOffset) ?? 0, zone: own.text(.zone) ?? "",
      day: own.day(.startDay, "startDay"))
    if let end = try own.instant(.endUTC) {
      fast.end = Mark(
        instant: end, offset: try own.int(.endOffset) ?? fast.start.offset,
        zone: own.text(.endZone) ?? (own.has(.endZone) ? "" : fast.start.zone),
        day: own.day(.endDay, "endDay"))
    }
    fast.goal = try cells.span(FastColumn.goal.rawValue, unit: .second)
    fast.reached = try cells.span(FastColumn.reached.rawValue, unit: .second)
    fast.schedule = own.text(.schedule)
    fast.note = own.text(.note)
    fast.mood = try own.int(.mood)
    fast.isCancelled = try cells.bool(FastColumn.cancelled.rawValue) ?? false
    fast.origin = own.origin()
    fast.reason = own.reason()
    return SentRow(.fast(fast), unfit: own.unfit)
  }
}

private struct OwnCells {
  let cells: Cells
  /// The first field that says nothing that could be kept.
  private(set) var unfit: String?

  init(_ cells: Cells) {
    self.cells = cells
  }

  func has(_ column: FastColumn) -> Bool { cells.columns[column.rawValue] != nil }

  func text(_ column: FastColumn) -> String? {
    cells[column.rawValue].map { CSVLine.unguarded($0) }
  }

  func int(_ column: FastColumn) throws(RowProblem) -> Int? {
    try cells.int(column.rawValue).map { Int(clamping: $0) }
  }

  func instant(_ column: FastColumn) throws(RowProblem) -> Instant? {
    guard let text = cells[column.rawValue] else { return nil }
    guard let instant = try? Instant(iso: text) else {
      throw .notATime(column.rawValue, text: text)
    }
    return instant
  }

  mutating func id() -> RowID {
    guard let text = cells[FastColumn.id.rawValue] else { return .blank }
    return kept(RowID(text: text), "id") ?? .blank
  }

  mutating func day(_ column: FastColumn, _ field: String) -> Day {
    guard let text = cells[column.rawValue] else { return Mark.unsaid }
    return kept(try? Day(iso: text), field) ?? Mark.unsaid
  }

  mutating func origin() -> Fast.Origin? {
    guard let source = text(.source) else {
      if text(.sourceID) != nil { unfit = unfit ?? "source" }
      return nil
    }
    return Fast.Origin(source: source, id: text(.sourceID))
  }

  mutating func reason() -> EndReason? {
    text(.reason).flatMap { kept(EndReason(rawValue: $0), "reason") }
  }

  private mutating func kept<Value>(_ value: Value?, _ field: String) -> Value? {
    if value == nil { unfit = unfit ?? field }
    return value
  }
}
