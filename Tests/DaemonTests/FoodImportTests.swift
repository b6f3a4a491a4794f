import Glibc
import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Imported foods` {
  private func bar(_ code: String, _ name: String = "Nougat Bar") -> ImportedFood {
    ImportedFood(
      .off, code: code, name: name, brand: "Kinder", nutrition: Nutrition(energy: 500),
      portion: 300)
  }

  private func call<M: Method>(
    _ method: M.Type, _ input: M.Input, _ scene: Scene, as client: CallToken
  ) throws -> Reply {
    let bytes = Call.encode(method, input).dropLast()
    scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
    return try #require(scene.replies[client]?.last)
  }

  private func importAll(_ foods: [ImportedFood], _ scene: Scene) throws {
    let client = scene.client()
    _ = try call(FoodCalls.Stage.self, StagedFoods(.off, foods), scene, as: client)
    while try FoodsLeft(call(FoodCalls.Build.self, NoFields(), scene, as: client).parameters).left
      > 0
    {}
  }

  private func found(_ text: String, _ scene: Scene) throws -> [FoundFood] {
    try scene.ask(FoodCalls.Search.self, FoodSearchQuestion(text: text)).foods
  }

  @Test func `are staged in pieces, found when all is built, and listed with their source`() throws
  {
    let scene = try Scene()
    let client = scene.client()
    for (count, piece) in [(2, [bar("1"), bar("2")]), (3, [bar("3", "Cereal")])] {
      let reply = try call(FoodCalls.Stage.self, StagedFoods(.off, piece), scene, as: client)
      #expect(try StagedCount(reply.parameters).staged == Int64(count))
    }
    #expect(try !found("nougat", scene).contains { $0.origin == .imported })
    while try FoodsLeft(call(FoodCalls.Build.self, NoFields(), scene, as: client).parameters).left
      > 0
    {}
    let food = try #require(try found("kinder nougat", scene).first)
    #expect((food.id, food.origin, food.source) == ("off:1", .imported, "off"))
    #expect((food.brand, food.portions.first?.weight) == ("Kinder", 300))
    let imports = try scene.ask(FoodCalls.Imports.self, NoFields()).imports
    #expect(imports == [.init(.off, foods: 3, at: scene.now.milliseconds)])
  }

  @Test func `are one client's to bring at a time, and go with its connection`() throws {
    let scene = try Scene()
    let (first, second) = (scene.client(), scene.client())
    _ = try call(FoodCalls.Stage.self, StagedFoods(.off, [bar("1")]), scene, as: first)
    let refused = try call(FoodCalls.Stage.self, StagedFoods(.off, []), scene, as: second)
    #expect(Refused(refused)?.refusal == .importRunning)
    #expect(
      Refused(try call(FoodCalls.Build.self, NoFields(), scene, as: second))?.refusal
        == .nothingToChange)
    #expect(access(scene.foodsPath + ".new", F_OK) == 0)
    scene.keeper.ended(first.connection)
    #expect(access(scene.foodsPath + ".new", F_OK) != 0)
    let taken = try call(FoodCalls.Stage.self, StagedFoods(.off, [bar("1")]), scene, as: second)
    #expect(try StagedCount(taken.parameters).staged == 1)
  }

  @Test func `that cannot be are refused`() throws {
    let scene = try Scene()
    var heavy = bar("1")
    heavy.nutrition.protein = .max
    for food in [heavy, bar(""), bar("1", "\u{1b}[2J"), bar("1", "  "), bar("1", "")] {
      let reply = try call(
        FoodCalls.Stage.self, StagedFoods(.off, [food]), scene, as: scene.client())
      #expect(reply.error != nil)
    }
    #expect(access(scene.foodsPath + ".new", F_OK) != 0)
  }

  @Test func `are eaten by their barcode, and stay what they were`() throws {
    let scene = try Scene()
    try importAll([bar("4008400401621")], scene)
    let reading = try scene.ask(MealCalls.Read.self, MealReadQuestion("4008400401621"))
    let item = try #require(reading.items.first?.item)
    #expect(
      (item.name, item.source, item.food) == ("Kinder Nougat Bar", .imported, "off:4008400401621"))
    #expect(item.nutrition.energy == 150)
  }

  @Test func `that are damaged are put aside and said, and everything else goes on`() throws {
    let scene = try Scene()
    try importAll([bar("1")], scene)
    let file = try #require(fopen(scene.foodsPath, "we"))
    fputs("this is no database, and is long enough to be read as a header of one", file)
    fclose(file)
    #expect(try found("milk", scene).first?.origin == .staple)
    let notice = try #require(try scene.status().notices.first { $0.code == "foodsSetAside" })
    #expect(access(notice.detail ?? "", F_OK) == 0)
    #expect(scene.log.contains(.foodsLost(.setAside(path: notice.detail ?? ""))))
    try importAll([bar("1")], scene)
    #expect(try scene.status().notices.isEmpty)
  }

  @Test func `of a newer version stay where they are and are said, until they are replaced`() throws
  {
    let scene = try Scene()
    try importAll([bar("1", "Zwieback")], scene)
    func version(_ number: UInt8) throws {
      let file = try #require(fopen(scene.foodsPath, "r+e"))
      defer { fclose(file) }
      // The user version in the header of the file.
      fseek(file, 63, SEEK_SET)
      fputc(CInt(number), file)
    }
    func names() throws -> [String] { try found("zwieback", scene).map(\.name) }
    #expect(try names().contains("Zwieback"))
    try version(99)
    for _ in 0..<2 { #expect(try !names().contains("Zwieback")) }
    #expect(try scene.status().notices.map(\.code) == ["foodsNewer"])
    #expect(scene.log.count { $0 == .foodsLost(.newer) } == 1)
    #expect(access(scene.foodsPath, F_OK) == 0)
    // The newer version is there again.
    try version(2)
    #expect(try names().contains("Zwieback"))
    #expect(try scene.status().notices.isEmpty)
    try version(99)
    try importAll([bar("2", "Zwieback mit Salz")], scene)
    #expect(try names().contains("Zwieback mit Salz"))
    let kept = Files.parent(of: scene.foodsPath)
    #expect(entries(of: kept).contains { $0.hasPrefix("foods.db.") || $0.hasPrefix("foods-") })
    // One of an older version is of no use to anybody.
    try version(1)
    _ = try names()
    #expect(try scene.status().notices.map(\.code) == ["foodsSetAside"])
  }

  @Test func `leave with everything else when the person wants nothing kept`() throws {
    let scene = try Scene()
    try importAll([bar("1")], scene)
    let purged = try scene.ask(
      BackupCalls.Purge.self, ConfirmedOrder(confirm: Consent.purging.rawValue))
    #expect(purged.removed.contains(scene.foodsPath))
    #expect(access(scene.foodsPath, F_OK) != 0)
    #expect(try !found("nougat", scene).contains { $0.origin == .imported })
  }
}
