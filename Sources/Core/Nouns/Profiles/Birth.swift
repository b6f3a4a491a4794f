package import Time

/// When the person was born, as exactly as they say.
package enum Birth: Hashable, Sendable {
  case date(Day)
  case year(Int)
  /// So many years old on that day.
  case age(Int, on: Day)
}

extension Birth: Coded {
  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var text = value?.text
    try fields.string(name, &text)
    value = text.flatMap(Birth.init(text:))
    if text != nil, value == nil { fields.unfit(name) }
  }

  package var isPossible: Bool {
    switch self {
    case .date(let day): Profile.birthYears.contains(day.civil.year)
    case .year(let year): Profile.birthYears.contains(year)
    case .age(let years, let said): Profile.ages.contains(years) && Day.calendar.contains(said)
    }
  }

  package var code: String {
    switch self {
    case .date(let day): "date \(day.number)"
    case .year(let year): "year \(year)"
    case .age(let years, let day): "age \(years) \(day.number)"
    }
  }

  package init?(code: String) {
    let parts = code.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Int64($0) }
    switch (parts.first, numbers.count) {
    case ("date", 1): self = .date(Day(number: numbers[0]))
    case ("year", 1): self = .year(Int(clamping: numbers[0]))
    case ("age", 2): self = .age(Int(clamping: numbers[0]), on: Day(number: numbers[1]))
    default: return nil
    }
  }
}

extension Birth {
  /// `1985-03-12`, `1985` or `45@2026-03-02`.
  package var text: String {
    switch self {
    case .date(let day): day.iso
    case .year(let year): String(year)
    case .age(let years, let day): "\(years)@\(day.iso)"
    }
  }

  /// Nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let years = Self.number(parts[0], 1...3), let day = Self.day(parts[1]) else {
        return nil
      }
      self = .age(years, on: day)
    } else if let day = Self.day(text[...]) {
      self = .date(day)
    } else {
      guard let year = Self.number(text[...], 4...4) else { return nil }
      self = .year(year)
    }
  }

  private static func number(_ text: Substring, _ length: ClosedRange<Int>) -> Int? {
    let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isPlain && length.contains(text.utf8.count) ? Int(text) : nil
  }

  /// Without the blanks that people may type around it.
  private static func day(_ text: Substring) -> Day? {
    text.utf8.count == 10 ? try? Day(iso: String(text)) : nil
  }
}
