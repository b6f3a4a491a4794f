package import Time

/// How often what was announced of a program and its calendar disagreed, and what came of it last.
package struct Recoveries: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    /// fastd was not running.
    case started
    /// The machine was asleep.
    case resumed
    case zoneChanged, clockStepped
    /// A backup was restored.
    case restored
    /// Nothing of this: the calendar had gone on.
    case calendar
  }

  package var count: Int64
  package var last: Instant
  package var reason: Reason

  package init(count: Int64, last: Instant, reason: Reason) {
    self.count = count
    self.last = last
    self.reason = reason
  }
}
