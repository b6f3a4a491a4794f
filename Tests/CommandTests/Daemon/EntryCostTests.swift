import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// What an entry costs in keys, Enter counted, behind `fastctl `: people leave a journal for that.
@Suite struct `The cost of an entry` {
  /// Three keys a second, and three seconds to see what a prompt asks.
  private func seconds(keys: Int, prompts: Int) -> Double { Double(keys) / 3 + 3 * Double(prompts) }

  private func keys(_ words: String) -> Int { words.count + 1 }

  private func items(_ person: Person) throws -> [MealItem] {
    try person.call(MealCalls.List.self, MealItemQuestion()).items
  }

  @Test func `a weight is twelve keys`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(keys("weight 82.4") <= 12)
    #expect(try Run(["weight", "82.4"], in: person.home).code == 0)
    #expect(try person.call(WeightCalls.Show.self, NoFields()).grams == 82_400)
  }

  @Test func `the first meal ever and its repeat, at a terminal`() async throws {
    let person = try Person()
    try await person.daemon()
    let first = try Typist(
      builtProgram("fastctl"), ["meal"], environment: person.environment)
    try await first.read(until: "What did you eat?")
    first.enter("oats 80g + milk 200ml")
    #expect(await first.rest().contains("oats, 80 g, 278 kcal"))
    #expect(first.end() == 0)
    let firstKeys = keys("meal") + first.keystrokes
    #expect(seconds(keys: firstKeys, prompts: 1) <= 60)

    let again = try Typist(
      builtProgram("fastctl"), ["meal"], environment: person.environment)
    try await again.read(until: "What did you eat?")
    again.enter("1")
    #expect(await again.rest().contains("milk, 200 ml, 128 kcal"))
    let repeatKeys = keys("meal") + again.keystrokes
    #expect(repeatKeys <= 8)
    #expect(seconds(keys: repeatKeys, prompts: 1) <= 30)
    #expect(try items(person).count == 4)
    print("first meal: \(firstKeys) keys, a repeat: \(repeatKeys) keys")
  }

  @Test func `a known pair, and the five meals of an ordinary day`() async throws {
    let person = try Person()
    try await person.daemon()
    func meal(_ words: String) throws -> String {
      let run = try Run(["meal"] + words.split(separator: " ").map(String.init), in: person.home)
      #expect(run.code == 0, "\(words): \(run.said)")
      return run.output
    }
    let new = "oats 80g + milk 200ml"
    _ = try meal(new)
    // What was eaten in grams is meant in grams.
    let pair = "oats 80 + milk 200"
    #expect(try meal(pair).contains("oats, 80 g, 278 kcal"))
    #expect(keys("meal \"\(pair)\"") <= 28)
    #expect(try items(person).compactMap(\.portion).sorted() == [800, 800, 2060, 2060])
    let day = keys("meal \(new)") + 4 * (keys("meal") + keys("1"))
    print("a known pair: \(keys("meal \"\(pair)\"")) keys, a day of five meals: \(day)")
    #expect(day <= 60)
  }
}
