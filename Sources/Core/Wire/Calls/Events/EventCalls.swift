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
  package var name: EventName
  package var payload: [EventFact]?

  package init(_ name: EventName, _ payload: [EventFact]? = nil) {
    self.name = name
    self.payload = payload
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.choice("name")
    payload = try fields.optionalRecords("payload")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("name", name)
    fields.optionalRecords("payload", payload)
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.optionalString("from")
    to = try fields.optionalString("to")
    name = try fields.optionalChoice("name")
    limit = try fields.optionalInt("limit")
    before = try fields.optionalInt("before")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("from", from)
    fields.optionalString("to", to)
    fields.optionalChoice("name", name)
    fields.optionalInt("limit", limit)
    fields.optionalInt("before", before)
  }
}

package struct EventList: Record, Equatable {
  /// Whether anything is recorded now.
  package var enabled: Bool
  package var events: [JournalEvent]

  package init(enabled: Bool, events: [JournalEvent]) {
    self.enabled = enabled
    self.events = events
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    enabled = try fields.bool("enabled")
    events = try fields.records("events")
  }

  package func write(to fields: inout FieldWriter) {
    fields.bool("enabled", enabled)
    fields.records("events", events)
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.optionalString("from")
    to = try fields.optionalString("to")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("from", from)
    fields.optionalString("to", to)
  }
}

/// What a journal comes to.
package struct EventSummaryAnswer: Record, Equatable {
  package var enabled: Bool
  package var events: Int64
  package var first: Int64?
  package var last: Int64?
  package var counts: [EventCount]
  package var onboardingFinished: Bool
  package var articleOpened: Bool
  /// Of the person's days since the first event; nil before they are over.
  package var activeOnDay7: Bool?
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    enabled = try fields.bool("enabled")
    events = try fields.int("events")
    first = try fields.optionalInt("first")
    last = try fields.optionalInt("last")
    counts = try fields.records("counts")
    onboardingFinished = try fields.bool("onboardingFinished")
    articleOpened = try fields.bool("articleOpened")
    activeOnDay7 = try fields.optionalBool("activeOnDay7")
    day28Reached = try fields.optionalBool("day28Reached")
    activeAfterDay14 = try fields.optionalBool("activeAfterDay14")
    activeAfterFirstSwitch = try fields.optionalBool("activeAfterFirstSwitch")
  }

  package func write(to fields: inout FieldWriter) {
    fields.bool("enabled", enabled)
    fields.int("events", events)
    fields.optionalInt("first", first)
    fields.optionalInt("last", last)
    fields.records("counts", counts)
    fields.bool("onboardingFinished", onboardingFinished)
    fields.bool("articleOpened", articleOpened)
    fields.optionalBool("activeOnDay7", activeOnDay7)
    fields.optionalBool("day28Reached", day28Reached)
    fields.optionalBool("activeAfterDay14", activeAfterDay14)
    fields.optionalBool("activeAfterFirstSwitch", activeAfterFirstSwitch)
  }
}

package struct ClearAnswer: Record, Equatable {
  package var events: Int64
  /// How many of them held some.
  package var backups: Int64
  /// The files that may still hold some.
  package var left: [String]?

  package init(events: Int64, backups: Int64, left: [String]? = nil) {
    self.events = events
    self.backups = backups
    self.left = left
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    events = try fields.int("events")
    backups = try fields.int("backups")
    left = try fields.optionalStrings("left")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("events", events)
    fields.int("backups", backups)
    fields.optionalStrings("left", left)
  }
}
