import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The numbers of a report` {
  /// Forty days of fasts that end whenever it comes, to the millisecond; some of them cancelled.
  private static func scene(_ random: inout Seeded) throws -> Scene {
    let begins = ["", "day.start = 03:30"].randomElement(using: &random) ?? ""
    let scene = try Scene(settings: begins)
    for _ in 0..<30 {
      let goal = [GoalOrder.span(.seconds(16 * 3600)), GoalOrder.open].randomElement(using: &random)
      try scene.start(goal)
      scene.pass(Span(milliseconds: .random(in: 1_000_000...90_000_000, using: &random)))
      if Int.random(in: 0..<6, using: &random) == 0 {
        try scene.ask(FastCalls.Cancel.self, NoFields())
      } else {
        try scene.stop()
      }
      scene.pass(Span(milliseconds: .random(in: 60_000...30_000_000, using: &random)))
    }
    return scene
  }

  private static func days(
    of calendar: CalendarAnswer, _ random: inout Seeded
  ) throws -> ClosedRange<Day> {
    let known = calendar.days.compactMap { try? Day(iso: $0.date) }
    let some = try (0..<2).map { _ in try #require(known.randomElement(using: &random)) }
    return min(some[0], some[1])...max(some[0], some[1])
  }

  @Test func `are those of the statistics, of the calendar and of the list, for any days`() throws {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<12 {
      let scene = try Self.scene(&random)
      let whole = DaysQuestion(from: "2026-01-01", to: "2026-12-31")
      let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
      let year = try scene.ask(StatisticsCalls.Period.self, whole)
      #expect(year.all == summary.all, "seed \(seed)")
      #expect(year.longest == summary.longest, "seed \(seed)")
      let calendar = try scene.ask(StatisticsCalls.Calendar.self, whole)
      for _ in 0..<10 {
        let days = try Self.days(of: calendar, &random)
        let question = DaysQuestion(from: days.lowerBound.iso, to: days.upperBound.iso)
        let period = try scene.ask(StatisticsCalls.Period.self, question)
        let table = try scene.ask(StatisticsCalls.Calendar.self, question).days
        #expect(table.map(\.fasts).reduce(0, +) == period.all.fasts, "seed \(seed)")
        #expect(table.map(\.seconds).reduce(0, +) == period.all.seconds, "seed \(seed)")
        let listed = try scene.ask(
          HistoryCalls.List.self,
          HistoryQuestion(last: 100, from: question.from, to: question.to, ended: true)
        ).fasts
        let lengths = listed.compactMap(\.duration)
        #expect(listed.count == period.all.fasts && lengths.count == listed.count, "seed \(seed)")
        #expect(lengths.min() == period.shortest, "seed \(seed)")
        #expect(lengths.max() == period.longest?.seconds, "seed \(seed)")
        let completed = listed.count { $0.outcome == .completed }
        #expect(Int64(completed) == period.all.completed, "seed \(seed)")
      }
    }
  }

  @Test func `leave out what only touches the days, and what still runs`() throws {
    let scene = try Scene()
    scene.pass(.hours(8))
    try scene.start()
    scene.pass(.hours(16))
    try scene.stop()
    try scene.start()
    let before = try scene.ask(
      StatisticsCalls.Period.self, DaysQuestion(from: "2026-03-02", to: "2026-03-02"))
    #expect(before == PeriodAnswer(all: Tally()))
    let running = HistoryQuestion(from: "2026-03-01", to: "2026-03-02", ended: true)
    #expect(try scene.ask(HistoryCalls.List.self, running).fasts == [])
    let day = HistoryQuestion(from: "2026-03-03", to: "2026-03-03", ended: true)
    #expect(try scene.ask(HistoryCalls.List.self, day).fasts.map(\.duration) == [16 * 3600])
  }

  @Test(arguments: [("2026-03-02", "2026-03-01"), ("2026-03-01", "2036-04-20"), ("", "2026-03-01")])
  func `refuse days that are none, or too many`(from: String, to: String) throws {
    let scene = try Scene()
    #expect(throws: ServiceError.self) {
      try scene.ask(StatisticsCalls.Period.self, DaysQuestion(from: from, to: to))
    }
  }
}
