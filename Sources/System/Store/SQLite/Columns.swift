import CSQLite

/// The current row of a statement, valid only inside the closure it is given to.
///
/// A column of an unexpected type makes the row unusable: STRICT tables hold no other, but others may
/// have written them.
nonisolated struct Columns {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  func isNull(_ index: Int32) -> Bool {
    sqlite3_column_type(statement, index) == SQLITE_NULL
  }

  func integer(_ index: Int32) throws(StoreError) -> Int64 {
    guard sqlite3_column_type(statement, index) == SQLITE_INTEGER else {
      throw unusable(index)
    }
    return sqlite3_column_int64(statement, index)
  }

  func text(_ index: Int32) throws(StoreError) -> String {
    try bytes(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// A text's bytes, which stay only while `read` looks at them.
  func bytes<Result>(
    _ index: Int32, read: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(StoreError) -> Result {
    guard sqlite3_column_type(statement, index) == SQLITE_TEXT,
      let start = sqlite3_column_text(statement, index)
    else { throw unusable(index) }
    let count = Int(sqlite3_column_bytes(statement, index))
    return read(UnsafeBufferPointer(start: start, count: count))
  }

  func blob(_ index: Int32) throws(StoreError) -> [UInt8] {
    guard sqlite3_column_type(statement, index) == SQLITE_BLOB else { throw unusable(index) }
    let count = Int(sqlite3_column_bytes(statement, index))
    return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, index), count: count))
  }

  func optionalInteger(_ index: Int32) throws(StoreError) -> Int64? {
    isNull(index) ? nil : try integer(index)
  }

  func optionalText(_ index: Int32) throws(StoreError) -> String? {
    isNull(index) ? nil : try text(index)
  }

  /// What is thrown where the value of a column means nothing to us.
  func unusable(_ index: Int32) -> StoreError {
    let name = sqlite3_column_name(statement, index).map { String(cString: $0) } ?? ""
    return .unusable(name)
  }
}

/// What goes into a statement's parameter.
nonisolated enum Value: Equatable {
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
  case null

  init(_ integer: Int64?) {
    self = integer.map(Value.integer) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Value.text) ?? .null
  }
}
