/// On which days a person means to eat little, such as `5:2 mon,thu`.
package enum PatternText: Hashable, Sendable {
  case weekdays([Weekday])
  /// Every other day, from a day on where one was said.
  case alternate(from: Day?)
  case none

  /// From `mon,thu`, `5:2 mon,thu`, `alternate`, `alternate 2026-03-02` or `none`.
  package init(_ text: String, isMonthFirst: Bool = false) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      guard !cursor.takeWord({ $0 == "none" || $0 == "off" }) else { return .none }
      if cursor.takeWord({ $0 == "alternate" }) {
        cursor.skipSpaces()
        return .alternate(from: cursor.isAtEnd ? nil : try cursor.firstDay(isMonthFirst))
      }
      return .weekdays(try cursor.littleDays())
    }
  }
}

extension ByteCursor {
  fileprivate mutating func firstDay(_ isMonthFirst: Bool) throws(Mistake) -> Day {
    _ = takeWord(.at)
    let start = position
    guard case .date(let day)? = try spokenDay(DateStyle(isMonthFirst: isMonthFirst)) else {
      throw mistake(.day, at: start)
    }
    return day
  }

  /// Such a week has five days of seven, whatever they are.
  fileprivate mutating func littleDays() throws(Mistake) -> [Weekday] {
    let ratio = position
    let isTwo = take("5") && take(":") && take("2")
    if !isTwo { position = ratio }
    skipSpaces()
    guard let next, next.isLetter else { throw mistake(.pattern) }
    let start = position
    var days: [Weekday] = []
    repeat {
      skipSpaces()
      for day in try weekdays() where !days.contains(day) { days.append(day) }
      skipSpaces()
    } while takeAnd()
    guard !isTwo || days.count == 2 else { throw mistake(.twoDays, at: start) }
    return days.sorted { $0.rawValue < $1.rawValue }
  }
}
