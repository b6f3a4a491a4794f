import Nouns
import Time
import Wire

/// A person who fasts from Thursday evening to Friday noon, looked at in between.
enum Examples {
  static let hour: Int64 = 60 * 60
  static let id = "hk3f9m2qv7w8x1y4z6n5p0r3st"

  /// 2026-03-05 at that time in Berlin, or so many days later.
  static func at(_ hour: Int64, _ minute: Int64 = 0, day: Int64 = 0) -> Int64 {
    1_772_665_200_000 + ((day * 24 + hour) * 60 + minute) * 60 * 1000
  }

  static func instant(_ hour: Int64, _ minute: Int64 = 0, day: Int64 = 0) -> Instant {
    Instant(milliseconds: at(hour, minute, day: day))
  }

  /// The day after the fast of the examples began.
  static let today = Instant(milliseconds: at(9, 5, day: 1))

  static func fasting(now: Int64, goal: Int64? = 16 * hour, streak: Int64 = 4) -> Snapshot {
    let start = at(20)
    let elapsed = (now - start) / 1000
    let stage =
      switch elapsed / hour {
      case ..<4: "digesting"
      case ..<12: "post_absorptive"
      case ..<18: "switching"
      default: "ketones_rising"
      }
    let fast = RunningFast(
      id: id, start: start, goal: goal, goalAt: goal.map { start + $0 * 1000 },
      schedule: goal == 16 * hour ? "16:8" : nil, elapsed: elapsed,
      remaining: goal.map { max(0, $0 - elapsed) }, over: goal.map { max(0, elapsed - $0) } ?? 0,
      progress: goal.map { min(1000, elapsed * 1000 / $0) },
      goalReached: goal.map { elapsed >= $0 } ?? false, stage: stage)
    var state = snapshot(
      .fasting, now: now, fast: fast, streak: Streak(current: streak, longest: 12))
    state.eat = fast.goalAt.map { Window(opens: $0, closes: $0 + 8 * hour * 1000) }
    return state
  }

  static func idle(now: Int64 = at(18, 40, day: 1), last: Entry? = finished()) -> Snapshot {
    let plan = Plan(schedule: "16:8", goal: 16 * hour, goalAt: now + 16 * hour * 1000)
    return snapshot(
      .idle, now: now, last: last, streak: Streak(current: last == nil ? 0 : 4, longest: 12),
      plan: plan)
  }

  static func eating(now: Int64 = at(16, 50, day: 1)) -> Snapshot {
    let plan = Plan(schedule: "16:8", goal: 16 * hour, goalAt: now + 16 * hour * 1000)
    return snapshot(
      .eating, now: now, window: Window(opens: at(12, 20, day: 1), closes: at(20, 0, day: 1)),
      last: finished(), streak: Streak(current: 5, longest: 12), plan: plan)
  }

  static func snapshot(
    _ state: FastState, now: Int64, fast: RunningFast? = nil, window: Window? = nil,
    last: Entry? = nil, streak: Streak, plan: Plan? = nil, notices: [Notice] = []
  ) -> Snapshot {
    Snapshot(
      state: state, now: now, fast: fast, window: window, last: last, streak: streak, plan: plan,
      zone: "Europe/Berlin", offset: 3600, notices: notices)
  }

  static func finished(
    id: String = id, start: Int64 = at(20), minutes: Int64 = 980, goal: Int64? = 16 * hour,
    outcome: Outcome = .completed, note: String? = nil, mood: Int64? = nil,
    source: String? = nil, offset: Int64 = 3600
  ) -> Entry {
    Entry(
      id: id, start: start, end: start + minutes * 60 * 1000, startOffset: offset,
      endOffset: offset, zone: offset == 3600 ? "Europe/Berlin" : "Asia/Tokyo", goal: goal,
      schedule: goal == 16 * hour ? "16:8" : nil, duration: minutes * 60, outcome: outcome,
      note: note, mood: mood, source: source)
  }

  static func running(goal: Int64? = 16 * hour, note: String? = nil) -> Entry {
    Entry(
      id: id, start: at(20), startOffset: 3600, zone: "Europe/Berlin", goal: goal,
      schedule: goal == 16 * hour ? "16:8" : nil, note: note)
  }

  static let history = [
    running(),
    finished(id: "hk3a0000000000000000000000", start: at(19, 30, day: -1), minutes: 1210),
    finished(
      id: "b2222222222222222222222222", start: at(21, day: -2), minutes: 600, outcome: .partial,
      note: "Geburtstag bei Oma, es gab Torte", mood: 2),
    finished(
      id: "c3333333333333333333333333", start: at(9, 15, day: -9), minutes: 43, goal: nil,
      outcome: .open),
    finished(
      id: "d4444444444444444444444444", start: at(13, day: -70), minutes: 4000, goal: 48 * hour,
      outcome: .completed, note: "Tokyo", mood: 5, source: "Zero\u{7}", offset: 32400),
    finished(
      id: "e5555555555555555555555555", start: at(8, day: -71), minutes: 2, outcome: .cancelled),
  ]
}

extension Day {
  static func on(_ iso: String) -> Day {
    guard let day = try? Day(iso: iso) else { preconditionFailure("\(iso) is no date") }
    return day
  }
}

extension RowID {
  static func of(_ text: String) -> RowID {
    guard let id = RowID(text: text) else { preconditionFailure("\(text) is no id") }
    return id
  }
}
