import TestSupport
import Testing
import Wire

@testable import Views

@Suite struct `What the line of a chart is` {
  static let pages: [(String, @Sendable (Wording, Screen) -> String)] = [
    ("the goal of the current fast", { $0.text(whyGoal: Days.week, of: fasting, on: $1) }),
    ("a fast without a goal", { $0.text(whyGoal: open, of: fasting, on: $1) }),
    ("the goal that would be", { $0.text(whyGoal: Days.week, of: idle, on: $1) }),
    ("no goal that would be", { $0.text(whyGoal: open, of: idle, on: $1) }),
    ("the goals of fasts", { $0.textWhyGoals(on: $1) }),
    ("the average of many", { $0.text(whyTrend: Days.last(8), on: $1) }),
    ("of one", { $0.text(whyTrend: Days.last(2), on: $1) }),
    ("of none", { $0.text(whyTrend: Days.last(1), on: $1) }),
  ]

  private static var fasting: Snapshot { Examples.fasting(now: Examples.at(9, day: 1)) }
  private static var idle: Snapshot {
    var state = fasting
    state.fast = nil
    return state
  }
  private static let open = WeekAnswer(days: Days.week.days, goal: nil)

  @Test func `is told in plain words`() throws {
    let page = Way.page { way in
      Self.pages.map { "[\($0)]\n" + $1(way.wording, way.screen) }.joined()
    }
    try Golden.expect(page, is: "chart-why", at: #_sourceLocation)
  }

  @Test(arguments: HostileTests.extremes)
  func `no length breaks it`(number: Int64) {
    let bars = (0..<7).map { _ in
      FastBar(
        id: "", date: "", start: 0, seconds: number, outcome: .completed, trend: number)
    }
    for way in Way.all.suffix(3) {
      let text = way.wording.text(whyTrend: BarsAnswer(bars: bars), on: way.screen)
      #expect(text.hasSuffix("\n"))
    }
  }
}
