package import Nouns
package import Rules
package import Time

/// The data behind the habit, summed up by SQLite: nobody reads the meals of years for it.
extension Ledger {
  nonisolated static let isTimelyMeal = "logged_day - at_day BETWEEN 0 AND 1"
  nonisolated static let isTimelyWeight =
    "coalesce(moved_day, written_day) - at_day BETWEEN 0 AND 1 AND written_day IS NOT NULL"

  nonisolated static let activeDays = """
    SELECT at_day FROM meal_items WHERE \(isTimelyMeal)
    UNION SELECT at_day FROM weighings WHERE \(isTimelyWeight) ORDER BY at_day
    """

  /// Days with a timely entry, in their order.
  package func activeDays() throws(StoreError) -> [Day] {
    try connection.rows(Self.activeDays) { columns throws(StoreError) in
      Day(number: try columns.integer(0))
    }
  }

  nonisolated static let timelyTotals = """
    SELECT at_day, count(DISTINCT meal), sum(kcal), sum(protein_dg), sum(carbs_dg), sum(fat_dg),
      sum(fiber_dg), sum(alcohol_dg), sum(kcal IS NULL)
    FROM meal_items WHERE \(isTimelyMeal) GROUP BY at_day
    """

  /// A small drink is no meal; unknown energy may be more.
  nonisolated static let loggedMeals = """
    SELECT day, count(*) FROM (
      SELECT at_day AS day FROM meal_items WHERE logged_day IS NOT NULL GROUP BY at_day, meal
      HAVING sum(kcal) >= \(Nutrition.leastOfMeal) OR sum(kcal IS NULL) > 0)
    GROUP BY day
    """

  /// Of all days, in their order; nothing is judged yet.
  package func habitDays() throws(StoreError) -> [HabitDay] {
    var days: [Day: HabitDay] = [:]
    func take(_ number: Int64, _ fill: (inout HabitDay) -> Void) {
      let day = Day(number: number)
      fill(&days[day, default: HabitDay(day)])
    }
    try connection.visit(Self.timelyTotals, []) { columns throws(StoreError) in
      let totals = try DayTotals(summed: columns)
      take(try columns.integer(0)) { ($0.hasMeal, $0.totals) = (true, totals) }
      return true
    }
    try connection.visit(Self.loggedMeals, []) { columns throws(StoreError) in
      let count = try columns.integer(1)
      take(try columns.integer(0)) { $0.meals = count }
      return true
    }
    let weights = "SELECT DISTINCT at_day FROM weighings WHERE \(Self.isTimelyWeight)"
    try connection.visit(weights, []) { columns throws(StoreError) in
      take(try columns.integer(0)) { $0.hasWeight = true }
      return true
    }
    for day in try self.days(of: .checkIn) { take(day.number) { $0.hasCheckIn = true } }
    return days.values.sorted { $0.day < $1.day }
  }

  func days(of fact: DayFact.Fact) throws(StoreError) -> [Day] {
    try connection.rows("SELECT on_day FROM day_facts WHERE fact = ?", .text(fact.rawValue)) {
      columns throws(StoreError) in Day(number: try columns.integer(0))
    }
  }

  /// Whether a day has it already.
  package func hasFact(_ fact: DayFact) throws(StoreError) -> Bool {
    try DayFact.first(in: connection, "WHERE id = ?", [.text(fact.id.text)]) != nil
  }

  /// Finished fasts that were longer, the oldest first.
  package func fasts(longerThan span: Span) throws(StoreError) -> [Fast] {
    try Fast.rows(
      in: connection, "WHERE NOT cancelled AND end_ms - start_ms > ? ORDER BY start_ms",
      [.integer(span.milliseconds)])
  }

  /// Whether the choices that a settings file held once are rows by now.
  package func hasAdoptedRules() throws(StoreError) -> Bool {
    try Meta.rules.number(in: connection) != nil
  }
}

extension DayTotals {
  /// From the second column on.
  fileprivate nonisolated init(summed columns: Columns) throws(StoreError) {
    var nutrition = Nutrition()
    nutrition.energy = try columns.optionalInteger(2)
    nutrition.protein = try columns.optionalInteger(3)
    nutrition.carbs = try columns.optionalInteger(4)
    nutrition.fat = try columns.optionalInteger(5)
    nutrition.fiber = try columns.optionalInteger(6)
    nutrition.alcohol = try columns.optionalInteger(7)
    self.init(
      meals: Int(clamping: try columns.integer(1)), sum: nutrition,
      withoutEnergy: Int(clamping: try columns.integer(8)))
  }
}
