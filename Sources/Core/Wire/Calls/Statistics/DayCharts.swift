package import Nouns

/// The strongest that can be said of a day.
package enum DayMark: String, Choice {
  /// A completed fast credits it.
  case completed
  /// A fast without a goal ended on it.
  case open
  /// A fast ended early on it.
  case partial
  /// A fast covered part of it.
  case touched
  case running, none
}

/// Why a day neither counts for a streak nor breaks it.
package enum DayRest: String, Choice {
  case restDay, vacation, freeze
}

/// One day of a calendar.
package struct CalendarDay: Record, Equatable {
  package var date = ""
  package var mark = DayMark.completed
  package var rest: DayRest?
  /// Of the fasts that ended on it, cancelled ones left out.
  package var fasts: Int64 = 0
  package var seconds: Int64 = 0

  package init(
    date: String, mark: DayMark, rest: DayRest? = nil, fasts: Int64 = 0, seconds: Int64 = 0
  ) {
    self.date = date
    self.mark = mark
    self.rest = rest
    self.fasts = fasts
    self.seconds = seconds
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.choice("mark", &mark)
    try fields.choice("rest", &rest)
    try fields.int("fasts", &fasts)
    try fields.int("seconds", &seconds)
  }
}

/// How a day's bar is drawn.
package enum BarState: String, Choice {
  case completed, open, partial, empty
}

/// One bar of the weekly chart: all that ended on that day, not split over days.
package struct DayBar: Record, Equatable {
  package var date = ""
  package var seconds: Int64 = 0
  package var state = BarState.completed
  /// Of the running fast, on today.
  package var running: Int64?

  package init(date: String, seconds: Int64, state: BarState, running: Int64? = nil) {
    self.date = date
    self.seconds = seconds
    self.state = state
    self.running = running
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.int("seconds", &seconds)
    try fields.choice("state", &state)
    try fields.int("running", &running)
  }
}

/// One bar of the chart of the last fasts.
package struct FastBar: Record, Equatable {
  package var id = ""
  /// The counted day of its end; of today while it runs.
  package var date = ""
  package var start: Int64 = 0
  package var end: Int64?
  package var seconds: Int64 = 0
  package var goal: Int64?
  /// Nil while it runs.
  package var outcome: Outcome?
  /// The mean length of the last fasts up to this one, at most seven.
  package var trend: Int64 = 0

  package init(
    id: String, date: String, start: Int64, end: Int64? = nil, seconds: Int64, goal: Int64? = nil,
    outcome: Outcome? = nil, trend: Int64
  ) {
    self.id = id
    self.date = date
    self.start = start
    self.end = end
    self.seconds = seconds
    self.goal = goal
    self.outcome = outcome
    self.trend = trend
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("date", &date)
    try fields.int("start", &start)
    try fields.int("end", &end)
    try fields.int("seconds", &seconds)
    try fields.int("goal", &goal)
    try fields.choice("outcome", &outcome)
    try fields.int("trend", &trend)
  }
}
