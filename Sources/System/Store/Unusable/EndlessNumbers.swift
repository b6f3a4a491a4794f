extension Ledger {
  /// Far above all that is ever counted, and far below the last number there is.
  private static let lastNumber: Int64 = 1 << 62

  /// Takes numbers out of the log behind which there is room for no more: without the next number no
  /// command could be recorded, or none could be taken back in its turn.
  static func dropEndlessNumbers(in connection: Connection) throws(StoreError) {
    let last = Value.integer(lastNumber)
    let isEndless = try connection.first(
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM steps WHERE step > ?1)
        OR EXISTS (SELECT 1 FROM changes WHERE seq > ?1)
        OR EXISTS (SELECT 1 FROM sqlite_sequence WHERE CAST(seq AS INTEGER) > ?1)
      """, last
    ) { _ in true }
    guard isEndless ?? false else { return }
    try connection.transaction { () throws(StoreError) in
      try connection.run("DELETE FROM changes WHERE seq > ?1", last)
      try connection.run("UPDATE changes SET step = NULL WHERE step > ?1", last)
      try connection.run("DELETE FROM steps WHERE step > ?1 OR target > ?1", last)
      try connection.run(
        "UPDATE sqlite_sequence SET seq = (SELECT ifnull(max(seq), 0) FROM changes)"
          + " WHERE name = 'changes'")
    }
  }
}
