/// When a person was born, as exactly as they say.
package enum BirthText: Hashable, Sendable {
  case date(Day)
  case year(Int)

  /// From `1985-03-12`, `12.3.1985` or `1985`.
  package init(_ text: String) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let start = cursor.position
      if let year = cursor.digits(4...4) {
        cursor.skipSpaces()
        if cursor.isAtEnd { return .year(year) }
      }
      cursor.position = start
      if let day = try cursor.date() { return .date(day) }
      guard let day = try cursor.dottedDate() else { throw cursor.mistake(.birth) }
      return .date(day)
    }
  }

  /// As the wire has it.
  package var written: String {
    switch self {
    case .date(let day): day.iso
    case .year(let year): String(year)
    }
  }
}

extension ByteCursor {
  /// `12.3.1985`, the day first as everywhere where dots are written.
  fileprivate mutating func dottedDate() throws(Mistake) -> Day? {
    let start = position
    guard let day = digits(1...2), take("."), let month = digits(1...2), take("."),
      let year = digits(4...4)
    else {
      position = start
      return nil
    }
    guard let date = Day(year: year, month: month, day: day) else {
      throw mistake(.realDate, at: start)
    }
    return date
  }
}

/// How old a person is, in whole years.
package struct AgeText: Hashable, Sendable {
  package let years: Int

  package init(_ text: String) throws(NotUnderstood) {
    years = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      guard let years = cursor.digits(1...3) else { throw cursor.mistake(.age) }
      return years
    }
  }
}
