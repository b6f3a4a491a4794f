extension TimeReader {
  /// From `2026`, `2026-03`, `march`, `march 2026`, `3`, `3/2026`, `3.2026`, or a day, whose month is meant.
  ///
  /// A month without a year is the latest one that is not in the future.
  package func page(_ text: String) throws(NotUnderstood) -> CalendarPage {
    let today = zone.day(of: now)
    do throws(NotUnderstood) {
      return try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.page(today) }
    } catch {
      guard let day = try? day(text) else { throw error }
      return .month(Month(of: day))
    }
  }

  /// The same, but for a year.
  package func month(_ text: String) throws(NotUnderstood) -> Month {
    if case .month(let month) = try page(text) { return month }
    return try ByteCursor.read(text) { cursor throws(Mistake) -> Month in
      throw cursor.mistake(.monthAlone)
    }
  }
}

extension ByteCursor {
  fileprivate mutating func page(_ today: Day) throws(Mistake) -> CalendarPage {
    let start = position
    if let year = digits(4...4) {
      guard year > 0 else { throw mistake(.month, at: start) }
      return take("-") ? .month(try month(of: year, at: start)) : .year(year)
    }
    guard let number = digits(1...2) ?? takeTerm(Month.number(word:)) else {
      throw mistake(.month, at: start)
    }
    let year = try yearAfterMonth() ?? Self.latestYear(of: number, today)
    guard let month = Month(year: year, number: number) else { throw mistake(.month, at: start) }
    return .month(month)
  }

  private mutating func month(of year: Int, at start: Int) throws(Mistake) -> Month {
    guard let number = digits(1...2), let month = Month(year: year, number: number) else {
      throw mistake(.month, at: start)
    }
    return month
  }

  private mutating func yearAfterMonth() throws(Mistake) -> Int? {
    _ = take("/") || take(".")
    skipSpaces()
    guard !isAtEnd else { return nil }
    guard let year = digits(4...4) else { throw mistake(.month) }
    return year
  }

  private static func latestYear(of month: Int, _ today: Day) -> Int {
    let (year, thisMonth, _) = today.civil
    return month > thisMonth ? year - 1 : year
  }
}
