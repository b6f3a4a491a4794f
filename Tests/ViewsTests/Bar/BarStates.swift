import Nouns
import Time
import Wire

@testable import Views

/// Every state that a bar shows, each at one moment.
enum BarStates {
  static let all: [(name: String, snapshot: Snapshot?)] = [
    ("idle", glanced(Examples.idle())), ("first", Examples.idle(last: nil)),
    ("planned", glanced(planned)), ("rest", glanced(resting)),
    ("eating", glanced(Examples.eating())), ("fasting", glanced(fasting)),
    ("near", glanced(Examples.fasting(now: Examples.at(11, 15, day: 1)))),
    ("reached", glanced(Examples.fasting(now: Examples.at(12, 0, day: 1)))),
    ("over", glanced(Examples.fasting(now: Examples.at(13, 10, day: 1), streak: 5))),
    ("open", glanced(Examples.fasting(now: Examples.at(17, day: 1), goal: nil, streak: 1))),
    ("quiet", glanced(fasting, quietUntil: Examples.at(10, day: 1))),
    ("hostile", glanced(hostile)), ("away", nil),
    ("after a meal", eaten(glanced(fasting))),
    (
      "more than the target",
      eaten(glanced(Examples.idle())) { day in
        day.nutrition.energy = 2_000
        (day.remaining, day.over, day.tone) = (0, 100, .neutral)
        day.macros[2].remaining = 0
      }
    ),
    (
      "no targets",
      eaten(glanced(Examples.eating())) { day in
        (day.target, day.remaining, day.over, day.tone, day.macros) = (nil, nil, nil, nil, [])
      }
    ),
  ]

  static let fasting = Examples.fasting(now: Examples.at(9, 5, day: 1))

  static func reading(_ snapshot: Snapshot?, _ wording: Wording) -> BarReading {
    guard let snapshot else {
      return BarReading(awayAt: Instant(milliseconds: Examples.at(9)), wording)
    }
    return BarReading(snapshot, at: Instant(milliseconds: snapshot.now), wording)
  }

  private static var planned: Snapshot {
    var snapshot = Examples.idle()
    snapshot.plan?.at = Examples.at(20, day: 1)
    return snapshot
  }

  private static var resting: Snapshot {
    var snapshot = Examples.idle()
    snapshot.plan?.rest = true
    return snapshot
  }

  /// What each of the bars would take for markup, in what a person or a daemon can choose.
  static let markup =
    "<b>&amp;</b> 'x' \"y\" | color=red %{F#f00} #[fg=red] ${exec x} <fc=#f00> \\n $(x) `x` %d"

  private static var hostile: Snapshot {
    var snapshot = fasting
    snapshot.fast?.schedule = markup
    snapshot.fast?.note = "---\n-- \(markup)\u{1b}[31m\u{202e}\u{7}\n"
    snapshot.notices = [Notice(code: "settingsRefused", detail: markup)]
    return snapshot
  }

  static func eaten(
    _ snapshot: Snapshot, _ change: (inout MealDay) -> Void = { _ in }
  ) -> Snapshot {
    var snapshot = snapshot
    let day = `Meals on a page`.day {
      $0.day = snapshot.today.iso
      change(&$0)
    }
    snapshot.glance?.eaten = day
    return snapshot
  }

  static func glanced(_ snapshot: Snapshot, quietUntil: Int64? = nil) -> Snapshot {
    var snapshot = snapshot
    let minutes: [Int64] = [960, 1080, 250, 1025, 980]
    let recent = minutes.enumerated().map { day, minutes in
      Recent(
        start: Examples.at(20, day: Int64(day) - 5), duration: minutes * 60,
        goal: 16 * Examples.hour, outcome: minutes < 960 ? .partial : .completed)
    }
    snapshot.glance = Glance(recent: recent, holdsUntil: Examples.at(0, day: 2))
    snapshot.quietUntil = quietUntil
    return snapshot
  }
}
