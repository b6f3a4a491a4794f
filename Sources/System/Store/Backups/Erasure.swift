import Host
package import Rules

extension Ledger {
  /// Takes one row away for good: from its table, from the log, from all that was told of it, and
  /// from every backup. Returns how many backups held it.
  package func erase(_ id: FastID) throws(StoreError) -> Int {
    guard !isReadOnly else { throw .readOnly }
    try Self.erase(id, in: connection)
    // What the write-ahead log still holds goes, too.
    try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    var count = 0
    for backup in try directory.list() {
      guard let other = try? Connection(path: backup.path, access: .readWrite),
        try Self.holds(id, in: other)
      else { continue }
      try Self.erase(id, in: other)
      other.close()
      try Files.synchronize(backup.path)
      count += 1
    }
    return count
  }

  private static func holds(_ id: FastID, in connection: Connection) throws(StoreError) -> Bool {
    let found = try connection.first(
      "SELECT count(*) FROM changes WHERE id >= ?1 AND id < ?1 || '~'", .text(id.text)
    ) { columns throws(StoreError) in try columns.integer(0) }
    return (found ?? 0) > 0
  }

  private static func erase(_ id: FastID, in connection: Connection) throws(StoreError) {
    let id = Value.text(id.text)
    try connection.transaction { () throws(StoreError) in
      for table in try tables(of: connection) {
        try connection.run("DELETE FROM \(table) WHERE id = ?", id)
      }
      try connection.run(
        "DELETE FROM news WHERE subject >= ?1 AND subject < ?1 || '~'", id)
      try connection.run("DELETE FROM changes WHERE id >= ?1 AND id < ?1 || '~'", id)
      // A step of which nothing is left can neither be taken back nor done again.
      try connection.run(
        """
        UPDATE steps SET state = 'cleared' WHERE kind = 'command'
          AND step NOT IN (SELECT step FROM changes WHERE step IS NOT NULL)
        """)
    }
    // Writes the file anew, so that no freed page keeps a copy.
    try connection.script("VACUUM")
  }

  /// Those of the person's rows that this version of the database has.
  private static func tables(of connection: Connection) throws(StoreError) -> [String] {
    let there = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      columns throws(StoreError) in try columns.text(0)
    }
    return Noun.all.map(\.table).filter(there.contains)
  }
}
