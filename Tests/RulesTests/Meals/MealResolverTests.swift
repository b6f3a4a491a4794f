import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `What a typed meal means` {
  private let bar = Food(
    id: RowID(bits: 0, 1), name: "Bar", aliases: "Riegel", per: .portion,
    nutrition: Nutrition(energy: 210, protein: 200))
  private let oats = Food(
    id: RowID(bits: 0, 2), name: "my oats", per: .hundredGrams, nutrition: Nutrition(energy: 370),
    portions: "cup=40")

  private func read(
    _ text: String, foods: [Food] = [], last: [String: MealItem] = [:], pick: String? = nil
  ) throws -> [ResolvedItem] {
    let names = MealNames(foods)
    let meal = try MealText(text, names: names)
    let resolver = MealResolver(FoodCatalog(own: foods), names) { last[$0] }
    return resolver.resolved(meal.items, picks: meal.items.map { _ in pick })
  }

  private func eaten(_ name: String, _ change: (inout MealItem) -> Void) -> MealItem {
    var item = MealItem()
    (item.name, item.at) = (
      name, Mark(Instant(seconds: 1_772_452_800), in: .utc)
    )
    change(&item)
    return item
  }

  @Test func `everyday foods are known by what they are called, in both languages`() throws {
    let meal = try read("80g Haferflocken + milk 200ml, 2 eggs")
    #expect(meal.map(\.item.source) == [.staple, .staple, .staple])
    #expect(meal.map(\.item.nutrition.energy) == [278, 128, 149])
    #expect(meal.map(\.item.portion) == [800, 2060, 1100])
    #expect(meal.map(\.item.name) == ["Haferflocken", "milk", "eggs"])
    #expect(meal.allSatisfy { $0.choices.isEmpty && $0.lack == nil })
  }

  @Test func `a bar code means the food that has it, under the name of that`() throws {
    let spread = Food(
      id: RowID(bits: 0, 3), name: "Spread", aliases: "4008400401621", per: .hundredGrams,
      nutrition: Nutrition(energy: 539))
    let had = eaten("Spread") {
      ($0.food, $0.amount, $0.unit) = (RowID(bits: 0, 3).text, 20_000, "g")
    }
    let known = try read("4008400401621", foods: [spread], last: ["spread": had])
    #expect(known.map(\.item.name) == ["Spread"])
    #expect(known.map(\.item.nutrition.energy) == [108])
    #expect(try read("4008400401621").map(\.item.name) == ["4008400401621"])
  }

  @Test func `one's own food is meant before any other, by each of its names`() throws {
    for name in ["bar", "RIEGEL", "Bar"] {
      let item = try #require(try read("2 \(name)", foods: [bar, oats]).first?.item)
      #expect(item.source == .own && item.food == RowID(bits: 0, 1).text)
      #expect(item.nutrition == Nutrition(energy: 420, protein: 400))
    }
    let cup = try #require(try read("1 cup my oats", foods: [bar, oats]).first?.item)
    #expect(cup.portion == 400 && cup.nutrition.energy == 148)
  }

  @Test func `without an amount it is that of the last time, and its day is said`() throws {
    let before = eaten("bar") {
      ($0.food, $0.source, $0.amount, $0.unit) = (RowID(bits: 0, 1).text, .own, 3000, "portion")
    }
    let last = [FoldedName.of("bar"): before]
    let again = try #require(try read("bar", foods: [bar], last: last).first)
    #expect(again.item.nutrition.energy == 630)
    #expect(again.asOn == before.at.day)
    let other = try #require(try read("1 bar", foods: [bar], last: last).first)
    #expect(other.item.nutrition.energy == 210 && other.asOn == nil)
  }

  @Test func `what was chosen for a name once is meant by it from then on`() throws {
    let asked = try #require(try read("100g brocolli").first)
    #expect(asked.choices.count == 1)
    #expect(asked.item.source == .typed)
    let key = try #require(asked.choices.last?.key)
    let chosen = try #require(try read("100g brocolli", pick: key).first)
    #expect(chosen.item.food == key && chosen.choices.isEmpty)
    let last = [
      FoldedName.of("brocolli"): eaten("brocolli") { ($0.food, $0.source) = (key, .staple) }
    ]
    #expect(try read("100g brocolli", last: last).first?.item.food == key)
    // A food that is gone since is none.
    let gone = ["zzyzx": eaten("zzyzx") { $0.food = RowID(bits: 0, 7).text }]
    #expect(try read("zzyzx", last: gone).first?.item.source == .typed)
  }

  @Test func `what is in it counts whatever it is called, and is nobody else's`() throws {
    let item = try #require(try read("oats 80g 300kcal p10").first)
    #expect(item.item.source == .typed && item.item.food == nil)
    #expect(item.item.nutrition == Nutrition(energy: 300, protein: 100))
    #expect(item.item.portion == 800)
    let energy = try #require(try read("650kcal lunch").first)
    #expect(energy.item == NewMealItem(nutrition: Nutrition(energy: 650)))
  }

  @Test func `what was raw once is not raw from then on, and a drop is no glass`() throws {
    let raw = try #require(try read("80g uncooked rice").first?.item)
    let rice = eaten("rice") {
      ($0.food, $0.amount, $0.unit, $0.nutrition) = (raw.food, 80_000, "g", Nutrition(energy: 281))
    }
    for text in ["rice 200g", "rice", "rice 80g"] {
      let item = try read(text, last: ["rice": rice]).first?.item
      #expect(item?.food == "staple:rice-white-cooked" && item?.nutrition.energy != 281, "\(text)")
    }
    #expect(try read("80g uncooked rice", last: ["rice": rice]).first?.item.food == raw.food)
    let pasta = eaten("pasta") {
      ($0.food, $0.amount, $0.unit) = ("staple:pasta-cooked", 100_000, "g")
      $0.nutrition = Nutrition(energy: 146)
    }
    let dry = try #require(try read("dry pasta 100g", last: ["pasta": pasta]).first?.item)
    #expect((dry.food, dry.nutrition.energy) == ("staple:pasta-raw", 346))
    let drop = [
      "milk": eaten("milk") { ($0.food, $0.amount, $0.unit) = ("staple:milk-whole", 30_000, "g") }
    ]
    #expect(try read("milk", last: drop).first?.item.portion == 2500)
  }

  @Test func `a filling is not eaten beside its dish, and a beer is not lost`() throws {
    #expect(try read("chicken and vegetable soup").map(\.item.food) == [nil])
    #expect(try read("chips and a beer").count == 2)
    #expect(try read("burger, a pint").map(\.item.unit) == ["piece", "pint"])
    #expect(try read("beer, a pint").count == 1)
    #expect(try read("Butter 10, rice 15").map(\.item.portion) == [100, 150])
    #expect(try read("10 pizzas").first?.lack == .amount)
    // Nobody knows what one of them weighs, and none is a bowl.
    for text in ["10 crisps", "5 fries"] {
      #expect(try read(text).first?.lack == .noAmount, "\(text)")
    }
    #expect(try read("10 M&Ms, 2 oreos, oreo").map(\.item.portion) == [200, 220, 330])
    #expect(try read("a stick of butter").first?.item.portion == 1130)
  }

  @Test func `what nobody knows is taken as it is, and never as nothing`() throws {
    let item = try #require(try read("2 zzyzx").first)
    #expect(item.item.name == "zzyzx" && item.item.nutrition.isUnknown)
    #expect(item.choices.isEmpty && item.lack == nil)
    let own = try #require(try read("brocolli", pick: "").first)
    #expect(own.item.nutrition.isUnknown && own.choices.isEmpty)
  }

  @Test func `what an amount weighs is asked where nobody knows it`() throws {
    #expect(try read("oats 80, milk 200").map(\.item.portion) == [800, 2060])
    #expect(try read("my oats 80", foods: [oats]).first?.lack == .noUnit)
    #expect(try read("1 bottle my oats", foods: [oats]).first?.lack == .unit(.common(.bottle)))
    #expect(try read("1kg oats").first?.lack == nil)
    // More than 9999 kcal is in nothing that somebody eats at once.
    #expect(try read("5kg oats").first?.lack == .amount)
    #expect(try read("3 bars", foods: [bar]).first?.item.name == "bars")
  }

  @Test func `what was in so much of it the last time is in so much of it again`() throws {
    let before = eaten("cake") {
      ($0.amount, $0.unit, $0.nutrition) = (80_000, "g", Nutrition(energy: 300))
    }
    func again(_ text: String) throws -> ResolvedItem {
      try #require(try read(text, last: ["cake": before]).first)
    }
    for text in ["80g cake", "cake"] {
      let same = try again(text)
      #expect((same.item.amount, same.item.unit) == (80_000, "g"), "\(text)")
      #expect(same.item.nutrition.energy == 300 && same.asOn == before.at.day, "\(text)")
      #expect(same.item.source == .own, "\(text)")
    }
    for text in ["80ml cake", "80 cake", "81g cake"] {
      let other = try again(text)
      #expect(other.item.nutrition.isUnknown && other.asOn == nil, "\(text)")
    }
  }

  @Test func `what a portion cannot weigh is passed over`() {
    let lines = [
      "cup=-9223372036854775808", "cup=9223372036854775807", "cup=-1", "cup=", "=30", "slice=25.5",
    ]
    let food = Food(id: RowID(bits: 0, 3), name: "x", portions: lines.joined(separator: "\n"))
    #expect(food.portionList == [Portion("slice", weight: 255)])
  }
}
