import Nouns
import TestSupport
import Testing
import Views
import Wire

@Suite struct `The safety questions` {
  private static let at = Examples.at(20)

  private static let answers: [(String, Safety)] = [
    ("open", Safety()), ("none", Safety(at: at)),
    ("agreed", Safety(at: at, applies: [.pregnancy, .hardWork], agreed: true)),
    ("limited", Safety(at: at, applies: SafetyQuestion.allCases, longestGoal: 12 * Examples.hour)),
  ]

  @Test func `are asked on one screen`() throws {
    let page = Way.page { SafetyPage($0.wording, on: $0.screen).questions() }
    try Golden.expect(page, is: "safety-questions", at: #_sourceLocation)
    let terminal = Screen(width: 80, hasColour: true, hasBlocks: true)
    for wording in [Way.english, Way.german] {
      let lines = SafetyPage(wording, on: terminal).questions().split(separator: "\n")
      #expect(lines.count < 20)
    }
  }

  @Test func `say more only after a yes`() throws {
    let page = Way.page {
      SafetyPage($0.wording, on: $0.screen).details(of: SafetyQuestion.allCases)
    }
    try Golden.expect(page, is: "safety-details", at: #_sourceLocation)
    #expect(SafetyPage(Way.english, on: .plain).details(of: []).isEmpty)
  }

  @Test(arguments: answers)
  func `show what was said to them`(name: String, safety: Safety) throws {
    try Golden.expect(
      Way.page { SafetyPage($0.wording, on: $0.screen).text(of: safety) },
      is: "safety-\(name)", at: #_sourceLocation)
  }

  @Test func `have the numbers 1 to 9`() {
    #expect(SafetyQuestion.allCases.map(\.number) == Array(1...9))
    #expect((0...10).map(SafetyQuestion.init(number:)) == [nil] + SafetyQuestion.allCases + [nil])
  }
}
