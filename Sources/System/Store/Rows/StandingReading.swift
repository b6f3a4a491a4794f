import Nouns
import Rules

extension Ledger {
  /// All of it: these tables stay small.
  func standing() throws(StoreError) -> Standing {
    Standing(
      schedules: try OwnSchedule.rows(in: connection, "ORDER BY name, id"),
      choice: try ScheduleChoice.first(in: connection),
      weeks: try WeekPlan.rows(in: connection, "ORDER BY from_day, id"),
      vacations: try Vacation.rows(in: connection, "ORDER BY from_day, id"),
      safety: try SafetyAnswers.first(in: connection),
      programs: try DietProgram.rows(in: connection, "ORDER BY start_day, id"),
      profiles: try Profile.rows(in: connection, "ORDER BY from_day, id"),
      applied: try Target.rows(in: connection, "ORDER BY written_ms, id"))
  }
}
