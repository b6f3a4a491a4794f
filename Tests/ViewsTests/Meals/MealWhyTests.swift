import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `What is left of a day, and how its macros went` {
  struct Case: Sendable {
    let name: String
    let answer: MealDayAnswer
    let targets: TargetsAnswer
    let today = Day(number: 20_518)

    init(
      _ name: String, _ targets: TargetsAnswer = diet, items: [MealItem] = [],
      _ change: (inout MealDay) -> Void = { _ in }
    ) {
      self.name = name
      self.targets = targets
      answer = MealDayAnswer(day: `Meals on a page`.day(change), items: items)
    }
  }

  static let diet = TargetsAnswer(
    date: "2026-03-06", targets: Bodies.days[0].targets,
    energy: DayEnergy(kcal: 1_900, reason: .diet))

  private static let resting = TargetsAnswer(
    date: "2026-03-06", targets: Bodies.days[0].targets, resting: Resting(reason: "longFast"))
  private static let refeeding = TargetsAnswer(
    date: "2026-03-06", targets: Bodies.days[0].targets,
    resting: Resting(reason: "longFast", grave: true))

  private static func compareWithNothing(_ day: inout MealDay) {
    (day.target, day.remaining, day.over, day.tone, day.macros) = (nil, nil, nil, nil, [])
  }

  static func macro(
    _ macro: Macro, _ eaten: Int64?, _ target: Int64, _ smiley: MacroSmiley?
  ) -> MacroState {
    let known = eaten ?? 0
    return MacroState(
      macro: macro, eaten: eaten, target: target, remaining: max(0, target - known),
      over: max(0, known - target), smiley: smiley)
  }

  private static let exact = [
    macro(.protein, 2_100, 1_340, .green), macro(.carbs, 1_999, 1_500, .yellow),
    macro(.fat, 434, 620, .green), macro(.fiber, 188, 270, .yellow),
  ]

  static let cases = [
    Case("an open day", items: `Meals on a page`.items),
    Case("over") { ($0.closed, $0.withoutEnergy) = (true, 0) },
    Case("before the profile") { ($0.day, $0.closed) = ("2026-02-28", true) },
    Case("marked as complete") { ($0.marked, $0.withoutEnergy) = (true, 0) },
    Case("on the bounds") {
      ($0.closed, $0.withoutEnergy, $0.macros) = (true, 0, exact)
      $0.nutrition.energy = 2_033
    },
    Case("before the first meal") {
      ($0.meals, $0.withoutEnergy, $0.nutrition) = (0, 0, .unknown)
      $0.macros = Macro.allCases.map { macro($0, nil, 1_000, nil) }
    },
    Case("of unknown energy") {
      ($0.nutrition, $0.macros) = (Nutrition(protein: 484), [macro(.protein, 484, 0, nil)])
    },
    Case("an eating disorder") {
      compareWithNothing(&$0)
      $0.obstacle = .eatingDisorder
    },
    Case("a low weight") {
      compareWithNothing(&$0)
      $0.obstacle = .lowWeight
    },
    Case("pregnancy", TargetsAnswer(date: "2026-03-06", obstacle: .pregnancy)) {
      compareWithNothing(&$0)
      $0.obstacle = .pregnancy
    },
    Case("after a long fast", resting) {
      compareWithNothing(&$0)
      $0.resting = Resting(reason: "longFast")
    },
    Case("after a very long fast", refeeding) {
      compareWithNothing(&$0)
      $0.resting = Resting(reason: "longFast")
    },
    Case("a past day of a long fast") {
      compareWithNothing(&$0)
      ($0.resting, $0.closed) = (Resting(reason: "longFast"), true)
    },
    Case("no targets", TargetsAnswer(date: "2026-03-06", missing: [.height, .birth])) {
      compareWithNothing(&$0)
    },
    Case("no targets then", TargetsAnswer(date: "2026-03-06", missing: [.height, .birth])) {
      compareWithNothing(&$0)
      $0.closed = true
    },
  ]

  static func text(_ one: Case, _ way: Way) -> String {
    MealWhy(way.wording, on: way.screen).text(of: one.answer, one.targets, today: one.today)
  }

  @Test func `are calculated with the person's own numbers`() throws {
    let page = Way.page(in: Way.all + Unit.ways) { way in
      Self.cases.map { "[\($0.name)]\n" + Self.text($0, way) }.joined()
    }
    try Golden.expect(page, is: "meal-why", at: #_sourceLocation)
  }

  /// The per cent that is shown is on the side of each bound that the judgement is on.
  @Test(arguments: [
    (Int64(699), "69%", MacroSmiley.yellow), (700, "70%", .green), (695, "69%", .yellow),
    (1300, "130%", .green), (1301, "131%", .yellow), (499, "49%", .red), (500, "50%", .yellow),
    (1500, "150%", .yellow), (1501, "151%", .red), (994, "99%", .green), (0, "0%", .red),
  ])
  func `are in per cent as they are judged`(eaten: Int64, percent: String, smiley: MacroSmiley) {
    let one = Case("") { day in
      (day.closed, day.macros) = (true, [Self.macro(.fat, eaten, 1_000, smiley)])
    }
    let text = Self.text(one, Way.all[0])
    #expect(text.contains(" g is \(percent) of 100 g: "), "\(text)")
    #expect(text.contains("100 g: good") == (smiley == .green))
  }

  /// Whatever the meters say, its reason says the same.
  @Test func `agree with the meters`() throws {
    for one in Self.cases where one.answer.day.target != nil && one.answer.day.meals > 0 {
      let meters = DayMeters(Way.english, on: .plain)
      let text = Self.text(one, Way(name: "", wording: Way.english, screen: .linear))
      for measure in meters.measures(of: one.answer.day) where measure.target > 0 {
        let way = measure.left < 0 ? "over" : "left"
        let size = Way.english.number(abs(measure.left)) + " \(measure.unit) \(way)"
        let line = try #require(
          text.split(separator: "\n").first {
            $0.contains(measure.name) && $0.contains(size)
          }, "\(one.name), \(measure.name): \(size) in \(text)")
        for verdict in [MacroVerdict.good, .low, .high] where measure.unit == "g" {
          let isSaid = line.contains(" g: \(verdict.rawValue), ")
          #expect(isSaid == (measure.verdict == verdict), "\(one.name): \(line)")
        }
      }
    }
  }

  @Test(arguments: [7, 8, 9, 10, 11, 12, 13, 14])
  func `are nothing where no number may drive on`(number: Int) {
    for way in Way.all + Unit.ways {
      let text = Self.text(Self.cases[number], way)
      #expect(!text.contains("%") && !text.contains(" kcal") && !text.contains("−"), "\(text)")
      #expect(text.hasSuffix("\n"))
    }
  }

  @Test(arguments: HostileTests.extremes)
  func `no number breaks them`(number: Int64) {
    for way in Way.all + Unit.ways {
      for other in HostileTests.extremes {
        let one = Case("", items: `Meals on a page`.items) { day in
          (day.day, day.meals, day.target) = ("nonsense", number, other)
          (day.withoutEnergy, day.nutrition.energy) = (number, number)
          day.macros = Macro.allCases.map {
            MacroState(
              macro: $0, eaten: number, target: other, remaining: other, over: number,
              smiley: .yellow)
          }
        }
        #expect(Self.text(one, way).hasSuffix("\n"))
      }
    }
  }
}
