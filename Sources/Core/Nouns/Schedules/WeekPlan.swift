package import Time

/// The person's plan for each weekday, from one day on.
///
/// A new plan ends the one before, so that past days keep the rest days they had.
package struct WeekPlan: Noun {
  package static let kind = Row.Kind.week
  /// More than a new one in each week of twenty years.
  package static let most = 1000

  package enum Intention: Hashable, Sendable {
    case rest
    /// By the schedule's name, begun at that time where there is one.
    case fast(String, at: ClockTime?)
  }

  package var id = RowID.blank
  package var from = Day.blank
  /// The last day; nil while it is the plan.
  package var to: Day?
  /// A weekday without a word is as it is without a plan.
  package var days: [Weekday: Intention] = [:]

  package init() {}

  package init(id: RowID, from: Day, to: Day? = nil, days: [Weekday: Intention]) {
    self.id = id
    self.from = from
    self.to = to
    self.days = days
  }

  package var row: Row { .week(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("dates") { fields throws(F.Failure) in
      try fields.day("from", &from)
      try fields.day("to", &to)
    }
    try fields.spread("days", &days)
  }
}

/// A weekday as it leaves: rest, or a fast by that schedule.
package struct DayPlan: Part {
  /// "mon" to "sun".
  package var day = ""
  package var rest = false
  package var schedule: String?
  /// The time on the clock at which it begins, such as "20:00".
  package var at: String?

  package init() {}

  package init(day: String, rest: Bool, schedule: String? = nil, at: String? = nil) {
    self.day = day
    self.rest = rest
    self.schedule = schedule
    self.at = at
  }

  package mutating func members<F: MemberFields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
    try fields.bool("rest", &rest)
    try fields.string("schedule", &schedule, limit: OwnSchedule.longestName)
    try fields.string("at", &at)
  }

  fileprivate init(_ day: Weekday, _ intention: WeekPlan.Intention) {
    switch intention {
    case .rest: self.init(day: day.code, rest: true)
    case .fast(let name, let at):
      self.init(day: day.code, rest: false, schedule: name, at: at?.iso)
    }
  }

  /// Nil for one that says nothing, or two things at once.
  fileprivate var intention: WeekPlan.Intention? {
    guard let schedule else { return rest && at == nil ? .rest : nil }
    guard !rest else { return nil }
    guard let at else { return .fast(schedule, at: nil) }
    return (try? ClockTime(at)).map { .fast(schedule, at: $0) }
  }
}

extension [Weekday: WeekPlan.Intention] {
  /// The days that have a word, in their order.
  package var plans: [DayPlan] {
    Weekday.allCases.compactMap { day in self[day].map { DayPlan(day, $0) } }
  }

  /// Nil where a day is unknown, is named twice, or has no clear word.
  package init?(_ plans: [DayPlan]) {
    self = [:]
    for plan in plans {
      guard let day = Weekday(code: plan.day), self[day] == nil, let intention = plan.intention
      else { return nil }
      self[day] = intention
    }
  }
}

extension Weekday {
  /// The column that has the plan for it, by their order.
  package static let columns = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}

extension Dictionary: Spread where Key == Weekday, Value == WeekPlan.Intention {
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var days = value ?? [:]
    for (day, column) in zip(Weekday.allCases, Weekday.columns) {
      var text = days[day].map(\.code)
      try fields.column(column, &text)
      guard let text else { continue }
      days[day] = WeekPlan.Intention(code: text)
      if days[day] == nil { try fields.unfit(column) }
    }
    value = days
  }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var plans = value?.plans ?? []
    try fields.parts(name, &plans)
    value = Self(plans)
    if value == nil { fields.unfit(name) }
  }
}

extension WeekPlan.Intention {
  /// "off", or the second of the day and the schedule's name.
  fileprivate var code: String {
    switch self {
    case .rest: "off"
    case .fast(let name, let at): "\(at.map { String($0.secondOfDay) } ?? "-") \(name)"
    }
  }

  fileprivate init?(code: String) {
    if code == "off" {
      self = .rest
      return
    }
    guard let space = code.firstIndex(of: " ") else { return nil }
    let name = String(code[code.index(after: space)...])
    if code[..<space] == "-" {
      self = .fast(name, at: nil)
    } else {
      guard let at = Int64(code[..<space]).flatMap(ClockTime.init(storedSecond:)) else {
        return nil
      }
      self = .fast(name, at: at)
    }
  }
}

extension ClockTime {
  /// From a stored second of the day; nil where there is no such second.
  init?(storedSecond: Int64) {
    guard storedSecond >= 0, let second = Int(exactly: storedSecond) else { return nil }
    self.init(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
  }
}
