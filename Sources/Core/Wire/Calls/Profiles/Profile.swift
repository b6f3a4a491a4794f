/// Which constant of the equation estimates the energy at rest; neutral is the middle.
package enum Basis: String, Choice {
  case male, female, neutral
}

/// For words only.
package enum Gender: String, Choice {
  case female, male, other
}

package enum Activity: String, Choice {
  case sedentary, light, moderate, very, extra
}

package enum WeightGoal: String, Choice {
  case lose, gain, maintain
}

/// A value of the profile, by its name on the wire.
package enum ProfileField: String, Choice {
  case birth, height, weight, basis, gender, activity, goal, goalWeight
  case restriction, maintenance, diet, pattern, counts
}

/// Days of little energy: chosen weekdays, or every other day from a date on.
package struct EnergyPattern: Record, Equatable {
  /// Codes such as `mon`.
  package var days: [String]?
  package var alternateFrom: String?

  package init(days: [String]? = nil, alternateFrom: String? = nil) {
    self.days = days
    self.alternateFrom = alternateFrom
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    days = try fields.optionalStrings("days")
    alternateFrom = try fields.optionalString("alternateFrom")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalStrings("days", days)
    fields.optionalString("alternateFrom", alternateFrom)
  }
}

/// What the person says of themselves; nil where they have not.
package struct Profile: Record, Equatable {
  /// The date since which it holds.
  package var from: String?
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
  /// In kcal, where it is the person's own number.
  package var maintenance: Int64?
  package var diet: Int64?
  package var pattern: EnergyPattern?
  package var counts: DeficitChoice?
  /// In whole years, today.
  package var age: Int64?
  /// What counts where no basis is given.
  package var basisUsed: Basis
  /// In tenths.
  package var bmi: Int64?
  /// What the targets need and is not there.
  package var missing: [ProfileField]

  package init(
    from: String? = nil, birth: String? = nil, height: Int64? = nil, weight: Int64? = nil,
    basis: Basis? = nil, gender: Gender? = nil, activity: Activity? = nil, goal: WeightGoal? = nil,
    goalWeight: Int64? = nil, restriction: Int64? = nil, maintenance: Int64? = nil,
    diet: Int64? = nil, pattern: EnergyPattern? = nil, counts: DeficitChoice? = nil,
    age: Int64? = nil, basisUsed: Basis, bmi: Int64? = nil, missing: [ProfileField] = []
  ) {
    self.from = from
    self.birth = birth
    self.height = height
    self.weight = weight
    self.basis = basis
    self.gender = gender
    self.activity = activity
    self.goal = goal
    self.goalWeight = goalWeight
    self.restriction = restriction
    self.maintenance = maintenance
    self.diet = diet
    self.pattern = pattern
    self.counts = counts
    self.age = age
    self.basisUsed = basisUsed
    self.bmi = bmi
    self.missing = missing
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.optionalString("from")
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
    age = try fields.optionalInt("age")
    basisUsed = try fields.choice("basisUsed")
    bmi = try fields.optionalInt("bmi")
    missing = try fields.choices("missing")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("from", from)
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
    fields.optionalInt("age", age)
    fields.choice("basisUsed", basisUsed)
    fields.optionalInt("bmi", bmi)
    fields.choices("missing", missing)
  }
}
