import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Where the weight stands` {
  private static let today = Day(number: 20_518)

  static func state(_ change: (inout WeightState) -> Void = { _ in }) -> WeightState {
    var state = WeightState()
    (state.grams, state.date) = (82_400, today.iso)
    (state.mean, state.days, state.weekly) = (82_914, 6, -520)
    (state.arrow, state.isWelcome, state.weighings, state.needed) = (.down, true, 31, 10)
    (state.aim, state.goalWeight) = (.lose, 75_000)
    (state.done, state.total, state.permille) = (5_086, 13_000, 391)
    state.distance = 7_914
    state.recent = (0..<30).compactMap { (day: Int64) in
      guard day % 7 != 3 else { return nil }
      return WeightPoint(
        date: (today - (29 - day)).iso, grams: 85_000 - day * 90 + day % 3 * 200,
        isLeftOut: day == 11)
    }
    change(&state)
    return state
  }

  static let states: [(String, WeightState)] = [
    ("losing", state()),
    (
      "losing too fast",
      state {
        ($0.isFast, $0.weekly) = (true, -1_320)
        $0.notices = [Notice(code: "losesFast")]
      }
    ),
    (
      "goals rest",
      state {
        ($0.aim, $0.goalWeight, $0.isWelcome, $0.distance) = (nil, nil, false, nil)
        ($0.done, $0.total, $0.permille, $0.resting) = (nil, nil, nil, .underweight)
        $0.notices = [Notice(code: "losesFast", detail: "doctor"), Notice(code: "eatsLittle")]
      }
    ),
    (
      "a goal that was just set",
      state { ($0.done, $0.total, $0.permille) = (nil, nil, nil) }
    ),
    (
      "flat while it should go down",
      state { ($0.arrow, $0.isWelcome, $0.weekly) = (.flat, false, 20) }
    ),
    (
      "up while it should go down",
      state { ($0.arrow, $0.isWelcome, $0.weekly) = (.up, false, 410) }
    ),
    (
      "reached",
      state {
        ($0.aim, $0.isReached, $0.reachedOn) = (.maintain, true, today.iso)
        ($0.done, $0.total, $0.permille, $0.distance) = (nil, nil, nil, nil)
      }
    ),
    (
      "held",
      state {
        ($0.aim, $0.arrow, $0.isHeld, $0.weekly) = (.maintain, .flat, true, 40)
        ($0.done, $0.total, $0.permille) = (nil, nil, nil)
      }
    ),
    (
      "not held",
      state {
        ($0.aim, $0.arrow, $0.isWelcome, $0.isHeld) = (.maintain, .down, false, false)
        ($0.done, $0.total, $0.permille) = (nil, nil, nil)
      }
    ),
    (
      "a block has just begun",
      state { ($0.arrow, $0.isWelcome, $0.silence) = (nil, false, .newBlock) }
    ),
    (
      "a gap",
      state {
        ($0.arrow, $0.isWelcome, $0.silence, $0.weekly) = (nil, false, .gap, nil)
        ($0.mean, $0.days, $0.date) = (nil, 1, (today - 12).iso)
      }
    ),
    (
      "the first week, without a goal",
      state {
        ($0.arrow, $0.isWelcome, $0.silence, $0.weekly) = (nil, false, .tooFew, nil)
        ($0.weighings, $0.days, $0.aim, $0.goalWeight) = (4, 4, nil, nil)
        ($0.done, $0.total, $0.permille) = (nil, nil, nil)
        $0.recent = Array($0.recent.suffix(4))
      }
    ),
    (
      "the first of all",
      state {
        ($0.arrow, $0.isWelcome, $0.silence, $0.weekly) = (nil, false, .tooFew, nil)
        ($0.weighings, $0.days, $0.mean) = (1, 1, nil)
        ($0.done, $0.total, $0.permille, $0.goalWeight) = (nil, nil, nil, nil)
        $0.recent = Array($0.recent.suffix(1))
      }
    ),
    (
      "a slip",
      state {
        $0.grams = 74_000
        $0.leftOut = WeightPoint(date: today.iso, grams: 74_000, isLeftOut: true)
      }
    ),
    ("nothing yet", WeightState()),
  ]

  @Test func `in each state`() throws {
    let page = Way.page(in: Self.ways) { way in
      let page = WeightPage(way.wording, on: way.screen)
      return Self.states.map { name, state in
        "[\(name)]\n" + page.text(of: state, today: Self.today) + "[and after a weigh-in]\n"
          + page.answer(state)
      }.joined()
    }
    try Golden.expect(page, is: "weight-state", at: #_sourceLocation)
  }

  /// In each unit.
  private static let ways =
    Way.all
    + [WeightUnit.pounds, .stones].map { unit in
      var customs = Way.english.customs
      customs.units.weight = unit
      return Way(
        name: "English, \(unit.rawValue)", wording: Wording(customs: customs, zone: Way.berlin),
        screen: .plain)
    }

  private static let linear = Way(name: "Line by line", wording: Way.english, screen: .linear)

  // MARK: The chart

  static func chart(
    days: Int64, step: Int64 = 1, _ change: (inout WeightChart) -> Void = { _ in }
  ) -> WeightChart {
    let first = today - (days - 1)
    var chart = WeightChart()
    (chart.from, chart.to, chart.step) = (first.iso, today.iso, step)
    (chart.goalWeight, chart.points) = (81_000, [])
    for place in 0..<days / step {
      let (day, isSlip) = (first + place * step, place == 9)
      let trend = 85_000 - place * 1_800 / (days / step) * 2
      var point = WeightPoint(date: day.iso, trend: trend)
      if place % 7 != 4 {
        let noise = (place * 37 % 11 - 5) * 130
        (point.grams, point.isLeftOut) = (isSlip ? 76_000 : trend + noise, isSlip)
      }
      chart.points.append(point)
    }
    chart.phases = [
      PhaseSpan(phase: .leadIn, from: first.iso, to: (first + days / 4).iso),
      PhaseSpan(phase: .diet, from: (first + days / 4 + 1).iso, to: (first + days * 3 / 4).iso),
      PhaseSpan(phase: .maintenance, from: (first + days * 3 / 4 + 1).iso, to: today.iso),
    ]
    change(&chart)
    return chart
  }

  static let charts: [(String, WeightChart)] = [
    ("month", chart(days: 30)),
    (
      "year",
      chart(days: 364, step: 7) {
        ($0.goalWeight, $0.goalMonths) = (60_000, Months(from: "2026-05", to: "2027-01"))
      }
    ),
    (
      "one",
      chart(days: 30) {
        ($0.points, $0.phases) = ([WeightPoint(date: today.iso, grams: 82_400, trend: 82_400)], [])
        $0.goalWeight = nil
      }
    ),
    (
      "slip",
      chart(days: 7) {
        $0.points = [WeightPoint(date: today.iso, grams: 82_400, isLeftOut: true)]
      }
    ),
    ("none", chart(days: 30) { ($0.points, $0.phases) = ([], []) }),
  ]

  @Test(arguments: charts)
  func `its chart on a terminal`(name: String, chart: WeightChart) throws {
    let page = Way.page(in: Self.ways + [Self.linear]) {
      WeightChartPage($0.wording, on: $0.screen).text(of: chart)
    }
    try Golden.expect(page, is: "weight-chart-\(name)", at: #_sourceLocation)
  }

  @Test func `an average is dated by all its days, a weighing by its own`() {
    let points = [WeightPoint(date: (Self.today - 9).iso, grams: 82_000)]
    let days = Self.chart(days: 30) { $0.points = points }
    let bins = Self.chart(days: 30, step: 4) { $0.points = points }
    let (day, last) = (Way.english.date(Self.today - 9), Way.english.date(Self.today - 6))
    #expect(WeightChartWords(Way.english, days).sentence(of: points[0]).hasPrefix(day + ":"))
    let words = WeightChartWords(Way.english, bins)
    #expect(words.sentence(of: points[0]).hasPrefix(Way.english.range(day, last) + ":"))
    #expect(words.heading == "Average of 4 days")
  }

  @Test func `a chart that a broken peer sends is drawn as far as it can be`() {
    var broken = Self.chart(days: 30)
    (broken.from, broken.to) = ("x", "")
    broken.points[3].date = "\u{1b}[31m"
    broken.points[4].grams = .min
    broken.points[5].trend = .max
    broken.goalWeight = .max
    broken.phases.append(PhaseSpan(phase: .diet, from: "9999-12-31", to: "0001-01-01"))
    for way in Self.ways {
      let text = WeightChartPage(way.wording, on: way.screen).text(of: broken)
      #expect(!text.contains("\u{1b}[31m"))
      #expect(!WeightPicture(way.wording).svg(of: broken).contains("\u{1b}"))
    }
  }
}
