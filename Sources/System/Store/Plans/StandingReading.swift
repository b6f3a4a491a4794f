import Rules

extension Ledger {
  /// All of it: these tables stay small.
  func standing() throws(StoreError) -> Standing {
    let schedules = try connection.rows("\(Noun.schedule.select) ORDER BY name, id") {
      columns throws(StoreError) in try PlanColumns.schedule(columns)
    }
    let choice = try connection.first(Noun.choice.select) {
      columns throws(StoreError) in try PlanColumns.choice(columns)
    }
    let weeks = try connection.rows("\(Noun.week.select) ORDER BY from_day, id") {
      columns throws(StoreError) in try PlanColumns.week(columns)
    }
    let vacations = try connection.rows("\(Noun.vacation.select) ORDER BY from_day, id") {
      columns throws(StoreError) in try PlanColumns.vacation(columns)
    }
    let safety = try connection.first(Noun.safety.select) {
      columns throws(StoreError) in try SafetyColumns.answers(columns)
    }
    let programs = try connection.rows("\(Noun.program.select) ORDER BY start_day, id") {
      columns throws(StoreError) in try ProgramColumns.program(columns)
    }
    let profiles = try connection.rows("\(Noun.profile.select) ORDER BY from_day, id") {
      columns throws(StoreError) in try ProfileColumns.profile(columns)
    }
    return Standing(
      schedules: schedules, choice: choice, weeks: weeks, vacations: vacations, safety: safety,
      programs: programs, profiles: profiles)
  }
}
