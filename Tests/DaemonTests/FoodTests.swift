import TestSupport
import Testing
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about food` {
  private func foods(
    _ scene: Scene, _ text: String? = nil, limit: Int64? = nil
  ) throws -> [FoundFood] {
    try scene.ask(FoodCalls.Search.self, FoodSearchQuestion(text: text, limit: limit)).foods
  }

  @Test func `a food is found in both languages with all that is known of it`() throws {
    let scene = try Scene()
    for text in ["whole milk", "Vollmilch", "VOLLMILCH"] {
      let milk = try #require(try foods(scene, text).first)
      #expect(milk.id == "milk-whole")
      #expect(milk.match == .exact)
      #expect(milk.origin == .staple)
      #expect(milk.name == "whole milk")
      #expect(milk.germanName == "Vollmilch, 3,5 % Fett")
      #expect(milk.nutrition.energy == 62)
      #expect(milk.portions.first == .init("glass", weight: 2500))
      #expect(milk.density == 1030)
      #expect((milk.group, milk.source, milk.code) == ("dairy", "bls", "M111300"))
    }
    #expect(try foods(scene, "brokoli").first?.match == .typo)
    #expect(try foods(scene, "qqqq").isEmpty)
  }

  @Test func `what was read for it is given back`() throws {
    let scene = try Scene()
    #expect(try !foods(scene, "milk").isEmpty)
    #expect(scene.settled == 1)
  }

  @Test func `so many are told as are wanted`() throws {
    let scene = try Scene()
    #expect(try foods(scene).count == 1065)
    #expect(try foods(scene).allSatisfy { $0.match == nil })
    #expect(try foods(scene, limit: 3).count == 3)
    #expect(try foods(scene, "milk").count == 20)
    #expect(try foods(scene, "e", limit: .max).count > 20)
    #expect(try foods(scene, "milk", limit: 0).isEmpty)
    #expect(throws: (any Error).self) { try foods(scene, limit: -1) }
  }
}
