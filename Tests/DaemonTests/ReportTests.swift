import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The numbers of a report` {
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
