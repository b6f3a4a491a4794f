import Nouns
import Rules
import TestSupport
import Testing

@Suite struct `Foods of a person's own` {
  private func foods(_ scene: Scene) -> [Food] {
    scene.shelf.plans.values.compactMap { $0.noun as? Food }
  }

  @Test func `are added, changed and deleted by name`() throws {
    var scene = Scene()
    let order = NewFood(
      " Chili ", aliases: "stew\n\n Eintopf \n", per: .portion,
      nutrition: Nutrition(protein: 100, carbs: 200, fat: 50), portions: "bowl=350\nspoon=12.5",
      servings: 4, ingredients: "beans 400 g\nonion")
    let added = try scene.perform(.keep(.add(order))).commit.step?.verb.text
    let food = try #require(foods(scene).first)
    #expect(added == "addFood")
    #expect((food.name, food.aliases, food.per) == ("Chili", "stew\nEintopf", .portion))
    #expect((food.portions, food.servings) == ("bowl=350\nspoon=12.5", 4))
    #expect(food.nutrition.energy == 165)
    try scene.perform(
      .keep(
        .edit(
          .init(
            id: food.id.text, name: "Chili sin carne", aliases: "",
            numbers: .init(per: .hundredGrams, Nutrition(energy: 95)), ingredients: " "))))
    let edited = Food(
      id: food.id, name: "Chili sin carne", per: .hundredGrams, nutrition: Nutrition(energy: 95),
      portions: "bowl=350\nspoon=12.5")
    #expect(foods(scene) == [edited])
    try scene.perform(.keep(.delete(String(food.id.text.prefix(6)))))
    #expect(foods(scene) == [])
    for state in [[edited], [food], []] {
      try scene.undo()
      #expect(foods(scene) == state)
    }
  }

  @Test func `have names of their own, however these are spelt`() throws {
    var scene = Scene()
    try scene.perform(.keep(.add(.init("Käse"))))
    let cheese = try #require(foods(scene).first)
    #expect(
      scene.refusal(of: .keep(.add(.init("KAESE")))) == .foodExists(cheese.id, name: "Käse"))
    try scene.perform(.keep(.add(.init("Brot"))))
    let bread = try #require(foods(scene).first { $0.name == "Brot" })
    #expect(
      scene.refusal(of: .keep(.edit(.init(id: bread.id.text, name: "käse"))))
        == .foodExists(cheese.id, name: "Käse"))
    // Its own it may be spelt otherwise.
    try scene.perform(.keep(.edit(.init(id: cheese.id.text, name: "käse"))))
    #expect(foods(scene).map(\.name).sorted() == ["Brot", "käse"])
  }

  @Test func `are refused where something is wrong with them`() throws {
    let scene = Scene()
    func refusal(_ order: NewFood) -> Refusal? { scene.refusal(of: .keep(.add(order))) }
    #expect(refusal(.init(" ")) == .textMissing(field: "name"))
    #expect(
      refusal(.init(String(repeating: "x", count: 121)))
        == .textTooLong(field: "name", limit: 120))
    #expect(refusal(.init("a\u{7}")) == .textNotPlain(field: "name"))
    for line in [
      "slice", "slice=", "=30", "slice=0", "slice=5000.1", "slice=1,5", "a=1=2", "a=1.55",
    ] {
      #expect(refusal(.init("x", portions: "ok=1\n" + line)) == .notAPortion(line), "\(line)")
    }
    for line in ["slice=0.1", "a big slice = 5000", "Stück=30"] {
      let isFine = line.contains(" = ") ? refusal(.init("x", portions: line)) != nil : true
      #expect(isFine)
    }
    #expect(refusal(.init("x", portions: "slice=0.1\nStück=5000")) == nil)
    #expect(
      refusal(.init("x", servings: 101, ingredients: "y"))
        == .numberOutOfRange(field: "servings", 101, allowed: 1...100))
    #expect(
      refusal(.init("x", nutrition: Nutrition(alcohol: 10_000)))
        == .numberOutOfRange(field: "alcohol", 10_000, allowed: 0...9999))
    #expect(scene.refusal(of: .keep(.delete("zz"))) == .notFound("zz"))
    #expect(scene.refusal(of: .keep(.edit(.init(id: "", name: "x")))) == .notFound(""))
  }
}
