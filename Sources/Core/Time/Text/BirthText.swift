/// When a person was born, as exactly as they say.
package enum BirthText: Hashable, Sendable {
  case date(Day)
  case year(Int)

  /// From `1985-03-12`, `12.3.1985`, `12. März 1985` or `1985`.
  package init(_ text: String, isMonthFirst: Bool = false) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let start = cursor.position
      if let year = cursor.digits(4...4) {
        cursor.skipSpaces()
        if cursor.isAtEnd { return .year(year) }
      }
      cursor.position = start
      // Nobody can say of which century two digits are.
      guard let date = try cursor.writtenDate(DateStyle(isMonthFirst: isMonthFirst)),
        !date.isYearShort, let day = date.date
      else { throw cursor.mistake(.birth, at: start) }
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
