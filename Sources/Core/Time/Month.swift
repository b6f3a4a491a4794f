/// A month of the calendar.
package struct Month: Hashable, Sendable {
  /// 1 to 9999.
  package let year: Int
  /// 1 to 12.
  package let number: Int

  package init?(year: Int, number: Int) {
    guard (1...9999).contains(year), (1...12).contains(number) else { return nil }
    self.year = year
    self.number = number
  }

  package init(of day: Day) {
    let (year, month, _) = day.civil
    self.year = min(max(year, 1), 9999)
    number = month
  }

  package var length: Int { Day.length(ofMonth: number, in: year) }

  package var first: Day {
    Day(number: Day.number(year: Int64(year), month: Int64(number), day: 1))
  }

  package var last: Day { first + Int64(length - 1) }
}

/// One page of a calendar.
package enum CalendarPage: Hashable, Sendable {
  case month(Month)
  case year(Int)

  package var first: Day {
    switch self {
    case .month(let month): month.first
    case .year(let year): Day(number: Day.number(year: Int64(year), month: 1, day: 1))
    }
  }

  package var last: Day {
    switch self {
    case .month(let month): month.last
    case .year(let year): Day(number: Day.number(year: Int64(year), month: 12, day: 31))
    }
  }

  package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
