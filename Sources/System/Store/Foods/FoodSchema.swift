import Nouns

/// What is in the database of imported foods. It is made anew with each import, so it has no
/// migrations: one of an older version is set aside, and one of a newer version waits for that.
nonisolated enum FoodSchema {
  /// "food" in ASCII.
  static let application: Int64 = 0x666F_6F64
  /// Written last of all: before it the file is unfinished.
  static let version: Int64 = 2

  /// The index knows in which names three letters stand side by side, and not where: to read the
  /// places takes twice as long, and few names have all parts of a word without the word. Its numbers
  /// have the length of the name in front of the food's own, so that the shortest are found first.
  static let tables = """
    CREATE TABLE foods (
      id INTEGER PRIMARY KEY,
      length INTEGER NOT NULL,
      key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      german TEXT,
      brand TEXT,
      is_volume INTEGER NOT NULL,
      kcal INTEGER, protein_dg INTEGER, carbs_dg INTEGER, fat_dg INTEGER, fiber_dg INTEGER,
      alcohol_dg INTEGER, portion_dg INTEGER
    ) STRICT;
    CREATE INDEX foods_length ON foods (length, id);
    CREATE TABLE sources (
      source TEXT PRIMARY KEY, foods INTEGER NOT NULL, at_ms INTEGER NOT NULL
    ) STRICT;
    CREATE VIRTUAL TABLE names USING fts5(
      letters, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'
    );
    """

  static let idBits: Int64 = 32

  static let columns = """
    foods.key, foods.name, foods.german, foods.brand, foods.is_volume, foods.kcal,
    foods.protein_dg, foods.carbs_dg, foods.fat_dg, foods.fiber_dg, foods.alcohol_dg,
    foods.portion_dg
    """

  /// Throws what keeps a file from being one of ours.
  static func check(_ connection: Connection, path: String) throws(StoreError) {
    func number(_ sql: String) throws(StoreError) -> Int64? {
      try connection.first(sql) { columns throws(StoreError) in try columns.integer(0) }
    }
    guard try number("PRAGMA application_id") == application else { throw .foreign(path: path) }
    let found = try number("PRAGMA user_version") ?? 0
    guard found <= version else { throw .newer(version: found, known: version) }
    guard found == version else { throw .unusable("user_version") }
  }
}

extension ImportedFood {
  /// Nil for what we never wrote.
  nonisolated init?(_ columns: Columns) throws(StoreError) {
    let key = try columns.text(0).split(separator: ":", maxSplits: 1)
    guard key.count == 2, let source = Source(rawValue: String(key[0])) else { return nil }
    self.init(
      source, code: String(key[1]), name: try columns.text(1),
      germanName: try columns.optionalText(2), brand: try columns.optionalText(3),
      per: try columns.integer(4) == 0 ? .hundredGrams : .hundredMillilitres,
      nutrition: Nutrition(
        energy: try columns.optionalInteger(5), protein: try columns.optionalInteger(6),
        carbs: try columns.optionalInteger(7), fat: try columns.optionalInteger(8),
        fiber: try columns.optionalInteger(9), alcohol: try columns.optionalInteger(10)),
      portion: try columns.optionalInteger(11))
  }

  nonisolated var values: [Value] {
    [
      .text(key), .text(name), Value(germanName), Value(brand),
      .integer(per == .hundredMillilitres ? 1 : 0), Value(nutrition.energy),
      Value(nutrition.protein), Value(nutrition.carbs), Value(nutrition.fat),
      Value(nutrition.fiber), Value(nutrition.alcohol), Value(portion),
    ]
  }
}
