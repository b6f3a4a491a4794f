/// Whose numbers the targets are.
package enum TargetOrigin: String, Choice {
  case formula
  /// The person's own.
  case manual
  /// Worked out of what was eaten and weighed.
  case adaptive
}

/// What bounded the diet target.
package enum TargetFlag: String, Choice {
  case underweight, bmiCap, deficitCap, floor, noDeficit
}

/// Why the energy of a date is what it is.
package enum EnergyReason: String, Choice {
  case maintenance, diet
  /// One of the days of little energy.
  case fastDay
  /// It would be less, and nothing less is safe for this person.
  case noDiet
}

/// The energy to eat on a date, in kcal.
package struct DayEnergy: Record, Equatable {
  package var kcal: Int64
  package var reason: EnergyReason

  package init(kcal: Int64, reason: EnergyReason) {
    self.kcal = kcal
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    kcal = try fields.int("kcal")
    reason = try fields.choice("reason")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("kcal", kcal)
    fields.choice("reason", reason)
  }
}

/// What to eat of each, in whole grams.
package struct Macros: Record, Equatable {
  /// The weight they are reckoned for, in grams.
  package var reference: Int64
  package var protein: Int64
  package var fat: Int64
  package var carbs: Int64
  package var fiber: Int64

  package init(reference: Int64, protein: Int64, fat: Int64, carbs: Int64, fiber: Int64) {
    self.reference = reference
    self.protein = protein
    self.fat = fat
    self.carbs = carbs
    self.fiber = fiber
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    reference = try fields.int("reference")
    protein = try fields.int("protein")
    fat = try fields.int("fat")
    carbs = try fields.int("carbs")
    fiber = try fields.int("fiber")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("reference", reference)
    fields.int("protein", protein)
    fields.int("fat", fat)
    fields.int("carbs", carbs)
    fields.int("fiber", fiber)
  }
}

/// The two energies of a program, and what they were made from; energy in kcal a day.
package struct Targets: Record, Equatable {
  /// The date from which on they hold.
  package var since: String
  package var origin: TargetOrigin
  /// Of the diet target, which may be the person's own where the maintenance is not.
  package var dietOrigin: TargetOrigin?
  package var age: Int64?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  package var basis: Basis
  package var activity: Activity?
  /// The activity's, times a thousand.
  package var factor: Int64?
  /// At rest, in thousandths of a kcal.
  package var ree: Int64?
  package var tdee: Int64?
  package var maintenance: Int64
  /// Nil where a diet phase is not safe.
  package var diet: Int64?
  /// In per cent, as it was applied.
  package var restriction: Int64
  /// In per cent, as it was asked for.
  package var wanted: Int64
  package var floor: Int64
  /// In tenths.
  package var bmi: Int64?
  package var flags: [TargetFlag]

  package init(
    since: String, origin: TargetOrigin, dietOrigin: TargetOrigin? = nil, age: Int64? = nil,
    height: Int64? = nil, weight: Int64? = nil, basis: Basis, activity: Activity? = nil,
    factor: Int64? = nil, ree: Int64? = nil, tdee: Int64? = nil, maintenance: Int64,
    diet: Int64? = nil, restriction: Int64, wanted: Int64, floor: Int64, bmi: Int64? = nil,
    flags: [TargetFlag] = []
  ) {
    self.since = since
    self.origin = origin
    self.dietOrigin = dietOrigin
    self.age = age
    self.height = height
    self.weight = weight
    self.basis = basis
    self.activity = activity
    self.factor = factor
    self.ree = ree
    self.tdee = tdee
    self.maintenance = maintenance
    self.diet = diet
    self.restriction = restriction
    self.wanted = wanted
    self.floor = floor
    self.bmi = bmi
    self.flags = flags
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    since = try fields.string("since")
    origin = try fields.choice("origin")
    dietOrigin = try fields.optionalChoice("dietOrigin")
    age = try fields.optionalInt("age")
    height = try fields.optionalInt("height")
    weight = try fields.optionalInt("weight")
    basis = try fields.choice("basis")
    activity = try fields.optionalChoice("activity")
    factor = try fields.optionalInt("factor")
    ree = try fields.optionalInt("ree")
    tdee = try fields.optionalInt("tdee")
    maintenance = try fields.int("maintenance")
    diet = try fields.optionalInt("diet")
    restriction = try fields.int("restriction")
    wanted = try fields.int("wanted")
    floor = try fields.int("floor")
    bmi = try fields.optionalInt("bmi")
    flags = try fields.choices("flags")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("since", since)
    fields.choice("origin", origin)
    fields.optionalChoice("dietOrigin", dietOrigin)
    fields.optionalInt("age", age)
    fields.optionalInt("height", height)
    fields.optionalInt("weight", weight)
    fields.choice("basis", basis)
    fields.optionalChoice("activity", activity)
    fields.optionalInt("factor", factor)
    fields.optionalInt("ree", ree)
    fields.optionalInt("tdee", tdee)
    fields.int("maintenance", maintenance)
    fields.optionalInt("diet", diet)
    fields.int("restriction", restriction)
    fields.int("wanted", wanted)
    fields.int("floor", floor)
    fields.optionalInt("bmi", bmi)
    fields.choices("flags", flags)
  }
}
