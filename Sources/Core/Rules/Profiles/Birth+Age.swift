import Nouns
package import Time

extension Birth {
  package static let adult = 18
  package static let ages = 0...130

  /// In whole years, the likeliest where it is not known exactly: a birth known by its year alone
  /// is taken to be in the middle of it.
  package func age(on day: Day) -> Int {
    switch self {
    case .year(let year): Self.years(from: (year, 7, 1), to: day)
    case .date, .age: youngest(on: day)
    }
  }

  /// In whole years, as young as the person may be.
  package func youngest(on day: Day) -> Int {
    switch self {
    case .date(let birth): Self.years(from: birth.civil, to: day)
    case .year(let year): Self.years(from: (year, 12, 31), to: day)
    case .age(let years, let said):
      Self.clamped(Self.years(since: said, to: day) + Self.clamped(years))
    }
  }

  /// Adults only, where anything could be worked out for others.
  package func isAdult(on day: Day) -> Bool { youngest(on: day) >= Self.adult }

  /// The first day after `day` on which `age(on:)` is another one; nil once it has no meaning.
  func birthday(after day: Day) -> Day? {
    guard age(on: day) < Self.ages.upperBound else { return nil }
    let (born, month, dayOfMonth) = beginning
    // Nobody has one before they are born.
    let year = max(day.civil.year, born)
    let birthdays = [year, year + 1].lazy.compactMap { year in
      Day(year: year, month: month, day: dayOfMonth) ?? Day(year: year, month: 3, day: 1)
    }
    return birthdays.first { $0 > day }
  }

  /// The date that the whole years are counted from; years from a file may be anything.
  private var beginning: (year: Int, month: Int, day: Int) {
    switch self {
    case .date(let birth): birth.civil
    case .year(let year): (year.clamped(to: Self.countable), 7, 1)
    case .age(let years, let said):
      (
        said.civil.year.clamped(to: Self.countable) - years.clamped(to: Self.countable),
        said.civil.month, said.civil.day
      )
    }
  }

  private static let countable = -20_000...20_000

  /// A year is full on the date of its month and day; of 29 February, on 1 March of a common year.
  private static func years(from birth: (year: Int, month: Int, day: Int), to day: Day) -> Int {
    clamped(wholeYears(from: birth, to: day.civil))
  }

  /// May be less than none.
  private static func years(since day: Day, to other: Day) -> Int {
    wholeYears(from: day.civil, to: other.civil).clamped(to: -ages.upperBound...ages.upperBound)
  }

  private static func wholeYears(
    from birth: (year: Int, month: Int, day: Int), to now: (year: Int, month: Int, day: Int)
  ) -> Int {
    let years = now.year.clamped(to: countable) - birth.year.clamped(to: countable)
    return (now.month, now.day) < (birth.month, birth.day) ? years - 1 : years
  }

  private static func clamped(_ years: Int) -> Int { years.clamped(to: ages) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
