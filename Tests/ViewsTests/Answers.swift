import Wire

/// What the daemon answers to commands that change a fast.
enum Answers {
  private static let stopped = Examples.at(12, 20, day: 1)
  private static let fasting = Examples.fasting(now: Examples.at(9, 5, day: 1))

  static let all: [(String, FastAnswer)] = [
    ("started", FastAnswer(fast: Examples.running(), state: fasting)),
    ("ended", ended(Examples.finished(), Examples.eating(now: stopped))),
    (
      "ended-early",
      ended(
        Examples.finished(minutes: 300, outcome: .partial),
        Examples.idle(now: Examples.at(1, 0, day: 1)))
    ),
    ("ended-first", ended(Examples.finished(goal: nil, outcome: .open), first)),
    ("ended-troubled", ended(Examples.finished(), troubled)),
    ("ended-before-rest", ended(Examples.finished(), rest)),
    (
      "ended-in-doubt",
      ended(Examples.finished(minutes: 60, outcome: .partial), inDoubt)
    ),
    (
      "discarded",
      FastAnswer(
        fast: Examples.finished(minutes: 5, outcome: .cancelled),
        state: Examples.idle(now: Examples.at(20, 5)), before: Examples.running())
    ),
    (
      "goal",
      FastAnswer(
        fast: Examples.running(), state: fasting,
        before: Examples.running(goal: 14 * Examples.hour))
    ),
    (
      "edited-running",
      FastAnswer(
        fast: Examples.running(note: "tea"), state: fasting, before: Examples.running(note: "ale"))
    ),
    (
      "edited-old",
      FastAnswer(
        fast: Examples.finished(start: Examples.at(19), minutes: 1100, note: "soup", mood: 4),
        state: fasting, before: Examples.finished())
    ),
    ("added", FastAnswer(fast: Examples.finished(), state: fasting)),
  ]

  private static func ended(_ fast: Entry, _ state: Snapshot) -> FastAnswer {
    FastAnswer(fast: fast, state: state, before: Examples.running())
  }

  /// So long a fast that how to eat again counts, and nothing that is planned.
  static var afterDays: FastAnswer {
    let fast = Examples.finished(minutes: 130 * 60, goal: nil, outcome: .open)
    var state = Examples.eating(now: fast.end ?? 0)
    state.last = fast
    state.window = Window(opens: state.now, closes: state.now + 8 * Examples.hour * 1000)
    return ended(fast, state)
  }

  /// Nothing is planned, and no day counts yet.
  private static var first: Snapshot {
    var state = Examples.eating(now: stopped)
    state.plan = nil
    state.streak = Streak(current: 0, longest: 0)
    return state
  }

  private static var troubled: Snapshot {
    var state = Examples.eating(now: stopped)
    state.notices = [
      Notice(code: "settingsRefused", detail: "3"),
      Notice(code: "zoneUnsaid", detail: "/etc/localtime"),
    ]
    return state
  }

  /// The clock was put forward by more than a day.
  private static var inDoubt: Snapshot {
    var state = Examples.idle(now: Examples.at(8, day: 2))
    state.notices = [Notice(code: "endDoubted", detail: "129600")]
    return state
  }

  private static var rest: Snapshot {
    var state = Examples.eating(now: stopped)
    state.plan?.rest = true
    return state
  }
}
