import Glibc
import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `The database of imported foods` {
  private let scratch = Scratch()

  private var path: String { scratch.at("share/fastd/foods.db") }

  private func food(
    _ source: ImportedFood.Source, _ code: String, _ name: String, brand: String? = nil
  ) -> ImportedFood {
    ImportedFood(
      source, code: code, name: name, germanName: nil, brand: brand,
      nutrition: Nutrition(energy: 100, protein: 10), portion: 250)
  }

  private func importAll(
    _ foods: [ImportedFood], of source: ImportedFood.Source, into shelf: ImportedFoods
  ) throws {
    _ = try shelf.stage(foods, of: source, at: .noon)
    while try shelf.build() > 0 {}
  }

  private func found(_ text: String, in shelf: ImportedFoods) throws -> [String] {
    let probe = try #require(FoodProbe.whole(text))
    return try shelf.foods(probe, limit: 10).map(\.name)
  }

  @Test func `nothing is there before an import, and no file is made for a question`() throws {
    let shelf = ImportedFoods(path: path)
    #expect(try found("milk", in: shelf).isEmpty)
    #expect(try shelf.food("off:1") == nil)
    #expect(try shelf.sources().isEmpty)
    #expect(!Files.exists(path))
  }

  @Test func `foods are found by parts of their names, the shortest first`() throws {
    let shelf = ImportedFoods(path: path)
    try importAll(
      [
        food(.off, "1", "Schokolade mit Milch und Nüssen"), food(.off, "2", "Vollmilch"),
        food(.off, "3", "Milch", brand: "Alpenhof"), food(.off, "4", "Käse"),
      ], of: .off, into: shelf)
    #expect(
      try found("milch", in: shelf) == ["Milch", "Vollmilch", "Schokolade mit Milch und Nüssen"])
    #expect(try found("NUESSE milch", in: shelf) == ["Schokolade mit Milch und Nüssen"])
    #expect(try found("alpenhof", in: shelf) == ["Milch"])
    #expect(try found("kase", in: shelf) == ["Käse"])
    let key = try #require(try shelf.food("off:2"))
    #expect(key == food(.off, "2", "Vollmilch"))
    #expect(try shelf.sources() == [ImportedSource(source: .off, foods: 4, at: .noon)])
  }

  @Test func `the file is the person's alone, and nothing else stays beside it`() throws {
    let shelf = ImportedFoods(path: path)
    try importAll([food(.off, "1", "Milch")], of: .off, into: shelf)
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(try Files.names(in: Files.parent(of: path)) == ["foods.db"])
  }

  @Test func `an import replaces what its source had, and nothing of others`() throws {
    let shelf = ImportedFoods(path: path)
    let many = (1...450).map { food(.off, "\($0)", "Milch \($0)") }
    try importAll(many, of: .off, into: shelf)
    try importAll([food(.usda, "1", "Milk")], of: .usda, into: shelf)
    #expect(try shelf.sources().map(\.foods) == [450, 1])
    #expect(try shelf.food("off:450")?.name == "Milch 450")
    try importAll([food(.off, "9", "Butter")], of: .off, into: shelf)
    #expect(try shelf.sources().map(\.foods) == [1, 1])
    #expect(try found("milch", in: shelf).isEmpty)
    #expect(try found("milk", in: shelf) == ["Milk"])
    // No foods are staged of it: it goes, and with the last one the file.
    try importAll([], of: .off, into: shelf)
    #expect(try shelf.sources().map(\.source) == [.usda])
    try importAll([], of: .usda, into: shelf)
    #expect(!Files.exists(path))
  }

  @Test func `until an import is done the one before it answers`() throws {
    let shelf = ImportedFoods(path: path)
    try importAll([food(.off, "1", "Milch")], of: .off, into: shelf)
    #expect(try shelf.stage([food(.off, "2", "Butter")], of: .off, at: .noon) == 1)
    #expect(try shelf.stage([food(.off, "2", "Butter")], of: .off, at: .noon) == 0)
    #expect(try found("milch", in: shelf) == ["Milch"])
    shelf.drop()
    #expect(try shelf.build() == 0)
    #expect(try found("milch", in: shelf) == ["Milch"])
    #expect(try Files.names(in: Files.parent(of: path)) == ["foods.db"])
  }

  @Test func `what a crash left of an import is removed`() throws {
    try Files.makePrivateDirectory(Files.parent(of: path))
    try write([1, 2, 3], to: path + ".new")
    _ = ImportedFoods(path: path)
    #expect(!Files.exists(path + ".new"))
  }

  @Test(arguments: [
    "PRAGMA user_version = 7", "PRAGMA application_id = 1", "PRAGMA user_version = 0",
  ])
  func `a file of another version, or of another program, is not trusted`(sql: String) throws {
    let shelf = ImportedFoods(path: path)
    try importAll([food(.off, "1", "Milch")], of: .off, into: shelf)
    let connection = try scratch.raw(path)
    try connection.script(sql)
    connection.close()
    #expect(throws: StoreError.self) { try found("milch", in: shelf) }
    let aside = try shelf.setAside(at: .noon)
    #expect(Files.exists(aside) && !Files.exists(path))
    #expect(try found("milch", in: shelf).isEmpty)
    #expect(try shelf.files() == [aside])
  }

  @Test func `a damaged file is an error, wherever the damage is, and no trap`() throws {
    let shelf = ImportedFoods(path: path)
    try importAll((1...300).map { food(.off, "\($0)", "Milch \($0)") }, of: .off, into: shelf)
    let whole = try bytes(path)
    var random = Seeded()
    for _ in 0..<60 {
      var spoiled = whole
      for _ in 0..<20 {
        spoiled[.random(in: 0..<spoiled.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      try write(spoiled, to: path)
      // It may be hit where nobody looks; what must not happen is a food that cannot be.
      let foods = (try? shelf.foods(try #require(FoodProbe.whole("milch")), limit: 500)) ?? []
      #expect(!foods.contains { !$0.isPossible }, "seed \(random.seed)")
      _ = try? shelf.food("off:7")
      _ = try? shelf.sources()
    }
  }

  @Test func `a value that nobody could have imported is not given out`() throws {
    let shelf = ImportedFoods(path: path)
    try importAll([food(.off, "1", "Milch"), food(.off, "2", "Milchreis")], of: .off, into: shelf)
    let connection = try scratch.raw(path)
    try connection.script("UPDATE foods SET kcal = 9223372036854775807 WHERE key = 'off:1'")
    connection.close()
    #expect(try found("milch", in: shelf) == ["Milchreis"])
    #expect(try shelf.food("off:1") == nil)
  }
}
