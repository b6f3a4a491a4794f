package import Nouns

/// What bounded the diet target.
package enum TargetFlag: String, Choice {
  case underweight, bmiCap, deficitCap, floor, noDeficit
  /// The person wants to gain weight.
  case aimGain
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
  package var kcal: Int64 = 0
  package var reason = EnergyReason.maintenance

  package init(kcal: Int64, reason: EnergyReason) {
    self.kcal = kcal
    self.reason = reason
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("kcal", &kcal)
    try fields.choice("reason", &reason)
  }
}

/// What to eat of each, in whole grams.
package struct Macros: Record, Equatable {
  /// The weight they are reckoned for, in grams.
  package var reference: Int64 = 0
  package var protein: Int64 = 0
  package var fat: Int64 = 0
  package var carbs: Int64 = 0
  package var fiber: Int64 = 0
  /// Those that the person chose.
  package var own: [ProfileField] = []

  package init(
    reference: Int64, protein: Int64, fat: Int64, carbs: Int64, fiber: Int64,
    own: [ProfileField] = []
  ) {
    self.own = own
    self.reference = reference
    self.protein = protein
    self.fat = fat
    self.carbs = carbs
    self.fiber = fiber
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("reference", &reference)
    try fields.int("protein", &protein)
    try fields.int("fat", &fat)
    try fields.int("carbs", &carbs)
    try fields.int("fiber", &fiber)
    try fields.choices("own", &own)
  }
}

/// The two energies of a program, and what they were made from; energy in kcal a day.
package struct Targets: Record, Equatable {
  /// The date from which on they hold.
  package var since = ""
  package var origin = TargetOrigin.formula
  /// Of the diet target, which may be the person's own where the maintenance is not.
  package var dietOrigin: TargetOrigin?
  package var age: Int64?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  package var basis = Basis.male
  package var activity: Activity?
  /// The activity's, times a thousand.
  package var factor: Int64?
  /// At rest, in thousandths of a kcal.
  package var ree: Int64?
  package var tdee: Int64?
  package var maintenance: Int64 = 0
  /// Nil where a diet phase is not safe.
  package var diet: Int64?
  /// In per cent, as it was applied.
  package var restriction: Int64 = 0
  /// In per cent, as it was asked for.
  package var wanted: Int64 = 0
  package var floor: Int64 = 0
  /// In tenths.
  package var bmi: Int64?
  package var flags: [TargetFlag] = []
  /// Where the weight is from.
  package var weightSource: WeightSource?
  /// Where the maintenance comes of the person's own record.
  package var measured: MeasuredExpenditure?

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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("since", &since)
    try fields.choice("origin", &origin)
    try fields.choice("dietOrigin", &dietOrigin)
    try fields.int("age", &age)
    try fields.int("height", &height)
    try fields.int("weight", &weight)
    try fields.choice("basis", &basis)
    try fields.choice("activity", &activity)
    try fields.int("factor", &factor)
    try fields.int("ree", &ree)
    try fields.int("tdee", &tdee)
    try fields.int("maintenance", &maintenance)
    try fields.int("diet", &diet)
    try fields.int("restriction", &restriction)
    try fields.int("wanted", &wanted)
    try fields.int("floor", &floor)
    try fields.int("bmi", &bmi)
    try fields.choices("flags", &flags)
    try fields.choice("weightSource", &weightSource)
    try fields.record("measured", &measured)
  }
}
