import Nouns
import Rules
import TestSupport
import Testing
import Time

/// Instants, zones and clocks as the examples write them.
private struct EatingTime: Decodable {
  let at: String, zone: String, dayStart: String

  func rule() throws -> DayRule {
    DayRule(try Zone(installed: zone), begins: try ClockTime(dayStart))
  }
}

private struct MacroTargets: Decodable {
  let protein: Int64, carbs: Int64, fat: Int64, fiber: Int64
}

private struct MacroTotals: Decodable {
  let meals: Int
  let protein: Int64?, carbs: Int64?, fat: Int64?, fiber: Int64?
}

private struct BalanceInput: Decodable {
  let targets_g: MacroTargets, totals_dg: MacroTotals

  var balance: DayBalance {
    DayBalance(
      DayTotals(
        meals: totals_dg.meals,
        [
          Nutrition(
            protein: totals_dg.protein, carbs: totals_dg.carbs, fat: totals_dg.fat,
            fiber: totals_dg.fiber)
        ]),
      targets: Macros(
        reference: 0, protein: targets_g.protein, fat: targets_g.fat, carbs: targets_g.carbs,
        fiber: targets_g.fiber))
  }
}

@Suite struct `The domain's examples of meals` {
  @Test(arguments: try vectors(fn: "mealDay"))
  func `a meal is of the day as the person counts them`(vector: Vector) throws {
    let place = try vector.input(as: EatingTime.self)
    let mark = Mark(try Instant(iso: place.at), in: try place.rule())
    #expect(mark.day.iso == (try vector.expect(as: String.self)))
  }

  @Test(arguments: try vectors(fn: "dayTarget"))
  func `the day is held against the target of its date`(vector: Vector) throws {
    struct Input: Decodable {
      struct Program: Decodable { let start: String, lead_in: Int }
      let program: Program, maintenance: Int64, diet: Int64
    }
    struct Expected: Decodable { let day: String, phase: String, kcal: Int64 }
    let (place, input) = (
      try vector.input(as: EatingTime.self), try vector.input(as: Input.self)
    )
    let expected = try vector.expect(as: Expected.self)
    let day = try place.rule().day(of: try Instant(iso: place.at))
    let start = try Day(iso: input.program.start)
    var profile = Profile(id: .sample, from: start)
    (profile.maintenance, profile.diet) = (input.maintenance, input.diet)
    let program = DietProgram(id: .sample, start: start, leadIn: input.program.lead_in)
    let standing = Standing(programs: [program], profiles: [profile])
    #expect(day.iso == expected.day)
    #expect(program.phase(on: day).kind.rawValue == expected.phase)
    #expect(standing.energy(on: day)?.kcal == expected.kcal)
  }

  @Test(arguments: try vectors(fn: "dayTotals"))
  func `what nobody knows is in no sum`(vector: Vector) throws {
    struct Meal: Decodable {
      let at: String
      let kcal: Int64?, protein: Int64?, carbs: Int64?, fat: Int64?, fiber: Int64?
    }
    struct Input: Decodable { let meals: [Meal], zone: String, dayStart: String, day: String }
    struct Expected: Decodable {
      let meals: Int
      let kcal: Int64?, protein: Int64?, carbs: Int64?, fat: Int64?, fiber: Int64?
    }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let rule = DayRule(try Zone(installed: input.zone), begins: try ClockTime(input.dayStart))
    let eaten = try input.meals.filter { rule.day(of: try Instant(iso: $0.at)).iso == input.day }
    let totals = DayTotals(
      meals: eaten.count,
      eaten.map {
        Nutrition(
          energy: $0.kcal, protein: $0.protein, carbs: $0.carbs, fat: $0.fat, fiber: $0.fiber)
      })
    #expect(totals.meals == expected.meals)
    #expect(
      totals.nutrition
        == Nutrition(
          energy: expected.kcal, protein: expected.protein, carbs: expected.carbs,
          fat: expected.fat, fiber: expected.fiber))
  }

  @Test(arguments: try vectors(fn: "kcalHint"))
  func `energy far from what the macros come to is hinted at`(vector: Vector) throws {
    struct Input: Decodable {
      let typed: Int64, protein: Int64, carbs: Int64, fat: Int64, fiber: Int64, alcohol: Int64
      let convention: String
    }
    struct Expected: Decodable { let sum: Int64, hint: Bool }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let label = try #require(Nutrients.Label(rawValue: input.convention))
    let food = Nutrition(
      energy: input.typed, protein: input.protein * 10, carbs: input.carbs * 10,
      fat: input.fat * 10, fiber: input.fiber * 10, alcohol: input.alcohol * 10)
    #expect(food.energyOfMacros(label) == expected.sum)
    #expect(food.doubt(label) == (expected.hint ? expected.sum : nil))
  }

  @Test(arguments: try vectors(fn: "macroRemaining"))
  func `what is left, or too much`(vector: Vector) throws {
    struct Input: Decodable { let target_g: Int64, consumed_dg: Int64 }
    struct Expected: Decodable { let remaining_dg: Int64, over_dg: Int64, shown_g: Int64 }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let balance = MacroBalance(eaten: input.consumed_dg, target: input.target_g)
    #expect(balance.remaining == expected.remaining_dg)
    #expect(balance.over == expected.over_dg)
    #expect(balance.shown == expected.shown_g)
  }

  @Test(arguments: try vectors(fn: "daySmileys"))
  func `each macro has its smiley`(vector: Vector) throws {
    let balance = try vector.input(as: BalanceInput.self).balance
    let expected = try vector.expect(as: [String: String?].self)
    for macro in Macro.allCases {
      #expect(balance.smiley(of: macro)?.rawValue == expected[macro.rawValue] ?? nil, "\(macro)")
    }
  }

  @Test(arguments: try vectors(fn: "adherentDay"))
  func `a day went well where all that is tracked is green`(vector: Vector) throws {
    let balance = try vector.input(as: BalanceInput.self).balance
    #expect(balance.isAdherent == (try vector.expect(as: Bool.self)))
  }

  @Test(arguments: try vectors(fn: "dayProgress"))
  func `progress is the mean of what is tracked`(vector: Vector) throws {
    struct Expected: Decodable { let permille: Int64? }
    let balance = try vector.input(as: BalanceInput.self).balance
    #expect(balance.progress == (try vector.expect(as: Expected?.self))?.permille)
  }

  @Test(arguments: try vectors(fn: "calorieBar"))
  func `the bar of energy never scolds`(vector: Vector) throws {
    struct Input: Decodable { let target: Int64, eaten: Int64 }
    struct Expected: Decodable { let remaining: Int64, over: Int64, tone: String }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let balance = EnergyBalance(eaten: input.eaten, target: input.target)
    #expect(balance.remaining == expected.remaining)
    #expect(balance.over == expected.over)
    #expect(balance.tone.rawValue == expected.tone)
  }

  @Test(arguments: try vectors(fn: "completeDay"))
  func `a day is complete`(vector: Vector) throws {
    struct Input: Decodable {
      let kcal: Int64, marked: Bool, lowDayTarget: Int64?, fastedWholeDay: Bool
      let withoutEnergy: Int?, bites: Int?, programRuns: Bool?, target: Int64?, formula: Int64?
    }
    let input = try vector.input(as: Input.self)
    var day = IntakeDay(
      meals: input.bites ?? (input.kcal == 0 ? 0 : 1), kcal: input.kcal, isMarked: input.marked,
      lowTarget: input.lowDayTarget, isFasted: input.fastedWholeDay)
    day.withoutEnergy = input.withoutEnergy ?? 0
    day.least =
      input.programRuns == true
      ? input.target.map { IntakeDay.Share(tenths: 7, of: $0) }
      : input.formula.map { IntakeDay.Share(tenths: 6, of: $0) }
    #expect(day.isComplete == (try vector.expect(as: Bool.self)))
  }

  @Test(arguments: try vectors(fn: "adaptiveWindow"))
  func `the longest window that tells enough counts`(vector: Vector) throws {
    struct Input: Decodable {
      let completeDays: [String: Int64], averages: [String: Bool]
    }
    let input = try vector.input(as: Input.self)
    let found = IntakeRecord.window(
      completeDays: { input.completeDays["\($0)"] ?? 0 },
      hasAverages: { input.averages["\($0)"] ?? false }, isAlike: { _ in true })
    #expect(found.window == (try vector.expect(as: Int64?.self)))
  }
}
