import Time

extension Wording {
  /// "March 2026".
  func title(of month: Month) -> String {
    phrases(
      CalendarMessage.monthOfYear, "month", phrases(MonthMessage(month.number)), "year",
      String(month.year))
  }

  /// "Mar", for a column of weeks.
  func shortName(ofMonth number: Int) -> String { phrases(ShortMonthMessage(number)) }

  func hoursAndMinutes(_ seconds: Int64) -> (Int64, Int64) {
    let minutes = max(0, seconds) / 60
    return (minutes / 60, minutes % 60)
  }

  /// The days of a week in the person's order, from 0.
  func column(of day: Day) -> Int {
    (day.weekday.rawValue - customs.firstWeekday.rawValue + 7) % 7
  }

  /// Those whose weeks begin on another day count them in other ways.
  var hasWeekNumbers: Bool { customs.firstWeekday == .monday }

  var weekdays: [String] {
    let days = Weekday.allCases
    let first = customs.firstWeekday.rawValue
    return (days[first...] + days[..<first]).map { name(of: $0) }
  }
}

package enum MonthMessage: String, Message {
  case january = "January"
  case february = "February"
  case march = "March"
  case april = "April"
  case may = "May"
  case june = "June"
  case july = "July"
  case august = "August"
  case september = "September"
  case october = "October"
  case november = "November"
  case december = "December"

  init(_ number: Int) {
    switch number {
    case 2: self = .february
    case 3: self = .march
    case 4: self = .april
    case 5: self = .may
    case 6: self = .june
    case 7: self = .july
    case 8: self = .august
    case 9: self = .september
    case 10: self = .october
    case 11: self = .november
    case 12: self = .december
    default: self = .january
    }
  }
}

package enum ShortMonthMessage: String, Message {
  case jan = "Jan"
  case feb = "Feb"
  case mar = "Mar"
  case apr = "Apr"
  case may = "May"
  case jun = "Jun"
  case jul = "Jul"
  case aug = "Aug"
  case sep = "Sep"
  case oct = "Oct"
  case nov = "Nov"
  case dec = "Dec"

  init(_ number: Int) {
    switch number {
    case 2: self = .feb
    case 3: self = .mar
    case 4: self = .apr
    case 5: self = .may
    case 6: self = .jun
    case 7: self = .jul
    case 8: self = .aug
    case 9: self = .sep
    case 10: self = .oct
    case 11: self = .nov
    case 12: self = .dec
    default: self = .jan
    }
  }
}

package enum CalendarMessage: String, Message {
  case monthOfYear = "{month} {year}"
  case today = "today"
  case showDay = "To see a day: fastctl show {date}"
  case totalHours = "{length} in total"
  case average = "average {length}"
  case counted = "{meaning}: {count}"
  case goals = "Goals"
  case phase = "Phase"
  case empty = "No fasts in this period. Days with a fast are marked here."
  case emptyYet = "No fasts here yet. Your first day will be marked here."
}

extension PluralMessage {
  static var daysMet: Self {
    Self(one: "{n} day with the goal met", many: "{n} days with the goal met")
  }
  static var fastsEnded: Self { Self(one: "{n} fast", many: "{n} fasts") }
}
