extension ClockTime {
  /// `HH:MM`, without the seconds.
  package var iso: String {
    var text: [UInt8] = []
    text.append(clock: secondOfDay, hasSeconds: false)
    return String(decoding: text, as: UTF8.self)
  }

  /// From a clock time as people write it, such as `08:30`, `8pm`, `20.30 Uhr` or `noon`.
  /// A bare hour is one only where nothing else than a time of day can be meant.
  package init(_ text: String, isBareHourMeant: Bool = false) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      try cursor.clock(isBareHourMeant: isBareHourMeant).time
    }
  }
}

/// A clock time as it was written, with what it has beyond whole seconds.
struct SpokenClock {
  var time: ClockTime
  var fraction = Span.zero
  /// 1 where it is past the midnight of the night that was named.
  var daysLater: Int64 = 0
  /// By that word, which is said of both ends of a day.
  var isMidnight = false
}

/// From one time of day to another, such as `12-18`, `12:00 – 18:00 Uhr` or `from noon to 8pm`.
package struct ClockRange: Hashable, Sendable {
  package let from: ClockTime
  package let to: ClockTime

  package init(_ text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.clockRange() }
  }

  fileprivate init(from: ClockTime, to: ClockTime) {
    self.from = from
    self.to = to
  }
}

extension ByteCursor {
  fileprivate mutating func clockRange() throws(Mistake) -> ClockRange {
    if takeWord(.at) { skipSpaces() }
    let from = try clock(isBareHourMeant: true).time
    skipSpaces()
    guard take("-") || takeWord(.to) else { throw mistake(.time) }
    skipSpaces()
    return ClockRange(from: from, to: try clock(isBareHourMeant: true).time)
  }

  /// `20:00`, `20:00:30.5`, `20.30`, `20h30`, `8pm`, `8:30 p.m.`, `20 Uhr 30`, `8 Uhr abends`, `noon`.
  mutating func clock(
    in part: PartOfDay? = nil, isBareHourMeant: Bool = false
  ) throws(Mistake) -> SpokenClock {
    if let clock = takeTerm(Words.clock) { return clock }
    let start = position
    guard var hour = digits(1...2) else { throw mistake(.hour) }
    var clock = SpokenClock(time: .midnight)
    let hasColon = next == UInt8(ascii: ":")
    var minute = try minuteBehind(hour, at: start)
    var second = 0
    if hasColon, take(":") {
      second = try sixtieth(.second)
      clock.fraction = try fractionOfSecond()
    }
    let half = halfOfDay(of: hour)
    if let half {
      guard (1...12).contains(hour) else { throw mistake(.hour, at: start) }
      hour = hour % 12 + half
    } else if takeHourWord() {
      minute = minute ?? minuteBehindWord()
    } else if minute == nil, part == nil, !isBareHourMeant {
      throw mistake(.missingMinutes(of: hour), at: start)
    }
    if half == nil, let part = takeTerm(PartOfDay.init(suffix:)) {
      guard let meant = part.hour(hour) else { throw mistake(.hour, at: start) }
      hour = meant % 24
    }
    if let part {
      guard let meant = part.hour(hour, exact: half != nil) else {
        throw mistake(.hour, at: start)
      }
      clock.daysLater = Int64(meant / 24)
      hour = meant % 24
    }
    guard let time = ClockTime(hour: hour, minute: minute ?? 0, second: second) else {
      throw mistake(.hour, at: start)
    }
    clock.time = time
    return clock
  }

  /// The minute behind the hour: `:30`, `.30`, `h30` or `h`; nil where there is none.
  private mutating func minuteBehind(_ hour: Int, at start: Int) throws(Mistake) -> Int? {
    let end = position
    if take(":") {
      guard hour <= 24 else { throw mistake(.hour, at: start) }
      return try sixtieth(.minute)
    }
    if take("."), next?.isDigit == true { return try sixtieth(.minute) }
    position = end
    guard takeWord({ $0 == "h" }) else { return nil }
    return next?.isDigit == true ? try sixtieth(.minute) : 0
  }

  /// `30` of `20 Uhr 30`, also without a zero in front.
  private mutating func minuteBehindWord() -> Int? {
    let start = position
    skipSpaces()
    if let minute = digits(1...2), minute < 60, next != UInt8(ascii: ":"), next != UInt8(ascii: ".")
    {
      return minute
    }
    position = start
    return nil
  }

  /// `Z`, `+01:00`, `+0100`, `-05`, `+05:53:28`; nil when nothing of the kind follows.
  mutating func offset() throws(Mistake) -> Int? {
    if take("z") { return 0 }
    let start = position
    let sign = take("+") ? 1 : -1
    guard sign > 0 || take("-") else { return nil }
    if let joined = digits(4...4) {
      guard joined / 100 < 24, joined % 100 < 60 else { throw mistake(.offset, at: start) }
      return sign * (joined / 100 * 60 + joined % 100) * 60
    }
    guard let hour = digits(2...2), hour < 24 else { throw mistake(.offset, at: start) }
    let minute = take(":") ? try sixtieth(.offset) : 0
    let second = take(":") ? try sixtieth(.offset) : 0
    return sign * ((hour * 60 + minute) * 60 + second)
  }

  /// Two digits below 60.
  mutating func sixtieth(_ expected: NotUnderstood.Expected) throws(Mistake) -> Int {
    let start = position
    guard let value = digits(2...2), value < 60 else { throw mistake(expected, at: start) }
    return value
  }

  private mutating func fractionOfSecond() throws(Mistake) -> Span {
    guard take(".") || take(",") else { return .zero }
    return try fraction(of: .second)
  }

  /// The digits after a decimal point, as that part of `unit`; rounded down to milliseconds.
  mutating func fraction(of unit: Span) throws(Mistake) -> Span {
    let start = position
    guard let digits = digits(1...9) else { throw mistake(.number) }
    var whole: Int64 = 1
    for _ in start..<position { whole *= 10 }
    return Span(milliseconds: unit.milliseconds * Int64(digits) / whole)
  }

  /// 0 for `am` and `a.m.`, 12 for `pm`; nil, and nothing taken, where neither stands. `20:00 am
  /// Freitag` has another `am`.
  private mutating func halfOfDay(of hour: Int) -> Int? {
    let start = position
    skipSpaces()
    switch word() {
    case "am" where hour <= 12: return 0
    case "pm": return 12
    case "a" where take(".") && word() == "m": return takeDot(0)
    case "p" where take(".") && word() == "m": return takeDot(12)
    default:
      position = start
      return nil
    }
  }

  private mutating func takeDot(_ half: Int) -> Int {
    _ = take(".")
    return half
  }

  /// `Uhr` or `o'clock`.
  mutating func takeHourWord() -> Bool {
    let start = position
    if takeTerm({ SmallWord($0) == .hour ? $0 : nil }) != nil { return true }
    if takeWord({ $0 == "o" }), take("'"), word() == "clock" { return true }
    position = start
    return false
  }
}

extension NotUnderstood.Expected {
  /// The meanings that a number alone may have in the place of a clock time.
  fileprivate static func missingMinutes(of hour: Int) -> Self {
    switch hour {
    case 12: .either("12:00", "0:00")
    case 1..<12: .either("\(hour):00", "\(hour + 12):00")
    case 0..<24: .nearest("\(hour):00")
    default: .hour
    }
  }
}
