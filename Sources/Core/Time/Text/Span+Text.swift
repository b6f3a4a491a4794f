extension Span {
  /// From `16h`, `16h30m`, `90m`, `45s`, `1d12h`, `16:30`, `1.5h`, `1,5h`, `16 Std. 30 Min.`,
  /// `an hour and a half` or `eine halbe Stunde`.
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
      let span = Span.hours(Int64(hours)) + .minutes(Int64(try sixtieth(.minute)))
      return take(":") ? span + .seconds(Int64(try sixtieth(.second))) : span
    }
    position = start
    guard let first = try part(below: nil) else { throw mistake(.span) }
    var total = first.value
    var smallest = first.unit
    while let next = try anotherPart(below: smallest) {
      total = total + next.value
      smallest = next.unit
    }
    return total
  }

  /// A number in digits or in a word, and its unit; nil, and nothing taken, where neither stands.
  private mutating func part(below larger: Span?) throws(Mistake) -> (value: Span, unit: Span)? {
    guard let next, next.isDigit else { return partInWords(below: larger) }
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
    guard let unit = takeTerm(Span.init(unit:)) else { throw mistake(.unit, at: unitStart) }
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

  /// `an hour`, `half a day`, `anderthalb Stunden`.
  private mutating func partInWords(below larger: Span?) -> (value: Span, unit: Span)? {
    let start = position
    if let halves = halves(), let unit = takeTerm(Span.init(unit:)),
      larger.map({ unit < $0 }) ?? true
    {
      return (Span(milliseconds: unit.milliseconds / 2 * halves), unit)
    }
    position = start
    return nil
  }

  /// A number in words, times two.
  private mutating func halves() -> Int64? {
    if takeWord(.oneAndAHalf) { return 3 }
    if takeWord(.half) {
      _ = takeTerm(Words.number)
      return 1
    }
    guard let number = takeTerm(Words.number) else { return nil }
    if number == 1, takeWord(.half) { return 1 }
    return 2 * number + (takeAndAHalf() ? 1 : 0)
  }

  /// `and a half`, in front of the unit or behind it.
  private mutating func takeAndAHalf() -> Bool {
    let start = position
    if takeWord(.and), takeTerm(Words.number) == 1, takeWord(.half) { return true }
    position = start
    return false
  }

  /// The next smaller part, perhaps behind a comma or a word; nil, and nothing taken, at the end.
  private mutating func anotherPart(
    below larger: Span
  ) throws(Mistake) -> (value: Span, unit: Span)? {
    let start = position
    if takeAndAHalf() {
      if takeTerm(Span.init(unit:)) == nil {
        return (Span(milliseconds: larger.milliseconds / 2), .zero)
      }
      position = start
    }
    if takeAnd() {
      skipSpaces()
      // Text behind a comma may be something else.
      if let part = try? part(below: larger) { return part }
    } else {
      skipSpaces()
      if let part = try part(below: larger) { return part }
    }
    position = start
    return nil
  }
}
