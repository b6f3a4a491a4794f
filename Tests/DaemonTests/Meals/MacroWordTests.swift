import Nouns
import Rules
import TestSupport
import Testing
import Wire

@testable import Daemon
@testable import Views

@Suite struct `The domain's examples of words for macros` {
  private struct Day: Decodable {
    let targets_g: [String: Int64]
    let totals_dg: [String: Int64?]
    let over: Bool
    let hidden: Bool
  }

  @Test(arguments: try vectors(fn: "macroWords"))
  func `a macro is good at once, and off only when its day is over`(vector: Vector) throws {
    let input = try vector.input(as: Day.self)
    let expected = try vector.expect(as: [String: String?].self)
    func total(_ name: String) -> Int64? { input.totals_dg[name] ?? nil }
    let nutrition = Nutrition(
      protein: total("protein"), carbs: total("carbs"), fat: total("fat"), fiber: total("fiber"))
    let targets = Rules.Macros(
      reference: 0, protein: input.targets_g["protein"] ?? 0, fat: input.targets_g["fat"] ?? 0,
      carbs: input.targets_g["carbs"] ?? 0, fiber: input.targets_g["fiber"] ?? 0)
    let balance = DayBalance(
      DayTotals(meals: Int(total("meals") ?? 0), [nutrition]), targets: targets)
    for macro in Macro.allCases {
      let state = MacroState(macro, balance)
      let verdict = input.hidden ? nil : MacroVerdict(state, isJudged: input.over)
      #expect(verdict?.rawValue == expected["\(macro)"] ?? nil, "\(macro)")
    }
  }
}
