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
  package var date: String
  package var mark: DayMark
  package var rest: DayRest?
  /// Of the fasts that ended on it, cancelled ones left out.
  package var fasts: Int64
  package var seconds: Int64

  package init(
    date: String, mark: DayMark, rest: DayRest? = nil, fasts: Int64 = 0, seconds: Int64 = 0
  ) {
    self.date = date
    self.mark = mark
    self.rest = rest
    self.fasts = fasts
    self.seconds = seconds
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    mark = try fields.choice("mark")
    rest = try fields.optionalChoice("rest")
    fasts = try fields.int("fasts")
    seconds = try fields.int("seconds")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.choice("mark", mark)
    fields.optionalChoice("rest", rest)
    fields.int("fasts", fasts)
    fields.int("seconds", seconds)
  }
}

/// How a day's bar is drawn.
package enum BarState: String, Choice {
  case completed, open, partial, empty
}

/// One bar of the weekly chart: all that ended on that day, not split over days.
package struct DayBar: Record, Equatable {
  package var date: String
  package var seconds: Int64
  package var state: BarState
  /// Of the running fast, on today.
  package var running: Int64?

  package init(date: String, seconds: Int64, state: BarState, running: Int64? = nil) {
    self.date = date
    self.seconds = seconds
    self.state = state
    self.running = running
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    seconds = try fields.int("seconds")
    state = try fields.choice("state")
    running = try fields.optionalInt("running")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.int("seconds", seconds)
    fields.choice("state", state)
    fields.optionalInt("running", running)
  }
}

/// One bar of the chart of the last fasts.
package struct FastBar: Record, Equatable {
  package var id: String
  /// The counted day of its end; of today while it runs.
  package var date: String
  package var start: Int64
  package var end: Int64?
  package var seconds: Int64
  package var goal: Int64?
  /// Nil while it runs.
  package var outcome: Outcome?
  /// The mean length of the last fasts up to this one, at most seven.
  package var trend: Int64

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

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    date = try fields.string("date")
    start = try fields.int("start")
    end = try fields.optionalInt("end")
    seconds = try fields.int("seconds")
    goal = try fields.optionalInt("goal")
    outcome = try fields.optionalChoice("outcome")
    trend = try fields.int("trend")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("date", date)
    fields.int("start", start)
    fields.optionalInt("end", end)
    fields.int("seconds", seconds)
    fields.optionalInt("goal", goal)
    fields.optionalChoice("outcome", outcome)
    fields.int("trend", trend)
  }
}
