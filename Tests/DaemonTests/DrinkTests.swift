import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about drinks` {
  private func day(_ scene: Scene, _ date: String? = nil) throws -> DrinkDay {
    try scene.ask(DrinkCalls.Day.self, DrinkDayQuestion(date: date))
  }

  private func log(_ scene: Scene, _ text: String) throws {
    let reading = try scene.ask(MealCalls.Read.self, MealReadQuestion(text))
    try scene.ask(MealCalls.Log.self, MealLog(reading.items.map(\.item)))
  }

  @Test func `each answers with what it has changed, and the day`() throws {
    let scene = try Scene()
    scene.reload("drink.aim = 2000")
    let added = try scene.drink(300, "tea")
    #expect(added.before == nil && added.drink.at.instant == scene.now)
    #expect((added.day.ml, added.day.aim, added.day.last) == (300, 2000, scene.now.milliseconds))
    let edited = try scene.ask(
      DrinkCalls.Edit.self, DrinkEdit(id: added.drink.id.text, ml: 500, what: ""))
    #expect(edited.before == added.drink && edited.drink.what == nil && edited.day.ml == 500)
    let gone = try scene.ask(
      DrinkCalls.Delete.self, RemovalOrder(id: String(edited.drink.id.text.prefix(5))))
    #expect(gone.drink == edited.drink && gone.before == nil)
    #expect((gone.day.ml, gone.day.last) == (0, nil))
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try day(scene).ml == 500)
    #expect(try scene.ask(DrinkCalls.List.self, DrinkQuestion()).drinks == [edited.drink])
  }

  @Test func `a day has what was drunk on it, with meals and without`() throws {
    let scene = try Scene()
    try scene.drink(250, ago: .hours(30))
    try scene.drink(300)
    try log(scene, "cola 0.33l + oats 80g + milk 200ml")
    let today = try day(scene)
    #expect((today.ml, today.ofMeals) == (830, 530))
    let date = scene.keeper.state.moment.day
    #expect(try day(scene, (date - 1).iso).ml == 250)
    #expect(try day(scene, (date - 2).iso).last == nil)
  }

  @Test func `bars see the sum, and no sum before the first drink`() throws {
    let scene = try Scene()
    func seen() throws -> Int64? {
      try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true)).glance?.drinks
    }
    #expect(try seen() == nil)
    let drink = try scene.drink(300).drink
    #expect(try seen() == 300)
    try log(scene, "water 0.2l")
    #expect(try seen() == 500)
    let order = EntryErasureOrder(.drink, id: drink.id.text, confirm: "erase-for-good")
    try scene.ask(BackupCalls.EraseEntry.self, order)
    #expect(try seen() == 200)
    scene.pass(.hours(24))
    #expect(try seen() == nil)
  }

  // MARK: Reminders

  /// The moments of those that came up, since noon.
  private func told(_ scene: Scene) -> [Span] {
    scene.alerts.filter { $0.place == "drink" }.compactMap { News.Key(text: $0.key) }
      .map { $0.at - Instant.noon }
  }

  @Test func `a reminder follows the last drink, whichever that is now`() throws {
    let scene = try Scene()
    scene.reload("drink.remind = 2h")
    func told() -> [Int64] { self.told(scene).map { $0.milliseconds / 60_000 } }
    let first = try scene.drink(300).drink
    scene.run(.minutes(90))
    #expect(told() == [])
    try log(scene, "water 0.2l")
    scene.run(.minutes(100))
    #expect(told() == [])
    scene.run(.minutes(20))
    #expect(told() == [210])
    // That drink is gone, so the one before it counts.
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    scene.run(.minutes(1))
    #expect(told() == [210, 120])
    let order = EntryErasureOrder(.drink, id: first.id.text, confirm: "erase-for-good")
    try scene.ask(BackupCalls.EraseEntry.self, order)
    #expect(scene.keeper.state.engine.standing.lastDrink == nil)
  }

  @Test func `a reminder comes in its hours alone, and not to who writes nothing down`() throws {
    let scene = try Scene()
    scene.reload("drink.remind = 3h\ndrink.hours = 09:00-16:00")
    try scene.drink(300)
    scene.run(.hours(60))
    #expect(told(scene).map { $0.milliseconds / 3_600_000 } == [3, 21, 24])
    scene.reload("drink.remind = off")
    #expect(scene.keeper.state.engine.standing.lastDrink == nil)
  }
}
