/// `io.github.fastd.statistics`.
package enum StatisticsCalls {
  package static let interface = "io.github.fastd.statistics"

  package enum Calendar: Method {
    package static let name = "io.github.fastd.statistics.Calendar"
    package typealias Input = DaysQuestion
    package typealias Output = CalendarAnswer
  }

  package enum Week: Method {
    package static let name = "io.github.fastd.statistics.Week"
    package typealias Input = WeekQuestion
    package typealias Output = WeekAnswer
  }

  package enum Last: Method {
    package static let name = "io.github.fastd.statistics.Last"
    package typealias Input = BarsQuestion
    package typealias Output = BarsAnswer
  }
}

/// Two dates, both meant.
package struct DaysQuestion: Record, Equatable {
  package var from = ""
  package var to = ""

  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
  }
}

/// The days of which there is something to say, in their order.
package struct CalendarAnswer: Record, Equatable {
  package var days: [CalendarDay] = []
  /// As the person counts days.
  package var today = ""

  package init(days: [CalendarDay], today: String) {
    self.days = days
    self.today = today
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("days", &days)
    try fields.string("today", &today)
  }
}

/// The seven days up to this one; nil for today.
package struct WeekQuestion: Record, Equatable {
  package var to: String?

  package init(to: String? = nil) {
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("to", &to)
  }
}

/// Seven bars, the oldest day first.
package struct WeekAnswer: Record, Equatable {
  package var days: [DayBar] = []
  /// In seconds: the running fast's, else the plan's.
  package var goal: Int64?

  package init(days: [DayBar], goal: Int64? = nil) {
    self.days = days
    self.goal = goal
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("days", &days)
    try fields.int("goal", &goal)
  }
}

/// How many of the last fasts.
package struct BarsQuestion: Record, Equatable {
  package var last: Int64?

  package init(last: Int64? = nil) {
    self.last = last
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
  }
}

/// The last fasts, the oldest first; the running one is among them.
package struct BarsAnswer: Record, Equatable {
  package var bars: [FastBar] = []

  package init(bars: [FastBar]) {
    self.bars = bars
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("bars", &bars)
  }
}
