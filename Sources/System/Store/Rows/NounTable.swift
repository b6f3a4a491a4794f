import Nouns
import Rules

/// Where the rows of one noun are kept, and how the log writes and reads them.
nonisolated struct NounTable: Sendable {
  let kind: Row.Kind
  /// What the log calls such a row.
  let name: String
  let table: String
  let select: String
  /// Of one row, by its id.
  let selectOne: String
  let insert: String
  /// The id is the first parameter, as everywhere.
  let update: String
  let delete: String
  /// A stored row as text, by its id.
  let write: String
  /// The same of a row that is in no table, of all its columns.
  let writeValues: String
  /// The columns of such a text.
  let parse: String
  /// Those that may be unusable, with their row numbers behind the columns; the oldest first.
  let suspects: String
  /// How many columns there are.
  let width: Int32
  /// A stored row as SQL would write it, whatever it holds; of what is endless only the beginning.
  let quoted: String

  fileprivate init(_ kind: Row.Kind) {
    let columns = RowLayout(of: kind).columns.map(\.name)
    let names = RowNames(noun: kind.rawValue, names: columns)
    let all = RowNames(noun: kind.rawValue, names: columns + kind.derived)
    let logged = RowNames(noun: kind.rawValue, names: kind.logged ?? columns)
    self.kind = kind
    name = kind.rawValue
    table = RowLayout.column(kind.plural)
    select = "SELECT \(names.list) FROM \(table)"
    selectOne = select + " WHERE id = ?"
    insert = "INSERT INTO \(table) (\(all.list)) VALUES (\(all.placeholders))"
    update = "UPDATE \(table) SET \(all.assignments) WHERE id = ?1"
    delete = "DELETE FROM \(table) WHERE id = ?"
    write = "SELECT \(logged.json) FROM \(table) WHERE id = ?"
    writeValues = """
      WITH \(table) (\(all.list)) AS (VALUES (\(all.placeholders)))
      SELECT \(logged.json) FROM \(table)
      """
    parse = "SELECT \(names.list(in: "?1"))"
    suspects =
      "SELECT \(names.list), rowid FROM \(table) WHERE \(kind.suspicion) ORDER BY rowid"
    width = Int32(names.names.count)
    quoted =
      "json_object("
      + logged.names.map { "'\($0)', quote(\(Self.cut($0)))" }.joined(separator: ", ") + ")"
  }

  private static func cut(_ name: String) -> String {
    "iif(typeof(\(name)) IN ('text', 'blob'), substr(\(name), 1, 1048576), \(name))"
  }

  static let all = Row.Kind.allCases.map(NounTable.init)
  static let fasts = Row.Kind.fast.table
  static let reminders = Row.Kind.reminder.table

  /// Of all the columns of a row, the derived ones last.
  func values(of row: Row) -> [Value] {
    var (row, values) = (row, ColumnValues())
    row.fields(&values)
    return values.values + row.derived
  }

  /// The row whose columns begin at `first`.
  func read(_ columns: Columns, _ first: Int32 = 0) throws(StoreError) -> Row {
    var row = Row(kind)
    var reader = ColumnReader(columns, from: first)
    try row.fields(&reader)
    return row
  }
}

extension Row {
  nonisolated var table: NounTable { kind.table }
}

extension Row.Kind {
  nonisolated var table: NounTable {
    NounTable.all.first { $0.kind == self } ?? NounTable(self)
  }
}

extension Noun {
  /// All that stand in its table, or those that the rest of a statement finds.
  nonisolated static func rows(
    in connection: Connection, _ rest: String = "", _ values: [Value] = []
  ) throws(StoreError) -> [Self] {
    try connection.rows("\(kind.table.select) \(rest)", values) {
      columns throws(StoreError) in try Self(columns)
    }
  }

  nonisolated static func first(
    in connection: Connection, _ rest: String = "", _ values: [Value] = []
  ) throws(StoreError) -> Self? {
    try connection.first("\(kind.table.select) \(rest)", values) {
      columns throws(StoreError) in try Self(columns)
    }
  }

  nonisolated init(_ columns: Columns) throws(StoreError) {
    var reader = ColumnReader(columns, from: 0)
    self.init()
    try fields(&reader)
  }
}
