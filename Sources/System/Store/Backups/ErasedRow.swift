import Nouns
import Rules

/// A row that leaves one database for good: its table, the log, and all that was told of it.
nonisolated struct ErasedRow {
  let id: RowID
  private let table: NounTable

  init(_ id: RowID, of kind: Row.Kind) {
    self.id = id
    table = kind.table
  }

  /// News are about fasts, and begin with their ids.
  private var logged: String {
    table.kind == .fast
      ? "noun IN ('fast', 'news') AND id >= ?1 AND id < ?1 || '~'"
      : "noun = '\(table.name)' AND id = ?1"
  }

  /// The log may have forgotten what its table still has, and the other way round.
  func isHeld(in connection: Connection) throws(StoreError) -> Bool {
    let id = Value.text(id.text)
    if try connection.first("SELECT 1 FROM changes WHERE \(logged)", id, read: { _ in true }) != nil
    {
      return true
    }
    guard try has(table.table, in: connection) else { return false }
    return try connection.first(
      "SELECT 1 FROM \(table.table) WHERE id = ?", id, read: { _ in true }) != nil
  }

  func erase(in connection: Connection) throws(StoreError) {
    let (id, noun) = (Value.text(id.text), Value.text(table.name))
    if try has(table.table, in: connection) {
      try connection.run("DELETE FROM \(table.table) WHERE id = ?", id)
    }
    if try has("unusable", in: connection) {
      try connection.run("DELETE FROM unusable WHERE noun = ? AND id = ?", noun, id)
    }
    if try has("ops", in: connection) {
      try connection.run(
        """
        UPDATE ops SET id = '', sets = NULL, prev = NULL, salt = NULL, verb = '', actor = '',
          clock_ms = 0, clock_count = 0, at_ms = 0, step = 0
        WHERE \(OperationReader.ofRow) AND sets IS NOT NULL
        """, id, noun)
    }
    // Answers repeat what they are about.
    if try has("answers", in: connection) { try connection.run("DELETE FROM answers") }
    if table.kind == .fast {
      try connection.run("DELETE FROM news WHERE subject >= ?1 AND subject < ?1 || '~'", id)
    }
    // A row of another noun may have come by the same id.
    try connection.run("DELETE FROM changes WHERE \(logged)", id)
    // A step of which nothing is left can neither be taken back nor done again.
    try connection.run(
      """
      UPDATE steps SET state = 'cleared' WHERE kind = 'command'
        AND step NOT IN (SELECT step FROM changes WHERE step IS NOT NULL)
      """)
  }

  /// Whether this version of the database has that table.
  private func has(_ table: String, in connection: Connection) throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM sqlite_schema WHERE name = ?", .text(table)) { _ in true }
      ?? false
  }
}
