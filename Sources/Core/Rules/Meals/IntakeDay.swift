/// All that is known of a day's intake.
package struct IntakeDay: Equatable, Sendable {
  /// Those of 10 kcal or more, or of unknown energy; black coffee is not counted.
  package var meals: Int
  /// In kcal; nil where the energy of no meal is known.
  package var kcal: Int64?
  /// How many things were eaten of which nobody knows the energy.
  package var withoutEnergy = 0
  /// The person says that nothing is missing.
  package var isMarked: Bool
  /// The target of a day of little energy.
  package var lowTarget: Int64?
  /// From so much on nothing big is missing on such a day; nil where nothing says how much that is.
  package var least: Share?
  /// A fast lasted from its beginning to its end.
  package var isFasted: Bool

  /// So many tenths of an energy in kcal.
  package struct Share: Equatable, Sendable {
    let tenths: Int64
    let energy: Int64

    package init(tenths: Int64, of energy: Int64) {
      (self.tenths, self.energy) = (tenths, energy.clamped(to: 0...1_000_000))
    }
  }

  package init(
    meals: Int, kcal: Int64?, isMarked: Bool = false, lowTarget: Int64? = nil,
    isFasted: Bool = false
  ) {
    self.meals = meals
    self.kcal = kcal
    self.isMarked = isMarked
    self.lowTarget = lowTarget
    self.isFasted = isFasted
  }

  package var eaten: Int64 { (kcal ?? 0).clamped(to: 0...1_000_000) }

  /// Whether all that was eaten is known.
  package var isComplete: Bool {
    if isMarked { return true }
    if withoutEnergy > 0 { return false }
    if isFasted, meals == 0 { return true }
    return eaten >= leastEnergy
  }

  /// In kcal: with so much a day is complete by itself.
  package var leastEnergy: Int64 {
    if let lowTarget { return (lowTarget.clamped(to: 0...1_000_000) + 1) / 2 }
    return max(Self.leastSafe, least.map { ($0.tenths * $0.energy + 9) / 10 } ?? 0)
  }
}
