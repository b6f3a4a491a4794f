import CSQLite

/// A database file beside the daemon that may have it open.
struct Database: ~Copyable {
  private let connection: OpaquePointer?

  struct Failure: Error {
    let code: Int32
  }

  init(_ path: String, isReadOnly: Bool = false) throws(Failure) {
    var connection: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    self.connection = connection
    try Self.expect(code)
  }

  deinit { sqlite3_close(connection) }

  func run(_ sql: String) throws(Failure) {
    try Self.expect(sqlite3_exec(connection, sql, nil, nil, nil))
  }

  /// The columns of each row as texts.
  func rows(_ question: String) throws(Failure) -> [[String]] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try Self.expect(sqlite3_prepare_v2(connection, question, -1, &statement, nil))
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        })
    }
    return rows
  }

  private static func expect(_ code: Int32) throws(Failure) {
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }
}
