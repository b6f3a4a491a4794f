import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Macros of a day` {
  private static let today = Day(number: 20_518)
  private static let verdicts = ["good", "low", "high"]

  private static func macro(_ macro: Macro, _ dice: inout Dice) -> MacroState {
    let target = 10 * dice.number(1...400)
    let eaten = dice.once(in: 8) ? nil : dice.number(0...5_000)
    let smileys: [MacroSmiley] = [.green, .yellow, .red]
    return MacroState(
      macro: macro, eaten: eaten, target: target, remaining: max(0, target - (eaten ?? 0)),
      over: max(0, (eaten ?? 0) - target), smiley: eaten == nil ? nil : dice.pick(smileys))
  }

  private static func day(_ dice: inout Dice) -> MealDay {
    var day = MealDay()
    (day.day, day.meals) = (today.iso, dice.number(0...4))
    day.nutrition.energy = dice.once(in: 8) ? nil : dice.number(0...4_000)
    if !dice.once(in: 4) {
      day.target = dice.number(500...4_000)
      day.macros = Macro.allCases.map { macro($0, &dice) }
    }
    (day.closed, day.marked) = (dice.pick([nil, true]), dice.once(in: 3))
    return day
  }

  private static let wordings: [Wording] = {
    var joules = Customs(locale: "en_GB.UTF-8", language: "en")
    joules.units.energy = .kilojoules
    return [Way.english, Way.german, Wording(customs: joules, zone: Way.berlin)]
  }()

  private func numbers(_ line: String) -> [Int64] {
    line.replacing(/(\d)[.,](\d{3})/) { $0.output.1 + $0.output.2 }
      .matches(of: /\d+/).compactMap { Int64($0.output) }
  }

  @Test(arguments: Dice.seeds(60))
  func `the numbers of a line add up, in meters and in sentences`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let day = Self.day(&dice)
    for wording in Self.wordings {
      for screen in [.linear, .plain, Way.screen(80), Way.screen(60)] as [Screen] {
        for line in DayMeters(wording, on: screen).lines(of: day, room: screen.width) {
          let numbers = numbers(line)
          guard numbers.count == 3 else { continue }
          #expect(abs(numbers[1] - numbers[0]) == numbers[2], "\(seed): \(line)")
        }
      }
    }
  }

  @Test(arguments: Dice.seeds(60))
  func `no macro is off before its day is over or complete, and one that is good is said at once`(
    seed: UInt64
  ) {
    var dice = Dice(seed: seed)
    let day = Self.day(&dice)
    let isJudged = day.closed == true || day.marked
    for macro in day.knownMacros where macro.smiley != nil {
      let meters = DayMeters(Way.english, on: .linear)
      let word = meters.sentence(of: macro, isJudged: isJudged).split(separator: " ").last ?? ""
      let expected: Substring? =
        macro.smiley == .green ? "good" : isJudged ? (macro.over > 0 ? "high" : "low") : nil
      #expect(Self.verdicts.contains(String(word)) ? word == expected : expected == nil, "\(seed)")
      let drawn = DayMeters(Way.english, on: .plain).sentence(of: macro, isJudged: isJudged)
      #expect(drawn.hasSuffix("✓") == (macro.smiley == .green), "\(seed): \(drawn)")
    }
  }

  @Test(arguments: Dice.seeds(30))
  func `meters fit their room, begin and end below each other, and are there from 48 columns on`(
    seed: UInt64
  ) {
    var dice = Dice(seed: seed)
    let day = Self.day(&dice)
    let room = Int(dice.number(20...120))
    for wording in Self.wordings {
      let lines = DayMeters(wording, on: Way.screen(room)).lines(of: day, room: room)
      let meters = lines.filter { $0.contains("━") || $0.contains("─") }
      #expect(meters.allSatisfy { $0.cells <= room }, "\(seed): \(lines)")
      let ends = meters.map { line in
        [
          line.prefix { !"━─".contains($0) }.cells,
          line.prefix { !"━─".contains($0) }.cells
            + line.filter { "━─".contains($0) }.count,
        ]
      }
      #expect(Set(ends).count <= 1, "\(seed): \(lines)")
      let isMeasured = day.target != nil && (day.nutrition.energy != nil || day.meals == 0)
      if room >= 48, isMeasured { #expect(!meters.isEmpty, "\(seed), \(room): \(lines)") }
      if day.target == nil { #expect(lines.count == 1) }
    }
  }
}
