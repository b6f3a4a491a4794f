import Nouns

/// The rows of one noun by their ids, of which only a page is in memory.
nonisolated struct RowCursor {
  private static let pageLength: Int64 = 250

  private let noun: NounTable
  private let connection: Connection
  private var page: ArraySlice<(id: String, row: Row?)> = []
  private var last: String? = ""

  init(_ noun: NounTable, in connection: Connection) {
    (self.noun, self.connection) = (noun, connection)
  }

  /// Without those that mean nothing to us; nil at the end.
  mutating func next() throws(StoreError) -> Row? {
    while true {
      if page.isEmpty { try turnPage() }
      guard let place = page.popFirst() else { return nil }
      if let row = place.row { return row }
    }
  }

  private mutating func turnPage() throws(StoreError) {
    guard let last else { return }
    let noun = noun
    let rows = try connection.rows(
      "\(noun.select) WHERE id > ? ORDER BY id LIMIT ?", .text(last), .integer(Self.pageLength)
    ) { columns throws(StoreError) in
      (id: try columns.text(0), row: try? noun.sound(columns).get())
    }
    page = rows[...]
    self.last = rows.count < Self.pageLength ? nil : rows.last?.id
  }
}

/// A row with a value that means nothing to us, in that column.
nonisolated struct UnreadRow: Error {
  let id: String
  let column: String
}

nonisolated extension NounTable {
  /// The row that stands there, or the first text and the column of one that means nothing to us.
  func sound(_ columns: Columns) throws(StoreError) -> Result<Row, UnreadRow> {
    do throws(StoreError) { return .success(try read(columns, 0)) } catch {
      guard case .unusable(let column) = error else { throw error }
      let id = (try? columns.text(0)) ?? ""
      return .failure(UnreadRow(id: String(id.prefix(RowID.length)), column: column))
    }
  }

  /// By their ids, as they stand in one order everywhere.
  func visit(
    in connection: Connection, _ each: (Result<Row, UnreadRow>) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection.visit(select + " ORDER BY id", []) { columns throws(StoreError) in
      try each(try sound(columns))
      return true
    }
  }
}
