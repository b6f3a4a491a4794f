/// A plan for the days of a week, such as `mon-fri 16:8 20:00, sat 18:6, sun off`.
package struct WeekText: Hashable, Sendable {
  package enum Intention: Hashable, Sendable {
    case off
    /// A schedule's name, and when to begin where a time was said.
    case fast(String, at: ClockTime?)
  }

  /// A weekday without a word is not named.
  package let days: [Weekday: Intention]

  /// Enough for seven schedules with long names.
  private static let limit = 600

  /// Names with blanks stand in quotes.
  package init(_ text: String) throws(NotUnderstood) {
    let original = Array(text.utf8)
    days = try ByteCursor.read(text, limit: Self.limit) { cursor throws(Mistake) in
      var days: [Weekday: Intention] = [:]
      repeat {
        let named = try cursor.newWeekdays(beside: days)
        let intention = try cursor.intention(from: original)
        for day in named { days[day] = intention }
        cursor.skipSpaces()
      } while cursor.take(",")
      return days
    }
  }
}

extension ByteCursor {
  /// `mon-fri` or `sat, sun`.
  fileprivate mutating func newWeekdays(
    beside known: [Weekday: WeekText.Intention]
  ) throws(Mistake) -> [Weekday] {
    var found: [Weekday] = []
    repeat {
      skipSpaces()
      let start = position
      let days = try weekdays()
      guard !days.contains(where: { known[$0] != nil || found.contains($0) }) else {
        throw mistake(.anotherWeekday, at: start)
      }
      found += days
    } while takeAnd()
    return found
  }

  fileprivate mutating func intention(
    from text: [UInt8]
  ) throws(Mistake) -> WeekText.Intention {
    if takeWord(.off) { return .off }
    let name = try scheduleName(from: text)
    let hasWord = takeWord(.at)
    skipSpaces()
    var ahead = self
    guard hasWord || next?.isDigit == true || ahead.takeTerm(Words.clock) != nil else {
      return .fast(name, at: nil)
    }
    return .fast(name, at: try clock().time)
  }

  /// The bytes as they were written: the cursor has them in lower case.
  private mutating func scheduleName(from text: [UInt8]) throws(Mistake) -> String {
    skipSpaces()
    guard let next else { throw mistake(.intention) }
    for quote: Unicode.Scalar in ["\"", "'"] where take(quote) {
      let start = position
      _ = take { $0 != UInt8(ascii: quote) }
      let end = position
      guard take(quote) else { throw mistake(.quote) }
      guard start < end else { throw mistake(.intention, at: start) }
      return String(decoding: text[start..<end], as: UTF8.self)
    }
    if next.isDigit {
      let start = position
      guard case .schedule(let name)? = try schedule() else {
        throw mistake(.schedule, at: start)
      }
      return name
    }
    guard next.isLetter else { throw mistake(.intention) }
    let start = position
    _ = take { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ",") }
    return String(decoding: text[start..<position], as: UTF8.self)
  }
}
