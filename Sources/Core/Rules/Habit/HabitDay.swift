package import Nouns
package import Time

/// The facts of one counted day.
package struct HabitDay: Equatable, Sendable {
  package let day: Day
  /// Timely entries: those written on their day or the next.
  package var hasMeal = false
  package var hasWeight = false
  /// Meals that were logged here, whenever, without small drinks.
  package var meals: Int64 = 0
  /// Of the timely meals.
  package var totals: DayTotals?
  package var hasCheckIn = false
  /// All that was timely went as the targets of the day say; means something once it is over.
  package private(set) var isAdherent = false

  package init(_ day: Day) { self.day = day }

  package var isActive: Bool { hasMeal || hasWeight }

  /// Nothing is known of it.
  package var isEmpty: Bool { !isActive && meals == 0 && !hasCheckIn }
}

extension HabitDay {
  /// From all rows of the day.
  package init(_ day: Day, _ items: [MealItem], _ weighings: [Weighing], hasCheckIn: Bool) {
    self.init(day)
    let timely = items.filter { $0.at.day == day && $0.isTimely }
    hasMeal = !timely.isEmpty
    hasWeight = weighings.contains { $0.at.day == day && $0.isTimely }
    let logged = Dictionary(
      grouping: items.filter { $0.at.day == day && $0.logged != nil }, by: \.meal)
    meals = Int64(logged.values.count { Nutrition.isMeal($0.lazy.map(\.nutrition.energy)) })
    totals = timely.isEmpty ? nil : DayTotals(timely)
    self.hasCheckIn = hasCheckIn
  }
}

extension HabitDay {
  /// `resting` are days that a long fast or the time after it touches: nothing is judged on them.
  package mutating func judge(in standing: Standing, resting: Set<Day>) {
    isAdherent = false
    guard let totals, totals.nutrition.hasMacros, !resting.contains(day),
      !standing.restsHabit(on: day), standing.reasonNotToJudge(on: day) == nil,
      let targets = standing.macros(on: day)
    else { return }
    isAdherent = DayBalance(totals, targets: targets).isAdherent
  }
}

extension MealItem {
  /// Entered on its day or on the next; what came from elsewhere never is.
  package var isTimely: Bool { logged.map { (0...1).contains($0 - at.day) } ?? false }
}

extension Weighing {
  package var isTimely: Bool {
    guard let written else { return false }
    return (0...1).contains((moved ?? written.day) - at.day)
  }
}

extension Array where Element: Noun {
  /// The rows as they are after some changes.
  package func after(_ changes: [Change], taking isMeant: (Element) -> Bool) -> [Element] {
    var rows = self
    for change in changes {
      if let old = change.before?.noun as? Element { rows.removeAll { $0.id == old.id } }
      if let new = change.after?.noun as? Element, isMeant(new) { rows.append(new) }
    }
    return rows
  }
}
