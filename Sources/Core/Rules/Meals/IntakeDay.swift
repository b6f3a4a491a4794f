package import Time

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
    if let lowTarget { return 2 * eaten >= lowTarget }
    return eaten >= Self.leastSafe && least.map { 10 * eaten >= $0.tenths * $0.energy } ?? true
  }
}

extension IntakeRecord {
  /// The longest of these that tells enough counts.
  package static let windows: [Int64] = [28, 21, 14]

  /// Nil where none of them has enough complete days and both averages.
  package static func window(
    completeDays: (Int64) -> Int64, hasAverages: (Int64) -> Bool
  ) -> Int64? {
    windows.first { isEnough(completeDays($0), of: $0) && hasAverages($0) }
  }

  /// The weeks up to a day, of which `weight` has the average of the seven days that end on each.
  package init?(
    upTo last: Day, days: (Day) -> IntakeDay?, weight: (Day) -> Int64?
  ) {
    let longest = Self.windows.max() ?? 0
    // The newest first, so that the shorter ones are at the beginning.
    let complete = (0..<longest).map { ago in
      days(last - ago).flatMap { $0.isComplete ? $0.eaten : nil }
    }
    func known(_ window: Int64) -> [Int64] { complete.prefix(Int(window)).compactMap(\.self) }
    func first(_ window: Int64) -> Int64? { weight(last - window + 7) }
    let window = Self.window(completeDays: { Int64(known($0).count) }) {
      first($0) != nil && weight(last) != nil
    }
    guard let window else { return nil }
    self.init(
      days: window, completeDays: Int64(known(window).count), eaten: known(window).reduce(0, +),
      firstWeight: first(window), lastWeight: weight(last))
  }
}
