import Nouns
import Rules
import TestSupport
import Testing

@Suite struct `A recipe` {
  private let beans = NewMealItem(
    "beans", food: "staple:beans", source: .staple, amount: 400_000, unit: "g", portion: 4000,
    nutrition: Nutrition(energy: 401, protein: 281, carbs: 480, fat: 20, fiber: 240))
  private let stock = NewMealItem(
    "stock", amount: 1000, nutrition: Nutrition(energy: 12, fat: 0))

  @Test func `holds in one portion what its ingredients hold, rounded once`() {
    let recipe = Recipe([beans, beans], servings: 4)
    #expect(
      recipe.nutrition
        == Nutrition(energy: 201, protein: 141, carbs: 240, fat: 10, fiber: 120))
    #expect(recipe.weight == 2000)
    #expect(recipe.lacks == [])
  }

  @Test func `does not know what is not known of one of them, and names it`() {
    let recipe = Recipe([beans, stock], servings: 1)
    #expect(recipe.nutrition == Nutrition(energy: 413, fat: 20))
    #expect(recipe.weight == nil)
    #expect(recipe.lacks.map(\.value) == [.protein, .carbs, .fiber])
    #expect(recipe.lacks.allSatisfy { $0.names == ["stock"] })
    #expect(Recipe([], servings: 1).nutrition == .unknown)
  }

  @Test func `is written so that it can be typed again`() throws {
    let odd = NewMealItem("fish and chips", amount: 1500, unit: "slice")
    let code = NewMealItem("4008400401621", amount: 50_000, unit: "g")
    let text = Recipe([beans, stock, odd, code], servings: 2).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "400 g beans", "1x stock 12kcal f0", "1.5 slice \"fish and chips\"",
        "50 g 4008400401621",
      ])
    let meal = try MealText(lines.joined(separator: " + "), names: .none)
    #expect(meal.items.map(\.amount?.thousandths) == [400_000, 1000, 1500, 50_000])
    #expect(meal.items[2].food == .named("fish and chips"))
  }

  @Test func `takes any numbers without a trap`() {
    for number in [Int64.min, -1, 0, .max] {
      let item = NewMealItem(
        "x", amount: number, portion: number, nutrition: Nutrition(energy: number, fat: number))
      for servings in [Int64.min, 0, 1, .max] {
        let recipe = Recipe(Array(repeating: item, count: 20), servings: servings)
        #expect((recipe.nutrition.energy ?? 0) >= 0 && (recipe.weight ?? 0) >= 0)
      }
    }
  }
}

@Suite struct `A food as it is typed` {
  private static let texts: [(String, String, FoodMeasure?, Nutrition)] = [
    (
      "Proteinbar 210kcal p20 c22 f7", "Proteinbar", nil,
      Nutrition(energy: 210, protein: 200, carbs: 220, fat: 70)
    ),
    ("210kcal p20", "", nil, Nutrition(energy: 210, protein: 200)),
    ("45g bar 210kcal p20", "bar", .hundredGrams, Nutrition(energy: 467, protein: 444)),
    ("cola 200ml 84kcal", "cola", .hundredMillilitres, Nutrition(energy: 42)),
    ("2 eggs 150kcal", "eggs", .portion, Nutrition(energy: 75)),
    ("Haferflocken 1450kJ", "Haferflocken", nil, Nutrition(energy: 347)),
    ("\"ham and eggs\" 300kcal", "ham and eggs", nil, Nutrition(energy: 300)),
    ("4008400401621 539kcal", "4008400401621", nil, Nutrition(energy: 539)),
  ]

  @Test(arguments: texts)
  func `says its name, what it holds, and of how much`(
    text: String, name: String, per: FoodMeasure?, nutrition: Nutrition
  ) throws {
    let food = try FoodText(text, names: .none)
    #expect((food.name, food.per, food.nutrition) == (name, per, nutrition))
  }

  private static let troubles: [(String, NoFoodText)] = [
    ("bar 210kcal + milk", .several), ("lunch: bar 210kcal", .several),
    ("bar 210kcal @ 8", .several), ("1 cup soup 90kcal", .amount), ("1g bar 900kcal", .amount),
  ]

  @Test(arguments: troubles)
  func `or why it is none`(text: String, trouble: NoFoodText) {
    #expect(throws: trouble) { try FoodText(text, names: .none) }
  }
}

@Suite struct `What a food of one's own weighs` {
  private func item(_ text: String, _ food: Food) throws -> NewMealItem {
    let names = MealNames([food], hasStaples: false)
    let meal = try MealText(text, names: names)
    let resolver = MealResolver(FoodCatalog(own: [food], staples: .empty), names) { _ in nil }
    return try #require(resolver.resolved(meal.items).first?.item)
  }

  @Test func `by the portion it is weighed where the portion is`() throws {
    let chili = Food(
      id: RowID(bits: 0, 1), name: "chili", per: .portion, nutrition: Nutrition(energy: 400),
      portions: "portion=350.0", servings: 4, ingredients: "beans")
    #expect(try item("chili", chili).portion == 3500)
    #expect(try item("2 chili", chili).nutrition.energy == 800)
    #expect(try item("175g chili", chili).nutrition.energy == 200)
  }

  @Test func `by volume where somebody said what a litre weighs`() throws {
    let milk = Food(
      id: RowID(bits: 0, 1), name: "my milk", per: .hundredGrams,
      nutrition: Nutrition(energy: 64), portions: "l=1030")
    #expect(try item("200ml my milk", milk).portion == 2060)
    #expect(try item("1 glass my milk", milk).portion == 2575)
    #expect(try item("0.5 l my milk", milk).portion == 5150)
  }
}
