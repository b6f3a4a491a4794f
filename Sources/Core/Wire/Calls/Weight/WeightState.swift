package import Nouns

/// Where the person's weight stands, and where it goes.
package struct WeightState: Record, Equatable {
  /// The newest value, and the date it is of.
  package var grams: Int64?
  package var date: String?
  /// The mean of the last seven days.
  package var mean: Int64?
  /// How many days it is of.
  package var days: Int64 = 0
  /// What the trend has changed by in a week.
  package var weekly: Int64?
  package var arrow: WeightArrow?
  /// Whether it is good news for the aim.
  package var isWelcome = false
  /// Why there is no arrow.
  package var silence: ArrowSilence?
  /// How many weighings the trend has, and how many an arrow needs.
  package var weighings: Int64 = 0
  package var needed: Int64 = 0
  package var aim: WeightGoal?
  package var goalWeight: Int64?
  /// The way to it.
  package var done: Int64?
  package var total: Int64?
  package var permille: Int64?
  package var isReached = false
  /// Of a weight that is to be held.
  package var isHeld: Bool?
  /// It goes down faster than is planned.
  package var isFast = false
  /// The newest value, where it is left out of the mean and the trend.
  package var leftOut: WeightPoint?
  /// The values of the last weeks, oldest first.
  package var recent: [WeightPoint] = []

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("grams", &grams)
    try fields.string("date", &date)
    try fields.int("mean", &mean)
    try fields.int("days", &days)
    try fields.int("weekly", &weekly)
    try fields.choice("arrow", &arrow)
    try fields.bool("isWelcome", &isWelcome)
    try fields.choice("silence", &silence)
    try fields.int("weighings", &weighings)
    try fields.int("needed", &needed)
    try fields.choice("aim", &aim)
    try fields.int("goalWeight", &goalWeight)
    try fields.int("done", &done)
    try fields.int("total", &total)
    try fields.int("permille", &permille)
    try fields.bool("isReached", &isReached)
    try fields.bool("isHeld", &isHeld)
    try fields.bool("isFast", &isFast)
    try fields.record("leftOut", &leftOut)
    try fields.records("recent", &recent)
  }
}

package enum WeightArrow: String, Choice {
  case down, flat, up
}

/// Why no arrow is shown.
package enum ArrowSilence: String, Choice {
  case tooFew, newBlock, gap
}

/// What was weighed on a date, or the mean of some dates from that one on.
package struct WeightPoint: Record, Equatable {
  package var date = ""
  package var grams: Int64?
  /// Whether it counts neither for the mean nor for the trend.
  package var isLeftOut = false
  /// Of the trend.
  package var trend: Int64?

  package init(
    date: String, grams: Int64? = nil, isLeftOut: Bool = false, trend: Int64? = nil
  ) {
    self.date = date
    self.grams = grams
    self.isLeftOut = isLeftOut
    self.trend = trend
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.int("grams", &grams)
    try fields.bool("isLeftOut", &isLeftOut)
    try fields.int("trend", &trend)
  }
}
