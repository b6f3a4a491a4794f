package import Nouns

/// What an arrow of the weight goes by.
package enum ArrowRule: String, Choice {
  /// The change of the trend within a week, or that of the mean of seven days.
  case trend, week
}

/// What the numbers come from that are told of the weight.
package struct WeightWhy: Record, Equatable {
  package var date = ""
  package var mean: Int64?
  /// How many values a mean needs.
  package var fewest: Int64 = 0
  /// Those of the seven days up to the date, oldest first.
  package var values: [WeightPoint] = []
  package var rule = ArrowRule.trend
  /// What the rule compares: on the date, and seven days before.
  package var now: Int64?
  package var before: Int64?
  /// A smaller change is noise.
  package var band: Int64 = 0
  package var arrow: WeightArrow?
  package var isWelcome = false
  package var silence: ArrowSilence?
  package var weighings: Int64 = 0
  package var needed: Int64 = 0
  /// Of a program, and which day of it the date is.
  package var phase: Phase?
  package var phaseDay: Int64?
  /// So many first days of a phase have no arrow.
  package var waterDays: Int64 = 0
  package var aim: WeightGoal?
  package var goalWeight: Int64?
  /// Where the way to the goal began.
  package var baseline: WeightPoint?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.int("mean", &mean)
    try fields.int("fewest", &fewest)
    try fields.records("values", &values)
    try fields.choice("rule", &rule)
    try fields.int("now", &now)
    try fields.int("before", &before)
    try fields.int("band", &band)
    try fields.choice("arrow", &arrow)
    try fields.bool("isWelcome", &isWelcome)
    try fields.choice("silence", &silence)
    try fields.int("weighings", &weighings)
    try fields.int("needed", &needed)
    try fields.choice("phase", &phase)
    try fields.int("phaseDay", &phaseDay)
    try fields.int("waterDays", &waterDays)
    try fields.choice("aim", &aim)
    try fields.int("goalWeight", &goalWeight)
    try fields.record("baseline", &baseline)
  }
}
