import Nouns
import Rules
import Time
import Wire

// The meaning of an entry for the habit of making them.
extension JournalAnswers {
  /// Nil for an ordinary entry, for what is no new one, and for somebody whom an answer limits.
  func occasion(of decision: Decision) -> LoggingOccasion? {
    guard let step = decision.commit.step, step.kind == .command,
      state.engine.standing.obstacle(on: state.moment.date) == nil
    else { return nil }
    let added = step.changes.compactMap { $0.before == nil ? $0.after?.noun : nil }
    let meal = added.compactMap { $0 as? MealItem }
    let isFirst =
      meal.isEmpty
      ? isFirst(added.compactMap { $0 as? Weighing }) : isFirst(meal: meal)
    let streak = loggingStreak(madeBy: decision)
    return isFirst || streak != nil ? LoggingOccasion(first: isFirst, streak: streak) : nil
  }

  /// How many days in a row have an entry, where this is the one that makes today count; nil elsewhere,
  /// and where streaks are not shown.
  private func loggingStreak(madeBy decision: Decision) -> Int64? {
    let now = state.moment
    guard !state.hidesStreaks(at: now),
      let days = state.habit.streaks?.current(today: now.day, runningSince: nil),
      StreakMilestone.isReached(by: days),
      isFirst(ofDay: now.day, decision.commit.step?.changes ?? [])
    else { return nil }
    return days
  }

  private func isFirst(ofDay day: Day, _ changes: [Change]) -> Bool {
    let new = Set(changes.filter { $0.daysOfHabit.contains(day) }.compactMap(\.after?.id))
    guard !new.isEmpty, let items = try? rows.eaten(day...day, new.count + 1),
      let weighings = try? rows.newest(
        Weighing.self, DatedQuery(days: day...day), new.count + 1)
    else { return false }
    let others = items.filter(\.isTimely).map(\.id) + weighings.filter(\.isTimely).map(\.id)
    return !others.isEmpty && others.allSatisfy(new.contains)
  }

  private func isFirst(_ weighings: [Weighing]) -> Bool {
    guard !weighings.isEmpty, !state.habit.begun.contains(.weighing) else { return false }
    let isFirst = (try? rows.newest(Weighing.self, DatedQuery(), 2))?.count == weighings.count
    if !isFirst { state.habit.begun.insert(.weighing) }
    return isFirst
  }

  /// So many small drinks may come before the first meal: further back nobody looks, which would cost
  /// each meal of later years.
  private static var mostDrinks: Int { 8 }

  private func isFirst(meal items: [MealItem]) -> Bool {
    let limit = items.count + Self.mostDrinks
    guard items.lastMeal != nil, !state.habit.begun.contains(.mealItem) else { return false }
    guard let found = try? rows.newest(MealItem.self, DatedQuery(), limit + 1) else { return false }
    let new = Set(items.map(\.id))
    let isFirst = found.count <= limit && found.filter { !new.contains($0.id) }.lastMeal == nil
    if !isFirst { state.habit.begun.insert(.mealItem) }
    return isFirst
  }
}
