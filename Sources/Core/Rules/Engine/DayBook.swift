package import Time

/// The last days whose beginning was announced.
package struct DayBook: Equatable, Sendable {
  /// As the person counts them.
  package var counted: Day
  package var civil: Day

  package init(counted: Day, civil: Day) {
    self.counted = counted
    self.civil = civil
  }
}

extension Engine {
  /// Announces a new day once, however many midnights were slept through.
  mutating func turnDays(at now: Moment, into decision: inout Decision) {
    guard let old = days else {
      days = DayBook(counted: now.day, civil: now.date)
      decision.commit.days = days
      return
    }
    var new = old
    if let counted = Self.turn(old.counted, to: now.day) { new.counted = counted }
    if let civil = Self.turn(old.civil, to: now.date) { new.civil = civil }
    guard new != old else { return }
    days = new
    decision.commit.days = new
    // A clock that is put back over several days shows what was announced before.
    if new.counted > old.counted { decision.newDay = new.counted }
    if new.civil > old.civil { decision.newDate = new.civil }
  }

  /// A day that is repeated on the other side of the date line is not a turn.
  private static func turn(_ old: Day, to new: Day) -> Day? {
    new > old || new < old - furthestBack ? new : nil
  }

  /// From one end of the zones to the other it is more than a day, and up to two midnights.
  private static let furthestBack: Int64 = 2
}
