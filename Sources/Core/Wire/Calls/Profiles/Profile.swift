package import Nouns

/// Days of little energy: chosen weekdays, or every other day from a date on.
package struct EnergyPattern: Record, Equatable {
  /// Codes such as `mon`.
  package var days: [String]?
  package var alternateFrom: String?

  package init(days: [String]? = nil, alternateFrom: String? = nil) {
    self.days = days
    self.alternateFrom = alternateFrom
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.strings("days", &days)
    try fields.string("alternateFrom", &alternateFrom)
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
  package var basisUsed = Basis.male
  /// In tenths.
  package var bmi: Int64?
  /// What the targets need and is not there.
  package var missing: [ProfileField] = []

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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
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
    try fields.int("age", &age)
    try fields.choice("basisUsed", &basisUsed)
    try fields.int("bmi", &bmi)
    try fields.choices("missing", &missing)
  }
}
