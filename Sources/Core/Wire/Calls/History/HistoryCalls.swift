/// `io.github.fastd.history`.
package enum HistoryCalls {
  package static let interface = "io.github.fastd.history"

  package enum List: Method {
    package static let name = "io.github.fastd.history.List"
    package typealias Input = HistoryQuestion
    package typealias Output = HistoryPage
  }

  package enum Show: Method {
    package static let name = "io.github.fastd.history.Show"
    package typealias Input = ShowQuestion
    package typealias Output = ShownFasts
  }

  package enum Day: Method {
    package static let name = "io.github.fastd.history.Day"
    package typealias Input = DayQuestion
    package typealias Output = WholeDay
  }
}

/// Which fasts to list.
package struct HistoryQuestion: Record, Equatable {
  package var last: Int64?
  /// Whether cancelled ones are listed too.
  package var cancelled: Bool?
  /// The id after which to go on.
  package var before: String?
  /// The counted days, both included, of which a fast must touch one.
  package var from: String?
  package var to: String?
  package var outcome: Outcome?
  package var schedule: String?
  /// Words that the note or the schedule has, all of them, in whatever case.
  package var text: String?
  /// Whether to say how many there are.
  package var count: Bool?
  /// Whether a fast must have ended on one of the days.
  package var ended: Bool?

  package init(
    last: Int64? = nil, cancelled: Bool? = nil, before: String? = nil, from: String? = nil,
    to: String? = nil, outcome: Outcome? = nil, schedule: String? = nil, text: String? = nil,
    count: Bool? = nil, ended: Bool? = nil
  ) {
    self.last = last
    self.cancelled = cancelled
    self.before = before
    self.from = from
    self.to = to
    self.outcome = outcome
    self.schedule = schedule
    self.text = text
    self.count = count
    self.ended = ended
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
    try fields.bool("cancelled", &cancelled)
    try fields.string("before", &before)
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.choice("outcome", &outcome)
    try fields.string("schedule", &schedule)
    try fields.string("text", &text)
    try fields.bool("count", &count)
    try fields.bool("ended", &ended)
  }
}

/// Some fasts, newest first.
package struct HistoryPage: Record, Equatable {
  package var fasts: [Entry] = []
  package var isLast = false
  /// How many there are on all pages, where that was asked and is known.
  package var count: Int64?

  package init(fasts: [Entry], isLast: Bool, count: Int64? = nil) {
    self.fasts = fasts
    self.isLast = isLast
    self.count = count
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("fasts", &fasts)
    try fields.bool("isLast", &isLast)
    try fields.int("count", &count)
  }
}

/// Which fasts to show: by an id, or by a date.
package struct ShowQuestion: Record, Equatable {
  package var id: String?
  package var date: String?

  package init(id: String? = nil, date: String? = nil) {
    self.id = id
    self.date = date
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("date", &date)
  }
}

/// What was found.
package struct ShownFasts: Record, Equatable {
  package var fasts: [Entry] = []

  package init(fasts: [Entry]) {
    self.fasts = fasts
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("fasts", &fasts)
  }
}
