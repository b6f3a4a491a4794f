import Nouns
import Time
import Wire

/// Our own table of a noun; the columns that people read are passed over.
struct OwnNounTable: TableReader {
  let kind: Row.Kind
  let isOwn = true

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    var row = Row(kind)
    var fields = CellFields(cells: cells)
    try row.fields(&fields)
    return SentRow(row, unfit: fields.unfit)
  }
}

/// Reads the fields of a row from the cells that `NounTable` writes.
private struct CellFields: ColumnFields {
  typealias Failure = RowProblem

  static var isForPeople: Bool { true }

  let cells: Cells
  /// The first field that says nothing that could be kept.
  private(set) var unfit: String?

  init(cells: Cells) {
    self.cells = cells
  }

  private func text(_ name: String, _ suffix: String = "") -> String? {
    cells[RowLayout.column(name, suffix)]
  }

  private func needed(_ name: String, _ suffix: String = "") throws(RowProblem) -> String {
    try cells.needed(RowLayout.column(name, suffix))
  }

  mutating func unfit(_ name: String, _ suffix: String) { unfit = unfit ?? name }

  mutating func column(
    _ name: String, _ suffix: String, _ value: inout Int64?
  ) throws(RowProblem) {
    value = try cells.int(RowLayout.column(name, suffix))
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    value = text(name, suffix).map { CSVLine.unguarded($0) }
  }

  mutating func id(_ value: inout RowID) {
    guard let text = text("id") else { return }
    if let id = RowID(text: text) { value = id } else { unfit("id", "") }
  }

  // MARK: Times

  mutating func mark(_ name: String, _ value: inout Mark) throws(RowProblem) {
    guard let mark = try mark(name, like: .blank) else {
      throw .missing(RowLayout.column(name, "_utc"))
    }
    value = mark
  }

  mutating func mark(_ name: String, _ value: inout Mark?, like other: Mark) throws(RowProblem) {
    value = try mark(name, like: other)
  }

  private mutating func mark(_ name: String, like other: Mark) throws(RowProblem) -> Mark? {
    guard let instant = try instant(name) else { return nil }
    let offset = try cells.int(RowLayout.column(name, "_offset_s"))
    var day: Day? = nil
    self.day("\(name)_day", &day)
    return Mark(
      instant: instant, offset: offset.map { Int(clamping: $0) } ?? other.offset,
      zone: text(name, "_tz").map { CSVLine.unguarded($0) } ?? "", day: day ?? Mark.unsaid)
  }

  private func instant(_ name: String) throws(RowProblem) -> Instant? {
    guard let text = text(name, "_utc") else { return nil }
    guard let instant = try? Instant(iso: text) else {
      throw .notATime(RowLayout.column(name, "_utc"), text: text)
    }
    return instant
  }

  mutating func instant(_ name: String, _ value: inout Instant) throws(RowProblem) {
    guard let instant = try instant(name) else { throw .missing(RowLayout.column(name, "_utc")) }
    value = instant
  }

  mutating func day(_ name: String, _ value: inout Day) throws(RowProblem) {
    let text = try needed(name)
    if let day = try? Day(iso: text) { value = day } else { unfit(name, "") }
  }

  mutating func day(_ name: String, _ value: inout Day?) {
    guard let text = text(name) else { return value = nil }
    value = try? Day(iso: text)
    if value == nil { unfit(name, "") }
  }

  mutating func span(
    _ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>
  ) throws(RowProblem) {
    value = try cells.span(RowLayout.column(name, "_s"), unit: .second)
  }

  // MARK: Numbers and flags

  mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(RowProblem) {
    _ = try needed(name, unit.tableSuffix)
    value = try number(name, in: unit) ?? value
  }

  mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(RowProblem) {
    value = try number(name, in: unit)
  }

  private func number(_ name: String, in unit: RowUnit) throws(RowProblem) -> Int64? {
    guard let text = text(name, unit.tableSuffix) else { return nil }
    guard let number = DecimalText.read(text, decimals: unit.decimals) else {
      throw .notANumber(RowLayout.column(name, unit.tableSuffix), text: text)
    }
    return number
  }

  mutating func flag(_ name: String, _ value: inout Bool) throws(RowProblem) {
    value = try cells.bool(RowLayout.column(name)) ?? value
  }

  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) {
    value = text(name).map { CSVLine.unguarded($0) } ?? ""
  }
}
