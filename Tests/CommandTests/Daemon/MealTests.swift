import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built fastd with the meals of a life.
@Suite struct `Meals of years` {
  private static let milk = NewMealItem(
    "Milk", source: .staple, nutrition: Nutrition(energy: 128, protein: 68))

  /// So many things, ten a day, of which the last were eaten yesterday.
  private static func life(_ count: Int) -> String {
    """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO meal_items (id, at_ms, at_offset, at_zone, at_day, logged_day, meal, written_ms,
      name, source, portion_dg, kcal, protein_dg, slot, folded)
    SELECT printf('a%025d', i), (d - 1 - i / 10) * day + (i % 10 + 8) * hour, 0, 'UTC',
      d - 1 - i / 10, d - 1 - i / 10, printf('b%025d', i / 2),
      (d - 1 - i / 10) * day + (i % 10 + 8) * hour, 'oats ' || (i % 7), 'staple', 800, 250, 100,
      'lunch', 'oats' || (i % 7)
    FROM n, (SELECT CAST(julianday('now') - 2440587.5 AS INTEGER) AS d,
      60 * 60 * 1000 AS hour, 24 * 60 * 60 * 1000 AS day)
    """
  }

  private func person(_ count: Int) async throws -> Person {
    let person = try Person(["TZ": "UTC"], inMemory: true)
    let first = try await person.daemon(["TZ": "UTC"])
    _ = first.end(by: SIGTERM)
    try person.tamper(Self.life(count))
    try await person.daemon(["TZ": "UTC"])
    return person
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let begin = ContinuousClock.now
    try body()
    let took = ContinuousClock.now - begin
    return Double(took.components.attoseconds) / 1e15 + Double(took.components.seconds) * 1e3
  }

  /// The least of many, which a busy machine has in common with an idle one.
  private func times(_ person: Person) throws -> [Double] {
    var client = try person.client()
    let yesterday = Zone.utc.day(of: Instant(seconds: Int64(Date().timeIntervalSince1970))) - 1
    let calls: [() throws -> Void] = [
      { _ = try client.call(MealCalls.Log.self, MealLog([Self.milk]), milliseconds: 9000) },
      {
        let day = try client.call(
          MealCalls.Day.self, MealDayQuestion(day: yesterday.iso), milliseconds: 9000)
        #expect(day.items.count == 9 && day.day.nutrition.energy == 2250)
      },
      {
        let page = try client.call(
          MealCalls.List.self, MealItemQuestion(last: 20), milliseconds: 9000)
        #expect(page.items.count == 20)
      },
    ]
    return try calls.map { call in
      try (0..<30).map { _ in try milliseconds(call) }.min() ?? .infinity
    }
  }

  @Test func `cost what a week of them costs`() async throws {
    let week = try times(try await person(70))
    let years = try times(try await person(50_000))
    for (few, many) in zip(week, years) {
      #expect(many < 3 * few + 1, "\(week) and \(years) ms")
    }
  }

  @Test func `one that was answered is there after a sudden end`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let logged = try person.call(MealCalls.Log.self, MealLog([Self.milk, Self.milk]))
    _ = daemon.end(by: SIGKILL)
    try await person.daemon()
    let kept = try person.call(MealCalls.List.self, MealItemQuestion()).items
    #expect(Set(kept.map(\.id)) == Set(logged.items.map(\.id)))
    try person.call(ChangeCalls.Undo.self, NoFields())
    #expect(try person.call(MealCalls.List.self, MealItemQuestion()).items == [])
  }

  @Test func `a correction says what was before, and undo how the day stands`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "650kcal lunch")
    _ = try fastctl("meal", "tea cake 210kcal")
    let id = try #require(
      try person.call(MealCalls.List.self, MealItemQuestion()).items.first?.id.text)
    let edited = try fastctl("meal", "edit", id, "300kcal")
    #expect(edited.output.contains("(was 210 kcal)"), "\(edited.output)")
    let moved = try fastctl("meal", "edit", id, "--at", "yesterday 12:10")
    #expect(moved.output.contains("12:10 (was "), "\(moved.output)")
    // Of the day on which it is now.
    #expect(try fastctl("undo").output.hasSuffix("\nToday: 950 kcal\n"))
    #expect(try fastctl("redo").output.hasSuffix(": 300 kcal\n"))
    _ = try fastctl("undo")
    let undone = try fastctl("undo")
    #expect(undone.output.hasSuffix("\nToday: 860 kcal\n"), "\(undone.output)")
    _ = try fastctl("weight", "82.4")
    _ = try fastctl("weight", "82.9")
    #expect(try fastctl("undo").output.contains("82.4 kg"))
    _ = try fastctl("start")
    #expect(try fastctl("undo").output.contains("Not fasting"))
  }

  @Test func `steps with them are told by fastctl`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.call(MealCalls.Log.self, MealLog([Self.milk, Self.milk]))
    try person.call(FoodCalls.Add.self, NewFood("Chili"))
    try person.call(MealCalls.Mark.self, CompletenessOrder(complete: true))
    let list = try Run(["undo", "--list"], in: person.home).output
    #expect(list.contains("Logged Milk, 128 kcal ("), "\(list)")
    #expect(list.contains("), and 1 more"), "\(list)")
    #expect(list.contains("Added the food Chili"), "\(list)")
    #expect(list.contains(" as complete"), "\(list)")
  }
}
