/// A time as it was said, before anybody asked what moment that is.
enum SpokenTime {
  case instant(Instant)
  /// Before now where it is negative.
  case fromNow(Span)
  /// Without a day it is a bare clock time; without an offset it is the zone's.
  case clock(SpokenDay?, SpokenClock, offset: Int?)
}

extension ByteCursor {
  mutating func spokenTime(_ style: DateStyle) throws(Mistake) -> SpokenTime {
    if takeWord(.now) { return .fromNow(.zero) }
    if take("@") { return .instant(try unixTime()) }
    let start = position
    if let span = try spanFromNow() {
      let end = position
      skipSpaces()
      if isAtEnd { return .fromNow(span) }
      position = start
      guard let day = try? daysFromNow() else {
        position = end
        return .fromNow(span)
      }
      return try clock(on: day, style)
    }
    var style = style
    style.mayBeClock = true
    return try clock(on: try spokenDay(style), style)
  }

  /// The rest of a time; the day may stand behind the clock as well.
  private mutating func clock(
    on spoken: SpokenDay?, _ style: DateStyle
  ) throws(Mistake) -> SpokenTime {
    var day = spoken
    var part: PartOfDay?
    if day != nil {
      if !take("t") { skipSeparator() }
      part = day == .lastNight ? .night : takeTerm(PartOfDay.init(word:))
      skipSeparator()
      guard !isAtEnd else { throw mistake(.clockAfterDay) }
    }
    _ = takeWord(.at)
    skipSpaces()
    var clock = try spokenClock(in: part)
    skipSpaces()
    let offset = try offset()
    if day == nil, !isAtEnd {
      skipSeparator()
      day = try spokenDay(DateStyle(isMonthFirst: style.isMonthFirst))
      if day == .lastNight { clock.daysLater = try lateness(of: clock) }
    }
    return .clock(day, clock, offset: offset)
  }

  private mutating func spokenClock(in part: PartOfDay?) throws(Mistake) -> SpokenClock {
    let start = position
    guard next?.isDigit == true || takeTerm(Words.clock) != nil else { throw mistake(.time) }
    position = start
    return try clock(in: part)
  }

  /// 1 where a clock time of last night is past its midnight.
  private func lateness(of clock: SpokenClock) throws(Mistake) -> Int64 {
    guard let hour = PartOfDay.night.hour(clock.time.hour, exact: true) else {
      throw mistake(.hour)
    }
    return Int64(hour / 24)
  }

  private mutating func unixTime() throws(Mistake) -> Instant {
    guard let seconds = digits(1...12) else { throw mistake(.number) }
    return Instant(seconds: Int64(seconds))
  }

  /// `90m ago`, `vor 90m` or `in 90m`; nil, and nothing taken, where no such words stand.
  mutating func spanFromNow() throws(Mistake) -> Span? {
    if takeWord(.agoInFront) {
      skipSpaces()
      return try span() * -1
    }
    if takeWord(.in) {
      skipSpaces()
      return try span()
    }
    guard hasAgo else { return nil }
    let span = try span()
    if takeWord(.ago) { return span * -1 }
    skipSpaces()
    throw mistake(.span)
  }

  /// Whether one of the words behind the next one is `ago`.
  private var hasAgo: Bool {
    var ahead = self
    let isInWord = { (byte: UInt8) in byte != 0x20 && byte != 0x09 }
    _ = ahead.take(while: isInWord)
    while !ahead.isAtEnd {
      if ahead.takeWord(.ago) { return true }
      ahead.skipSpaces()
      _ = ahead.take(while: isInWord)
    }
    return false
  }
}
