import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `What was eaten, as it is kept` {
  let scratch = Scratch()
  let ledger: Ledger
  /// Two in each meal, a meal every five hours.
  private let items: [MealItem]

  init() throws {
    ledger = try scratch.open()
    items = (1...40 as ClosedRange<UInt64>).map {
      .sample(
        $0, $0 % 3 == 0 ? "Käse" : "oats", hours: Int64($0 / 2) * 5, meal: 100 + $0 / 2)
    }
    _ = try ledger.commit(
      .command(items.map { Change(before: nil, after: $0.row) }), at: .later)
  }

  private func keep(_ rows: [Row]) throws {
    _ = try ledger.commit(.command(rows.map { Change(before: nil, after: $0) }), at: .later)
  }

  private var newestFirst: [MealItem] {
    items.sorted { ($0.at.instant, $0.id.text) > ($1.at.instant, $1.id.text) }
  }

  @Test(arguments: [1, 7, 40, 100], [nil, "kase", "s"])
  func `pages are newest first, and together each of them once`(
    length: Int, folded: String?
  ) throws {
    var query = DatedQuery(folded: folded)
    var read: [MealItem] = []
    while true {
      let page = try ledger.newest(MealItem.self, query, limit: length)
      guard let last = page.last else { break }
      #expect(page.count <= length)
      read += page
      query.before = HistoryQuery.Place(start: last.at.instant, id: last.id)
    }
    let wanted = newestFirst.filter { folded != "kase" || $0.name == "Käse" }
    #expect(read == wanted)
  }

  @Test func `one is found by the beginning of its id, alone and with its meal`() throws {
    let one = items[11]
    let together = items.filter { $0.meal == one.meal }
    #expect(together.count == 2)
    for length in [8, 26] {
      let prefix = String(one.id.text.prefix(length))
      #expect(try ledger.newest(MealItem.self, DatedQuery(idPrefix: prefix), limit: 9) == [one])
      var needs = Needs()
      (needs.row, needs.eaten) = (RowPrefix(.mealItem, prefix), .with(prefix))
      let facts = try ledger.facts(for: needs)
      #expect(facts.rows == [one.row])
      #expect(Set(facts.eaten.map(\.id)) == Set(together.map(\.id)))
    }
    for prefix in ["zz", "%", "A", "'"] {
      #expect(try ledger.newest(MealItem.self, DatedQuery(idPrefix: prefix), limit: 9) == [])
      var needs = Needs()
      needs.eaten = .with(prefix)
      #expect(try ledger.facts(for: needs).eaten == [])
    }
    #expect(try ledger.newest(MealItem.self, DatedQuery(), limit: -1) == [])
  }

  @Test func `a day has its own, the oldest first, and the newest of too many`() throws {
    let day = Day.monday + 2
    let wanted = items.filter { $0.at.day == day }
      .sorted { ($0.at.instant, $0.id.text) < ($1.at.instant, $1.id.text) }
    #expect(wanted.count > 4)
    #expect(try ledger.mealItems(on: day...day, limit: 99) == wanted)
    #expect(try ledger.mealItems(on: day...day, limit: 3) == Array(wanted.suffix(3)))
    var needs = Needs()
    needs.eaten = .on(day)
    #expect(try ledger.facts(for: needs).eaten == wanted)
    needs.eaten = .last
    let last = try ledger.facts(for: needs).eaten
    #expect(Set(last.map(\.meal)) == Set(newestFirst.prefix(1).map(\.meal)))
  }

  @Test func `those without energy are found by name, and those that wait for a product`() throws {
    let names = ["Käse", "kaese", "4008400401621", "12 Eier", "8", "4008400401621"]
    let open = names.enumerated().map { place, name in
      var item = items[0]
      (item.id, item.meal) = (RowID(UInt64(place + 500)), RowID(UInt64(place + 600)))
      (item.name, item.nutrition.energy) = (name, nil)
      item.at = Mark(items[0].at.instant + .minutes(Int64(place)), in: .utc)
      return item
    }
    try keep(open.map(\.row))
    func found(_ choice: OpenChoice) throws -> [MealItem] {
      var needs = Needs()
      needs.open = choice
      return try ledger.facts(for: needs).open
    }
    #expect(try found(.named(["kase"])) == [open[1], open[0]])
    #expect(try found(.named(["wein"])) == [])
    #expect(try found(.named([])) == [])
    #expect(try found(.ofProducts) == [open[5], open[4], open[2]])
  }

  @Test func `foods are found by any spelling of their names`() throws {
    let foods = ["Käse", "Brot", "ÄPFEL", "apfel", "🍏"].enumerated().map {
      Food(id: RowID(UInt64($0 + 200)), name: $1)
    }
    try keep(foods.map(\.row))
    func named(_ names: String...) throws -> [String] {
      var needs = Needs()
      needs.foodsNamed = Set(names.map(FoldedName.of))
      return try ledger.facts(for: needs).foods.map(\.name).sorted()
    }
    #expect(try named("kaese") == ["Käse"])
    #expect(try named("Aepfel", "BROT") == ["Brot", "apfel", "ÄPFEL"])
    #expect(try named("🍏") == ["🍏"])
    #expect(try named("Wein") == [])
    #expect(try named() == [])
    var query = FoodQuery()
    var read: [Food] = []
    while let page = try? ledger.foods(query, limit: 2), let last = page.last {
      read += page
      query.after = last
    }
    #expect(read.count == 5)
    let names = read.map { FoldedName.of($0.name) }
    #expect(names == names.sorted())
    #expect(try ledger.foods(FoodQuery(folded: "pf"), limit: 9).count == 2)
    let one = String(foods[1].id.text.prefix(10))
    #expect(try ledger.foods(FoodQuery(idPrefix: one), limit: 9) == [foods[1]])
  }

  @Test func `a name is found as it is spelt now`() throws {
    let old = Food(id: RowID(300), name: "Kaffee")
    var new = old
    new.name = "Tee"
    try keep([old.row])
    _ = try ledger.commit(.command([Change(before: old.row, after: new.row)]), at: .later)
    #expect(try ledger.foods(FoodQuery(folded: "kaf"), limit: 9) == [])
    #expect(try ledger.foods(FoodQuery(folded: "te"), limit: 9) == [new])
  }

  @Test func `complete days are told among others`() throws {
    let days = [0, 3, 9].map { CompleteDay(id: RowID(UInt64(400 + $0)), on: .monday + Int64($0)) }
    try keep(days.map(\.row))
    #expect(try ledger.completeDays(among: .monday + 1...(.monday + 8)) == [days[1]])
    var needs = Needs()
    needs.completeDay = .monday
    #expect(try ledger.facts(for: needs).completeDays == [days[0]])
    needs.completeDay = .monday + 1
    #expect(try ledger.facts(for: needs).completeDays == [])
  }

  @Test func `of many sound ones none is looked at when the database is opened`() throws {
    let suspects = try ledger.connection.rows(Row.Kind.mealItem.table.suspects) { _ in true }
    #expect(suspects.isEmpty)
  }
}
