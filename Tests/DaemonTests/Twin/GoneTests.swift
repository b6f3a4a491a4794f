import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

/// Calls about rows that are gone, or that never were.
@Suite @MainActor struct `An erasure` {
  private func error(_ scene: Scene, _ method: String, _ parameters: String) throws -> String? {
    let json = #"{"method":"io.github.fastd.\#(method)","parameters":{\#(parameters)}}"#
    return try #require(try scene.raw(json).last).error
  }

  @Test func `keeps what others were answered`() throws {
    let scene = try Scene()
    let log = #""items":[{"name":"rye bread","kcal":210}],"token":"aaaaaaaaaaaaaaaa""#
    #expect(try error(scene, "meal.Log", log) == nil)
    scene.pass(.minute)
    let grams = #""grams":82400,"token":"bbbbbbbbbbbbbbbb""#
    #expect(try error(scene, "weight.Add", grams) == nil)
    let weighing = try #require(
      try scene.ask(WeightCalls.List.self, WeighingQuestion()).weighings.first)
    let order = EntryErasureOrder(.weighing, id: weighing.id.text, confirm: "erase-for-good")
    try scene.ask(BackupCalls.EraseEntry.self, order)
    #expect(try error(scene, "meal.Log", log) == nil)
    #expect(try scene.ask(MealCalls.List.self, MealItemQuestion()).items.count == 1)
    // Of the weighing itself there is no answer any more.
    #expect(try error(scene, "weight.Add", grams) == nil)
    #expect(
      try scene.ask(WeightCalls.List.self, WeighingQuestion()).weighings.first?.id != weighing.id)
  }

  /// No row has an id or a text with a NUL.
  @Test(arguments: [
    #"backup.EraseEntry "noun":"food","id":"N","confirm":"erase-for-good""#,
    #"backup.EraseEntry "noun":"mealItem","id":"N""#,
    #"backup.Erase "id":"N","confirm":"erase-for-good""#,
    #"backup.Compare "name":"N""#, #"backup.Restore "name":"N""#,
    #"fast.Delete "ids":["N"]"#, #"fast.Edit "id":"N","note":"x""#,
    #"fast.Start "goal":{"schedule":"N"}"#,
    #"history.Show "id":"N""#, #"history.List "before":"N""#, #"history.List "schedule":"N""#,
    #"history.List "text":"N""#,
    #"meal.List "id":"N""#, #"meal.List "before":"N""#, #"meal.List "text":"N""#,
    #"meal.Edit "id":"N","at":1"#, #"meal.Delete "id":"N""#,
    #"meal.Read "text":"N 80g","picks":["N"],"amounts":["N"]"#,
    #"meal.Log "items":[{"name":"x","food":"N","kcal":5}]"#,
    #"meal.Log "items":[{"name":"N","kcal":5}]"#,
    #"food.List "id":"N""#, #"food.List "after":"N""#, #"food.List "text":"N""#,
    #"food.Search "text":"N""#, #"food.Read "text":"N 5kcal""#, #"food.Delete "id":"N""#,
    #"food.Add "name":"N","kcal":5"#,
    #"weight.List "id":"N""#, #"weight.List "before":"N""#, #"weight.Delete "id":"N""#,
    #"drink.List "id":"N""#, #"drink.Delete "id":"N""#, #"remind.Remove "id":"N""#,
    #"remind.Add "text":"N","daily":"12:00""#,
    #"schedule.Remove "name":"N""#, #"schedule.Use "schedule":"N""#,
    #"schedule.RemoveVacation "id":"N""#,
    #"settings.Check "text":"N""#,
    #"weight.Add "grams":82000,"token":"N""#,
  ])
  func `of what cannot be is no failure of the disk`(call: String) throws {
    let scene = try Scene()
    try scene.start()
    let parts = call.split(separator: " ", maxSplits: 1)
    let said = String(parts[1]).replacing("\"N", with: "\"a\\u0000")
    let error = try error(scene, String(parts[0]), said)
    #expect(error?.hasSuffix(".NotStored") != true, "\(call)")
    let failures = scene.log.filter { if case .storeFailed = $0 { true } else { false } }
    #expect(failures.isEmpty, "\(call): \(failures)")
  }
}
