/// A time as it was said, before anybody asked what moment that is.
enum SpokenTime {
  case now
  case instant(Instant)
  case ago(Span)
  /// Without a day it is a bare clock time; without an offset it is the zone's.
  case clock(SpokenDay?, SpokenClock, offset: Int?)
}

enum SpokenDay {
  case date(Day)
  /// In days from today.
  case relative(Int64)
  case weekday(Weekday)

  init?(word: String) {
    switch word {
    case "today", "heute": self = .relative(0)
    case "yesterday", "gestern": self = .relative(-1)
    case "tomorrow", "morgen": self = .relative(1)
    default:
      guard let weekday = Weekday(word: word) else { return nil }
      self = .weekday(weekday)
    }
  }
}

extension ByteCursor {
  mutating func spokenTime() throws(Mistake) -> SpokenTime {
    if takeWord({ $0 == "now" || $0 == "jetzt" }) { return .now }
    if take("@") { return .instant(try unixTime()) }
    if takeWord({ $0 == "vor" }) {
      skipSpaces()
      return .ago(try span())
    }
    if let span = try spanAgo() { return .ago(span) }
    let day = try spokenDay()
    if day != nil {
      if !take("t") { skipSpaces() }
      guard !isAtEnd else { throw mistake(.clockAfterDay) }
    }
    guard let next, next.isDigit else { throw mistake(.time) }
    let clock = try clock()
    skipSpaces()
    return .clock(day, clock, offset: try offset())
  }

  /// Nil, and nothing taken, when what follows does not look like a day.
  mutating func spokenDay() throws(Mistake) -> SpokenDay? {
    if let date = try date() { return .date(date) }
    var day: SpokenDay?
    _ = takeWord {
      day = SpokenDay(word: $0)
      return day != nil
    }
    return day
  }

  private mutating func unixTime() throws(Mistake) -> Instant {
    guard let seconds = digits(1...12) else { throw mistake(.number) }
    return Instant(seconds: Int64(seconds))
  }

  /// Nil, and nothing taken, when the text does not end in `ago`.
  private mutating func spanAgo() throws(Mistake) -> Span? {
    var ahead = self
    _ = ahead.take { $0 != 0x20 && $0 != 0x09 }
    while !ahead.isAtEnd {
      if ahead.takeWord({ $0 == "ago" }) {
        let span = try span()
        if takeWord({ $0 == "ago" }) { return span }
        skipSpaces()
        throw mistake(.span)
      }
      ahead.skipSpaces()
      _ = ahead.take { $0 != 0x20 && $0 != 0x09 }
    }
    return nil
  }
}
