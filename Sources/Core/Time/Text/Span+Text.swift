extension Span {
  /// From `16h`, `16h30m`, `90m`, `45s`, `1d12h`, `16:30`, `1.5h`, `1,5h`, `16 hours` or `an hour`.
  package init(_ text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.span() }
  }

  /// From a change such as `+30m` or `-1h`, which must have its sign.
  package init(change text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      let count: Int64 = cursor.take("-") ? -1 : 1
      guard count < 0 || cursor.take("+") else { throw cursor.mistake(.sign) }
      cursor.skipSpaces()
      return try cursor.span() * count
    }
  }
}

extension ByteCursor {
  /// Enough for seconds in eleven days, too few to overflow in any unit.
  private static let numberLength = 1...6
  private static let mostOfUnit = 999_999

  mutating func span() throws(Mistake) -> Span {
    let start = position
    if let hours = digits(Self.numberLength), take(":") {
      return .hours(Int64(hours)) + .minutes(Int64(try sixtieth(.minute)))
    }
    position = start
    if let unit = oneOfUnit() { return unit }
    guard let next, next.isDigit else { throw mistake(.span) }
    var total = Span.zero
    var smallest: Span?
    repeat {
      let part = try part(below: smallest)
      total = total + part.value
      smallest = part.unit
    } while startsAnotherPart()
    return total
  }

  /// `an hour`, `a day`; nil, and nothing taken, when what follows is no such thing.
  private mutating func oneOfUnit() -> Span? {
    let start = position
    if takeWord({ $0 == "a" || $0 == "an" }) {
      skipSpaces()
      if let unit = Span(unit: word()) { return unit }
    }
    position = start
    return nil
  }

  private mutating func part(below larger: Span?) throws(Mistake) -> (value: Span, unit: Span) {
    guard let count = digits(Self.numberLength) else {
      throw mistake(.smaller(limit: Self.mostOfUnit))
    }
    let point = position
    let hasFraction = take(".") || take(",")
    // The unit comes after the digits whose worth it says.
    let digitsStart = position
    if hasFraction { _ = take(while: \.isDigit) }
    skipSpaces()
    let unitStart = position
    guard let unit = Span(unit: word()) else { throw mistake(.unit, at: unitStart) }
    if let larger, unit >= larger { throw mistake(.unit, at: unitStart) }
    let end = position
    var value = unit * Int64(count)
    if hasFraction {
      guard unit > .second else { throw mistake(.unit, at: point) }
      position = digitsStart
      value = value + .seconds(try fraction(of: unit).seconds)
      position = end
    }
    return (value, unit)
  }

  private mutating func startsAnotherPart() -> Bool {
    let start = position
    skipSpaces()
    if let next, next.isDigit { return true }
    position = start
    return false
  }
}

extension Span {
  fileprivate init?(unit word: String) {
    switch word {
    case "d", "day", "days": self = .hours(24)
    case "h", "hr", "hrs", "hour", "hours", "std": self = .hour
    case "m", "min", "mins", "minute", "minutes": self = .minute
    case "s", "sec", "secs", "second", "seconds", "sek": self = .second
    default: return nil
    }
  }
}
