package import Nouns

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
  package var values = Profile()
  /// What is taken away.
  package var forget: [ProfileField] = []
  package var confirm: String?

  package init(_ values: Profile, forget: [ProfileField] = [], confirm: String? = nil) {
    self.values = values
    self.forget = forget
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try values.values(&fields)
    try fields.choices("forget", &forget)
    try fields.string("confirm", &confirm)
  }
}

/// The profile, and what the targets are and were before.
package struct ProfileAnswer: Record, Equatable {
  package var profile = ProfileEntry()
  package var targets: Targets?
  package var before: Targets?
  /// What was said that leaves no number for what to eat.
  package var obstacle: SafetyQuestion?

  package init(
    profile: ProfileEntry, targets: Targets? = nil, before: Targets? = nil,
    obstacle: SafetyQuestion? = nil
  ) {
    self.profile = profile
    self.targets = targets
    self.before = before
    self.obstacle = obstacle
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("profile", &profile)
    try fields.record("targets", &targets)
    try fields.record("before", &before)
    try fields.choice("obstacle", &obstacle)
  }
}

/// The date that is meant; nil for today.
package struct TargetsQuestion: Record, Equatable {
  package var date: String?

  package init(date: String? = nil) {
    self.date = date
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
  }
}

/// What to eat on a date, as far as the profile says enough.
package struct TargetsAnswer: Record, Equatable {
  package var date = ""
  package var targets: Targets?
  package var energy: DayEnergy?
  package var macros: Macros?
  package var program: Program?
  package var missing: [ProfileField] = []
  /// What was said that leaves no number for what to eat.
  package var obstacle: SafetyQuestion?
  /// Nil where no record could count.
  package var record: ExpenditureRecord?

  package init(
    date: String, targets: Targets? = nil, energy: DayEnergy? = nil, macros: Macros? = nil,
    program: Program? = nil, missing: [ProfileField] = [], obstacle: SafetyQuestion? = nil,
    record: ExpenditureRecord? = nil
  ) {
    self.record = record
    self.date = date
    self.targets = targets
    self.energy = energy
    self.macros = macros
    self.program = program
    self.missing = missing
    self.obstacle = obstacle
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.record("targets", &targets)
    try fields.record("energy", &energy)
    try fields.record("macros", &macros)
    try fields.record("program", &program)
    try fields.choices("missing", &missing)
    try fields.choice("obstacle", &obstacle)
    try fields.record("record", &record)
  }
}
