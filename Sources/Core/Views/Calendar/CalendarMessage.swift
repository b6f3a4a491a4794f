package enum CalendarMessage: String, Message {
  case monthOfYear = "{month} {year}"
  case today = "today"
  case showDay = "To see a day: fastctl show {date}"
  case totalHours = "{length} in total"
}

extension PluralMessage {
  static var daysMet: Self {
    Self(one: "{n} day with the goal met", many: "{n} days with the goal met")
  }
  static var fastsEnded: Self { Self(one: "{n} fast", many: "{n} fasts") }
}
