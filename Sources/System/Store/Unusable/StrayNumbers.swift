extension Ledger {
  /// Far above all that is ever counted, and far below the last number there is.
  private static let lastNumber: Int64 = 1 << 62

  /// Takes numbers out of the log that no command can live with: behind some there is room for no
  /// more, and others are of steps to come, which would be undone with what is not theirs.
  static func dropStrayNumbers(in connection: Connection) throws(StoreError) {
    let last = Value.integer(lastNumber)
    let areStray = try connection.first(
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM steps WHERE step > ?1)
        OR EXISTS (SELECT 1 FROM changes WHERE seq > ?1)
        OR EXISTS (SELECT 1 FROM changes WHERE step > (SELECT ifnull(max(step), 0) FROM steps))
        OR EXISTS (SELECT 1 FROM sqlite_sequence WHERE CAST(seq AS INTEGER) > ?1)
      """, last
    ) { _ in true }
    guard areStray ?? false else { return }
    try connection.transaction { () throws(StoreError) in
      try connection.run("DELETE FROM changes WHERE seq > ?1", last)
      try connection.run("DELETE FROM steps WHERE step > ?1 OR target > ?1", last)
      try connection.run(
        "UPDATE changes SET step = NULL WHERE step > (SELECT ifnull(max(step), 0) FROM steps)")
      try connection.run(
        "UPDATE sqlite_sequence SET seq = (SELECT ifnull(max(seq), 0) FROM changes)"
          + " WHERE name = 'changes'")
    }
  }
}
