/// A date and a time of day as a calendar and a wall clock show them, without a zone.
package struct LocalTime: Hashable, Comparable, Sendable {
  package let day: Day
  package let clock: ClockTime

  package init(day: Day, clock: ClockTime) {
    self.day = day
    self.clock = clock
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.day == right.day ? left.clock < right.clock : left.day < right.day
  }
}

/// A time of day on a wall clock, to the second.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// 0 up to, not including, `secondsPerDay`.
  package let secondOfDay: Int

  package static let secondsPerDay = 24 * 60 * 60
  package static let midnight = ClockTime(uncheckedSecondOfDay: 0)
  package static let noon = ClockTime(uncheckedSecondOfDay: 12 * 60 * 60)

  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    secondOfDay = (hour * 60 + minute) * 60 + second
  }

  init(uncheckedSecondOfDay: Int) {
    secondOfDay = uncheckedSecondOfDay
  }

  package var hour: Int { secondOfDay / (60 * 60) }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  package static func < (left: Self, right: Self) -> Bool { left.secondOfDay < right.secondOfDay }
}
