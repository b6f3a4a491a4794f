import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

@Suite struct `Foods of all three sources` {
  static func product(
    _ code: String, _ name: String, german: String? = nil, brand: String? = nil
  ) -> ImportedFood {
    ImportedFood(
      .off, code: code, name: name, germanName: german, brand: brand,
      nutrition: Nutrition(energy: 500), portion: 300)
  }

  private static let products = [
    product("1", "Milk"), product("2", "Milk", brand: "Alpenhof"),
    product("3", "Crunchy Cereal", german: "Knusperflocken", brand: "Meyer"),
    product("4008400401621", "Nougat Bar", brand: "Kinder"), product("5", "Whole Milk Biscuit"),
  ]

  /// An index as it is on the disk, of a few.
  private static var shelf: ImportedShelf {
    ImportedShelf(
      foods: { probe, limit in
        let found = products.filter { food in
          let letters = [food.name, food.germanName, food.brand].compactMap(\.self)
            .map(FoldedName.of).joined(separator: " ")
          return probe.groups.allSatisfy { $0.contains { letters.contains($0) } }
        }
        return Array(found.prefix(limit))
      }, food: { key in products.first { $0.key == key } })
  }

  private let own = Food(
    id: RowID(bits: 0, 1), name: "Crunchy Cereal of mine", per: .hundredGrams,
    nutrition: Nutrition(energy: 400))

  private var catalog: FoodCatalog { FoodCatalog(own: [own], imported: Self.shelf) }

  private func keys(_ text: String) -> [String] {
    catalog.hits(for: text, limit: 5).map(\.food.key)
  }

  @Test func `what everybody knows comes before what was imported by the thousand`() throws {
    #expect(keys("milk").first?.hasPrefix("staple:") == true)
    #expect(keys("whole milk").first == "staple:milk-whole")
    #expect(keys("milk").contains("off:1"))
  }

  @Test(arguments: [
    "crunchy cereal", "Knusperflocken", "meyer crunchy", "knuspreflocken", "Crunchy",
  ])
  func `an imported food is found in both languages, by its brand, and with a typo`(text: String) {
    #expect(keys(text).contains("off:3"))
  }

  @Test func `a food of one's own comes before one that was imported`() {
    #expect(keys("crunchy cereal").first != nil)
    #expect(keys("crunchy cereal of mine").first == own.id.text)
  }

  @Test func `a recipe with a long name is found by it`() throws {
    var recipe = Food(id: RowID(text: "b0000000000000000000000001") ?? .blank, name: "")
    recipe.name = (1...9).map { "layer \($0)" }.joined(separator: " ") + " bake"
    #expect(MealNames([recipe]).found(recipe.name.uppercased()) == .own(recipe.id))
  }

  @Test(arguments: ["4008400401621", "04008400401621"])
  func `a barcode means its product`(digits: String) {
    #expect(keys(digits) == ["off:4008400401621"])
  }

  private func read(_ text: String, pick: String? = nil, last: MealItem? = nil) throws
    -> ResolvedItem
  {
    let names = MealNames([own])
    let meal = try MealText(text, names: names)
    let resolver = MealResolver(catalog, names) { name in
      name == last.map { FoldedName.of($0.name) } ? last : nil
    }
    return try #require(resolver.resolved(meal.items, picks: [pick]).first)
  }

  @Test func `a scanned code logs the product with its name, values and source`() throws {
    let item = try read("4008400401621")
    #expect((item.item.name, item.item.food) == ("Kinder Nougat Bar", "off:4008400401621"))
    #expect(item.item.source == .imported)
    // A portion of 30 g.
    #expect((item.item.portion, item.item.nutrition.energy) == (300, 150))
    #expect(try read("80g 4008400401621").item.nutrition.energy == 400)
    #expect(try read("4008400401999").item.name == "4008400401999")
  }

  @Test func `what can only mean one product is that, and products of one name are asked`() throws {
    #expect(try read("50g Nougat Bar").item.food == "off:4008400401621")
    let asked = try read("kinder nougat")
    #expect(asked.choices.map(\.name).contains("Kinder Nougat Bar"))
    let chosen = try read("100g kinder nougat", pick: "off:4008400401621")
    #expect((chosen.item.source, chosen.item.nutrition.energy) == (.imported, 500))
  }

  @Test func `products of the same name do not make an everyday food doubtful`() throws {
    let plain = try MealText("100g whole milk", names: .none)
    let item = try #require(plain.items.first)
    let names = MealNames([])
    let alone = MealResolver(FoodCatalog(own: []), names) { _ in nil }.resolved([item])
    #expect(MealResolver(catalog, names) { _ in nil }.resolved([item]) == alone)
    #expect(alone.map(\.item.source) == [.staple])
  }

  @Test func `a product that is gone stays what it was when it was eaten`() throws {
    var before = MealItem()
    (before.name, before.food, before.source) = ("Gone Bar", "off:99", .imported)
    (before.nutrition, before.amount, before.unit) = (Nutrition(energy: 222), 1000, "portion")
    let again = try read("Gone Bar", last: before)
    #expect(again.item.nutrition.energy == 222)
  }

  @Test func `a probe has parts of three letters or more, or there is none`() {
    #expect(FoodProbe.whole("ei") == nil)
    #expect(FoodProbe.whole("m & m s")?.groups == [["mms"]])
    #expect(FoodProbe.whole("Ei Tomaten")?.groups == [["tomat"]])
    #expect(FoodProbe.tolerant("milhc")?.groups == [["mil", "lhc"]])
  }

  @Test func `one wrong letter leaves a piece of each long word right`() throws {
    var random = Seeded()
    for _ in 0..<2000 {
      let letters = (0..<Int.random(in: 6...14, using: &random)).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: 0x66...0x7A, using: &random)))
      }
      let word = FoldedName.of(String(letters))
      guard word.count >= 6 else { continue }
      var typed = Array(word)
      typed[Int.random(in: 0..<typed.count, using: &random)] = "q"
      let probe = try #require(FoodProbe.tolerant(String(typed)))
      #expect(
        probe.groups.allSatisfy { $0.contains { word.contains($0) } },
        "seed \(random.seed): \(word) \(String(typed))")
    }
  }
}
