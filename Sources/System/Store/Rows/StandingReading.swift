import Nouns
import Rules
import Time

extension Ledger {
  /// All of it: these tables stay small.
  func standing() throws(StoreError) -> Standing {
    var standing = Standing(
      schedules: try OwnSchedule.rows(in: connection, "ORDER BY name, id"),
      choice: try ScheduleChoice.first(in: connection),
      weeks: try WeekPlan.rows(in: connection, "ORDER BY from_day, id"),
      vacations: try Vacation.rows(in: connection, "ORDER BY from_day, id"),
      safety: try SafetyAnswers.first(in: connection),
      programs: try DietProgram.rows(in: connection, "ORDER BY start_day, id"),
      profiles: try Profile.rows(in: connection, "ORDER BY from_day, id"),
      applied: try Target.rows(in: connection, "ORDER BY written_ms, id"),
      rules: try HabitRule.rows(in: connection),
      badges: try Badge.rows(in: connection))
    standing.otherBirths = try birthsInConflict()
    standing.skippedDays = Set(try days(of: .skipped))
    return standing
  }

  /// The one in force, too, which may be that of a day to come.
  private func birthsInConflict() throws(StoreError) -> [Birth] {
    let codes = try connection.rows(
      """
      WITH births (sets) AS (
        SELECT iif(json_valid(sets), sets, '{}') FROM conflicts
          JOIN json_each(iif(json_valid(losing), json_insert(losing, '$[#]', in_force), '[]'))
          JOIN ops ON op = value
        WHERE conflicts.noun = 'profile' AND matter = 'birth' AND sets IS NOT NULL)
      SELECT json_extract(sets, '$.birth') FROM births WHERE json_type(sets, '$.birth') = 'text'
      """
    ) { columns throws(StoreError) in try columns.optionalText(0) }
    return codes.compactMap { $0.flatMap(Birth.init(code:)) }
  }
}

extension Ledger {
  /// What came once and is longer ago is of no use to a decision.
  private static let remembered = Span.hours(30 * 24)

  // By their last operations, so that they come in one order on every machine, and in the order of a
  // daemon that has put each where it was written.
  nonisolated static let openReminders = """
    \(NounTable.reminders.select) WHERE at_ms IS NULL OR at_ms >= ?
    ORDER BY \(last("clock_ms")), \(last("clock_count")), id
    """

  private nonisolated static func last(_ column: String) -> String {
    """
    (SELECT \(column) FROM ops
      WHERE substr(ops.id, 1, 8) = substr(reminders.id, 1, 8) AND ops.id = reminders.id
        AND noun = 'reminder'
      ORDER BY clock_ms DESC, clock_count DESC LIMIT 1)
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

/// The columns of one noun's table in their one order: in the table, as parameters, and in the log's JSON.
nonisolated struct RowNames {
  /// What the log calls such a row.
  let noun: String
  let names: [String]

  var list: String { names.joined(separator: ", ") }

  var placeholders: String { names.map { _ in "?" }.joined(separator: ", ") }

  /// Of all but the first, which names the row.
  var assignments: String {
    names.enumerated().dropFirst().map { "\($1) = ?\($0 + 1)" }.joined(separator: ", ")
  }

  /// A stored row as text.
  var json: String {
    "json_object(" + names.map { "'\($0)', \($0)" }.joined(separator: ", ") + ")"
  }

  /// The columns of a row that stands as text in a column of the log.
  func list(in column: String) -> String {
    names.map { "json_extract(\(column), '$.\($0)')" }.joined(separator: ", ")
  }
}
