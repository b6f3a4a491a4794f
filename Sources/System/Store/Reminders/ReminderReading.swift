import Nouns
import Rules
import Time

extension Ledger {
  /// What came once and is longer ago is of no use to a decision.
  private static let remembered = Span.hours(30 * 24)

  // By their first operations, so that they come in one order on every machine.
  nonisolated static let openReminders = """
    \(NounTable.reminders.select) WHERE at_ms IS NULL OR at_ms >= ?
    ORDER BY \(first("clock_ms")), \(first("clock_count")), id
    """

  private nonisolated static func first(_ column: String) -> String {
    """
    (SELECT \(column) FROM ops
      WHERE substr(ops.id, 1, 8) = substr(reminders.id, 1, 8) AND ops.id = reminders.id
        AND noun = 'reminder'
      ORDER BY clock_ms, clock_count LIMIT 1)
    """
  }

  /// In the order they were made.
  func reminders(at now: Instant) throws(StoreError) -> [Reminder] {
    // A clock that runs far ahead must not hide what it has yet to tell once it is put right.
    let sure = min(now, try lastChange() ?? now)
    return try connection.rows(
      Self.openReminders, .integer((sure - Self.remembered).milliseconds)
    ) { columns throws(StoreError) in try Reminder(columns) }
  }
}
