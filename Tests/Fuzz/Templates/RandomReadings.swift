internal import Nouns
internal import Time
package import Views
internal import Wire

// What a bar may be told: a state of each kind, or numbers from nowhere.
extension Chance {
  package mutating func reading(_ wording: Wording) -> BarReading {
    isTrue(oneIn: 12)
      ? BarReading(awayAt: Instant(milliseconds: moment()), wording)
      : isTrue(oneIn: 3) ? wildReading(wording) : sensibleReading(wording)
  }

  /// As a daemon tells it; the clock may show a time before the start.
  package mutating func sensibleReading(_ wording: Wording) -> BarReading {
    let now = moment()
    var snapshot = Snapshot(
      state: .idle, now: now, streak: Streak(current: span(9), longest: span(40)),
      plan: isTrue(oneIn: 3) ? nil : plan(now), zone: "Europe/Berlin", offset: 3600, notices: [],
      glance: isTrue(oneIn: 3) ? nil : glance(now),
      quietUntil: isTrue(oneIn: 3) ? now + span(9 * 3600) * 1000 : nil)
    if isTrue(oneIn: 2) { snapshot.last = entry(now) }
    switch below(5) {
    case 0: break
    case 1:
      snapshot.state = .eating
      snapshot.window = window(now)
    default:
      snapshot.state = .fasting
      snapshot.fast = fast(now)
    }
    return BarReading(snapshot, at: Instant(milliseconds: now), wording)
  }

  private mutating func wildReading(_ wording: Wording) -> BarReading {
    let fast = RunningFast(
      id: "", start: wild(), goal: maybeWild(), goalAt: maybeWild(), schedule: text(),
      elapsed: wild(), remaining: maybeWild(), over: wild(), progress: maybeWild(),
      goalReached: isTrue(oneIn: 2), stage: text(), note: text())
    let recent = (0..<below(9)).map { _ in
      Recent(start: wild(), duration: wild(), goal: maybeWild(), outcome: pick(Outcome.allCases))
    }
    let last = Entry(
      id: "", start: wild(), end: maybeWild(), startOffset: wild(), zone: text(),
      goal: maybeWild(), duration: maybeWild(), outcome: pick(Outcome.allCases))
    let snapshot = Snapshot(
      state: pick(FastState.allCases), now: wild(), fast: isTrue(oneIn: 2) ? fast : nil,
      window: isTrue(oneIn: 2) ? Window(opens: wild(), closes: wild()) : nil, last: last,
      streak: Streak(current: wild(), longest: wild()),
      plan: Plan(
        schedule: text(), goal: maybeWild(), goalAt: maybeWild(), rest: isTrue(oneIn: 2),
        at: maybeWild(), vacationUntil: isTrue(oneIn: 2) ? "9999-12-31" : text()),
      zone: text(), offset: wild(), notices: [Notice(code: text(), detail: text())],
      glance: Glance(recent: recent, holdsUntil: wild()), quietUntil: maybeWild())
    return BarReading(snapshot, at: Instant(milliseconds: wild()), wording)
  }

  private mutating func fast(_ now: Int64) -> RunningFast {
    let start = now - span(pick([30 * 3600, 90, 60 * 3600])) * 1000 + Int64(below(3000)) - 2000
    let goal =
      isTrue(oneIn: 5)
      ? nil
      : pick([1, 59, 600, 16 * 3600, 16 * 3600 + 90, 70 * 3600])
        as Int64?
    return RunningFast(
      id: "", start: start, goal: goal, goalAt: goal.map { start + $0 * 1000 }, schedule: "16:8",
      elapsed: 0, remaining: goal, over: 0, progress: goal.map { _ in 0 }, goalReached: false,
      stage: pick(["digesting", "switching", "of_tomorrow"]), note: isTrue(oneIn: 2) ? text() : nil)
  }

  private mutating func window(_ now: Int64) -> Window {
    let closes = now + span(12 * 3600) * 1000 + Int64(below(1000)) - 500
    return Window(opens: closes - 8 * 3_600_000, closes: closes)
  }

  private mutating func plan(_ now: Int64) -> Plan {
    Plan(
      schedule: "16:8", goal: 16 * 3600, rest: isTrue(oneIn: 4),
      at: isTrue(oneIn: 2) ? now + span(12 * 3600) * 1000 - 3_600_000 : nil,
      vacationUntil: isTrue(oneIn: 4) ? "2026-03-\(10 + below(20))" : nil)
  }

  private mutating func glance(_ now: Int64) -> Glance {
    let recent = (0..<below(6)).map { _ in
      Recent(
        start: now - 86_400_000, duration: span(20 * 3600), goal: isTrue(oneIn: 3) ? nil : 57_600,
        outcome: .completed)
    }
    return Glance(recent: recent, holdsUntil: now + 1 + span(9 * 3600) * 1000)
  }

  private mutating func entry(_ now: Int64) -> Entry {
    let end = now - span(400 * 3600) * 1000
    return Entry(
      id: "", start: end - 57_600_000, end: end, startOffset: 3600, zone: "Europe/Berlin",
      duration: 57_600, outcome: pick(Outcome.allCases))
  }

  /// Near the change of the clocks in March of 2026, or near the end of a year.
  private mutating func moment() -> Int64 {
    pick([1_774_731_600_000, 1_767_222_000_000, 1_773_000_000_000]) + span(200_000_000)
      - 100_000_000
  }

  private mutating func span(_ most: Int64) -> Int64 { Int64(below(Int(most) + 1)) }

  private mutating func wild() -> Int64 {
    switch below(4) {
    case 0: pick([.min, .min + 1, -1, 0, 1, 59, 60, 1000, .max / 1000, .max - 1, .max])
    case 1: Int64(bitPattern: next())
    case 2: span(100_000) - 50_000
    default: moment()
    }
  }

  private mutating func maybeWild() -> Int64? { isTrue(oneIn: 3) ? nil : wild() }
}
