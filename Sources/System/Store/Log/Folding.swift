package import Time

extension Ledger {
  /// Takes away what the log says of changes longer ago than that: the rows keep what came of them.
  /// Returns how many entries went.
  package func fold(olderThan age: Span, at now: Instant) throws(StoreError) -> Int64 {
    try requireWritable()
    // A clock that runs far ahead must not take everything away.
    let border = min(now, try lastChange() ?? now) - age
    let kept = try number(
      "SELECT min(seq) FROM changes WHERE at_ms >= ?", .integer(border.milliseconds))
    guard let kept,
      let count = try number("SELECT count(*) FROM changes WHERE seq < ?", .integer(kept)),
      count > 0
    else { return 0 }
    let step = try number(
      "SELECT step FROM changes WHERE seq >= ? AND step NOT NULL ORDER BY seq LIMIT 1",
      .integer(kept))
    try writeAtLength { () throws(StoreError) in
      try connection.run("DELETE FROM changes WHERE seq < ?", .integer(kept))
      try dropSteps(before: step ?? .max)
    }
    return count
  }

  /// Those that a later step points to stay as numbers that nothing can be done with.
  private func dropSteps(before step: Int64) throws(StoreError) {
    try connection.run(
      "DELETE FROM steps WHERE step < ? AND kind <> 'command'", .integer(step))
    try connection.run(
      """
      DELETE FROM steps WHERE step < ?1 AND step NOT IN
        (SELECT target FROM steps WHERE target IS NOT NULL)
      """, .integer(step))
    try connection.run("UPDATE steps SET state = 'cleared' WHERE step < ?", .integer(step))
  }

  private func number(_ sql: String, _ values: Value...) throws(StoreError) -> Int64? {
    try connection.first(sql, values) { columns throws(StoreError) in
      try columns.optionalInteger(0)
    } ?? nil
  }
}
