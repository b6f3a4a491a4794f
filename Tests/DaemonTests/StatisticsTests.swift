import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The statistics` {
  /// Noon on Monday 2 March 2026; the next fasts end on 3, 4 and 5 March.
  private func scene(settings: String = "") throws -> Scene {
    let scene = try Scene(settings: settings)
    scene.pass(.hours(8))
    for hours: Int64 in [16, 16, 10] {
      try scene.start()
      scene.pass(.hours(hours))
      try scene.stop()
      scene.pass(.hours(24 - hours))
    }
    return scene
  }

  private func summary(_ scene: Scene) throws -> SummaryAnswer {
    try scene.ask(StatisticsCalls.Summary.self, NoFields())
  }

  @Test func `sum up all that ended`() throws {
    let scene = try scene()
    try scene.start()
    scene.pass(.hours(1))
    try scene.ask(FastCalls.Cancel.self, NoFields())
    let summary = try summary(scene)
    #expect(summary.today == "2026-03-05")
    #expect(
      summary.all
        == Tally(
          fasts: 3, scored: 3, completed: 2, seconds: 42 * 3600, rate: 667, average: 14 * 3600))
    #expect(summary.cancelled == 1)
    #expect(summary.median == 57_600)
    #expect(summary.longest == LongestFast(date: "2026-03-03", seconds: 16 * 3600))
    #expect(summary.lastSevenDays == 3)
    #expect(summary.week.from == "2026-03-02")
    #expect(summary.week.now.fasts == 3)
    #expect(summary.month.before.fasts == 0)
    #expect(summary.schedules.map(\.schedule) == ["16:8"])
    #expect(summary.weekdays.map(\.fasts) == [0, 1, 1, 1, 0, 0, 0])
    #expect(summary.usualStart == "20:00")
    #expect(summary.streak.current == 2 && summary.streak.longest == 2)
    #expect(summary.last?.outcome == .partial)
  }

  @Test func `are kept until something changes or a day begins`() throws {
    let scene = try scene()
    let first = try summary(scene)
    let kept = try #require(scene.keeper.state.summary)
    #expect(try summary(scene) == first)
    #expect(scene.keeper.state.summary?.seq == kept.seq)
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try summary(scene).all.fasts == 2)
    _ = try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try summary(scene) == first)
    scene.pass(.hours(24 * 7))
    #expect(try summary(scene).lastSevenDays == 0)
    #expect(try summary(scene).week.before.fasts == 3)
  }

  @Test func `mark the days of a calendar by the strongest that can be said of them`() throws {
    let scene = try scene()
    try scene.start(GoalOrder.schedule("18:6"))
    let question = DaysQuestion(from: "2026-03-01", to: "2026-03-31")
    let calendar = try scene.ask(StatisticsCalls.Calendar.self, question)
    #expect(calendar.today == "2026-03-05")
    #expect(calendar.days.map(\.date) == ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"])
    let marks: [Nouns.DayMark] = [.touched, .completed, .completed, .partial]
    #expect(calendar.days.map(\.mark) == marks)
    #expect(calendar.days.map(\.fasts) == [0, 1, 1, 1])
    let seconds: [Int64] = [0, 16 * 3600, 16 * 3600, 10 * 3600]
    #expect(calendar.days.map(\.seconds) == seconds)
    scene.pass(.hours(10))
    let later = try scene.ask(StatisticsCalls.Calendar.self, question)
    #expect(later.days.last?.mark == .running)
  }

  @Test func `show on which days a freeze was spent`() throws {
    let scene = try Scene(settings: "streak.freezes = 1")
    scene.pass(.hours(8))
    for _ in 0..<7 {
      try scene.start()
      scene.pass(.hours(16))
      try scene.stop()
      scene.pass(.hours(8))
    }
    scene.pass(.hours(48))
    let question = DaysQuestion(from: "2026-03-09", to: "2026-03-20")
    let calendar = try scene.ask(StatisticsCalls.Calendar.self, question)
    #expect(calendar.today == "2026-03-11")
    #expect(
      calendar.days == [
        CalendarDay(date: "2026-03-09", mark: .completed, fasts: 1, seconds: 16 * 3600),
        CalendarDay(date: "2026-03-10", mark: .none, rest: .freeze),
      ])
    #expect(
      try scene.status().streak
        == Streak(current: 7, longest: 7, lastDays: .init(days: 7, of: 8)))
    // The file has had its say: it was made a row, which holds from its day on.
    scene.reload("")
    #expect(try scene.status().streak.current == 7)
  }

  @Test(arguments: [
    ("2026-03-02", "2026-03-01"), ("2026-03-01", "2036-04-20"), ("yesterday", "2026-03-01"),
    ("2026-03-01", "2026-02-30"),
  ])
  func `refuse days that are none, or too many`(from: String, to: String) throws {
    let scene = try Scene()
    #expect(throws: ServiceError.self) {
      try scene.ask(StatisticsCalls.Calendar.self, DaysQuestion(from: from, to: to))
    }
  }

  @Test func `have seven bars up to today, and to any other day`() throws {
    let scene = try scene()
    try scene.start(GoalOrder.span(.seconds(20 * 3600)))
    scene.pass(.hours(2))
    let week = try scene.ask(StatisticsCalls.Week.self, WeekQuestion())
    #expect(week.goal == 72_000)
    #expect(week.days.map(\.date).first == "2026-02-27")
    let states: [BarState] = [.empty, .empty, .empty, .empty, .completed, .completed, .partial]
    #expect(week.days.map(\.state) == states)
    let running: [Int64?] = [nil, nil, nil, nil, nil, nil, 2 * 3600]
    #expect(week.days.map(\.running) == running)
    let before = try scene.ask(StatisticsCalls.Week.self, WeekQuestion(to: "2026-03-04"))
    #expect(before.days.last?.date == "2026-03-04")
    #expect(before.days.allSatisfy { $0.running == nil })
    try scene.stop()
    #expect(try scene.ask(StatisticsCalls.Week.self, WeekQuestion()).goal == 57_600)
  }

  @Test func `have a bar for each of the last fasts, and how their length goes`() throws {
    let scene = try scene()
    try scene.start()
    scene.pass(.hours(3))
    let bars = try scene.ask(StatisticsCalls.Last.self, BarsQuestion()).bars
    #expect(bars.map { $0.seconds / 3600 } == [16, 16, 10, 3])
    let outcomes: [Outcome?] = [.completed, .completed, .partial, nil]
    #expect(bars.map(\.outcome) == outcomes)
    #expect(bars.map { $0.trend / 3600 } == [16, 16, 14, 14])
    #expect(bars.map(\.date) == ["2026-03-03", "2026-03-04", "2026-03-05", "2026-03-05"])
    let two = try scene.ask(StatisticsCalls.Last.self, BarsQuestion(last: 2)).bars
    #expect(two == Array(bars.suffix(2)))
    #expect(try scene.ask(StatisticsCalls.Last.self, BarsQuestion(last: 0)).bars == [])
    #expect(try scene.ask(StatisticsCalls.Last.self, BarsQuestion(last: .max)).bars == bars)
    #expect(throws: ServiceError.self) {
      try scene.ask(StatisticsCalls.Last.self, BarsQuestion(last: -1))
    }
  }

  @Test func `say where their numbers come from`() throws {
    let scene = try scene()
    let streak = try scene.ask(StatisticsCalls.Why.self, WhyQuestion(what: .streak)).streak
    #expect(
      streak
        == StreakStory(
          mode: .end, isAlive: true, counted: 2, first: "2026-03-03", last: "2026-03-04"))
    let rate = try scene.ask(StatisticsCalls.Why.self, WhyQuestion(what: .rate))
    #expect(rate.streak == nil)
    #expect(rate.all?.rate == 667)
    #expect(rate.cancelled == 0)
    scene.pass(.hours(48))
    let over = try scene.ask(StatisticsCalls.Why.self, WhyQuestion(what: .streak)).streak
    #expect(over?.isAlive == false)
    #expect(over?.missed == "2026-03-05")
  }

  @Test func `are refused where nothing can be read`() throws {
    let scene = try scene()
    scene.readFault = .failed
    let refused = Refusal.notStored(.failed)
    #expect(try refusal { try summary(scene) } == refused)
    #expect(
      try refusal { try scene.ask(StatisticsCalls.Week.self, WeekQuestion()) } == refused)
  }
}
