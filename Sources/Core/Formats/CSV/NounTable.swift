package import Nouns
import Time
import Wire

/// The rows of one noun as a table whose columns are called after its fields; they lose nothing.
///
/// UTF-8, RFC 4180, lines end with CR LF, the first one has the names. A moment is five columns:
/// `at_utc`, `at_local` (for people), `at_tz`, `at_offset_s` and `at_day`. Texts are guarded as in
/// the table of fasts.
package struct NounTable: RowWriter {
  private let kind: Row.Kind

  private init(_ kind: Row.Kind) {
    self.kind = kind
  }

  /// Fasts have columns of their own.
  package static func writer(of kind: Row.Kind) -> any RowWriter {
    kind == .fast ? CSVWriter() : NounTable(kind)
  }

  /// "meal_items.csv"
  package static func fileName(of kind: Row.Kind) -> String {
    RowLayout.column(kind.plural) + ".csv"
  }

  package func begin(in bytes: inout [UInt8]) {
    var line = CSVLine()
    for name in Self.columns(of: kind) { line.cell(name) }
    bytes += line.finish()
  }

  package func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    guard row.kind == kind else { return false }
    var cells = NounCells()
    var row = row
    row.fields(&cells)
    bytes += cells.line.finish()
    return true
  }

  package func end(in bytes: inout [UInt8]) {}

  static func columns(of kind: Row.Kind) -> [String] {
    var cells = NounCells()
    var row = Row(kind)
    row.fields(&cells)
    return cells.names
  }

  /// Whose table has such a first line; columns are only ever added behind, so that one from before
  /// has fewer.
  static func kind(of names: [String]) -> Row.Kind? {
    let kinds = Row.Kind.allCases.filter { $0 != .fast }
    let now = kinds.filter { names.starts(with: columns(of: $0)) }
      .max { columns(of: $0).count < columns(of: $1).count }
    if let now, columns(of: now) == names { return now }
    let before = kinds.filter { columns(of: $0).starts(with: names) }
    return names.count >= fewestBefore && before.count == 1 ? before[0] : now
  }

  /// With fewer columns it may be anybody's.
  private static let fewestBefore = 4
}

/// Writes the fields of a row as cells, in their order.
private struct NounCells: ColumnFields {
  typealias Failure = Never

  static var isForPeople: Bool { true }

  private(set) var names: [String] = []
  var line = CSVLine()

  private mutating func add(_ name: String, _ suffix: String, _ text: String?) {
    names.append(RowLayout.column(name, suffix))
    line.cell(text ?? "")
  }

  private mutating func add(_ name: String, _ suffix: String, guarding text: String?) {
    names.append(RowLayout.column(name, suffix))
    line.cell(guarding: text ?? "")
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    add(name, suffix, value.map { String($0) })
  }

  /// An empty text is written as the guard alone, since an empty cell means no text.
  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    if value == "" { add(name, suffix, "'") } else { add(name, suffix, guarding: value) }
  }

  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) {
    add(name, "", guarding: value)
  }

  mutating func unfit(_ name: String, _ suffix: String) {}

  mutating func mark(_ name: String, _ value: inout Mark) { mark(name, of: value) }

  mutating func mark(_ name: String, _ value: inout Mark?, like other: Mark) {
    mark(name, of: value)
  }

  private mutating func mark(_ name: String, of value: Mark?) {
    add(name, "_utc", value?.instant.iso)
    add(name, "_local", value.map { FastColumn.local($0) })
    add(name, "_tz", guarding: value?.zone)
    add(name, "_offset_s", (value?.offset).map { String($0) })
    add(name, "_day", value?.saidDay?.iso)
  }

  mutating func instant(_ name: String, _ value: inout Instant) { add(name, "_utc", value.iso) }

  mutating func day(_ name: String, _ value: inout Day) { add(name, "", value.iso) }

  mutating func day(_ name: String, _ value: inout Day?) { add(name, "", value?.iso) }

  mutating func span(_ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>) {
    add(name, "_s", value.map { FastColumn.seconds($0) })
  }

  mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    add(name, unit.tableSuffix, unit.text(of: value))
  }

  mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    add(name, unit.tableSuffix, value.map { unit.text(of: $0) })
  }

  mutating func flag(_ name: String, _ value: inout Bool) {
    add(name, "", value ? "true" : "false")
  }
}

extension RowUnit {
  /// In a table grams are grams, with a decimal where tenths are kept.
  var tableSuffix: String {
    switch self {
    case .none, .thousandths: ""
    case .grams, .decigrams: "_g"
    case .millimetres: "_mm"
    }
  }

  var decimals: Int {
    switch self {
    case .none, .grams, .millimetres: 0
    case .decigrams: 1
    case .thousandths: 3
    }
  }

  func text(of number: Int64) -> String { DecimalText.written(number, decimals: decimals) }
}
