import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct BarViewTests {
  private static let recent = [
    Recent(start: 0, duration: 57_600, goal: 57_600, outcome: .completed),
    Recent(start: 1, duration: 40_000, goal: 57_600, outcome: .partial),
    Recent(start: 2, duration: 28_800, outcome: .open),
    Recent(start: 3, duration: 9000, goal: 57_600, outcome: .partial),
    Recent(start: 4, duration: 61_200, goal: 57_600, outcome: .completed),
  ]

  static let states: [(String, Snapshot?)] = [
    ("idle", idle { $0.plan?.at = Examples.at(20, day: 1) }), ("idle-unplanned", idle { _ in }),
    ("idle-rest", idle { $0.plan?.rest = true }),
    ("idle-vacation", idle { $0.plan?.vacationUntil = "2026-03-12" }),
    ("idle-first", Examples.idle(last: nil)), ("eating", Examples.eating()),
    ("fasting-begun", fasting(20, day: 0)), ("fasting", fasting(9, 5)),
    ("near", fasting(11, 20)), ("reached", fasting(12)), ("over", fasting(13, 10)),
    ("open", Examples.fasting(now: Examples.at(17, day: 1), goal: nil, streak: 1)),
    ("days", Examples.fasting(now: Examples.at(9, 5, day: 2), goal: 70 * Examples.hour)),
    ("quiet", quiet(fasting(23, 30, day: 0))), ("away", nil),
  ]

  private static func idle(_ change: (inout Snapshot) -> Void) -> Snapshot {
    var snapshot = Examples.idle()
    snapshot.glance = Glance(recent: recent, holdsUntil: .max)
    change(&snapshot)
    return snapshot
  }

  private static func fasting(_ hour: Int64, _ minute: Int64 = 0, day: Int64 = 1) -> Snapshot {
    Examples.fasting(now: Examples.at(hour, minute, day: day))
  }

  private static func quiet(_ snapshot: Snapshot) -> Snapshot {
    var snapshot = snapshot
    snapshot.glance = Glance(recent: recent, holdsUntil: Examples.at(7, day: 1))
    snapshot.quietUntil = Examples.at(7, day: 1)
    return snapshot
  }

  private static let ways: [(String, Wording, BarIcons)] = [
    ("English", Way.english, .none), ("German", Way.german, .none),
    ("American, emoji", Way.american, .emoji), ("English, ASCII", Way.english, .ascii),
    ("German, Nerd Font", Way.german, .nerd), ("English, ring", Way.english, .ring),
  ]

  @Test(arguments: BarView.allCases)
  func `a view in each state`(view: BarView) throws {
    var page = view.text + "\n"
    for (name, wording, icons) in Self.ways {
      page += "== \(name)\n"
      for (state, snapshot) in Self.states {
        let reading = Self.reading(snapshot, wording)
        let text = view.template.text(of: reading, icons)
        page += state + String(repeating: " ", count: 16 - state.count) + text + "¶\n"
      }
    }
    try Golden.expect(page, is: "view-\(view.rawValue)", at: #_sourceLocation)
  }

  private static func reading(_ snapshot: Snapshot?, _ wording: Wording) -> BarReading {
    guard let snapshot else {
      return BarReading(awayAt: Instant(milliseconds: Examples.at(9)), wording)
    }
    return BarReading(snapshot, at: Instant(milliseconds: snapshot.now), wording)
  }

  @Test(arguments: BarView.allCases)
  func `a view always says something on one line`(view: BarView) {
    for (state, snapshot) in Self.states {
      for (name, wording, icons) in Self.ways {
        let text = view.template.text(of: Self.reading(snapshot, wording), icons)
        #expect(!text.isEmpty && !text.contains("\n"), "\(state), \(name)")
        #expect(!text.contains("  ") && text.last != " ", "\(state), \(name): \(text)")
        #expect(icons != .ascii || text.utf8.allSatisfy { $0 < 0x80 }, "\(state), \(name): \(text)")
      }
    }
  }

  @Test func `the day is as silent after a long fast as the page of today`() {
    var state = BarStates.eaten(BarStates.glanced(Examples.idle()))
    state.program = Program(phase: .diet, cycle: 1, day: 5, of: 14, kcal: 1_900)
    state.glance?.weight = 82_400
    func text() -> String { BarView.day.template.text(of: Self.reading(state, Way.english), .none) }
    #expect(text() == "Diet phase · 867 kcal left · 82.4 kg")
    state.glance?.eaten = nil
    #expect(text() == "Diet phase · 82.4 kg")
    // Of six days: nothing but to eat again, with care.
    state.last = Examples.finished(start: Examples.at(20, day: -5), minutes: 6 * 24 * 60)
    #expect(text() == "82.4 kg")
    state.glance?.weight = nil
    #expect(text() == "not fasting")
  }

  @Test func `what of a view needs a glance is known`() {
    #expect(BarView.allCases.filter(\.template.showsGlance) == [.full, .day])
  }
}
