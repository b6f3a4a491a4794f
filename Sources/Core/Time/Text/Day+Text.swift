extension Day {
  /// `YYYY-MM-DD`.
  package var iso: String {
    var text: [UInt8] = []
    text.append(iso: self)
    return String(decoding: text, as: UTF8.self)
  }

  /// From `YYYY-MM-DD`.
  package init(iso text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      guard let day = try cursor.date() else { throw cursor.mistake(.day) }
      return day
    }
  }
}

extension Weekday {
  /// A word for programs: "mon" to "sun".
  package var code: String { Self.codes[rawValue] }

  package init?(code: String) {
    guard let index = Self.codes.firstIndex(of: code) else { return nil }
    self.init(index: index)
  }

  private static let codes = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// From `mon-fri`, `sat,sun`, `wednesday` or `werktags`; a run may go over the end of a week.
  package static func set(_ text: String) throws(NotUnderstood) -> Set<Weekday> {
    try ByteCursor.read(text) { cursor throws(Mistake) in
      var days: Set<Weekday> = []
      repeat { days.formUnion(try cursor.weekdays()) } while cursor.takeAnd()
      return days
    }
  }

  fileprivate func run(to last: Weekday) -> [Weekday] {
    let length = (last.rawValue - rawValue + Self.allCases.count) % Self.allCases.count
    return (0...length).map { Weekday(index: (rawValue + $0) % Self.allCases.count) }
  }
}

extension ByteCursor {
  /// One, several by one word, or from one to another, and the blanks behind.
  mutating func weekdays() throws(Mistake) -> [Weekday] {
    if let several = severalWeekdays() {
      skipSpaces()
      return several
    }
    let first = try weekday()
    skipSpaces()
    let last = take("-") || takeWord(.to) ? try weekday() : first
    skipSpaces()
    return first.run(to: last)
  }

  /// `weekdays`, `am Wochenende`, `every day`; nil, and nothing taken, where no such words stand.
  private mutating func severalWeekdays() -> [Weekday]? {
    let start = position
    if takeWord(.every), takeWord(.day) {
      return Weekday.allCases
    }
    position = start
    _ = takeWord(.on)
    if let several = takeTerm(Weekday.several) { return several }
    position = start
    return nil
  }

  /// A comma or a word between what is named one after the other.
  mutating func takeAnd() -> Bool {
    let start = position
    skipSpaces()
    if take(",") || takeWord(.and) { return true }
    position = start
    return false
  }

  fileprivate mutating func weekday() throws(Mistake) -> Weekday {
    skipSpaces()
    let start = position
    guard let day = takeTerm(Weekday.init(word:)) else { throw mistake(.weekdays, at: start) }
    return day
  }

  /// Nil, and nothing taken, when what follows does not look like `YYYY-MM-DD`.
  mutating func date() throws(Mistake) -> Day? {
    let start = position
    guard let year = digits(4...4), take("-") else {
      position = start
      // A year of two digits could be a day as well.
      if digits(1...3) != nil, take("-"), digits(1...2) != nil, take("-") {
        throw mistake(.year, at: start)
      }
      position = start
      return nil
    }
    guard let month = digits(2...2), take("-"), let day = digits(2...2),
      let date = Day(year: year, month: month, day: day)
    else { throw mistake(.realDate, at: start) }
    return date
  }
}

extension [UInt8] {
  mutating func append(iso day: Day) {
    let (year, month, number) = day.civil
    if year < 0 { append(UInt8(ascii: "-")) }
    append(decimal: abs(year), width: 4)
    append(UInt8(ascii: "-"))
    append(decimal: month, width: 2)
    append(UInt8(ascii: "-"))
    append(decimal: number, width: 2)
  }

  /// A number that is not negative, filled up with zeros.
  mutating func append(decimal number: Int, width: Int) {
    if width > 1 || number > 9 { append(decimal: number / 10, width: width - 1) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
