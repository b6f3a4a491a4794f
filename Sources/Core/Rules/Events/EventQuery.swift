package import Nouns
package import Time

/// Which events are to be listed, newest first.
package struct EventQuery: Equatable, Sendable {
  package var from: Instant?
  /// The first instant that is not meant.
  package var to: Instant?
  package var name: EventName?
  /// Goes on behind the event with that number.
  package var before: Int64?

  package init(
    from: Instant? = nil, to: Instant? = nil, name: EventName? = nil, before: Int64? = nil
  ) {
    self.from = from
    self.to = to
    self.name = name
    self.before = before
  }
}

/// An event as it stands in the journal.
package struct RecordedEvent: Equatable, Sendable {
  package let seq: Int64
  package let event: Event

  package init(seq: Int64, event: Event) {
    self.seq = seq
    self.event = event
  }
}
