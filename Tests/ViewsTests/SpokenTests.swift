import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

/// What is said aloud: every state in both languages, and by no sign.
@Suite struct SpokenTests {
  private static let ways = Way.all.filter { $0.name == "English" || $0.name == "German" }

  static let states: [(String, Snapshot)] =
    GoldenTests.states + [
      ("first minute", Examples.fasting(now: Examples.at(20))),
      ("first minute, no goal", Examples.fasting(now: Examples.at(20), goal: nil)),
      ("a minute", Examples.fasting(now: Examples.at(20, 1))),
      ("an hour", Examples.fasting(now: Examples.at(21), goal: 2 * Examples.hour)),
      ("an hour and a minute", Examples.fasting(now: Examples.at(21, 1), goal: nil)),
      ("an hour over", Examples.fasting(now: Examples.at(13, 0, day: 1))),
      ("a minute over", Examples.fasting(now: Examples.at(12, 1, day: 1))),
      (
        "last was open",
        Examples.idle(last: Examples.finished(minutes: 0, goal: nil, outcome: .open))
      ),
      ("rest day", planned { $0.rest = true }),
      ("vacation", planned { $0.vacationUntil = "2026-03-14" }),
      ("vacation until Monday", planned { $0.vacationUntil = "2026-03-09" }),
      ("vacation until tomorrow", planned { $0.vacationUntil = "2026-03-07" }),
      ("last day of a vacation", planned { $0.vacationUntil = "2026-03-06" }),
      ("planned for today", planned { $0.at = Examples.at(20, 30, day: 1) }),
      ("planned for Monday", planned { $0.at = Examples.at(0, 0, day: 4) }),
      ("planned for later", planned { $0.at = Examples.at(12, 0, day: 11) }),
      ("no goal planned", planned { $0 = Plan() }),
      ("eating until midnight", eating(until: Examples.at(0, 0, day: 2))),
      ("eating until after midnight", eating(until: Examples.at(0, 5, day: 2))),
      ("quiet", quiet),
      (
        "after a meal",
        BarStates.eaten(BarStates.glanced(Examples.fasting(now: Examples.at(9, 5, day: 1))))
      ),
      (
        "all eaten",
        BarStates.eaten(BarStates.glanced(Examples.idle())) { ($0.remaining, $0.over) = (0, 40) }
      ),
    ]

  private static func planned(_ change: (inout Plan) -> Void) -> Snapshot {
    var snapshot = Examples.idle()
    var plan = snapshot.plan ?? Plan()
    change(&plan)
    snapshot.plan = plan
    return snapshot
  }

  private static func eating(until end: Int64) -> Snapshot {
    var snapshot = Examples.eating()
    snapshot.window?.closes = end
    return snapshot
  }

  private static var quiet: Snapshot {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    snapshot.quietUntil = Examples.at(14, 30, day: 1)
    return snapshot
  }

  @Test func `every state`() throws {
    let page = Way.page(in: Self.ways) { way in
      Self.states.map { name, snapshot in
        "\(name): " + SpokenStatus(way.wording).text(of: snapshot) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "spoken", at: #_sourceLocation)
  }

  @Test func `has the clock of the person's country, and of none where none is said`() {
    let snapshot = Self.eating(until: Examples.at(19, 22, day: 1))
    for (locale, expected) in [("C", "19:22"), ("en_US.UTF-8", "7:22 PM")] {
      let customs = Customs(locale: locale, language: "en")
      let said = SpokenStatus(Wording(customs: customs, zone: Way.english.zone)).text(of: snapshot)
      #expect(said.contains(expected), "\(said)")
      #expect(said.contains("PM") == expected.contains("PM"), "\(said)")
    }
  }

  @Test func `is one line of words, numbers and stops`() {
    for way in Way.all {
      for (name, snapshot) in Self.states {
        let text = SpokenStatus(way.wording).text(of: snapshot)
        let isPlain = text.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || "0123456789 .,;:-'".unicodeScalars.contains($0)
        }
        #expect(isPlain, "\(name), \(way.name): \(text)")
        #expect(text.hasSuffix("."))
        #expect(!text.contains("{") && !text.contains("  "), "\(text)")
      }
    }
  }

  @Test func `a name is no markup, and a note is for nobody's ears`() {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    snapshot.fast?.note = "<speak>secret</speak>"
    snapshot.notices = [
      Notice(code: "scheduleGone", detail: "<break time=\"9s\"/>&amp;\u{1b}[2J\u{202e}früh & spät")
    ]
    let text = SpokenStatus(Way.english).text(of: snapshot)
    #expect(!text.contains("secret"))
    #expect(
      text.hasSuffix("The schedule break time 9s amp 2J früh spät no longer exists."))
  }

  @Test func `any numbers are said without a trap`() {
    var random = Seeded()
    let seed = random.seed
    let extremes = HostileTests.extremes
    for _ in 0..<400 {
      func pick() -> Int64 { extremes.randomElement(using: &random) ?? 0 }
      var snapshot = Examples.fasting(now: Examples.at(21), goal: Examples.hour)
      snapshot.now = pick()
      snapshot.fast?.elapsed = pick()
      snapshot.fast?.remaining = pick()
      snapshot.fast?.over = pick()
      snapshot.quietUntil = pick()
      snapshot.notices = [Notice(code: "clockMoved", detail: String(pick()))]
      #expect(SpokenStatus(Way.german).text(of: snapshot).hasSuffix("."), "seed \(seed)")
      snapshot.fast = nil
      snapshot.state = .eating
      snapshot.window = Window(opens: pick(), closes: pick())
      snapshot.plan = Plan(goal: pick(), goalAt: pick(), at: pick())
      #expect(SpokenStatus(Way.english).text(of: snapshot).hasSuffix("."), "seed \(seed)")
    }
  }
}
