import Nouns
import Testing

@testable import Formats

/// All that comes of a table, read in pieces of some length.
func foodItems(
  _ text: String, source: ImportedFood.Source? = nil, piece: Int = .max,
  limits: ImportLimits = FoodReader.limits
) throws -> [FoodItem] {
  var reader = FoodReader(source: source, limits: limits)
  var items: [FoodItem] = []
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    items += try reader.take(rest.prefix(piece))
    rest = rest.dropFirst(piece)
  }
  return items + (try reader.finish())
}

extension FoodItem {
  var food: ImportedFood? { if case .food(let food, _) = self { food } else { nil } }
  var fault: FoodFault? { if case .refused(let fault, _) = self { fault } else { nil } }
}

@Suite struct `Tables of foods` {
  static let openFoodFacts = """
    code\turl\tproduct_name\tproduct_name_de\tbrands\tquantity\tserving_quantity\tenergy-kj_100g\tenergy-kcal_100g\tenergy_100g\tfat_100g\tsaturated-fat_100g\tcarbohydrates_100g\tsugars_100g\tfiber_100g\tproteins_100g\talcohol_100g
    4008400401621\thttp://x\tMilk "Choc"\tMilchschokolade\tKinder,Ferrero\t100 g\t12.5\t\t566\t2368\t35\t22.6\t53.5\t53.3\t\t8.7\t
    0000040084909\t\tBeer\t\t\t500 ml\t\t180\t43\t180\t0\t\t3\t\t\t0.5\t5

    """

  @Test func `a product of Open Food Facts is read with its barcode and all its names`() throws {
    let items = try foodItems(Self.openFoodFacts)
    let food = try #require(items.first?.food)
    #expect(food.code == "4008400401621")
    #expect(
      (food.name, food.germanName, food.brand) == ("Milk \"Choc\"", "Milchschokolade", "Kinder"))
    #expect((food.per, food.portion) == (.hundredGrams, 125))
    #expect(food.nutrition == Nutrition(energy: 566, protein: 87, carbs: 535, fat: 350))
  }

  @Test func `what comes in a bottle has values per 100 ml, and its alcohol in grams`() throws {
    let food = try #require(try foodItems(Self.openFoodFacts).last?.food)
    #expect((food.code, food.per) == ("40084909", .hundredMillilitres))
    #expect(food.nutrition.alcohol == 39)
  }

  @Test(arguments: [1, 7, 100]) func `it is the same in whatever pieces it comes`(piece: Int) throws
  {
    #expect(try foodItems(Self.openFoodFacts, piece: piece) == foodItems(Self.openFoodFacts))
  }

  @Test func `carbohydrate of the USDA loses the fibre that it has in it`() throws {
    let text = """
      NDB_No,Shrt_Desc,Water_(g),Energ_Kcal,Protein_(g),Lipid_Tot_(g),Ash_(g),Carbohydrt_(g),Fiber_TD_(g),Sugar_Tot_(g),GmWt_1,GmWt_Desc1
      20033,"OAT BRAN,RAW",6.55,246,17.3,7.03,2.89,66.22,15.4,1.45,94,"1 cup, level"
      """
    let food = try #require(try foodItems(text).first?.food)
    #expect((food.code, food.name, food.portion) == ("20033", "Oat bran, raw", 940))
    #expect((food.nutrition.carbs, food.nutrition.fiber) == (508, 154))
  }

  @Test(arguments: [
    "Name;kcal;Eiweiß (g);Kohlenhydrate;Fett;Ballaststoffe;Portion\nRiegel;380;33,5;40;10;5;45",
    "name,energy (kcal),protein,carbs,fat,fibre,serving size\nRiegel,380,33.5,40,10,5,45",
    "Lebensmittel\tBrennwert kJ je 100 g\tEiweiss\tKH\tFett\tBallaststoffe\tPortion\nRiegel\t1590\t33,5 g\t40 g\t10\t5\t45 g",
  ])
  func `any table with a heading in German or English is read`(text: String) throws {
    let food = try #require(try foodItems(text).first?.food)
    #expect((food.code, food.name, food.portion) == ("=riegel", "Riegel", 450))
    #expect(
      food.nutrition == Nutrition(energy: 380, protein: 335, carbs: 400, fat: 100, fiber: 50))
  }

  @Test func `a heading can say that the values are of 100 ml`() throws {
    let items = try foodItems("name,kcal per 100 ml\nSaft,45\n")
    #expect(items.first?.food?.per == .hundredMillilitres)
  }

  @Test(arguments: [
    ("", ImportError(.empty)),
    ("PK\u{3}\u{4}", ImportError(.zip)),
    ("name,protein\nx,1\n", ImportError(.noFoods, line: 1)),
    ("kcal\n100\n", ImportError(.noFoods, line: 1)),
    ("name,energy\nx,100\n", ImportError(.noFoods, line: 1)),
  ])
  func `what is no table of foods is not taken`(text: String, error: ImportError) {
    #expect(throws: error) { try foodItems(text) }
  }

  @Test func `lines, rows and bytes have a limit`() throws {
    let limits = ImportLimits(record: 30, fields: 8, rows: 1)
    let long = "name\tkcal\n" + String(repeating: "x", count: 40) + "\t1\na\t1\n"
    let items = try foodItems(long, limits: limits)
    #expect(items == [.refused(.longLine, line: 2)] + items.dropFirst())
    #expect(items.last?.food?.name == "a")
    #expect(throws: ImportError(.tooManyFoods(limit: 1), line: 3)) {
      try foodItems("name\tkcal\na\t1\nb\t1\n", limits: limits)
    }
    #expect(throws: ImportError(.notUTF8, line: 2)) {
      var reader = FoodReader()
      _ = try reader.take(Array("name\tkcal\n".utf8) + [0xFF, 0x09, 0x31, 0x0A])
      _ = try reader.finish()
    }
  }
}
