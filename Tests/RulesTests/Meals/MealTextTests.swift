import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Meals as people type them` {
  private static let names = MealNames([
    Food(id: .blank, name: "Cup Noodles", portions: "Happen=30\nzwei Wörter=20"),
    Food(id: .blank, name: "3, 2, 1"), Food(id: .blank, name: "bar"),
  ])

  private func read(_ text: String) throws(NotUnderstood) -> MealText {
    try MealText(text, names: Self.names)
  }

  private static func food(
    _ name: String, _ thousandths: Int64? = nil, _ unit: FoodUnit? = nil,
    _ nutrition: Nutrition = .unknown, size: FoodSize? = nil, state: FoodState? = nil,
    isFew: Bool = false, beside: Int64? = nil
  ) -> MealText.Item {
    let amount = thousandths.map {
      FoodAmount(thousandths: $0, unit: unit.map(AmountUnit.common))
    }
    var item = MealText.Item(food: .named(name), amount: amount, nutrition: nutrition)
    (item.size, item.state) = (size, state)
    (item.isFew, item.beside) = (isFew, beside)
    return item
  }

  // MARK: What is understood

  private static let amounts: [(String, MealText.Item)] = [
    ("oats", food("oats")),
    ("80g oats", food("oats", 80_000, .gram)), ("80 g oats", food("oats", 80_000, .gram)),
    ("oats 80g", food("oats", 80_000, .gram)), ("oats80g", food("oats", 80_000, .gram)),
    ("oats 80", food("oats", 80_000)), ("2 eggs", food("eggs", 2000)),
    ("x2 eggs", food("eggs", 2000)), ("2x eggs", food("eggs", 2000)),
    ("2 x eggs", food("eggs", 2000)), ("2× eggs", food("eggs", 2000)),
    ("eggs x2", food("eggs", 2000)), ("eggs 2x", food("eggs", 2000)),
    ("½ avocado", food("avocado", 500)), ("1/2 avocado", food("avocado", 500)),
    ("0.5 avocado", food("avocado", 500)), ("0,5 avocado", food("avocado", 500)),
    ("1½ avocado", food("avocado", 1500)), ("1 1/2 avocado", food("avocado", 1500)),
    ("1/3 pizza", food("pizza", 333)), ("0.12345 pizza", food("pizza", 123)),
    ("0.1235 pizza", food("pizza", 124)),
    ("1,5 l Milch", food("Milch", 1500, .litre)), ("2 cups of rice", food("rice", 2000, .cup)),
    ("2 EL. Öl", food("Öl", 2000, .tablespoon)), ("1 TL Salz", food("Salz", 1000, .teaspoon)),
    ("1 Glas Saft", food("Saft", 1000, .glass)), ("3 Scheiben Brot", food("Brot", 3000, .slice)),
    ("2 Stück Kuchen", food("Kuchen", 2000, .piece)), ("1 Dose Oliven", food("Oliven", 1000, .can)),
    ("2 große Eier", food("Eier", 2000, size: .large)),
    ("1 kleiner Apfel", food("Apfel", 1000, size: .small)), ("2-3 eggs", food("eggs", 2500)),
    ("2 eggs 100g", food("eggs", 100_000, .gram)), ("eggs 2x 100g", food("eggs", 200_000, .gram)),
    ("rice (200 g)", food("rice", 200_000, .gram)), ("rice: 200g", food("rice", 200_000, .gram)),
    ("two eggs", food("eggs", 2000)), ("a slice of bread", food("bread", 1000, .slice)),
    ("toast two slices", food("toast", 2000, .slice)),
    ("bowl of cereal", food("cereal", 1000, .bowl)),
    ("half a pizza", food("pizza", 500)), ("one and a half pizzas", food("pizzas", 1500)),
    ("halbe Pizza", food("Pizza", 500)), ("anderthalb Brötchen", food("Brötchen", 1500)),
    ("half a litre of milk", food("milk", 500, .litre)),
    ("ein halbes Pfund Hackfleisch", food("Hackfleisch", 250_000, .gram)),
    ("2 200g steaks", food("steaks", 400_000, .gram)),
    ("a few nuts", food("nuts", 3000, isFew: true)),
    ("ein paar Erdbeeren", food("Erdbeeren", 3000, isFew: true)),
    ("150g Okra (roh)", food("Okra", 150_000, .gram, state: .raw)),
    ("large coffee", food("coffee", size: .large)), ("about 3 eggs please", food("eggs", 3000)),
    ("eine Halbe", food("Halbe", 1000, .halbe)), ("a pint", food("pint", 1000, .pint)),
    ("2 pints of lager", food("lager", 2000, .pint)), ("eine halbe Maß", food("Maß", 500, .mass)),
    ("0,5 Bier", food("Bier", 500, .litre)), ("2 Bier 0,5", food("Bier", 1000, .litre)),
    ("a dozen oysters", food("oysters", 12_000)), ("1 egg omelette", food("omelette", 1000, .egg)),
    ("1 Portion Reis", food("Reis", 1000, .portion)), ("8oz steak", food("steak", 8000, .ounce)),
    ("1lb mince", food("mince", 1000, .pound)), ("33cl beer", food("beer", 33_000, .centilitre)),
    ("0.5kg skyr", food("skyr", 500, .kilogram)),
    ("milk 200ML", food("milk", 200_000, .millilitre)),
  ]

  @Test(arguments: amounts)
  func `an amount stands in front of the food or behind it`(
    text: String, item: MealText.Item
  ) throws {
    #expect(try read(text).items == [item])
    #expect(try read("  \(text)\u{a0}").items == [item])
  }

  private static let values: [(String, Nutrition)] = [
    ("bar 210kcal p20", Nutrition(energy: 210, protein: 200)),
    ("210 kcal p 20 bar", Nutrition(energy: 210, protein: 200)),
    ("bar 880kJ", Nutrition(energy: 210)), ("bar 881 kj", Nutrition(energy: 211)),
    ("bar c30 f5.5 fi3 alc1,2", Nutrition(carbs: 300, fat: 55, fiber: 30, alcohol: 12)),
    ("bar kh30g bs 3 g", Nutrition(carbs: 300, fiber: 30)),
    ("bar 1.200kcal", Nutrition(energy: 1200)), ("bar 1,200 kcal", Nutrition(energy: 1200)),
    ("bar 88,5kcal", Nutrition(energy: 89)), ("bar P20.06", Nutrition(protein: 201)),
    ("bar 0kcal p0", Nutrition(energy: 0, protein: 0)), ("bar", Nutrition()),
    ("bar 9999kcal p999.9", Nutrition(energy: 9999, protein: 9999)),
    ("c 30 f 5.5g bar", Nutrition(carbs: 300, fat: 55)),
    ("bar 210kcal c 30", Nutrition(energy: 210, carbs: 300)),
  ]

  @Test(arguments: values)
  func `what is in it is said in any order, and unknown is not 0`(
    text: String, nutrition: Nutrition
  ) throws {
    #expect(try read(text).items == [Self.food("bar", nil, nil, nutrition)])
    #expect(try read("2x " + text).items == [Self.food("bar", 2000, nil, nutrition)])
  }

  @Test(arguments: [
    "80g oats + milk 200ml", "80g oats, milk 200ml", "80g oats; milk 200ml",
    "80g oats and milk 200ml", "80g oats UND milk 200ml", "80g oats,milk 200ml",
    "oats80g+milk 200ml",
  ])
  func `foods are beside each other`(text: String) throws {
    let items = [Self.food("oats", 80_000, .gram), Self.food("milk", 200_000, .millilitre)]
    #expect(try read(text).items == items)
  }

  private static let vitamins: [(String, MealText.Item)] = [
    ("vitamin c 500mg", food("vitamin c 500mg")), ("vitamin c 500 mg", food("vitamin c 500 mg")),
    ("vitamin c500mg", food("vitamin c500mg")), ("vitamin c 500 µg", food("vitamin c 500 µg")),
    ("vitamin c 500", food("vitamin c", 500_000)), ("vitamin c 5g", food("vitamin c", 5000, .gram)),
    ("c 1 tablet", food("c 1 tablet")),
    ("vitamin c30", food("vitamin", nil, nil, Nutrition(carbs: 300))),
    ("80g oats c30", food("oats", 80_000, .gram, Nutrition(carbs: 300))),
    ("oats 80g c 30", food("oats", 80_000, .gram, Nutrition(carbs: 300))),
    ("oats 2x c 30", food("oats", 2000, nil, Nutrition(carbs: 300))),
  ]

  @Test(arguments: vitamins)
  func `a letter behind a name is of the name`(text: String, item: MealText.Item) throws {
    #expect(try read(text).items == [item])
  }

  private static let foods: [(String, [String])] = [
    ("fish and chips and beer", ["fish and chips", "beer"]),
    ("Mac And Cheese + 1 banana", ["Mac And Cheese", "banana"]),
    ("200g Reis, weiß, gekocht, 2 eggs", ["Reis, weiß, gekocht", "eggs"]),
    ("reis,weiss,gekocht", ["reis,weiss,gekocht"]), ("quark 40 %", ["quark 40 %"]),
    ("2% milk 200ml", ["2% milk"]), ("Weizenmehl Type 405 200g", ["Weizenmehl Type 405"]),
    ("2 Cup noodles", ["Cup noodles"]), ("2 cups noodles", ["cups noodles"]),
    ("3, 2, 1", ["3, 2, 1"]),
    ("fish, chips", ["fish", "chips"]), ("7up", ["7up"]), ("b12 80g", ["b12"]),
    ("milk 1.5% 200ml", ["milk 1.5%"]), ("fish & chips", ["fish & chips"]),
    ("x  b\tc", ["x b c"]), ("Crème fraîche", ["Crème fraîche"]),
  ]

  @Test(arguments: foods)
  func `known names are matched longest first`(text: String, foods: [String]) throws {
    #expect(try read(text).items.map(\.food) == foods.map { .named($0) })
  }

  private static let quotedNames: [(String, MealText.Item)] = [
    (#"80g "7 up and more""#, food("7 up and more", 80_000, .gram)),
    (#""Reis, rot" 2x"#, food("Reis, rot", 2000)), (#""bar p20" p5"#, barWithProtein),
    (#""  a   b ""#, food("a b")), (#""he said ""eat"" p5""#, food(#"he said "eat" p5"#)),
    (#""12345678""#, food("12345678")), (#"zig "80 g" bar"#, food(#"zig "80 g" bar"#)),
  ]

  private static let barWithProtein = food("bar p20", nil, nil, Nutrition(protein: 50))

  @Test(arguments: quotedNames)
  func `a name in quotation marks is taken as it is`(text: String, item: MealText.Item) throws {
    #expect(try read(text).items == [item])
  }

  @Test(arguments: [
    "alc80x3", "fi1,5c2", ")Reis, roh", "egg 2\"\u{614}l", "c1,5kh6\u{12}6", "\"80 g\"",
    "\"a\"\"b\" 2", "\"\" egg", "milk 1.5% 200ml", "20 \"🥑\"", "½ \"x\u{fffd}\"",
    "egg, roh of 3 kJ",
    "\u{605}.", "\" ml \u{1}\" \u{fffd}I\u{c}m\u{1} ½ \u{2}kcal\"kgund",
    "½g  \u{a0}t\u{fffd}+b12+ kJ 0.333milk",
    "\" lunchlunch  FrühstückEL\u{a0}  bWeizenmehl \"",
    "zig \"80 g\" bar", "Reis, roh \" große\"1,5 ", "2x \"raw\" \"large\"",
    "big \"80 g\" bar",
    "2 toasts with butter + a few nuts raw",
  ])
  func `a name that could mean more is written between quotation marks`(text: String) throws {
    let meal = try read(text)
    let again = try read(meal.text)
    #expect(again == meal, "\(meal.text)")
  }

  @Test func `a food brings its own portions`() throws {
    let amount = FoodAmount(thousandths: 2000, unit: .own("Happen"))
    let item = MealText.Item(food: .named("Proteinbar"), amount: amount)
    #expect(try read("2 happen Proteinbar").items == [item])
    #expect(try read("Proteinbar 2 Happen").items == [item])
    #expect(
      try MealText("2 happen Proteinbar", names: .none).items == [
        Self.food("happen Proteinbar", 2000)
      ])
  }

  private static let slots: [(String, MealSlot)] = [
    ("breakfast: oats", MealSlot.breakfast), ("Frühstück: oats", .breakfast),
    ("fruehstueck : oats", .breakfast), ("b: oats", .breakfast), ("L:oats", .lunch),
    ("Mittagessen: oats", .lunch), ("Abendbrot: oats", .dinner), ("d: oats", .dinner),
    ("s: oats", .snack), ("Snack: oats", .snack),
  ]

  @Test(arguments: slots)
  func `the meal of the day stands in front`(text: String, slot: MealSlot) throws {
    #expect(try read(text) == MealText(slot: slot, items: [Self.food("oats")]))
  }

  @Test func `a bare word for it stands beside energy`() throws {
    let lunch = MealText(slot: .lunch, items: [.init(nutrition: Nutrition(energy: 650))])
    for text in [
      "650kcal lunch", "lunch 650 kcal", "Mittagessen 650kcal", "lunch: 650kcal", "650kcal l",
    ] {
      #expect(try read(text) == lunch)
    }
    #expect(try read("lunch: 650kcal lunch") == lunch)
    #expect(try read("650kcal").slot == nil)
    #expect(try read("lunch").items == [Self.food("lunch")])
    #expect(try read("2 lunch 650kcal").slot == nil)
  }

  @Test func `a bar code is a food`() throws {
    let food = MealText.Food.barcode("4008400401621")
    #expect(try read("4008400401621").items == [.init(food: food)])
    #expect(
      try read("30g 4008400401621, 12345678").items == [
        .init(food: food, amount: FoodAmount(30, .gram)), .init(food: .barcode("12345678")),
      ])
  }

  @Test func `a time is handed on`() throws {
    #expect(try read("oats 80g @ yesterday 8:00").time == "yesterday 8:00")
    #expect(try read("oats @8:00").items == [Self.food("oats")])
    #expect(try read("oats @").time?.isEmpty == true)
    #expect(try read("oats").time == nil)
  }

  // MARK: What is not

  private static let mistakes: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.food), ("  ", 2, .food), ("oats + + milk", 7, .food),
    ("oats +", 6, .food), ("and oats", 0, .food), ("80g", 0, .food), ("2 cups", 0, .food),
    ("oats + 2 g", 7, .food), ("%", 0, .food), ("breakfast:", 10, .food), ("@ 8:00", 0, .food),
    ("650", 0, .foodOrEnergy), ("oats + 12", 7, .foodOrEnergy), ("650 p20", 0, .foodOrEnergy),
    ("1234567", 0, .foodOrEnergy), ("½", 0, .foodOrEnergy),
    ("brunch: oats", 0, .mealSlot), ("my lunch: oats", 8, .mealSlot),
    ("lunch: 650kcal dinner", 7, .oneSlot),
    ("oats 80g milk 200ml", 5, .separator), ("oats 210kcal milk", 13, .separator),
    ("80g eggs 100g", 0, .oneAmount), ("lunch 650", 6, .foodOrEnergy), ("oats and", 8, .food),
    ("bar 210kcal 880kJ", 12, .oneValue), ("bar p20 p20", 8, .oneValue),
    ("bar 10000kcal", 4, .energyOfFood), ("bar 41838kJ", 4, .energyOfFood),
    ("bar p1000", 4, .macroOfFood), ("0g oats", 0, .amountOfFood), ("oats 5001g", 5, .amountOfFood),
    ("5.001kg oats", 0, .amountOfFood), ("0.04g salt", 0, .amountOfFood),
    ("12lb ham", 0, .amountOfFood), ("5001ml tea", 0, .amountOfFood), ("1/0 egg", 0, .oneAmount),
    ("1001 eggs", 0, .amountOfFood), ("99999999999999999999 eggs", 0, .amountOfFood),
  ]

  @Test(arguments: mistakes)
  func `what is wrong is named with its place`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try read(text)
    }
  }

  @Test func `a place is counted in characters`() {
    #expect(throws: NotUnderstood(text: "Öl + é + 5", place: 9, expected: .foodOrEnergy)) {
      try read("Öl + é + 5")
    }
  }

  @Test(arguments: ["5kg oats", "0.1g salt", "5l tea", "1000 eggs", "11lb ham", "176oz ham"])
  func `at the limit all is well`(text: String) throws {
    #expect(try read(text).items.count == 1)
  }

  @Test func `a meal has so many foods, in so long a text`() throws {
    let twenty = Array(repeating: "egg", count: 20).joined(separator: ", ")
    #expect(try read(twenty).items.count == 20)
    let place = twenty.count + 2
    #expect(
      throws: NotUnderstood(text: twenty + ", egg", place: place, expected: .foods(limit: 20))
    ) {
      try read(twenty + ", egg")
    }
    #expect(try read(String(repeating: "a", count: 500)).items.count == 1)
    let long = String(repeating: "a", count: 501)
    #expect(throws: NotUnderstood(text: long, place: 500, expected: .shorter(limit: 500))) {
      try read(long)
    }
  }

  /// With a step for each way to part them, the first would take as long as the sun shines.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "ei w ", count: 30) + "q" + String(repeating: " & q", count: 30),
      String(repeating: "egg and ", count: 60) + "q",
    ])
  func `many joints of what nobody knows are one food`(text: String) throws {
    #expect(try read(text).items == [Self.food(text)])
  }

  // MARK: There and back

  @Test func `a meal that is written is read as the same`() throws {
    var dice = Seeded()
    for _ in 0..<1000 {
      let meal = MealText.random(&dice)
      #expect(try read(meal.text) == meal, "seed \(dice.seed): \(meal.text)")
    }
  }

  @Test func `the text of a meal is short and plain`() {
    let items = [
      Self.food("oats", 80_000, .gram), Self.food("large eggs", 2500, nil, Nutrition(fat: 95)),
      .init(nutrition: Nutrition(energy: 650)),
    ]
    let meal = MealText(slot: .lunch, items: items, time: "8:00")
    #expect(meal.text == "lunch: 80 g oats + 2.5x \"large eggs\" f9.5 + 650kcal @ 8:00")
  }
}
