/// A day as it was said, before anybody asked which one that is.
enum SpokenDay: Equatable {
  case date(Day)
  /// A date of some year, on a weekday where one was said.
  case yearless(month: Int, day: Int, Weekday?)
  /// In days from today.
  case relative(Int64)
  case weekday(Weekday)
  /// The last one before today, and the next one after it.
  case weekdayBefore(Weekday), weekdayAfter(Weekday)
  /// From yesterday's evening until this morning.
  case lastNight
}

extension ByteCursor {
  /// Nil, and nothing taken, when what follows does not look like a day.
  mutating func spokenDay(_ style: DateStyle) throws(Mistake) -> SpokenDay? {
    let start = position
    skipSpaces()
    _ = takeWord(.on)
    skipSpaces()
    if let date = try date(on: nil, style) { return date }
    if let day = try dayInWords(style) { return day }
    position = start
    return nil
  }

  /// `3 days ago`, `vor einer Woche`; nil, and nothing taken, where no such words stand.
  mutating func daysFromNow() throws(Mistake) -> SpokenDay? {
    let start = position
    guard let span = try spanFromNow() else { return nil }
    guard let days = span.wholeDays else { throw mistake(.day, at: start) }
    return .relative(days)
  }

  private mutating func date(
    on weekday: Weekday?, _ style: DateStyle
  ) throws(Mistake) -> SpokenDay? {
    let start = position
    guard let date = try writtenDate(style) else { return nil }
    guard let day = date.date else {
      return .yearless(month: date.month, day: date.day, weekday)
    }
    guard weekday == nil || weekday == day.weekday else {
      throw mistake(.otherWeekday(day), at: start)
    }
    return .date(day)
  }

  private mutating func dayInWords(_ style: DateStyle) throws(Mistake) -> SpokenDay? {
    if let days = takeTerm(Words.days(fromToday:)) ?? dayBeside() { return .relative(days) }
    if takeWord(.last) {
      if takeWord(.night) { return .lastNight }
      return takeTerm(Weekday.init(word:)).map { .weekdayBefore($0) }
    }
    if takeWord(.next) {
      return takeTerm(Weekday.init(word:)).map { .weekdayAfter($0) }
    }
    if takeWord(.this) {
      if let weekday = takeTerm(Weekday.init(word:)) { return .weekday(weekday) }
      var ahead = self
      return ahead.takeTerm(PartOfDay.init(word:)) == nil ? nil : .relative(0)
    }
    guard let weekday = takeTerm(Weekday.init(word:)) else { return nil }
    let end = position
    skipSeparator()
    if let date = try date(on: weekday, style) { return date }
    position = end
    return .weekday(weekday)
  }

  /// `the day before yesterday`.
  private mutating func dayBeside() -> Int64? {
    let start = position
    _ = takeWord { $0 == "the" }
    if takeWord({ $0 == "day" }) {
      if takeWord({ $0 == "before" }), takeWord({ $0 == "yesterday" }) { return -2 }
      if takeWord({ $0 == "after" }), takeWord({ $0 == "tomorrow" }) { return 2 }
    }
    position = start
    return nil
  }
}

extension Span {
  /// Nil where a part of a day is left.
  fileprivate var wholeDays: Int64? {
    let day = Span.hours(24).milliseconds
    return milliseconds % day == 0 ? milliseconds / day : nil
  }
}
