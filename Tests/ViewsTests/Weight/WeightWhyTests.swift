import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Where the numbers of the weight come from` {
  private static let today = Day(number: 20_518)

  static func why(_ change: (inout WeightWhy) -> Void = { _ in }) -> WeightWhy {
    var why = WeightWhy()
    (why.date, why.mean, why.fewest) = (today.iso, 82_914, 3)
    why.values = [6, 5, 3, 1, 0].map { (ago: Int64) in
      let grams = ago == 3 ? 78_100 : 82_600 + ago * 110
      return WeightPoint(date: (today - ago).iso, grams: grams, isLeftOut: ago == 3)
    }
    (why.now, why.before, why.band) = (82_871, 83_390, 300)
    (why.arrow, why.isWelcome, why.weighings, why.needed) = (.down, true, 31, 10)
    (why.waterDays, why.aim, why.goalWeight) = (5, .lose, 75_000)
    why.baseline = WeightPoint(date: (today - 60).iso, grams: 88_020)
    change(&why)
    return why
  }

  private static func rising(_ change: (inout WeightWhy) -> Void) -> WeightWhy {
    var why = why { ($0.arrow, $0.now, $0.before) = (.up, 83_390, 82_871) }
    change(&why)
    return why
  }

  private static func level(_ change: (inout WeightWhy) -> Void) -> WeightWhy {
    var why = why { ($0.arrow, $0.now, $0.before) = (.flat, 82_871, 82_920) }
    change(&why)
    return why
  }

  static let cases: [(String, WeightTopic, WeightWhy)] = [
    ("a mean with a slip", .mean, why()),
    ("a mean of whole days", .mean, why { $0.values.removeAll(where: \.isLeftOut) }),
    (
      "no mean", .mean,
      why { ($0.mean, $0.values) = (nil, [WeightPoint(date: today.iso, grams: 82_000)]) }
    ),
    ("down", .arrow, why()),
    ("up while it should go down", .arrow, rising { $0.isWelcome = false }),
    ("level, to be held", .arrow, level { $0.aim = .maintain }),
    (
      "down, to be held", .arrow,
      why { ($0.aim, $0.isWelcome) = (.maintain, false) }
    ),
    (
      "down while it should go up", .arrow,
      why { ($0.aim, $0.isWelcome) = (.gain, false) }
    ),
    ("no aim", .arrow, why { ($0.aim, $0.isWelcome) = (nil, false) }),
    ("down by the mean", .arrow, why { ($0.rule, $0.band) = (.week, 200) }),
    ("up by the mean", .arrow, rising { $0.rule = .week }),
    ("level by the mean", .arrow, level { $0.rule = .week }),
    (
      "too few", .arrow,
      why { ($0.arrow, $0.silence, $0.weighings, $0.now) = (nil, .tooFew, 1, nil) }
    ),
    (
      "a new block", .arrow,
      why { ($0.arrow, $0.silence, $0.phase, $0.phaseDay) = (nil, .newBlock, .diet, 3) }
    ),
    ("a gap", .arrow, why { ($0.arrow, $0.silence, $0.before) = (nil, .gap, nil) }),
    (
      "a gap of means", .arrow,
      why { ($0.arrow, $0.silence, $0.rule, $0.before) = (nil, .gap, .week, nil) }
    ),
    ("the goal", .goal, why()),
    ("the goal before a mean", .goal, why { $0.mean = nil }),
    ("a goal that is held", .goal, why { $0.aim = .maintain }),
    ("no goal", .goal, why { $0.goalWeight = nil }),
    ("a goal at a pace", .goal, why { $0.goalMonths = Months(from: "2026-05", to: "2026-10") }),
    ("goals rest", .goal, why { $0.resting = .eatingDisorder }),
    ("nothing yet", .mean, why { ($0.mean, $0.values) = (nil, []) }),
  ]

  @Test func `each is told in plain words`() throws {
    let page = Way.page { way in
      let page = WeightWhyPage(way.wording, on: way.screen)
      return Self.cases.map { "[\($0)]\n" + page.text(of: $2, $1) }.joined()
    }
    try Golden.expect(page, is: "weight-why", at: #_sourceLocation)
  }

  @Test(arguments: [
    ("mean", WeightTopic.mean), ("Durchschnitt", .mean), ("Pfeil", .arrow), ("trend", .arrow),
    ("Ziel", .goal), ("goal line", .goal),
  ])
  func `they are called by words of both languages`(word: String, topic: WeightTopic) {
    #expect(WeightTopic(typed: word) == topic)
  }

  @Test(arguments: HostileTests.extremes)
  func `no number and no text of a peer breaks them`(number: Int64) {
    var why = Self.why {
      ($0.now, $0.before, $0.band, $0.mean) = (number, 0 &- number, number, number)
      ($0.weighings, $0.needed, $0.phaseDay, $0.waterDays) = (number, number, number, number)
      ($0.goalWeight, $0.fewest, $0.date) = (number, number, "\u{1b}[2J")
    }
    why.values = [WeightPoint(date: "\u{1b}[2J", grams: number)]
    why.baseline = why.values[0]
    for way in Way.all.suffix(3) {
      let page = WeightWhyPage(way.wording, on: way.screen)
      for topic in WeightTopic.allCases {
        #expect(!page.text(of: why, topic).contains("\u{1b}[2J"))
      }
    }
  }
}
