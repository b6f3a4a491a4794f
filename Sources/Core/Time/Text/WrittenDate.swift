/// In which order a date with slashes is written, and whether a clock time could stand in its place.
struct DateStyle {
  var isMonthFirst = false
  var mayBeClock = false
}

/// A date as it was written, perhaps without its year.
struct WrittenDate: Equatable {
  var year: Int?
  let month: Int
  let day: Int
  /// By two digits.
  var isYearShort = false

  /// Nil without a year, and where the calendar has no such date.
  var date: Day? { year.flatMap { Day(year: $0, month: month, day: day) } }

  /// Every date without a year is one of a leap year.
  var isReal: Bool { Day(year: year ?? 2000, month: month, day: day) != nil }

  /// As everybody reads it.
  var written: String { date?.iso ?? "\(day).\(month)." }
}

extension ByteCursor {
  /// `2026-11-22`, `22.11.2026`, `22.11.`, `11/22/2026`, `22. November`, `Nov 22 2026` or `11-22`;
  /// nil, and nothing taken, where no date follows.
  mutating func writtenDate(_ style: DateStyle) throws(Mistake) -> WrittenDate? {
    let start = position
    if let day = try date() {
      let (year, month, number) = day.civil
      return WrittenDate(year: year, month: month, day: number)
    }
    var found = try dottedDate(style)
    if found == nil { found = try slashedDate(style) }
    guard let date = found ?? dayThenMonth() ?? monthThenDay() ?? monthAndDay() else {
      position = start
      return nil
    }
    guard date.isReal else { throw mistake(.realDate, at: start) }
    return date
  }

  /// The day first as everywhere where dots are written.
  private mutating func dottedDate(_ style: DateStyle) throws(Mistake) -> WrittenDate? {
    let start = position
    if let day = digits(1...2), take(".") {
      let isJoined = next?.isDigit == true
      skipSpaces()
      if let month = digits(1...2) {
        let date = WrittenDate(month: month, day: day)
        if take(".") { return withYear(date) }
        if isJoined, date.isReal, try isMeant(date, style, from: start) { return date }
      }
    }
    position = start
    return nil
  }

  /// Whether `10.12`, behind which we are, is a date; refuses it where it can be a time as well.
  private func isMeant(
    _ date: WrittenDate, _ style: DateStyle, from start: Int
  ) throws(Mistake) -> Bool {
    var ahead = self
    guard style.mayBeClock, date.day < 24 else { return true }
    if ahead.takeHourWord() || ahead.takeTerm({ $0 == "am" || $0 == "pm" ? $0 : nil }) != nil {
      return false
    }
    ahead.skipSeparator()
    _ = ahead.takeWord(.at)
    ahead.skipSpaces()
    if ahead.next?.isDigit == true || ahead.takeTerm(Words.clock) != nil { return true }
    let minutes = date.month < 10 ? "0\(date.month)" : "\(date.month)"
    throw mistake(.either(date.written, "\(date.day):\(minutes)"), at: start)
  }

  private mutating func slashedDate(_ style: DateStyle) throws(Mistake) -> WrittenDate? {
    let start = position
    guard let first = digits(1...2), take("/"), let second = digits(1...2) else {
      position = start
      return nil
    }
    var monthFirst = WrittenDate(month: first, day: second)
    var dayFirst = WrittenDate(month: second, day: first)
    if take("/") {
      monthFirst = withYear(monthFirst)
      guard let year = monthFirst.year else { throw mistake(.realDate, at: start) }
      dayFirst.year = year
      dayFirst.isYearShort = monthFirst.isYearShort
    }
    guard dayFirst.isReal, !style.isMonthFirst || !monthFirst.isReal else { return monthFirst }
    guard monthFirst.isReal, first != second else { return dayFirst }
    throw mistake(.either(dayFirst.written, monthFirst.written), at: start)
  }

  /// `22. November 2026`, `22nd of November`.
  private mutating func dayThenMonth() -> WrittenDate? {
    let start = position
    if let day = digits(1...2) {
      if !take(".") { takeOrdinal() }
      _ = takeWord { $0 == "of" }
      if let month = takeTerm(Month.number) {
        return WrittenDate(year: yearBehindWord(), month: month, day: day)
      }
    }
    position = start
    return nil
  }

  /// `November 22nd, 2026`.
  private mutating func monthThenDay() -> WrittenDate? {
    let start = position
    if let month = takeTerm(Month.number) {
      skipSpaces()
      if let day = digits(1...2), next != UInt8(ascii: ":") {
        takeOrdinal()
        return WrittenDate(year: yearBehindWord(), month: month, day: day)
      }
    }
    position = start
    return nil
  }

  /// `11-22`, the end of an ISO date.
  private mutating func monthAndDay() -> WrittenDate? {
    let start = position
    if let month = digits(2...2), take("-"), let day = digits(2...2) {
      return WrittenDate(month: month, day: day)
    }
    position = start
    return nil
  }

  private mutating func takeOrdinal() {
    let start = position
    if !Words.isOrdinal(word()) { position = start }
  }

  /// With the year that follows, if one does: `2026`, or `26` unless that is the hour of a clock.
  private mutating func withYear(_ date: WrittenDate) -> WrittenDate {
    var date = date
    let start = position
    if let year = digits(2...2), next != UInt8(ascii: ":") {
      date.year = year < 70 ? 2000 + year : 1900 + year
      date.isYearShort = true
      return date
    }
    position = start
    skipSpaces()
    date.year = digits(4...4)
    if date.year == nil { position = start }
    return date
  }

  private mutating func yearBehindWord() -> Int? {
    let start = position
    skipSeparator()
    if let year = digits(4...4) { return year }
    position = start
    return nil
  }

  /// Blanks with a comma among them or without.
  mutating func skipSeparator() {
    skipSpaces()
    _ = take(",")
    skipSpaces()
  }

  /// The meaning of the next word, taken with its dot where it is an abbreviation; where the word
  /// means nothing, nil, and nothing is taken.
  mutating func takeTerm<Value>(_ meaning: (String) -> Value?) -> Value? {
    let start = position
    skipSpaces()
    guard let value = meaning(word()) else {
      position = start
      return nil
    }
    _ = take(".")
    return value
  }

  /// Takes the next word, and the spaces before it, only when it fits.
  mutating func takeWord(_ fits: (String) -> Bool) -> Bool {
    let start = position
    skipSpaces()
    if fits(word()) { return true }
    position = start
    return false
  }
}
