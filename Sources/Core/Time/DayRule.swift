/// Decides which counted day an instant belongs to: days begin when the person says.
package struct DayRule: Hashable, Sendable {
  package let zone: Zone
  /// When a day begins on the clocks; midnight unless the person wants it later.
  package let begins: ClockTime

  /// Nobody's day begins later: what is recorded in the morning is of the morning's date.
  package static let latestBeginning = ClockTime(uncheckedSecondOfDay: 6 * 60 * 60)

  package init(_ zone: Zone, begins: ClockTime = .midnight) {
    self.zone = zone
    self.begins = min(begins, Self.latestBeginning)
  }

  /// The date that the clocks showed `begins` ago.
  package func day(of instant: Instant) -> Day {
    let time = zone.local(instant)
    return time.clock < begins ? time.day - 1 : time.day
  }

  /// The first instant of a day: where its beginning is left out by the clocks, the first after it.
  package func start(of day: Day) -> Instant {
    zone.instants(of: LocalTime(day: day, clock: begins)).first
  }

  /// When the next day begins, as a person at `instant` sees it.
  package func nextBorder(after instant: Instant) -> Instant {
    var day = day(of: instant)
    // Where days are left out or come twice, the next beginning may be further or nearer.
    for _ in 0..<5 {
      if let start = starts(of: day).first(where: { $0 > instant }) { return start }
      day = day + 1
    }
    return start(of: day)
  }

  /// More than one where the clocks are put back over its beginning into the day before.
  private func starts(of day: Day) -> [Instant] {
    switch zone.instants(of: LocalTime(day: day, clock: begins)) {
    case .none(let instant), .one(let instant): [instant]
    case .two(let first, let second):
      self.day(of: second - Span(milliseconds: 1)) < day ? [first, second] : [first]
    }
  }
}
