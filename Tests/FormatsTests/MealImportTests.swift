import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

/// What a file of meals gives: times as the clocks showed them, names, slots and values.
func meals(_ text: String, _ columns: [MappedField: String] = [:]) throws -> [String] {
  let reading = try Reading(text, ImportOptions(zone: Reading.berlin, columns: columns))
  #expect(reading.unread.isEmpty && reading.unfit.isEmpty, "\(reading.unread)")
  return reading.rows.compactMap { row in
    guard case .mealItem(let item) = row else { return nil }
    let local = item.at.instant + .seconds(Int64(item.at.offset))
    let amount = item.amount.map { " \($0) \(item.unit ?? "")" } ?? ""
    let values =
      [item.nutrition.energy, item.nutrition.protein, item.nutrition.carbs]
      + [item.nutrition.fat, item.nutrition.fiber, item.nutrition.alcohol]
    let numbers = values.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    return
      "\(local.iso.dropLast().dropLast(3)) \(item.slot?.rawValue ?? "-") \(item.name)\(amount): \(numbers)"
  }
}

@Suite struct `Meals of other programs` {
  /// Small files of our own making, in the form of each program's.
  @Test(
    arguments: [
      (
        "MyFitnessPal",
        """
        Date,Meal,Calories,Fat (g),Saturated Fat,Cholesterol,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Calcium,Note
        2026-03-01,Breakfast,420.4,12.3,3,0,180,55,6,12,22.0,15,
        2026-03-01,Snacks,"1,050",0,0,0,0,,,,,15,"late, yes"
        2026-03-01,Daily Total,1470,12.3,3,0,180,55,6,12,22.0,30,
        """,
        [
          "2026-03-01T08:00 breakfast Breakfast: 420 220 550 123 60 -",
          "2026-03-01T15:30 snack Snacks: 1050 - - 0 - -",
        ]
      ),
      (
        "Cronometer",
        """
        Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Protein (g),Carbs (g),Fat (g),Fiber (g),Category
        2026-03-01,07:30 PM,Dinner,"Beef Steak, Tenderloin",150.00 g,306,0,46.01,0,13.5,0,Beef
        2026-03-02,,Lunch,Rolled oats,1.50 cup,311,,10.7,54.8,5.3,8.0,Cereals
        2026-03-02,8:15 AM,Uncategorized,Water,2.00 cup,0,,,,,,
        """,
        [
          "2026-03-01T19:30 dinner Beef Steak, Tenderloin 150000 g: 306 460 0 135 0 0",
          "2026-03-02T12:30 lunch Rolled oats 1500 cup: 311 107 468 53 80 -",
          "2026-03-02T08:15 - Water 2000 cup: 0 - - - - -",
        ]
      ),
      (
        "a list of one's own",
        """
        Datum;Uhrzeit;Mahlzeit;Lebensmittel;Energie (kJ);Eiweiß (g);Kohlenhydrate;Fett
        1.3.2026;7:05;Frühstück;Müsli;1255;12,5;40;8,04
        2.3.2026;;Abendessen;Suppe;;;;
        """,
        [
          "2026-03-01T07:05 breakfast Müsli: 300 125 400 80 - -",
          "2026-03-02T19:00 dinner Suppe: - - - - - -",
        ]
      ),
    ] as [(String, String, [String])])
  func `are read`(name: String, text: String, expected: [String]) throws {
    #expect(try meals(text + "\n") == expected)
    #expect(try meals(text.replacing("\n", with: "\r\n") + "\r\n") == expected)
  }

  @Test func `of any other table are read by the columns that the person names`() throws {
    let text = "When,What,How much,E,P\n2026-03-01 13:05,Pizza,1 slice,285,12\n"
    let columns: [MappedField: String] = [
      .date: "When", .food: "what", .amount: "3", .kilocalories: "E", .protein: "P",
    ]
    #expect(try meals(text, columns) == ["2026-03-01T13:05 - Pizza 1000 slice: 285 120 - - - -"])
    #expect(throws: ImportError(.missingColumn("date"), line: 1)) {
      try meals(text, [.food: "What", .kilocalories: "E"])
    }
  }

  @Test(arguments: [
    ("2026-03-01,Lunch,many\n", RowProblem.notANumber("Calories", text: "many")),
    ("2026-03-01,Lunch,-5\n", .notANumber("Calories", text: "-5")),
    ("soon,Lunch,500\n", .notATime("Date", text: "soon")),
    (",Lunch,500\n", .missing("Date")),
  ])
  func `with something in a row that says nothing are named`(
    row: String, problem: RowProblem
  ) throws {
    let reading = try Reading("Date,Meal,Calories\n" + row)
    #expect(reading.rows == [] && reading.unread == [.init(line: 2, problem: problem)])
  }

  @Test func `whose dates can be two are asked about`() {
    #expect(throws: ImportError(.dateOrder("3/4/2026"), line: 2)) {
      try Reading("Date,Meal,Calories\n3/4/2026,Lunch,500\n")
    }
  }

  @Test func `are no weights, and no table of anything else`() throws {
    #expect(MealColumns(["Date", "Weight", "Calories"]) == nil)
    #expect(MealColumns(["Date", "Meal", "Fat (g)"]) == nil)
    #expect(throws: ImportError(.unknownFormat, line: 1)) { try Reading("Day,Meal\n1,2\n") }
  }

  private static let health = """
    <?xml version="1.0"?>
    <HealthData locale="de_DE">
    <Record type="HKQuantityTypeIdentifierDietaryFatTotal" sourceName="Eater" unit="g" startDate="2026-03-01 08:00:00 +0100" endDate="2026-03-01 08:00:00 +0100" value="12.34"/>
    <Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Eater" unit="kcal" startDate="2026-03-01 08:00:00 +0100" endDate="2026-03-01 08:00:00 +0100" value="420.5">
      <MetadataEntry key="HKFoodType" value="Oats &amp; milk"/>
    </Record>
    <Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Eater" unit="kJ" startDate="2026-03-01 08:00:00 +0100" endDate="2026-03-01 08:00:00 +0100" value="418.4"/>
    <Record type="HKQuantityTypeIdentifierDietarySodium" sourceName="Eater" unit="mg" startDate="2026-03-01 08:00:00 +0100" endDate="2026-03-01 08:00:00 +0100" value="4"/>
    <Record type="HKQuantityTypeIdentifierDietaryProtein" sourceName="Eater" unit="g" startDate="2026-03-01 13:00:00 +0100" endDate="2026-03-01 13:00:00 +0100" value="20"/>
    </HealthData>
    """

  @Test func `of Apple Health are put together by their times`() throws {
    #expect(
      try meals(Self.health) == [
        "2026-03-01T08:00 - Oats & milk: 421 - - 123 - -", "2026-03-01T08:00 - : 100 - - - - -",
        "2026-03-01T13:00 - : - 200 - - - -",
      ])
  }

  @Test func `of several apps in Apple Health are of one that is named`() throws {
    let line = """
      <Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="Other" unit="kcal" \
      startDate="2026-03-01 08:00:00 +0100" endDate="2026-03-01 08:00:00 +0100" value="7"/>
      </HealthData>
      """
    let text = Self.health.replacing("</HealthData>", with: line)
    #expect(throws: ImportError(.sourceNeeded(["Eater", "Other"]))) { try Reading(text) }
    let options = ImportOptions(zone: Reading.berlin, source: "Other")
    let rows = try Reading(text, options).rows
    #expect(rows.count == 1)
    guard case .mealItem(let item)? = rows.first else { return }
    #expect(item.nutrition == Nutrition(energy: 7))
  }
}
