import Nouns

/// A row as the parameters of a statement.
nonisolated struct ColumnValues: ColumnFields {
  typealias Failure = Never

  private(set) var values: [Value] = []

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    values.append(Value(value))
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    values.append(Value(value))
  }

  mutating func unfit(_ name: String, _ suffix: String) {}
}

/// Fills a row from the columns of a statement.
nonisolated struct ColumnReader: ColumnFields {
  typealias Failure = StoreError

  private let columns: Columns
  private var next: Int32

  init(_ columns: Columns, from first: Int32) {
    self.columns = columns
    next = first
  }

  mutating func column(
    _ name: String, _ suffix: String, _ value: inout Int64?
  ) throws(StoreError) {
    value = try columns.optionalInteger(next)
    next += 1
  }

  mutating func column(
    _ name: String, _ suffix: String, _ value: inout String?
  ) throws(StoreError) {
    value = try columns.optionalText(next)
    next += 1
  }

  mutating func unfit(_ name: String, _ suffix: String) throws(StoreError) {
    throw .unusable(RowLayout.column(name, suffix))
  }
}
