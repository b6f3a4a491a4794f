import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Lines that were typed on a phone` {
  private func done(_ scene: Scene, _ lines: [PhoneLine]) throws -> [String] {
    try scene.ask(ChangeCalls.Typed.self, TypedQuestion(tokens: lines.map(\.token))).done
  }

  @Test func `are known by what came of them, also after it was undone`() throws {
    let scene = try Scene()
    let (first, second) = (
      PhoneLine("drink 300", number: 1, in: "a"), PhoneLine("drink 300", number: 2, in: "a")
    )
    #expect(first != second && PhoneLine(token: first.token(after: 2)) == first)
    try scene.ask(DrinkCalls.Add.self, NewDrink(ml: 300), token: first.token(after: 0))
    #expect(try done(scene, [second, first]) == [first.token])
    let step = try #require(
      try scene.ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps.first)
    #expect(step.actor == "phone")
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try done(scene, [first]) == [first.token])
    // Other programs go by their own names.
    try scene.ask(DrinkCalls.Add.self, NewDrink(ml: 200))
    let other = try scene.ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps.first
    #expect(other?.actor != "phone")
  }

  @Test(arguments: ["", "phone-", "phone-0123", "0123456789abcdef0123456789abcdef0123456789"])
  func `are named by whole tokens`(token: String) throws {
    #expect(PhoneLine(token: token) == nil)
    let scene = try Scene()
    #expect(throws: (any Error).self) {
      try scene.ask(ChangeCalls.Typed.self, TypedQuestion(tokens: [token]))
    }
  }
}
