extension StatisticsCalls {
  package enum Summary: Method {
    package static let name = "io.github.fastd.statistics.Summary"
    package typealias Input = NoFields
    package typealias Output = SummaryAnswer
  }

  package enum Why: Method {
    package static let name = "io.github.fastd.statistics.Why"
    package typealias Input = WhyQuestion
    package typealias Output = WhyAnswer
  }
}

/// All numbers at once.
package struct SummaryAnswer: Record, Equatable {
  package var today: String
  package var all: Tally
  package var cancelled: Int64
  package var median: Int64?
  package var longest: LongestFast?
  package var lastSevenDays: Int64
  package var week: Comparison
  package var month: Comparison
  package var year: Comparison
  package var schedules: [NamedTally]
  /// Monday first.
  package var weekdays: [Tally]
  /// `HH:MM`.
  package var usualStart: String?
  package var usualEnd: String?
  package var streak: Streak
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    today = try fields.string("today")
    all = try fields.record("all")
    cancelled = try fields.int("cancelled")
    median = try fields.optionalInt("median")
    longest = try fields.optionalRecord("longest")
    lastSevenDays = try fields.int("lastSevenDays")
    week = try fields.record("week")
    month = try fields.record("month")
    year = try fields.record("year")
    schedules = try fields.records("schedules")
    weekdays = try fields.records("weekdays")
    usualStart = try fields.optionalString("usualStart")
    usualEnd = try fields.optionalString("usualEnd")
    streak = try fields.record("streak")
    last = try fields.optionalRecord("last")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("today", today)
    fields.record("all", all)
    fields.int("cancelled", cancelled)
    fields.optionalInt("median", median)
    fields.optionalRecord("longest", longest)
    fields.int("lastSevenDays", lastSevenDays)
    fields.record("week", week)
    fields.record("month", month)
    fields.record("year", year)
    fields.records("schedules", schedules)
    fields.records("weekdays", weekdays)
    fields.optionalString("usualStart", usualStart)
    fields.optionalString("usualEnd", usualEnd)
    fields.record("streak", streak)
    fields.optionalRecord("last", last)
  }
}

/// What can be explained.
package enum Topic: String, Choice {
  case streak, rate, average
}

/// Which number to explain.
package struct WhyQuestion: Record, Equatable {
  package var what: Topic

  package init(what: Topic) {
    self.what = what
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    what = try fields.choice("what")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("what", what)
  }
}

/// What a number comes from.
package struct WhyAnswer: Record, Equatable {
  package var streak: StreakStory?
  package var all: Tally?
  package var cancelled: Int64?
  package var median: Int64?
  package var longest: LongestFast?

  package init(
    streak: StreakStory? = nil, all: Tally? = nil, cancelled: Int64? = nil, median: Int64? = nil,
    longest: LongestFast? = nil
  ) {
    self.streak = streak
    self.all = all
    self.cancelled = cancelled
    self.median = median
    self.longest = longest
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    streak = try fields.optionalRecord("streak")
    all = try fields.optionalRecord("all")
    cancelled = try fields.optionalInt("cancelled")
    median = try fields.optionalInt("median")
    longest = try fields.optionalRecord("longest")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalRecord("streak", streak)
    fields.optionalRecord("all", all)
    fields.optionalInt("cancelled", cancelled)
    fields.optionalInt("median", median)
    fields.optionalRecord("longest", longest)
  }
}
