import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `What a typed meal teaches` {
  private var scene = Scene()

  private var foods: [Food] { scene.shelf.plans.values.compactMap { $0.noun as? Food } }

  /// What a text means to the person by now.
  private func read(_ text: String) throws -> ResolvedItem {
    let (foods, items) = (foods, scene.shelf.mealItems)
    let names = MealNames(foods, hasStaples: false)
    let meal = try MealText(text, names: names)
    let resolver = MealResolver(FoodCatalog(own: foods, staples: .empty), names) { name in
      items.last { FoldedName.of($0.name) == name }
    }
    return try #require(resolver.resolved(meal.items).first)
  }

  private mutating func log(_ text: String) throws {
    scene.now = scene.now + .minutes(1)
    try scene.perform(.eat(.log(.init([read(text).item]))))
  }

  private mutating func keep(_ food: NewFood) throws {
    try scene.perform(.keep(.add(food)))
  }

  private static let measures: [(String, FoodMeasure, Int64)] = [
    ("2 buns 150kcal", FoodMeasure.portion, 75), ("½ buns 150kcal", .portion, 300),
    ("3 pieces buns 150kcal", .portion, 50), ("2 portions buns 150kcal", .portion, 75),
    ("buns 150kcal", .portion, 150), ("50g buns 150kcal", .hundredGrams, 300),
    ("0.5kg buns 150kcal", .hundredGrams, 30), ("200ml buns 150kcal", .hundredMillilitres, 75),
    ("33cl buns 150kcal", .hundredMillilitres, 45), ("1l buns 150kcal", .hundredMillilitres, 15),
    ("1.25ml buns 13kcal", .hundredMillilitres, 1000),
  ]

  @Test(arguments: measures)
  mutating func `is what one portion holds, or 100 g, or 100 ml`(
    text: String, per: FoodMeasure, energy: Int64
  ) throws {
    try log(text)
    #expect(foods.map(\.per) == [per] && foods.map(\.nutrition.energy) == [energy], "\(text)")
  }

  @Test(arguments: ["2 slices", "1 cup", "1 tbsp", "2 small", "1 bottle", "1g"])
  mutating func `is nothing where no food can say it, and the same words still mean as much`(
    amount: String
  ) throws {
    try log("\(amount) bun 150kcal")
    #expect(foods == [], "\(amount)")
    for text in ["\(amount) bun", "bun"] {
      let again = try read(text)
      #expect(again.item.nutrition.energy == 150 && again.asOn != nil, "\(text)")
      try log(text)
    }
    #expect(foods == [], "\(amount)")
  }

  @Test func `comes to the same energy when the same words are typed again`() throws {
    var dice = Seeded()
    let units = FoodUnit.allCases.map(AmountUnit.common) + [nil]
    var learnt: [FoodMeasure: Int] = [:]
    for _ in 0..<600 {
      var person = Self()
      let most = Int64(10) << Int64.random(in: 0...20, using: &dice)
      let thousandths = Int64.random(in: 1...most, using: &dice)
      let amount = FoodAmount(
        thousandths: thousandths, unit: units.randomElement(using: &dice) ?? nil)
      guard amount.isPossible else { continue }
      let largest = Int64(9999) >> Int64.random(in: 0...9, using: &dice)
      let energy = Int64.random(in: 0...largest, using: &dice)
      var typed = MealText.Item(food: .named("zzyzx"), amount: amount)
      let short = MealText(items: [typed]).text
      typed.nutrition.energy = energy
      let text = MealText(items: [typed]).text
      try person.log(text)
      let again = try person.read(short).item
      // A food is in whole kcal: half of one, as often as the amount has its measure.
      let rounding = try person.foods.first.map { food in
        learnt[food.per, default: 0] += 1
        return try (again.portion ?? #require(again.amount)) / 2000 + 1
      }
      let difference = abs(try #require(again.nutrition.energy, "\(text)") - energy)
      #expect(difference <= rounding ?? 0, "seed \(dice.seed): \(text)")
    }
    #expect(learnt.count == 3, "seed \(dice.seed)")
  }

  @Test mutating func `never replaces what is kept in another measure`() throws {
    try keep(.init("oats", nutrition: Nutrition(energy: 370, protein: 135)))
    let kept = foods
    for text in ["oats 300kcal", "2 oats 300kcal", "80ml oats 300kcal", "1 cup oats 300kcal"] {
      try log(text)
      #expect(foods == kept, "\(text)")
      #expect(scene.shelf.mealItems.last?.nutrition.energy == 300)
    }
    // What is typed of the same measure counts.
    try log("50g oats 180kcal")
    #expect(foods.map(\.nutrition) == [Nutrition(energy: 360, protein: 135)])
    #expect(foods.map(\.id) == kept.map(\.id))
  }

  @Test mutating func `fills in what is kept without numbers`() throws {
    try keep(.init("oats"))
    try log("2 oats 300kcal")
    #expect(foods.map(\.per) == [.portion] && foods.map(\.nutrition.energy) == [150])
  }

  @Test mutating func `is nothing that the food could not say of so much`() throws {
    try keep(.init("bun", per: .portion, nutrition: Nutrition(energy: 80), portions: "piece=30"))
    let kept = foods
    try log("2 pieces bun 150kcal")
    #expect(foods == kept)
  }

  @Test mutating func `is only what was typed then, so that a deleted food stays deleted`() throws {
    try log("bar 210kcal")
    let bar = try #require(foods.first)
    try scene.perform(.keep(.delete(bar.id.text)))
    try log("bar")
    let again = try #require(scene.shelf.mealItems.last)
    #expect(again.nutrition.energy == 210 && again.food == bar.id.text)
    #expect(foods == [])
    // The list of usual meals sends what it shows, with its food.
    let sent = NewMealItem("bar", food: bar.id.text, nutrition: Nutrition(energy: 210))
    try scene.perform(.eat(.log(.init([sent]))))
    #expect(foods == [])
    try log("bar 220kcal")
    #expect(foods.map(\.nutrition.energy) == [220])
  }
}
