/// A civil date, as days since 1970-01-01 in the proleptic Gregorian calendar.
package struct Day: Hashable, Comparable, Sendable {
  package let number: Int64

  package init(number: Int64) {
    self.number = number
  }

  /// Nil for a date the calendar does not have, and outside the years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    number = Self.number(year: Int64(year), month: Int64(month), day: Int64(day))
  }

  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  package static func + (day: Self, count: Int64) -> Self {
    Self(number: day.number.saturatingAdd(count))
  }

  package static func - (day: Self, count: Int64) -> Self {
    Self(number: day.number.saturatingSubtract(count))
  }

  /// From the first to the last; where they stand the wrong way round, the first alone: no two rows
  /// can trap.
  package static func ... (first: Self, last: Self) -> ClosedRange<Self> {
    ClosedRange(uncheckedBounds: (first, max(first, last)))
  }

  /// Up to, and without, `end`; empty where that does not come later.
  package static func ..< (first: Self, end: Self) -> Range<Self> {
    Range(uncheckedBounds: (first, max(first, end)))
  }

  /// The days that a calendar can show: the years 1 to 9999.
  package static let calendar =
    Day(
      number: number(year: 1, month: 1, day: 1))...Day(
      number: number(year: 9999, month: 12, day: 31))

  /// How many days from `right` to `left`.
  package static func - (left: Self, right: Self) -> Int64 {
    left.number.saturatingSubtract(right.number)
  }

  package var weekday: Weekday {
    // Day 0 was a Thursday.
    Weekday(index: Int((number.floorRemainder(by: 7) + 3) % 7))
  }

  /// The Monday of its week.
  package var weekBegin: Day { self - Int64(weekday.rawValue) }

  package var civil: (year: Int, month: Int, day: Int) {
    // Years are counted from March, so that the leap day is the last day of a year.
    let shifted = number.saturatingAdd(719_468)
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (Int(year), Int(month), Int(day))
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func number(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

package enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  init(index: Int) {
    self = Self(rawValue: index) ?? .monday
  }
}
