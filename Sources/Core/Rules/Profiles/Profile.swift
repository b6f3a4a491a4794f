package import Nouns
package import Time

/// What the person says of themselves: it holds from one day until the next such row.
///
/// Every value may be missing until something needs it.
package struct Profile: Equatable, Sendable {
  package let id: RowID
  /// The first day it holds on.
  package var from: Day
  package var birth: Birth?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  /// Nil for the one that goes with the gender.
  package var basis: Basis?
  /// For words only.
  package var gender: Gender?
  package var activity: Activity?
  package var goal: WeightGoal?
  /// In grams.
  package var goalWeight: Int64?
  /// In per cent of maintenance; nil for the usual.
  package var restriction: Int64?
  /// In kcal a day, in the person's own numbers; nil where they are calculated.
  package var maintenance: Int64?
  package var diet: Int64?
  package var pattern: EnergyPattern?
  /// Which deficit counts on days that have two.
  package var counts: DeficitChoice?

  package static let most = 10_000

  package init(id: RowID, from: Day) {
    self.id = id
    self.from = from
  }
}

/// When the person was born, as exactly as they say.
package enum Birth: Hashable, Sendable {
  case date(Day)
  case year(Int)
  /// So many years old on that day.
  case age(Int, on: Day)
}

/// Days with little energy, which are chosen by the week or by turns; no phases.
package enum EnergyPattern: Hashable, Sendable {
  /// Such as two days a week that do not touch.
  case weekly(Set<Weekday>)
  /// Every other day, that one the first.
  case alternate(from: Day)
}
