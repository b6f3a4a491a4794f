import Nouns
import Rules
import Testing

@Suite struct `What an amount of food holds` {
  private let milk = FoodValues(
    Nutrition(energy: 62, protein: 33, fat: 34), portions: [Portion("glass", weight: 2060)],
    density: 1030)
  private let egg = FoodValues(
    Nutrition(energy: 135, protein: 128),
    portions: [
      Portion("piece", weight: 550), Portion("small", weight: 450), Portion("large", weight: 600),
    ])
  private let bar = FoodValues(
    Nutrition(energy: 210, protein: 200), per: .portion(weight: nil),
    portions: [Portion("Riegel", weight: 300)])

  private func weight(_ food: FoodValues, _ amount: FoodAmount) throws -> Int64? {
    try food.serving(of: amount).weight
  }

  private static let weights: [(FoodAmount, Int64)] = [
    (FoodAmount(80, .gram), Int64(800)), (FoodAmount(1, .kilogram), 10_000),
    (FoodAmount(1, .ounce), 283), (FoodAmount(1, .pound), 4536),
    (FoodAmount(thousandths: 12_345, unit: .common(.gram)), 123),
    (FoodAmount(thousandths: 12_350, unit: .common(.gram)), 124),
    (FoodAmount(200, .millilitre), 2060), (FoodAmount(33, .centilitre), 3399),
    (FoodAmount(1, .litre), 10_300), (FoodAmount(1, .glass), 2060), (FoodAmount(2, .cup), 4120),
    (FoodAmount(1, .tablespoon), 155), (FoodAmount(1, .teaspoon), 52),
    (FoodAmount(1, .portion), 2060),
  ]

  @Test(arguments: weights)
  func `each unit weighs what it weighs`(amount: FoodAmount, grams: Int64) throws {
    #expect(try weight(milk, amount) == grams)
  }

  private static let sizes: [(FoodAmount, Int64)] = [
    (FoodAmount(2), Int64(1100)), (FoodAmount(thousandths: 500), 275),
    (FoodAmount(1, .medium), 550), (FoodAmount(1, .small), 450), (FoodAmount(1, .large), 600),
    (FoodAmount(1, .portion), 550),
  ]

  @Test(arguments: sizes)
  func `what is counted comes in sizes`(amount: FoodAmount, grams: Int64) throws {
    #expect(try weight(egg, amount) == grams)
  }

  @Test func `values are of so much, rounded half away from zero, and unknown stays unknown`()
    throws
  {
    let serving = try milk.serving(of: FoodAmount(50, .gram))
    #expect(serving.nutrition == Nutrition(energy: 31, protein: 17, fat: 17))
    #expect(try egg.serving(of: FoodAmount(3)).nutrition == Nutrition(energy: 223, protein: 211))
  }

  @Test func `a food that was entered by the portion is counted in portions`() throws {
    let two = Serving(weight: nil, nutrition: Nutrition(energy: 420, protein: 400))
    #expect(try bar.serving(of: FoodAmount(2)) == two)
    #expect(try bar.serving(of: FoodAmount(2, .portion)) == two)
    #expect(try bar.serving(of: FoodAmount(2, .piece)) == two)
    #expect(throws: UnknownServing.unit(.common(.gram))) {
      try bar.serving(of: FoodAmount(30, .gram))
    }
    let weighed = FoodValues(bar.nutrition, per: .portion(weight: 400))
    #expect(try weighed.serving(of: FoodAmount(1)).weight == 400)
    #expect(
      try weighed.serving(of: FoodAmount(60, .gram))
        == Serving(
          weight: 600, nutrition: Nutrition(energy: 315, protein: 300)))
  }

  @Test func `a food that is told by volume is measured so`() throws {
    let juice = FoodValues(
      Nutrition(energy: 45), per: .volume, portions: [Portion("Flasche", weight: 3300)])
    #expect(
      try juice.serving(of: FoodAmount(200, .millilitre))
        == Serving(weight: 2000, nutrition: Nutrition(energy: 90)))
    #expect(try juice.serving(of: FoodAmount(1, .bottle)).nutrition.energy == 149)
    let syrup = FoodValues(Nutrition(energy: 400), per: .volume, density: 1330)
    #expect(
      try syrup.serving(of: FoodAmount(50, .millilitre))
        == Serving(weight: 665, nutrition: Nutrition(energy: 200)))
    #expect(try syrup.serving(of: FoodAmount(133, .gram)).nutrition.energy == 400)
  }

  @Test func `a portion is told with its grams`() {
    #expect(Portion(text: "slice=25") == Portion("slice", weight: 250))
    #expect(Portion(text: "großer Becher=25,5") == Portion("großer Becher", weight: 255))
    for text in ["", "slice", "slice=", "=5", "a=b", "a=-5", "a=5.", "a=5.55", "a=1=2", "a=+1"] {
      #expect(Portion(text: text) == nil, "\(text)")
    }
    #expect(Portion(text: "a=9999999999999999999") == nil)
  }

  @Test func `a food brings portions of its own, in the words of its person`() throws {
    let food = FoodValues(
      Nutrition(energy: 400),
      portions: [Portion("Riegel", weight: 300), Portion("Becher", weight: 1500)])
    #expect(try weight(food, FoodAmount(thousandths: 2000, unit: .own("riegel"))) == 600)
    #expect(try weight(food, FoodAmount(1, .mug)) == 1500)
    #expect(throws: UnknownServing.unit(.own("Tüte"))) {
      try food.serving(of: FoodAmount(thousandths: 1000, unit: .own("Tüte")))
    }
  }

  @Test func `a bare number of what is not counted says nothing`() throws {
    let oats = FoodValues(Nutrition(energy: 348))
    #expect(try oats.serving(of: FoodAmount(1, .ounce)).weight == 283)
    #expect(throws: UnknownServing.noUnit) { try oats.serving(of: FoodAmount(50)) }
  }

  @Test func `what nobody knows is said`() {
    let oats = FoodValues(Nutrition(energy: 348))
    for unit in [FoodUnit.millilitre, .cup, .slice, .piece, .large, .portion, .tablespoon] {
      #expect(throws: UnknownServing.unit(.common(unit))) {
        try oats.serving(of: FoodAmount(1, unit))
      }
    }
    #expect(throws: UnknownServing.amount) { try oats.serving(of: FoodAmount(6, .kilogram)) }
    #expect(throws: UnknownServing.amount) { try oats.serving(of: FoodAmount(0, .gram)) }
    #expect(throws: UnknownServing.amount) { try egg.serving(of: FoodAmount(999)) }
    let oil = FoodValues(Nutrition(energy: 899))
    #expect(throws: UnknownServing.amount) { try oil.serving(of: FoodAmount(2, .kilogram)) }
  }

  @Test func `values from outside do no harm`() {
    let odd = FoodValues(
      Nutrition(energy: .max, protein: .min), per: .portion(weight: .max),
      portions: [Portion("piece", weight: .max), Portion("slice", weight: -5)], density: .max)
    for unit in FoodUnit.allCases {
      for thousandths in [Int64.min, -1, 0, 1, 1000, .max] {
        let amount = FoodAmount(thousandths: thousandths, unit: .common(unit))
        guard let serving = try? odd.serving(of: amount) else { continue }
        #expect(serving.weight.map(FoodAmount.portions.contains) ?? true)
        #expect(serving.nutrition.energy.map(Nutrition.energies.contains) ?? false)
      }
    }
  }

  @Test func `every portion of every staple is understood and can be eaten`() throws {
    for staple in Staple.all() {
      let food = FoodValues(staple)
      for portion in staple.portions {
        let unit = try #require(FoodUnit(rawValue: portion.name), "\(portion.name)")
        #expect(FoodUnit(word: portion.name) == unit)
        #expect(try food.serving(of: FoodAmount(1, unit)).weight == portion.weight)
      }
      let serving = try food.serving(of: FoodAmount(100, .gram))
      #expect(serving == Serving(weight: 1000, nutrition: staple.nutrition))
    }
  }
}
