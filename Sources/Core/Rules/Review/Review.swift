package import Nouns
package import Time

/// Some days in a row, summed up: their fasts, how those felt, and what was eaten.
package struct Review: Equatable, Sendable {
  package private(set) var fasts: Period
  package private(set) var energy = IntakeSum()
  /// In the order of all macros.
  private var sums = Macro.allCases.map { _ in IntakeSum() }
  private var starts = ClockMean()
  private var ends = ClockMean()
  private var moods: [Int64] = []

  package init(_ days: ClosedRange<Day>) { fasts = Period(days) }

  package var days: ClosedRange<Day> { fasts.days }

  /// Those that belong to another day are passed over.
  package mutating func add(_ fast: EndedFast) {
    guard days.contains(fast.day) else { return }
    fasts.add(fast)
    starts.add(secondOfDay: fast.startSecond)
    ends.add(secondOfDay: fast.endSecond)
  }

  /// How a fast felt that belongs to a day, from 1 to 5.
  package mutating func add(mood: Int64, on day: Day) {
    if days.contains(day) { moods.append(mood) }
  }

  /// A day that goes on is in no mean yet, unless nothing of it is missing.
  package mutating func add(_ eaten: EatenDay, on day: Day, today: Day, hasTargets: Bool) {
    guard days.contains(day), day < today || eaten.intake.isMarked else { return }
    if let kcal = eaten.totals.nutrition.energy {
      energy.add(kcal, target: hasTargets ? eaten.target?.kcal : nil)
    }
    for (place, macro) in Macro.allCases.enumerated() {
      guard let amount = eaten.totals.nutrition[macro] else { continue }
      let target = eaten.balance.map { 10 * $0.targets[macro] } ?? 0
      sums[place].add(amount, target: hasTargets && target > 0 ? target : nil)
    }
  }

  /// Those that were kept track of.
  package var macros: [(macro: Macro, sum: IntakeSum)] {
    zip(Macro.allCases, sums).filter { $1.days > 0 }.map { ($0, $1) }
  }

  package var usualStart: ClockTime? { starts.time }
  package var usualEnd: ClockTime? { ends.time }
  /// Of so many fasts.
  package var countOfMoods: Int64 { Int64(moods.count) }

  /// The mean in tenths; nil of none.
  package var mood: Int64? { Self.mood(of: moods) }

  package static func mood(of moods: [Int64]) -> Int64? {
    moods.isEmpty ? nil : (10 * moods.reduce(0, +)).roundedQuotient(by: Int64(moods.count))
  }
}
