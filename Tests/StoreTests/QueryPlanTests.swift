import TestSupport
import Testing

@testable import Store

@MainActor @Suite struct QueryPlanTests {
  let scratch = Scratch()

  /// Plans that grow with what is asked, not with years of history.
  nonisolated static let plans: [(String, String)] = [
    ("SELECT * FROM fasts WHERE end_ms IS NULL AND folded_into IS NULL", "fasts_running"),
    (
      """
      SELECT start_day, end_day FROM fasts WHERE completed = 1 AND folded_into IS NULL
      ORDER BY start_day, end_day
      """,
      "COVERING INDEX fasts_completed"
    ),
    (
      """
      SELECT * FROM fasts WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
      AND end_ms > 1 AND start_ms < 2 ORDER BY end_ms, start_ms
      """, "fasts_by_end (end_ms>?)"
    ),
    (
      """
      SELECT * FROM fasts WHERE (end_day >= 1 OR end_day IS NULL) AND start_day <= 2
      AND folded_into IS NULL ORDER BY +start_ms DESC, id DESC LIMIT 3
      """, "fasts_by_end_day (end_day>?)"
    ),
    (
      "SELECT * FROM fasts WHERE (start_ms, id) < (1, 'a') ORDER BY start_ms DESC, id DESC",
      "fasts_by_start ((start_ms,id)<(?,?))"
    ),
    (Ledger.ended, "COVERING INDEX fasts_by_end_day (end_day>? AND end_day<?)"),
    (Ledger.reasons, "fasts_by_reason"),
    (Ledger.openNews, "SCAN news USING INDEX news_open"),
    (Ledger.openNews, "SEARCH news USING PRIMARY KEY (subject=?)"),
    (Ledger.newsAbout, "SEARCH news USING PRIMARY KEY (subject>? AND subject<?)"),
    (Ledger.recentFasts, "fasts_by_start"),
    (
      "SELECT * FROM weighings WHERE (at_ms, id) < (1, 'a') ORDER BY at_ms DESC, id DESC",
      "weighings_by_time ((at_ms,id)<(?,?))"
    ),
    (
      "SELECT * FROM drinks WHERE (at_ms, id) < (1, 'a') ORDER BY at_ms DESC, id DESC",
      "drinks_by_time ((at_ms,id)<(?,?))"
    ),
    (
      "SELECT * FROM drinks WHERE at_day BETWEEN 9 AND 9 AND at_ms BETWEEN 1 AND 2 "
        + "ORDER BY at_ms DESC, id DESC", "drinks_by_time (at_ms>? AND at_ms<?)"
    ),
    (Ledger.dayWeights, "COVERING INDEX weighings_by_day (at_day>? AND at_day<?)"),
    (Ledger.weightBefore, "COVERING INDEX weighings_by_day (at_day<?)"),
    (
      "SELECT * FROM meal_items WHERE (at_ms, id) < (1, 'a') ORDER BY at_ms DESC, id DESC",
      "meal_items_by_time ((at_ms,id)<(?,?))"
    ),
    (
      "SELECT * FROM meal_items WHERE at_day BETWEEN 9 AND 9 AND at_ms BETWEEN 1 AND 2 "
        + "ORDER BY at_ms DESC, id DESC", "meal_items_by_time (at_ms>? AND at_ms<?)"
    ),
    ("SELECT * FROM meal_items WHERE meal BETWEEN 'a' AND 'b'", "meal_items_by_meal (meal>?"),
    (
      "SELECT * FROM meal_items " + Ledger.lastOfName, "meal_items_by_name (folded=?)"
    ),
    ("SELECT * FROM meal_items " + Ledger.openOfName, "meal_items_by_name (folded=?)"),
    (
      "SELECT * FROM meal_items " + Ledger.openOfProducts,
      "meal_items_by_name (folded>? AND folded<?)"
    ),
    ("SELECT * FROM foods WHERE folded = 'a'", "foods_by_name (folded=?)"),
    ("SELECT * FROM complete_days WHERE on_day = 1", "complete_days_by_day (on_day=?)"),
    (Ledger.openReminders, "SEARCH reminders USING INDEX reminders_by_time"),
    (Ledger.openReminders, "SEARCH ops USING INDEX ops_by_row (<expr>=?)"),
    (
      OperationReader.newest, "SEARCH ops USING INDEX ops_by_row (<expr>=?)"
    ),
    (
      "SELECT min(step) FROM steps WHERE kind = 'command' AND state = 'undone'", "steps_undone"
    ),
    (
      "SELECT * FROM changes WHERE \(Ledger.ofStep) ORDER BY seq LIMIT ?4",
      "SEARCH changes USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"
    ),
    ("SELECT * FROM answers WHERE token = 'a'", "answers_by_token (token=?)"),
  ]

  @Test(arguments: plans)
  func `a query uses its index`(sql: String, index: String) throws {
    let ledger = try scratch.open()
    let plan = try ledger.connection.rows("EXPLAIN QUERY PLAN " + sql) {
      columns throws(StoreError) in try columns.text(3)
    }.joined(separator: "\n")
    #expect(plan.contains(index), "\(plan)")
    if sql == OperationReader.newest { #expect(!plan.contains("ORDER BY"), "\(plan)") }
    for table in [
      "fasts", "news", "reminders", "weighings", "meal_items", "foods", "ops", "drinks", "changes",
    ] {
      #expect(!(plan + "\n").contains("SCAN \(table)\n"), "\(plan)")
    }
  }
}
