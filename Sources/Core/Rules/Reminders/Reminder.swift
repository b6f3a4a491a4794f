package import Nouns
package import Time

extension Reminder {
  /// One that was missed is told for so long.
  static let patience = Span.hours(7 * 24)

  /// Whether it can still be told.
  package func isOpen(at now: Instant) -> Bool {
    switch rule {
    case .once(let at): now < at + Self.patience
    case .daily: true
    }
  }

  /// Whether its text says nothing.
  var isBlank: Bool { !text.utf8.contains { $0 > 0x20 } }

  /// When it comes next; nil where it has come for the last time.
  package func next(after instant: Instant, in zone: Zone) -> Instant? {
    switch rule {
    case .once(let at): return at > instant ? at : nil
    case .daily(let clock, let days):
      // A week and a day, and one more where the clocks leave a day out.
      let date = zone.day(of: instant)
      return (-1...8).lazy.map { date + $0 }.filter { days.contains($0.weekday) }
        .map { zone.instants(of: LocalTime(day: $0, clock: clock)).first }
        .first { $0 > instant }
    }
  }
}

extension News.Key {
  /// The reminder it is of; a daily one has the date behind its id.
  package var reminder: RowID? {
    guard kind == .reminder else { return nil }
    return RowID(text: String(subject.prefix(RowID.length)))
  }
}
