/// What the person said of themselves, as it holds from one date until the next such row's.
package struct ProfileRow: Record, Equatable {
  package var id: String
  package var from: String
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    from = try fields.string("from")
    birth = try fields.optionalString("birth")
    height = try fields.optionalInt("height")
    weight = try fields.optionalInt("weight")
    basis = try fields.optionalChoice("basis")
    gender = try fields.optionalChoice("gender")
    activity = try fields.optionalChoice("activity")
    goal = try fields.optionalChoice("goal")
    goalWeight = try fields.optionalInt("goalWeight")
    restriction = try fields.optionalInt("restriction")
    maintenance = try fields.optionalInt("maintenance")
    diet = try fields.optionalInt("diet")
    pattern = try fields.optionalRecord("pattern")
    counts = try fields.optionalChoice("counts")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("from", from)
    fields.optionalString("birth", birth)
    fields.optionalInt("height", height)
    fields.optionalInt("weight", weight)
    fields.optionalChoice("basis", basis)
    fields.optionalChoice("gender", gender)
    fields.optionalChoice("activity", activity)
    fields.optionalChoice("goal", goal)
    fields.optionalInt("goalWeight", goalWeight)
    fields.optionalInt("restriction", restriction)
    fields.optionalInt("maintenance", maintenance)
    fields.optionalInt("diet", diet)
    fields.optionalRecord("pattern", pattern)
    fields.optionalChoice("counts", counts)
  }
}
