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

  /// From `mon-fri`, `sat,sun` or `wednesday`; a run may go over the end of a week.
  package static func set(_ text: String) throws(NotUnderstood) -> Set<Weekday> {
    try ByteCursor.read(text) { cursor throws(Mistake) in
      var days: Set<Weekday> = []
      repeat { days.formUnion(try cursor.weekdays()) } while cursor.take(",")
      return days
    }
  }

  fileprivate func run(to last: Weekday) -> [Weekday] {
    let length = (last.rawValue - rawValue + Self.allCases.count) % Self.allCases.count
    return (0...length).map { Weekday(index: (rawValue + $0) % Self.allCases.count) }
  }

  /// From its English or German name or the usual short form, in lower case.
  init?(word: String) {
    switch word {
    case "monday", "mon", "montag", "mo": self = .monday
    case "tuesday", "tues", "tue", "dienstag", "di": self = .tuesday
    case "wednesday", "wed", "mittwoch", "mi": self = .wednesday
    case "thursday", "thurs", "thur", "thu", "donnerstag", "do": self = .thursday
    case "friday", "fri", "freitag", "fr": self = .friday
    case "saturday", "sat", "samstag", "sonnabend", "sa": self = .saturday
    case "sunday", "sun", "sonntag", "so": self = .sunday
    default: return nil
    }
  }
}

extension ByteCursor {
  /// One, or from one to another, and the blanks behind.
  mutating func weekdays() throws(Mistake) -> [Weekday] {
    let first = try weekday()
    skipSpaces()
    let last = take("-") ? try weekday() : first
    skipSpaces()
    return first.run(to: last)
  }

  fileprivate mutating func weekday() throws(Mistake) -> Weekday {
    skipSpaces()
    let start = position
    guard let day = Weekday(word: word()) else { throw mistake(.weekdays, at: start) }
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
