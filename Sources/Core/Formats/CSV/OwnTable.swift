import Time
import Wire

/// Our own table; the columns that people read are passed over.
struct OwnTable: TableReader {
  func row(_ cells: Cells) throws(RowProblem) -> FastRow {
    let own = OwnCells(cells: cells)
    var row = FastRow(
      start: try own.needed(.startUTC), startOffset: try own.int(.startOffset) ?? 0,
      startZone: own.text(.zone) ?? "")
    row.id = cells[FastColumn.id.rawValue] ?? ""
    row.startDay = cells[FastColumn.startDay.rawValue]
    row.end = try own.instant(.endUTC)
    if row.end != nil {
      row.endOffset = try own.int(.endOffset) ?? row.startOffset
      row.endZone = own.text(.endZone) ?? (own.has(.endZone) ? "" : row.startZone)
      row.endDay = cells[FastColumn.endDay.rawValue]
    }
    row.goal = try cells.span(FastColumn.goal.rawValue, unit: .second)?.milliseconds
    row.reached = try cells.span(FastColumn.reached.rawValue, unit: .second)?.milliseconds
    row.schedule = own.text(.schedule)
    row.note = own.text(.note)
    row.mood = try own.int(.mood)
    row.cancelled = try cells.bool(FastColumn.cancelled.rawValue) ?? false
    row.source = own.text(.source)
    row.sourceID = own.text(.sourceID)
    return row
  }
}

private struct OwnCells {
  let cells: Cells

  func has(_ column: FastColumn) -> Bool { cells.columns[column.rawValue] != nil }

  func text(_ column: FastColumn) -> String? {
    cells[column.rawValue].map { CSVLine.unguarded($0) }
  }

  func int(_ column: FastColumn) throws(RowProblem) -> Int64? { try cells.int(column.rawValue) }

  func instant(_ column: FastColumn) throws(RowProblem) -> Int64? {
    guard let text = cells[column.rawValue] else { return nil }
    guard let instant = try? Instant(iso: text) else {
      throw .notATime(column.rawValue, text: text)
    }
    return instant.milliseconds
  }

  func needed(_ column: FastColumn) throws(RowProblem) -> Int64 {
    guard let instant = try instant(column) else { throw .missing(column.rawValue) }
    return instant
  }
}
