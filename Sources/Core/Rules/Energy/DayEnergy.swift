package import Nouns
package import Time

/// The energy to eat on a date, in kcal.
package struct DayEnergy: Equatable, Sendable {
  package typealias Reason = EnergyReason

  package let kcal: Int64
  package let reason: Reason

  package init(kcal: Int64, reason: Reason) {
    self.kcal = kcal
    self.reason = reason
  }
}

extension Targets {
  /// Of a day of little energy: a quarter of the maintenance.
  package var fastDay: Int64 { Self.fastDay(maintenance: maintenance) }

  package static func fastDay(maintenance: Int64) -> Int64 {
    // A half of a ten is twenty quarters.
    maintenance.clamped(to: 0...1_000_000).roundedQuotient(by: 40) * 10
  }
}

extension EnergyPattern {
  /// Whether the day is one of little energy.
  package func contains(_ day: Day) -> Bool {
    switch self {
    case .weekly(let days): days.contains(day.weekday)
    case .alternate(let first): day >= first && (day - first) % 2 == 0
    }
  }
}

extension Standing {
  /// The energy to eat on a date; nil where the profile says too little for any number.
  ///
  ///                        ordinary day    day of little energy
  ///     diet phase         diet            diet
  ///       pattern counts   maintenance     a quarter of maintenance
  ///     any other day      maintenance     a quarter of maintenance
  ///
  /// Never two deficits at once: in a diet phase either the phase counts or the pattern does, and
  /// the phase where nobody said. Where nothing less is safe, maintenance stands for all of them.
  package func energy(on day: Day) -> DayEnergy? { energy(on: day, wantedEnergy(on: day)) }

  /// The same of an ordinary day of the block that the date lies in.
  package func blockEnergy(on day: Day) -> DayEnergy? {
    energy(on: day, wantedEnergy(on: day, isOrdinary: true))
  }

  private func energy(on day: Day, _ reason: DayEnergy.Reason) -> DayEnergy? {
    targets(on: day).map { energy(on: day, by: $0, reason) }
  }

  /// An ordinary day by numbers that may not hold yet.
  func blockEnergy(on day: Day, by numbers: Targets) -> DayEnergy {
    var numbers = inForce(numbers, on: day)
    if dietObstacle(on: day) != nil { numbers.diet = nil }
    return energy(on: day, by: numbers, wantedEnergy(on: day, isOrdinary: true))
  }

  private func energy(
    on day: Day, by targets: Targets, _ reason: DayEnergy.Reason
  ) -> DayEnergy {
    guard let diet = targets.diet else {
      let isWanted = reason == .maintenance || targets.flags.contains(.aimGain)
      let stays: DayEnergy.Reason = isWanted ? .maintenance : .noDiet
      return DayEnergy(kcal: targets.maintenance, reason: stays)
    }
    return switch reason {
    case .diet: DayEnergy(kcal: diet, reason: reason)
    case .fastDay: DayEnergy(kcal: targets.fastDay, reason: reason)
    case .maintenance, .noDiet: DayEnergy(kcal: targets.maintenance, reason: reason)
    }
  }

  /// By the calendar alone.
  private func wantedEnergy(on day: Day, isOrdinary: Bool = false) -> DayEnergy.Reason {
    let profile = profile(on: day)
    let isDiet = isDiet(on: day)
    guard let pattern = profile?.pattern, !isDiet || profile?.counts == .pattern,
      !restsAtGoal(on: day)
    else {
      return isDiet ? .diet : .maintenance
    }
    return pattern.contains(day) && !isOrdinary ? .fastDay : .maintenance
  }
}
