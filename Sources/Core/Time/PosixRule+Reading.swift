extension PosixRule {
  private static let lengthLimit = 256
  private static let abbreviationLimit = 32
  /// The usual dates where POSIX leaves them open: those of the United States since 2007.
  private static let unstatedDates = ",M3.2.0,M11.1.0"

  init(_ bytes: [UInt8], in range: Range<Int>) throws(ZoneError) {
    var cursor = ByteCursor(bytes, in: range)
    guard range.count <= Self.lengthLimit else { throw .tooLarge(limit: Self.lengthLimit) }
    guard let rule = PosixRule(&cursor), cursor.isAtEnd else {
      throw .rule(
        text: String(decoding: bytes[range], as: UTF8.self),
        place: cursor.position - range.lowerBound)
    }
    self = rule
  }

  private init?(_ cursor: inout ByteCursor) {
    guard let name = cursor.abbreviation(limit: Self.abbreviationLimit),
      let west = cursor.signedClock(hours: 24)
    else { return nil }
    standard = Side(name: name, offset: -west)
    guard !cursor.isAtEnd else { return }
    guard let summer = cursor.abbreviation(limit: Self.abbreviationLimit) else { return nil }
    var side = Side(name: summer, offset: standard.offset + 60 * 60)
    if let next = cursor.next, next != UInt8(ascii: ",") {
      guard let west = cursor.signedClock(hours: 24) else { return nil }
      side.offset = -west
    }
    if cursor.isAtEnd {
      var unstated = ByteCursor(Array(Self.unstatedDates.utf8))
      daylight = Daylight(side: side, dates: &unstated)
    } else {
      daylight = Daylight(side: side, dates: &cursor)
    }
    guard daylight != nil else { return nil }
  }
}

extension PosixRule.Daylight {
  fileprivate init?(side: PosixRule.Side, dates cursor: inout ByteCursor) {
    guard cursor.take(","), let starts = RuleDate(&cursor), cursor.take(","),
      let ends = RuleDate(&cursor)
    else { return nil }
    self.init(side: side, starts: starts, ends: ends)
  }
}

extension RuleDate {
  fileprivate init?(_ cursor: inout ByteCursor) {
    if cursor.take("M") {
      guard let month = cursor.number(in: 1...12), cursor.take("."),
        let week = cursor.number(in: 1...5), cursor.take("."),
        let weekday = cursor.number(in: 0...6)
      else { return nil }
      form = .weekday(month: month, week: week, weekday: weekday)
    } else if cursor.take("J") {
      guard let count = cursor.number(in: 1...365) else { return nil }
      form = .julian(count)
    } else {
      guard let count = cursor.number(in: 0...365) else { return nil }
      form = .zeroBased(count)
    }
    time = 2 * 60 * 60
    if cursor.take("/") {
      guard let stated = cursor.signedClock(hours: 167) else { return nil }
      time = stated
    }
  }
}

extension ByteCursor {
  fileprivate mutating func abbreviation(limit: Int) -> Range<Int>? {
    let start = position
    let isQuoted = take("<")
    let name = take { byte in
      byte.isASCIILetter
        || isQuoted && (byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    }
    guard name.count >= (isQuoted ? 1 : 3), name.count <= limit, !isQuoted || take(">") else {
      position = start
      return nil
    }
    return name.indices
  }

  /// `[+-]h[:mm[:ss]]` in seconds.
  fileprivate mutating func signedClock(hours limit: Int) -> Int? {
    let sign = take("-") ? -1 : 1
    if sign > 0 { _ = take("+") }
    guard var seconds = number(in: 0...limit) else { return nil }
    seconds *= 60 * 60
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let count = number(in: 0...59) else { return nil }
      seconds += count * unit
    }
    return sign * seconds
  }

  fileprivate mutating func number(in range: ClosedRange<Int>) -> Int? {
    let start = position
    guard let value = digits(1...3), range.contains(value) else {
      position = start
      return nil
    }
    return value
  }
}
