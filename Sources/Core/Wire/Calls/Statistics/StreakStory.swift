package import Nouns

/// Which days a completed fast credits.
package enum CreditMode: String, Choice {
  case end, start
}

/// Why a streak is as long as it is: the current one or, where none is, the newest.
package struct StreakStory: Record, Equatable {
  package var mode = CreditMode.end
  package var isAlive = false
  package var isFasting = false
  package var counted: Int64 = 0
  package var first: String?
  package var last: String?
  package var restDays: Int64 = 0
  package var vacationDays: Int64 = 0
  package var freezes: Int64 = 0
  /// Freezes that are left.
  package var held: Int64 = 0
  /// The day that ended it or, while it is alive, the one before it began.
  package var missed: String?

  package init(
    mode: CreditMode, isAlive: Bool, isFasting: Bool = false, counted: Int64 = 0,
    first: String? = nil, last: String? = nil, restDays: Int64 = 0, vacationDays: Int64 = 0,
    freezes: Int64 = 0, held: Int64 = 0, missed: String? = nil
  ) {
    self.mode = mode
    self.isAlive = isAlive
    self.isFasting = isFasting
    self.counted = counted
    self.first = first
    self.last = last
    self.restDays = restDays
    self.vacationDays = vacationDays
    self.freezes = freezes
    self.held = held
    self.missed = missed
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("mode", &mode)
    try fields.bool("isAlive", &isAlive)
    try fields.bool("isFasting", &isFasting)
    try fields.int("counted", &counted)
    try fields.string("first", &first)
    try fields.string("last", &last)
    try fields.int("restDays", &restDays)
    try fields.int("vacationDays", &vacationDays)
    try fields.int("freezes", &freezes)
    try fields.int("held", &held)
    try fields.string("missed", &missed)
  }
}
