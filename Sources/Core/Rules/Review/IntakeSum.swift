/// The amount of something that was eaten, on the days of which it is known.
package struct IntakeSum: Equatable, Sendable {
  package private(set) var days: Int64 = 0
  package private(set) var eaten: Int64 = 0
  /// The sum of the same days; nil where one of them has none.
  private var targets: Int64? = 0

  package init() {}

  package mutating func add(_ eaten: Int64, target: Int64?) {
    days += 1
    self.eaten += eaten
    targets = targets.flatMap { sum in target.map { sum + $0 } }
  }

  /// Of a day; nil of none.
  package var mean: Int64? { days > 0 ? eaten.roundedQuotient(by: days) : nil }

  /// The mean of the targets of the same days; nil where one of them has none.
  package var target: Int64? {
    targets.flatMap { days > 0 ? $0.roundedQuotient(by: days) : nil }
  }
}

/// The rest of the targets of a week that goes on.
package struct EnergyLeft: Equatable, Sendable {
  /// In kcal.
  package let kcal: Int64
  /// The present day among them, unless nothing of it is missing.
  package let days: Int64

  /// `week` is all of it, and `isOver` says which of its days are. Nil where one of those is not complete,
  /// and where a day has no target. So it is where the others would have to make up for more than a
  /// fifth: nobody is to starve for a party, or the other way round.
  package init?(_ week: [EatenDay], isOver: [Bool]) {
    var (target, eaten, open, eatenOpen, days): (Int64, Int64, Int64, Int64, Int64) = (
      0, 0, 0, 0, 0
    )
    for (day, isOver) in zip(week, isOver) {
      guard let energy = day.target?.kcal, !isOver || day.intake.isComplete else { return nil }
      target += energy
      if isOver {
        eaten += day.intake.eaten
      } else {
        open += energy
        eatenOpen += day.intake.eaten
        days += 1
      }
    }
    let rest = target - eaten
    guard days > 0, Int(days) < week.count, abs(rest - open) * 5 <= open, rest > eatenOpen else {
      return nil
    }
    (kcal, self.days) = (rest - eatenOpen, days)
  }
}
