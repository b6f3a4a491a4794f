import Nouns
import Rules
import Testing
import Time

@Suite struct `What a start without words uses` {
  private static let id = RowID(bits: 1, 1)
  /// A Monday.
  private static let monday = Day(number: 20_514)

  private func standing(
    own: [String] = [], choice: String?? = nil, week: [Weekday: WeekPlan.Intention] = [:],
    vacation: ClosedRange<Day>? = nil
  ) -> Standing {
    Standing(
      schedules: own.enumerated().map {
        OwnSchedule(id: RowID(bits: 2, UInt64($0.offset)), name: $0.element, hours: 15)
      },
      choice: choice.map { ScheduleChoice(id: Self.id, schedule: $0) },
      weeks: week.isEmpty ? [] : [WeekPlan(id: Self.id, from: Self.monday, days: week)],
      vacations: vacation.map {
        [Vacation(id: Self.id, from: $0.lowerBound, to: $0.upperBound)]
      } ?? [])
  }

  @Test func `it is 16 to 8 until something else is said`() {
    let plan = Standing().plan(on: Self.monday)
    #expect(plan.schedule == .fallback)
    #expect(plan.goal == .schedule("16:8"))
    #expect(!plan.isRest)
    #expect(plan.at == nil)
    #expect(plan.gone == nil)
  }

  @Test(arguments: [
    ("18:6", "18:6"), ("omad", "23:1"), ("WARRIOR", "20:4"), ("17:7", "17:7"),
    ("early BIRD", "Early bird"),
  ])
  func `what was chosen comes before it`(choice: String, name: String) {
    let plan = standing(own: ["Early bird"], choice: choice).plan(on: Self.monday)
    #expect(plan.schedule?.name == name)
    #expect(plan.gone == nil)
  }

  @Test func `no goal can be chosen`() {
    let plan = standing(choice: .some(nil)).plan(on: Self.monday)
    #expect(plan.schedule == nil)
    #expect(plan.goal == .open)
  }

  @Test func `the week comes before the choice, and says when`() throws {
    let eight = try #require(ClockTime(hour: 20, minute: 0))
    let standing = standing(
      choice: "20:4", week: [.monday: .fast("18:6", at: eight), .sunday: .rest])
    let monday = standing.plan(on: Self.monday)
    #expect(monday.schedule?.name == "18:6")
    #expect(monday.at == eight)
    #expect(standing.plan(on: Self.monday + 1).schedule?.name == "20:4")
    let sunday = standing.plan(on: Self.monday + 6)
    #expect(sunday.isRest)
    #expect(sunday.schedule?.name == "20:4")
    // The plan was not there the Sunday before.
    #expect(!standing.plan(on: Self.monday - 1).isRest)
  }

  @Test func `on vacation nothing asks to start, and who does gets the plan of the day`() {
    let noon = ClockTime(hour: 12, minute: 0)
    let days = Self.monday...(Self.monday + 2)
    let standing = standing(week: [.monday: .fast("18:6", at: noon)], vacation: days)
    let plan = standing.plan(on: Self.monday)
    #expect(plan.isRest)
    #expect(plan.vacationUntil == Self.monday + 2)
    #expect(plan.at == nil)
    #expect(plan.schedule?.name == "18:6")
    #expect(standing.plan(on: Self.monday + 7).vacationUntil == nil)
    let rule = DayRule(.utc)
    #expect(standing.start(on: Self.monday, usual: noon, rule) == nil)
    #expect(standing.start(on: Self.monday + 7, usual: nil, rule)?.clock == noon)
  }

  @Test func `what is not there any more falls back, and is named`() {
    let lost = standing(choice: "Night owl").plan(on: Self.monday)
    #expect(lost.schedule == .fallback)
    #expect(lost.gone == "Night owl")
    let inWeek = standing(choice: "18:6", week: [.monday: .fast("Night owl", at: nil)])
    #expect(inWeek.plan(on: Self.monday).schedule?.name == "18:6")
    #expect(inWeek.plan(on: Self.monday).gone == "Night owl")
    #expect(inWeek.plan(on: Self.monday + 1).gone == nil)
  }

  @Test(arguments: [(nil, 16), (72, 16), (16, 16), (15, 14), (12, 12), (3, 12)])
  func `the fallback keeps to what is allowed`(longest: Int64?, hours: Int64) {
    #expect(Schedule.fallback(within: longest.map { .hours($0) }).fasting == .hours(hours))
  }

  @Test func `a time in the small hours is of the day before`() throws {
    let one = try #require(ClockTime(hour: 1, minute: 0))
    let four = try #require(ClockTime(hour: 4, minute: 0))
    let standing = standing(week: [.monday: .fast("16:8", at: one)])
    let time = standing.start(on: Self.monday, usual: nil, DayRule(.utc, begins: four))
    #expect(time == LocalTime(day: Self.monday + 1, clock: one))
    let early = standing.start(on: Self.monday, usual: nil, DayRule(.utc))
    #expect(early == LocalTime(day: Self.monday, clock: one))
  }

  @Test(arguments: [("omad", 23), ("Warrior", 20), ("leangains", 16), ("circadian", 13)])
  func `presets have the names that people know`(name: String, hours: Int64) throws {
    let schedule = try #require(Schedule(named: name))
    #expect(schedule.fasting == .hours(hours))
    #expect(schedule.nickname == name.lowercased())
  }
}
