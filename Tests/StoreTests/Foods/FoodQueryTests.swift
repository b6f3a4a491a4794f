import Foundation
import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// What people type, and what they mean by it, with thousands of products beside it whose names are
/// made of the same words.
@MainActor @Suite struct `Foods that people mean, among imported ones` {
  private struct Query {
    let kind: Substring
    let text: String
    let meant: String
  }

  private let imported: ImportedShelf
  private let queries: [Query]

  /// Made once: it takes longer than all questions.
  private static let made = Result {
    let scratch = Scratch()
    let foods = ImportedFoods(path: scratch.at("share/fastd/foods.db"))
    _ = try foods.stage(products(), of: .off, at: .noon)
    while try foods.build() > 0 {}
    return (scratch, foods)
  }

  private static let brands = ["Alpenhof", "Gutland", "Meyers", "Bergkrone", "Sunny Farm"]
  private static let before = ["Bio", "Vegan", "Organic", "Feine", "Light", "Original"]
  private static let behind = [
    "Classic", "mit Schokolade", "mit Milch", "with nuts", "Crunchy", "Salat", "Suppe", "Riegel",
    "drink", "to go", "Butter", "Brot", "Chips", "Creme", "Sauce",
  ]

  init() throws {
    let (_, foods) = try Self.made.get()
    imported = ImportedShelf(
      foods: { probe, limit in (try? foods.foods(probe, limit: limit)) ?? [] },
      food: { key in (try? foods.food(key)) ?? nil })
    let root = String(#filePath.dropLast("StoreTests/Foods/FoodQueryTests.swift".count))
    let text = try String(contentsOfFile: root + "RulesTests/Foods/queries.tsv", encoding: .utf8)
    queries = text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t")
      return Query(kind: fields[1], text: String(fields[2]), meant: "staple:" + fields[3])
    }
  }

  /// Each name alone, of some brands, and among other words; the dice fall alike each time.
  private static func products() -> [ImportedFood] {
    var dice = Seeded(7)
    var products: [ImportedFood] = []
    func add(_ name: String, german: String?, brand: String?) {
      products.append(
        ImportedFood(
          .off, code: "\(products.count + 1)", name: name, germanName: german, brand: brand,
          nutrition: Nutrition(energy: 300)))
    }
    add("Crunchy Cereal", german: "Knusperflocken", brand: "Meyers")
    for staple in Staple.all() {
      let german = staple.names(in: "de")
      for name in [staple.names(in: "en").name, german.name] + german.aliases.prefix(1) {
        add(name, german: nil, brand: brands.randomElement(using: &dice))
        let first = before.randomElement(using: &dice) ?? ""
        add("\(first) \(name)", german: nil, brand: brands.randomElement(using: &dice))
        for _ in 0..<2 {
          let last = behind.randomElement(using: &dice) ?? ""
          add("\(name) \(last)", german: "\(german.name) \(last)", brand: nil)
        }
      }
    }
    return products
  }

  private func keys(_ text: String, own: [Food] = []) -> [String] {
    FoodCatalog(own: own, imported: imported).hits(for: text, limit: 5).map(\.food.key)
  }

  @Test func `the food that is meant comes first, as it does without them`() throws {
    try #require(try Self.made.get().1.sources().first?.foods ?? 0 > 4000)
    var (first, five) = (0, 0)
    for query in queries {
      let keys = keys(query.text)
      if keys.first == query.meant { first += 1 } else { print("\(query.text): \(keys)") }
      if keys.contains(query.meant) { five += 1 }
    }
    print("first \(1000 * first / queries.count) ‰, top five \(1000 * five / queries.count) ‰")
    #expect(first * 100 >= queries.count * 85)
    #expect(five * 100 >= queries.count * 97)
  }

  @Test func `a staple that is called so stays before every product`() {
    for query in queries {
      let alone = FoodCatalog(own: []).hits(for: query.text, limit: 1)
      guard let best = alone.first, best.match <= .head else { continue }
      #expect(keys(query.text).first == best.food.key, "\(query.text)")
    }
  }

  @Test func `a food of one's own that is called so stays before all others`() {
    for (number, query) in queries.enumerated() where query.kind != "typo" {
      let own = Food(
        id: RowID(bits: 0, UInt64(number + 1)), name: query.text, per: .hundredGrams,
        nutrition: Nutrition(energy: 400))
      #expect(keys(query.text, own: [own]).first == own.id.text, "\(query.text)")
    }
  }

  @Test(arguments: [
    "crunchy cereal", "Knusperflocken", "knusper flocken", "meyers crunchy", "knusperflokken",
    "crunchi cereal",
  ])
  func `a product is found in both languages, by its brand, and with a wrong letter`(text: String) {
    #expect(keys(text).contains("off:1"))
  }
}
