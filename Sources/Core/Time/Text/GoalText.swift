/// A goal as a person states it; only the daemon knows the names.
package enum GoalText: Hashable, Sendable {
  /// Hours of fasting and eating that add up to 24, such as `16:8`.
  case schedule(String)
  case span(Span)
  case named(String)

  package init(_ text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      guard cursor.next?.isLetter == true else { return try cursor.goal() }
      if let span = cursor.spanInWords() { return .span(span) }
      // Names may hold what they like, blanks too: whether there is such a one the daemon knows.
      let range = cursor.takeRest()
      let name = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      return .named(String(decoding: name, as: UTF8.self))
    }
  }

  /// Whether it would change a goal, right or wrong, as `+1h` does.
  package static func isChange(_ text: String) -> Bool {
    let first = PlainBytes.of(text).first { $0 != 0x20 }
    return first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
  }

  /// The span that a number alone means as a goal; nil where minutes are possible, too.
  package static func bareHours(_ text: String) -> Span? {
    let hours = try? ByteCursor.read(text) { cursor throws(Mistake) in cursor.digits(1...2) }
    guard let hours, (1...mostBareHours).contains(hours) else { return nil }
    return .hours(Int64(hours))
  }

  private static let mostBareHours = 48
}

extension ByteCursor {
  fileprivate mutating func goal() throws(Mistake) -> GoalText {
    guard let next, next.isDigit else { throw mistake(.goal) }
    if let schedule = try schedule() { return schedule }
    let start = position
    var ahead = self
    // No unit makes more of it.
    if ahead.digits(1...4) == 0, ahead.isAtEnd { throw mistake(.goalAboveZero, at: start) }
    let span = try span()
    guard span > .zero else { throw mistake(.goalAboveZero, at: start) }
    return .span(span)
  }

  /// Nil, and nothing taken, where it is not the whole.
  fileprivate mutating func spanInWords() -> Span? {
    var ahead = self
    guard let span = try? ahead.span() else { return nil }
    ahead.skipSpaces()
    guard ahead.isAtEnd else { return nil }
    self = ahead
    return span
  }

  /// All that is left but the blanks at its end.
  fileprivate mutating func takeRest() -> Range<Int> {
    let start = position
    var end = start
    while !isAtEnd {
      _ = take { $0 != 0x20 && $0 != 0x09 }
      end = position
      skipSpaces()
    }
    return start..<end
  }

  mutating func schedule() throws(Mistake) -> GoalText? {
    let start = position
    if let hours = fastingHours(), take(":") || take("/") {
      let second = position
      if let eating = digits(1...2) {
        guard next != UInt8(ascii: ":") else { throw mistake(.twoNumbers) }
        if isAtWordEnd {
          // 16:08 is a schedule, too: 16 hours and 8 minutes can be written 16h8m.
          if hours + eating == 24, eating > 0 { return .schedule("\(hours):\(eating)") }
          guard position - second == 2 else {
            throw mistake(hours == 24 ? .eatingTime : .schedule, at: start)
          }
        }
      }
    }
    position = start
    return nil
  }

  private var isAtWordEnd: Bool {
    isAtEnd || next == 0x20 || next == 0x09 || next == UInt8(ascii: ",")
  }

  /// Without a zero in front.
  private mutating func fastingHours() -> Int? {
    guard next != UInt8(ascii: "0"), let hours = digits(1...2) else { return nil }
    return hours
  }
}
