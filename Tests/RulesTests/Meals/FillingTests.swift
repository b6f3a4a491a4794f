import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

/// Entries without energy that get it from what is typed later.
@Suite struct `Open entries` {
  private var scene = Scene()

  private func read(_ text: String) throws -> NewMealItem {
    let meal = try MealText(text, names: .none)
    let catalog = FoodCatalog(own: [], staples: .empty)
    return try #require(MealResolver(catalog, .none) { _ in nil }.resolved(meal.items).first?.item)
  }

  private mutating func log(_ texts: String..., fill: Bool? = nil) throws {
    scene.now = scene.now + .minutes(1)
    var order = MealLog(try texts.map(read))
    order.fill = fill
    try scene.perform(.eat(.log(order)))
  }

  private var foods: [Food] { scene.shelf.plans.values.compactMap { $0.noun as? Food } }

  /// An open entry, the text that is typed later, and the entry as it is then; nil where it stays open.
  private static let amounts: [(open: String, said: String, energy: Int64?, amount: Int64?)] = [
    ("snickers", "snickers 250kcal", 250, nil), ("Snickers", "SNICKERS 250kcal", 250, nil),
    ("2 snickers", "snickers 250kcal", 500, 2000), ("2 snickers", "2 snickers 500kcal", 500, 2000),
    ("3 snickers", "2 snickers 500kcal", 750, 3000), ("½ snickers", "snickers 250kcal", 125, 500),
    ("snickers", "2 snickers 500kcal", 500, 2000),
    ("snickers", "50g snickers 250kcal", 250, 50_000),
    ("100g snickers", "50g snickers 250kcal", 500, 100_000),
    ("0.1kg snickers", "50g snickers 250kcal", 500, 100),
    ("50g snickers", "snickers 250kcal", nil, 50_000),
    ("2 snickers", "50g snickers 250kcal", nil, 2000),
    ("2 cups soup", "1 cup soup 150kcal", 300, 2000), ("2 cups soup", "soup 150kcal", nil, 2000),
    ("1 portion soup", "soup 150kcal", 150, 1000), ("200ml soup", "100ml soup 40kcal", 80, 200_000),
    ("20l soup", "1l soup 9000kcal", nil, 20_000),
    ("snickers", "bar 250kcal", nil, nil), ("snickers", "snickers p4", nil, nil),
    ("snickers", "snickers p10 c20 f10", 210, nil),
  ]

  @Test(arguments: amounts)
  mutating func `get as much as they are of, and keep their amounts`(
    open: String, said: String, energy: Int64?, amount: Int64?
  ) throws {
    // More than anybody eats at once is not logged either.
    guard (try? log(open)) != nil else { return }
    let before = scene.shelf.mealItems
    guard let energy else {
      #expect(throws: Refusal.nothingToChange) { try log(said, fill: true) }
      #expect(scene.shelf.mealItems == before)
      return
    }
    try log(said, fill: true)
    let after = scene.shelf.mealItems
    #expect(after.map(\.nutrition.energy) == [energy], "\(open), \(said)")
    #expect(after.map(\.amount) == [amount], "\(open), \(said)")
    #expect(after.map(\.id) == before.map(\.id) && after.map(\.at) == before.map(\.at))
    try scene.undo()
    #expect(scene.shelf.mealItems == before && foods == [])
    try scene.redo()
    #expect(scene.shelf.mealItems == after)
  }

  @Test mutating func `of one name are filled together, beside what is logged in the same step`()
    throws
  {
    try log("snickers")
    try log("2 snickers")
    try log("50g snickers")
    try log("soup")
    let before = scene.shelf.mealItems
    try log("snickers 250kcal", "apple 90kcal", fill: true)
    let items = scene.shelf.mealItems
    #expect(items.map(\.nutrition.energy) == [250, 500, nil, nil, 90])
    #expect(items.suffix(1).map(\.name) == ["apple"])
    try scene.undo()
    #expect(scene.shelf.mealItems == before)
  }

  @Test mutating func `stay open where nobody says that they are meant`() throws {
    try log("snickers")
    try log("snickers 250kcal")
    #expect(scene.shelf.mealItems.map(\.nutrition.energy) == [nil, 250])
    // Filled once, and then no more.
    try log("snickers 250kcal", fill: true)
    #expect(throws: Refusal.nothingToChange) { try log("snickers 250kcal", fill: true) }
    #expect(scene.shelf.mealItems.map(\.nutrition.energy) == [250, 250])
  }

  @Test mutating func `said twice in one meal are filled by the first`() throws {
    try log("snickers")
    try log("snickers 250kcal", "snickers 200kcal", fill: true)
    #expect(scene.shelf.mealItems.map(\.nutrition.energy) == [250, 200])
  }

  @Test mutating func `keep what was known of them`() throws {
    try log("snickers p4")
    try log("snickers 250kcal f12", fill: true)
    let known = Nutrition(energy: 250, protein: 40, fat: 120)
    #expect(scene.shelf.mealItems.map(\.nutrition) == [known])
  }

  @Test mutating func `that are corrected by values alone keep their names and amounts`() throws {
    try log("2 snickers")
    let id = try #require(scene.shelf.mealItems.first).id.text
    let values = NewMealItem(nutrition: Nutrition(energy: 500))
    try scene.perform(.eat(.edit(MealEdit(id: id, item: values))))
    let item = try #require(scene.shelf.mealItems.first)
    #expect((item.name, item.amount, item.nutrition.energy) == ("snickers", 2000, 500))
    #expect(foods.map(\.nutrition.energy) == [250])
  }

  @Test(
    arguments: [
      (nil, 300, 566, 170), (2000, 300, 566, 340), (nil, nil, 566, nil), (2000, nil, 566, nil),
      (nil, 300, nil, nil),
    ] as [(Int64?, Int64?, Int64?, Int64?)])
  mutating func `of a product get what it has, in portions where nothing else was said`(
    amount: Int64?, portion: Int64?, per: Int64?, energy: Int64?
  ) throws {
    let digits = "4008400401621"
    let item = NewMealItem(digits, amount: amount)
    try scene.perform(.eat(.log(MealLog([item]))))
    let food = ImportedFood(
      .off, code: digits, name: "Nougat", nutrition: Nutrition(energy: per), portion: portion)
    let fill = MealOrder.fill([digits: .imported(food)])
    guard let energy else {
      #expect(throws: Refusal.nothingToChange) { try scene.perform(.eat(fill)) }
      return
    }
    try scene.perform(.eat(fill))
    let filled = try #require(scene.shelf.mealItems.first)
    #expect((filled.name, filled.food, filled.source) == ("Nougat", food.key, .imported))
    #expect((filled.amount, filled.nutrition.energy) == (amount ?? 1000, energy))
  }
}
