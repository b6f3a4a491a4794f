package import Nouns

extension StatisticsCalls {
  package enum Summary: Method {
    package static let name = "io.github.fastd.statistics.Summary"
    package typealias Input = NoFields
    package typealias Output = SummaryAnswer
  }

  package enum Period: Method {
    package static let name = "io.github.fastd.statistics.Period"
    package typealias Input = DaysQuestion
    package typealias Output = PeriodAnswer
  }

  package enum Why: Method {
    package static let name = "io.github.fastd.statistics.Why"
    package typealias Input = WhyQuestion
    package typealias Output = WhyAnswer
  }
}

/// All numbers at once.
package struct SummaryAnswer: Record, Equatable {
  package var today = ""
  package var all = Tally()
  package var cancelled: Int64 = 0
  package var median: Int64?
  package var longest: LongestFast?
  package var lastSevenDays: Int64 = 0
  package var week = Comparison()
  package var month = Comparison()
  package var year = Comparison()
  package var schedules: [NamedTally] = []
  /// Monday first.
  package var weekdays: [Tally] = []
  /// `HH:MM`.
  package var usualStart: String?
  package var usualEnd: String?
  package var streak = Streak()
  package var last: Entry?

  package init(
    today: String, all: Tally, cancelled: Int64, median: Int64? = nil,
    longest: LongestFast? = nil, lastSevenDays: Int64, week: Comparison, month: Comparison,
    year: Comparison, schedules: [NamedTally], weekdays: [Tally], usualStart: String? = nil,
    usualEnd: String? = nil, streak: Streak, last: Entry? = nil
  ) {
    self.today = today
    self.all = all
    self.cancelled = cancelled
    self.median = median
    self.longest = longest
    self.lastSevenDays = lastSevenDays
    self.week = week
    self.month = month
    self.year = year
    self.schedules = schedules
    self.weekdays = weekdays
    self.usualStart = usualStart
    self.usualEnd = usualEnd
    self.streak = streak
    self.last = last
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("today", &today)
    try fields.record("all", &all)
    try fields.int("cancelled", &cancelled)
    try fields.int("median", &median)
    try fields.record("longest", &longest)
    try fields.int("lastSevenDays", &lastSevenDays)
    try fields.record("week", &week)
    try fields.record("month", &month)
    try fields.record("year", &year)
    try fields.records("schedules", &schedules)
    try fields.records("weekdays", &weekdays)
    try fields.string("usualStart", &usualStart)
    try fields.string("usualEnd", &usualEnd)
    try fields.record("streak", &streak)
    try fields.record("last", &last)
  }
}

/// What the fasts that ended on some days come to.
package struct PeriodAnswer: Record, Equatable {
  package var all = Tally()
  /// In seconds.
  package var shortest: Int64?
  package var longest: LongestFast?

  package init(all: Tally, shortest: Int64? = nil, longest: LongestFast? = nil) {
    self.all = all
    self.shortest = shortest
    self.longest = longest
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("all", &all)
    try fields.int("shortest", &shortest)
    try fields.record("longest", &longest)
  }
}

/// What can be explained.
package enum Topic: String, Choice {
  case streak, rate, average, median, usual
}

/// Which number to explain.
package struct WhyQuestion: Record, Equatable {
  package var what = Topic.streak

  package init(what: Topic) {
    self.what = what
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("what", &what)
  }
}

/// What a number comes from.
package struct WhyAnswer: Record, Equatable {
  package var streak: StreakStory?
  package var all: Tally?
  package var cancelled: Int64?
  package var median: Int64?
  package var longest: LongestFast?
  /// `HH:MM`.
  package var usualStart: String?
  package var usualEnd: String?

  package init(
    streak: StreakStory? = nil, all: Tally? = nil, cancelled: Int64? = nil, median: Int64? = nil,
    longest: LongestFast? = nil, usualStart: String? = nil, usualEnd: String? = nil
  ) {
    self.streak = streak
    self.all = all
    self.cancelled = cancelled
    self.median = median
    self.longest = longest
    self.usualStart = usualStart
    self.usualEnd = usualEnd
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("streak", &streak)
    try fields.record("all", &all)
    try fields.int("cancelled", &cancelled)
    try fields.int("median", &median)
    try fields.record("longest", &longest)
    try fields.string("usualStart", &usualStart)
    try fields.string("usualEnd", &usualEnd)
  }
}
