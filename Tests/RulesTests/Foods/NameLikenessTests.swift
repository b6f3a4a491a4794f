import Foundation
import Nouns
import Testing

@testable import Rules

@Suite struct `Foods that are called alike` {
  private struct Case {
    let kind, language, typed, id: String
  }

  private static func cases(_ kind: String) throws -> [Case] {
    let file = try #require(Bundle.module.url(forResource: "alike", withExtension: "tsv"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0[0] == kind }
      .map { Case(kind: $0[0], language: $0[1], typed: $0[2], id: $0[3]) }
  }

  /// The food that is known by the name, or those that may be asked for it.
  private func ids(for one: Case) throws -> [String] {
    var names = MealNames([])
    names.language = one.language
    let typed = try #require(MealText(one.typed, names: names).items.first)
    let item = MealResolver(FoodCatalog(own: []), names) { _ in nil }.resolved([typed])[0]
    let keys = item.item.food.map { [$0] } ?? item.choices.map(\.key)
    return keys.map { String($0.dropFirst("staple:".count)) }
  }

  @Test func `a name with wrong letters is offered the food that it is of, first of all`() throws {
    let cases = try Self.cases("alike").some(25)
    let found = try cases.filter { try ids(for: $0).contains($0.id) }
    let first = try cases.filter { try ids(for: $0).first == $0.id }
    for one in cases where try !ids(for: one).contains(one.id) { print(one, try ids(for: one)) }
    print("offered \(found.count), first \(first.count) of \(cases.count)")
    #expect(cases.count >= 25 && found.count >= cases.count - 2 && first.count >= cases.count - 2)
  }

  @Test func `a food that is not in the table is offered no stranger`() throws {
    let cases = try Self.cases("stranger").some(25)
    let offered = try cases.filter { one in
      var names = MealNames([])
      names.language = one.language
      return try !ids(for: one).isEmpty && names.found(one.typed) == nil
    }
    print(offered.map { "\($0.typed): \((try? ids(for: $0)) ?? [])" }.joined(separator: "\n"))
    #expect(cases.count >= 25 && offered.count <= 6)
    for one in try Self.cases("never") { #expect(try !ids(for: one).contains(one.id), "\(one)") }
  }
}
