import Nouns
import Rules
import Time

extension Ledger {
  /// What came once and is longer ago is of no use to a decision.
  private static let remembered = Span.hours(30 * 24)

  // The sign makes SQLite sort the few it finds rather than look through all.
  nonisolated static let openReminders =
    "\(NounTable.reminders.select) WHERE at_ms IS NULL OR at_ms >= ? ORDER BY +rowid"

  /// In the order they were made.
  func reminders(at now: Instant) throws(StoreError) -> [Reminder] {
    // A clock that runs far ahead must not hide what it has yet to tell once it is put right.
    let sure = min(now, try lastChange() ?? now)
    return try connection.rows(
      Self.openReminders, .integer((sure - Self.remembered).milliseconds)
    ) { columns throws(StoreError) in try Reminder(columns) }
  }
}
