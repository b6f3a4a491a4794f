import Nouns
import Rules
import Time

/// What the person plans, as rows of their tables.
nonisolated enum PlanColumns {
  static let schedules = RowNames(noun: "schedule", names: ["id", "name", "hours", "text"])
  static let choices = RowNames(noun: "choice", names: ["id", "schedule"])
  static let vacations = RowNames(noun: "vacation", names: ["id", "from_day", "to_day"])
  static let weeks = RowNames(
    noun: "week",
    names: ["id", "from_day", "to_day"] + Weekday.allCases.map { String(describing: $0) })

  static func values(of schedule: OwnSchedule) -> [Value] {
    [
      .text(schedule.id.text), .text(schedule.name), .integer(Int64(schedule.hours)),
      Value(schedule.text),
    ]
  }

  static func values(of choice: Choice) -> [Value] {
    [.text(choice.id.text), Value(choice.schedule)]
  }

  static func values(of vacation: Vacation) -> [Value] {
    [.text(vacation.id.text), .integer(vacation.from.number), .integer(vacation.to.number)]
  }

  static func values(of week: WeekPlan) -> [Value] {
    [.text(week.id.text), .integer(week.from.number), Value(week.to?.number)]
      + Weekday.allCases.map { Value(week.days[$0].map(text)) }
  }

  static func schedule(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> OwnSchedule
  {
    OwnSchedule(
      id: try id(columns, first), name: try columns.text(first + 1),
      hours: Int(clamping: try columns.integer(first + 2)),
      text: try columns.optionalText(first + 3))
  }

  static func choice(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Choice {
    Choice(id: try id(columns, first), schedule: try columns.optionalText(first + 1))
  }

  static func vacation(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Vacation {
    Vacation(
      id: try id(columns, first), from: Day(number: try columns.integer(first + 1)),
      to: Day(number: try columns.integer(first + 2)))
  }

  static func week(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> WeekPlan {
    var days: [Weekday: WeekPlan.Intention] = [:]
    for day in Weekday.allCases {
      guard let text = try columns.optionalText(first + 3 + Int32(day.rawValue)) else { continue }
      days[day] = try intention(text, of: day)
    }
    return WeekPlan(
      id: try id(columns, first), from: Day(number: try columns.integer(first + 1)),
      to: try columns.optionalInteger(first + 2).map(Day.init(number:)), days: days)
  }

  static func id(_ columns: Columns, _ index: Int32) throws(StoreError) -> RowID {
    guard let id = RowID(text: try columns.text(index)) else {
      throw .unusable("id")
    }
    return id
  }

  private static func text(_ intention: WeekPlan.Intention) -> String {
    switch intention {
    case .rest: "off"
    case .fast(let name, let at): "\(at.map { String($0.secondOfDay) } ?? "-") \(name)"
    }
  }

  private static func intention(
    _ text: String, of day: Weekday
  ) throws(StoreError) -> WeekPlan.Intention {
    if text == "off" { return .rest }
    guard let space = text.firstIndex(of: " ") else { throw .unusable(String(describing: day)) }
    let name = String(text[text.index(after: space)...])
    let clock = text[..<space]
    if clock == "-" { return .fast(name, at: nil) }
    guard let second = Int(clock), second >= 0,
      let at = ClockTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    else { throw .unusable(String(describing: day)) }
    return .fast(name, at: at)
  }
}

nonisolated extension Noun {
  static let schedule = Noun(PlanColumns.schedules, in: "schedules") {
    columns, first throws(StoreError) in
    .schedule(try PlanColumns.schedule(columns, from: first))
  }
  static let choice = Noun(PlanColumns.choices, in: "choices") {
    columns, first throws(StoreError) in .choice(try PlanColumns.choice(columns, from: first))
  }
  static let week = Noun(PlanColumns.weeks, in: "weeks") {
    columns, first throws(StoreError) in .week(try PlanColumns.week(columns, from: first))
  }
  static let vacation = Noun(PlanColumns.vacations, in: "vacations") {
    columns, first throws(StoreError) in
    .vacation(try PlanColumns.vacation(columns, from: first))
  }
}
