package import Nouns

/// `io.github.fastd.events`.
package enum EventCalls {
  package static let interface = "io.github.fastd.events"

  package enum Note: Method {
    package static let name = "io.github.fastd.events.Note"
    package typealias Input = EventNote
    package typealias Output = NoFields
  }

  package enum List: Method {
    package static let name = "io.github.fastd.events.List"
    package typealias Input = EventsQuestion
    package typealias Output = EventList
  }

  package enum Summary: Method {
    package static let name = "io.github.fastd.events.Summary"
    package typealias Input = EventDates
    package typealias Output = EventSummaryAnswer
  }

  package enum Clear: Method {
    package static let name = "io.github.fastd.events.Clear"
    package typealias Input = ConfirmedOrder
    package typealias Output = ClearAnswer
  }
}

/// Something that is no command.
package struct EventNote: Record, Equatable {
  package var name = EventName.onboardingStarted
  package var payload: [EventFact]?

  package init(_ name: EventName, _ payload: [EventFact]? = nil) {
    self.name = name
    self.payload = payload
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("name", &name)
    try fields.records("payload", &payload)
  }
}

/// Which events, newest first.
package struct EventsQuestion: Record, Equatable {
  /// Dates, both meant.
  package var from: String?
  package var to: String?
  package var name: EventName?
  package var limit: Int64?
  /// The number of the event behind which to go on.
  package var before: Int64?

  package init(
    from: String? = nil, to: String? = nil, name: EventName? = nil, limit: Int64? = nil,
    before: Int64? = nil
  ) {
    self.from = from
    self.to = to
    self.name = name
    self.limit = limit
    self.before = before
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.choice("name", &name)
    try fields.int("limit", &limit)
    try fields.int("before", &before)
  }
}

package struct EventList: Record, Equatable {
  /// Whether anything is recorded now.
  package var enabled = false
  package var events: [JournalEvent] = []

  package init(enabled: Bool, events: [JournalEvent]) {
    self.enabled = enabled
    self.events = events
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("enabled", &enabled)
    try fields.records("events", &events)
  }
}

/// Dates, both meant.
package struct EventDates: Record, Equatable {
  package var from: String?
  package var to: String?

  package init(from: String? = nil, to: String? = nil) {
    self.from = from
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
  }
}

/// What a journal comes to.
package struct EventSummaryAnswer: Record, Equatable {
  package var enabled = false
  package var events: Int64 = 0
  package var first: Int64?
  package var last: Int64?
  package var counts: [EventCount] = []
  package var onboardingFinished = false
  package var articleOpened = false
  /// Of the person's days since the first event; nil before they are over.
  package var activeOnDay7: Bool?
  package var mealOnDay7: Bool?
  package var day28Reached: Bool?
  package var activeAfterDay14: Bool?
  /// Of the first switch between two blocks of a program; nil before there was one.
  package var activeAfterFirstSwitch: Bool?

  package init(enabled: Bool, counts: [EventCount]) {
    self.enabled = enabled
    self.counts = counts
    events = counts.reduce(0) { $0 + $1.count }
    first = counts.map(\.first).min()
    last = counts.map(\.last).max()
    onboardingFinished = false
    articleOpened = false
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("enabled", &enabled)
    try fields.int("events", &events)
    try fields.int("first", &first)
    try fields.int("last", &last)
    try fields.records("counts", &counts)
    try fields.bool("onboardingFinished", &onboardingFinished)
    try fields.bool("articleOpened", &articleOpened)
    try fields.bool("activeOnDay7", &activeOnDay7)
    try fields.bool("mealOnDay7", &mealOnDay7)
    try fields.bool("day28Reached", &day28Reached)
    try fields.bool("activeAfterDay14", &activeAfterDay14)
    try fields.bool("activeAfterFirstSwitch", &activeAfterFirstSwitch)
  }
}

package struct ClearAnswer: Record, Equatable {
  package var events: Int64 = 0
  /// How many of them held some.
  package var backups: Int64 = 0
  /// The files that may still hold some.
  package var left: [String]?

  package init(events: Int64, backups: Int64, left: [String]? = nil) {
    self.events = events
    self.backups = backups
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("events", &events)
    try fields.int("backups", &backups)
    try fields.strings("left", &left)
  }
}
