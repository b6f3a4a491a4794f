import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct HostileTests {
  static let extremes: [Int64] = [.min, .min + 1, -1, 0, 1, 59, 1_772_665_200_000, .max - 1, .max]

  /// A daemon that is broken, or is not ours, must not break the one who asks it.
  @Test func `any numbers are told without a trap`() {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<Wish.times(400, short: 100) {
      let snapshot = snapshot(&random)
      for way in Way.all {
        let card = StatusCard(way.wording, on: way.screen).text(of: snapshot)
        #expect(card.hasSuffix("\n"), "seed \(seed)")
        expectBars(of: snapshot, way.wording, seed)
        #expect(!way.wording.statusLine(of: snapshot).isEmpty, "seed \(seed)")
        let entries = [entry(&random), entry(&random)]
        #expect(
          !HistoryTable(way.wording, on: way.screen, now: Examples.today).text(of: entries).isEmpty)
        #expect(!FastCard(way.wording, on: way.screen).text(of: entries).isEmpty)
      }
    }
  }

  @Test(arguments: GoldenTests.states)
  func `a card keeps to its width`(name: String, snapshot: Snapshot) {
    for way in Way.all {
      for width in [30, 40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        for line in StatusCard(way.wording, on: screen).text(of: snapshot).split(separator: "\n") {
          #expect(line.cells <= width, "\(name), \(way.name)")
        }
      }
    }
  }

  @Test func `the history keeps to 80 columns and the screens of phones`() {
    for way in Way.all {
      for width in [40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        let history = Examples.history.filter { $0.startOffset == 3600 }
        let table = HistoryTable(way.wording, on: screen, now: Examples.today).text(of: history)
        for line in table.split(separator: "\n") {
          #expect(line.cells <= max(width, 48), "\(way.name)")
        }
      }
    }
  }

  private func expectBars(of snapshot: Snapshot, _ wording: Wording, _ seed: UInt64) {
    let reading = BarReading(snapshot, at: Instant(milliseconds: snapshot.now), wording)
    for format in BarFormat.allCases {
      let page = BarPage(format: format, template: nil, view: nil, icons: nil, hasColour: true)
      #expect(page.utf8(of: reading).last == UInt8(ascii: "\n"), "seed \(seed), \(format)")
      let next = page.nextChange(after: reading)
      #expect(next.map { $0 > reading.now } ?? true, "seed \(seed), \(format)")
    }
  }

  private func snapshot(_ random: inout Seeded) -> Snapshot {
    let fast = RunningFast(
      id: "x", start: pick(&random), goal: maybe(&random), goalAt: maybe(&random),
      schedule: Bool.random(using: &random) ? "16:8" : nil, elapsed: pick(&random),
      remaining: maybe(&random), over: pick(&random), progress: maybe(&random),
      goalReached: .random(using: &random), stage: "switching", note: "\u{1b}[2J")
    return Snapshot(
      state: FastState.allCases.randomElement(using: &random) ?? .idle, now: pick(&random),
      fast: Bool.random(using: &random) ? fast : nil,
      window: Window(opens: pick(&random), closes: pick(&random)), last: entry(&random),
      streak: Streak(current: pick(&random), longest: pick(&random)),
      plan: Plan(
        schedule: nil, goal: maybe(&random), goalAt: maybe(&random), rest: false,
        at: maybe(&random)), zone: "X",
      offset: pick(&random), notices: [], glance: maybeGlance(&random),
      quietUntil: maybe(&random))
  }

  private func maybeGlance(_ random: inout Seeded) -> Glance? {
    guard Bool.random(using: &random) else { return nil }
    let recent = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      Recent(
        start: pick(&random), duration: pick(&random), goal: maybe(&random), outcome: .completed)
    }
    return Glance(recent: recent, holdsUntil: pick(&random))
  }

  private func entry(_ random: inout Seeded) -> Entry {
    Entry(
      id: "", start: pick(&random), end: maybe(&random), startOffset: pick(&random),
      endOffset: maybe(&random), zone: "", goal: maybe(&random), duration: maybe(&random),
      outcome: Outcome.allCases.randomElement(using: &random))
  }

  private func pick(_ random: inout Seeded) -> Int64 {
    Self.extremes.randomElement(using: &random) ?? 0
  }

  private func maybe(_ random: inout Seeded) -> Int64? {
    Bool.random(using: &random) ? pick(&random) : nil
  }
}
