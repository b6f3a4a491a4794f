extension ClockTime {
  /// `HH:MM`, without the seconds.
  package var iso: String {
    var text: [UInt8] = []
    text.append(clock: secondOfDay, hasSeconds: false)
    return String(decoding: text, as: UTF8.self)
  }

  /// From a clock time as people write it, such as `08:30` or `8pm`.
  package init(_ text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.clock().time }
  }
}

/// A clock time as it was written, with what it has beyond whole seconds.
struct SpokenClock {
  var time: ClockTime
  var fraction = Span.zero
}

extension ByteCursor {
  /// `20:00`, `20:00:30.5`, `8pm`, `8:30 pm`, `20 uhr`.
  mutating func clock() throws(Mistake) -> SpokenClock {
    let start = position
    guard var hour = digits(1...2) else { throw mistake(.hour) }
    let hasMinutes = take(":")
    guard hour <= 24 || !hasMinutes else { throw mistake(.hour, at: start) }
    let minute = hasMinutes ? try sixtieth(.minute) : 0
    let hasSeconds = hasMinutes && take(":")
    let second = hasSeconds ? try sixtieth(.second) : 0
    let fraction = hasSeconds ? try fractionOfSecond() : .zero
    if let half = halfOfDay() {
      guard (1...12).contains(hour) else { throw mistake(.hour, at: start) }
      hour = hour % 12 + half
    } else if !hourWord(), !hasMinutes {
      throw mistake(.minute)
    }
    guard let time = ClockTime(hour: hour, minute: minute, second: second) else {
      throw mistake(.hour, at: start)
    }
    return SpokenClock(time: time, fraction: fraction)
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

  /// 0 for `am`, 12 for `pm`.
  private mutating func halfOfDay() -> Int? {
    if takeWord({ $0 == "am" }) { return 0 }
    return takeWord { $0 == "pm" } ? 12 : nil
  }

  private mutating func hourWord() -> Bool { takeWord { $0 == "uhr" } }

  /// Takes the next word, and the spaces before it, only when it fits.
  mutating func takeWord(_ fits: (String) -> Bool) -> Bool {
    let start = position
    skipSpaces()
    if fits(word()) { return true }
    position = start
    return false
  }
}
