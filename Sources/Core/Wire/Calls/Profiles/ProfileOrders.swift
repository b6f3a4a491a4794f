extension ProfileCalls {
  package enum Get: Method {
    package static let name = "io.github.fastd.profile.Get"
    package typealias Input = NoFields
    package typealias Output = ProfileAnswer
  }

  package enum Set: Method {
    package static let name = "io.github.fastd.profile.Set"
    package typealias Input = ProfileOrder
    package typealias Output = ProfileAnswer
  }

  package enum Recalculate: Method {
    package static let name = "io.github.fastd.profile.Recalculate"
    package typealias Input = NoFields
    package typealias Output = ProfileAnswer
  }

  package enum GetTargets: Method {
    package static let name = "io.github.fastd.profile.GetTargets"
    package typealias Input = TargetsQuestion
    package typealias Output = TargetsAnswer
  }
}

/// What changes of the profile; nil stays.
package struct ProfileOrder: Record, Equatable {
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
  /// What is taken away.
  package var forget: [ProfileField]
  package var confirm: String?

  package init(
    birth: String? = nil, height: Int64? = nil, weight: Int64? = nil, basis: Basis? = nil,
    gender: Gender? = nil, activity: Activity? = nil, goal: WeightGoal? = nil,
    goalWeight: Int64? = nil, restriction: Int64? = nil, maintenance: Int64? = nil,
    diet: Int64? = nil, pattern: EnergyPattern? = nil, counts: DeficitChoice? = nil,
    forget: [ProfileField] = [], confirm: String? = nil
  ) {
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
    self.forget = forget
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
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
    forget = try fields.choices("forget")
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
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
    fields.choices("forget", forget)
    fields.optionalString("confirm", confirm)
  }
}

/// The profile, and what the targets are and were before.
package struct ProfileAnswer: Record, Equatable {
  package var profile: Profile
  package var targets: Targets?
  package var before: Targets?
  /// What was said that leaves no number for what to eat.
  package var obstacle: SafetyQuestion?

  package init(
    profile: Profile, targets: Targets? = nil, before: Targets? = nil,
    obstacle: SafetyQuestion? = nil
  ) {
    self.profile = profile
    self.targets = targets
    self.before = before
    self.obstacle = obstacle
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    profile = try fields.record("profile")
    targets = try fields.optionalRecord("targets")
    before = try fields.optionalRecord("before")
    obstacle = try fields.optionalChoice("obstacle")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("profile", profile)
    fields.optionalRecord("targets", targets)
    fields.optionalRecord("before", before)
    fields.optionalChoice("obstacle", obstacle)
  }
}

/// The date that is meant; nil for today.
package struct TargetsQuestion: Record, Equatable {
  package var date: String?

  package init(date: String? = nil) {
    self.date = date
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.optionalString("date")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("date", date)
  }
}

/// What to eat on a date, as far as the profile says enough.
package struct TargetsAnswer: Record, Equatable {
  package var date: String
  package var targets: Targets?
  package var energy: DayEnergy?
  package var macros: Macros?
  package var program: Program?
  package var missing: [ProfileField]
  /// What was said that leaves no number for what to eat.
  package var obstacle: SafetyQuestion?

  package init(
    date: String, targets: Targets? = nil, energy: DayEnergy? = nil, macros: Macros? = nil,
    program: Program? = nil, missing: [ProfileField] = [], obstacle: SafetyQuestion? = nil
  ) {
    self.date = date
    self.targets = targets
    self.energy = energy
    self.macros = macros
    self.program = program
    self.missing = missing
    self.obstacle = obstacle
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    targets = try fields.optionalRecord("targets")
    energy = try fields.optionalRecord("energy")
    macros = try fields.optionalRecord("macros")
    program = try fields.optionalRecord("program")
    missing = try fields.choices("missing")
    obstacle = try fields.optionalChoice("obstacle")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.optionalRecord("targets", targets)
    fields.optionalRecord("energy", energy)
    fields.optionalRecord("macros", macros)
    fields.optionalRecord("program", program)
    fields.choices("missing", missing)
    fields.optionalChoice("obstacle", obstacle)
  }
}
