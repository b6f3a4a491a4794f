package import Nouns

/// What the person said of themselves, as it holds from one date until the next such row's.
package struct ProfileRow: Record, Equatable {
  package var id = ""
  package var from = ""
  /// A date, a year, or `45@2026-03-02` for so many years on that date.
  package var birth: String?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  package var basis: Basis?
  package var gender: Gender?
  package var activity: Activity?
  package var goal: WeightGoal?
  /// In grams.
  package var goalWeight: Int64?
  /// In per cent of maintenance.
  package var restriction: Int64?
  /// In kcal a day.
  package var maintenance: Int64?
  package var diet: Int64?
  package var pattern: EnergyPattern?
  package var counts: DeficitChoice?

  package init(id: String, from: String) {
    self.id = id
    self.from = from
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("from", &from)
    try fields.string("birth", &birth)
    try fields.int("height", &height)
    try fields.int("weight", &weight)
    try fields.choice("basis", &basis)
    try fields.choice("gender", &gender)
    try fields.choice("activity", &activity)
    try fields.choice("goal", &goal)
    try fields.int("goalWeight", &goalWeight)
    try fields.int("restriction", &restriction)
    try fields.int("maintenance", &maintenance)
    try fields.int("diet", &diet)
    try fields.record("pattern", &pattern)
    try fields.choice("counts", &counts)
  }
}
