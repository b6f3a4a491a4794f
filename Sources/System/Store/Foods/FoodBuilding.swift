import Host
import Nouns
import Time

/// A database of foods on its way, beside the one that is asked meanwhile. Each call is short, so that
/// whoever asks for something else waits for no more than one of them.
final class FoodBuilding {
  let source: ImportedFood.Source
  private let path: String
  let at: Instant
  private let connection: Connection
  private var added = 0
  private var indexed = 0
  /// Foods since the last commit.
  private var open = 0
  /// What others of the old database are still to be taken over.
  private var others: [ImportedSource]?
  private var kept: [ImportedSource] = []
  private var lastCopied = ""
  private var lastIndexed: (length: Int64, id: Int64) = (-1, 0)

  /// Of one step.
  private static let foodsAtOnce = 200
  /// What a commit brings to the disk at once.
  private static let foodsOfCommit = 4000
  private static let pageCache = 8 << 10

  init(_ source: ImportedFood.Source, in path: String, at now: Instant) throws(StoreError) {
    (self.source, self.path, at) = (source, path, now)
    Files.removeDatabase(path)
    try StoreError.translating { () throws(FileError) in
      try Files.makePrivateDirectory(Files.parent(of: path))
    }
    try Files.makePrivateFile(path)
    connection = try Connection(path: path, access: .readWrite)
    // Nobody reads a file that is not whole, so a crash may leave it in pieces.
    try connection.script(
      """
      PRAGMA journal_mode = MEMORY;
      PRAGMA synchronous = NORMAL;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA cache_size = -\(Self.pageCache);
      PRAGMA application_id = \(FoodSchema.application);
      \(FoodSchema.tables)
      """)
  }

  // MARK: Rows

  /// How many were not there yet.
  func add(_ foods: [ImportedFood]) throws(StoreError) -> Int {
    var count = 0
    for food in foods where try insert(food) { count += 1 }
    added += count
    return count
  }

  private func insert(_ food: ImportedFood) throws(StoreError) -> Bool {
    try beginIfNeeded()
    let length = Int64(FoldedText(food.name).letters.count)
    try connection.run(
      """
      INSERT OR IGNORE INTO foods (
        length, key, name, german, brand, is_volume, kcal, protein_dg, carbs_dg, fat_dg, fiber_dg,
        alcohol_dg, portion_dg
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [.integer(length)] + food.values)
    let isNew = try connection.first("SELECT changes()") { columns throws(StoreError) in
      try columns.integer(0)
    }
    try commitIfFull()
    return isNew == 1
  }

  private func beginIfNeeded() throws(StoreError) {
    if open == 0 { try connection.begin() }
  }

  private func commitIfFull() throws(StoreError) {
    open += 1
    guard open >= Self.foodsOfCommit else { return }
    try commit()
  }

  private func commit() throws(StoreError) {
    guard open > 0 else { return }
    try connection.commit()
    open = 0
  }

  // MARK: Steps

  /// How many foods are left to be taken over or indexed.
  func step(beside old: String) throws(StoreError) -> Int {
    var others = self.others ?? Self.sources(of: old).filter { $0.source != source }
    if let first = others.first {
      if try copy(first.source, from: old) == 0 {
        others.removeFirst()
        lastCopied = ""
        kept.append(first)
      }
      self.others = others
      return max(1, added + kept.reduce(0) { $0 + $1.foods } + others.reduce(0) { $0 + $1.foods })
    }
    self.others = []
    let count = try index()
    indexed += count
    guard count > 0 else { return 0 }
    return max(1, added + kept.reduce(0) { $0 + $1.foods } - indexed)
  }

  /// A file that is not one of ours is none: it is replaced.
  private static func sources(of old: String) -> [ImportedSource] {
    guard Files.exists(old), let connection = try? Connection(path: old, access: .readOnly),
      (try? FoodSchema.check(connection, path: old)) != nil
    else { return [] }
    return (try? ImportedSource.all(in: connection)) ?? []
  }

  private func copy(
    _ other: ImportedFood.Source, from old: String
  ) throws(StoreError) -> Int {
    let connection = try Connection(path: old, access: .readOnly)
    let start = max(lastCopied, other.key(of: ""))
    let foods = try connection.rows(
      """
      SELECT \(FoodSchema.columns) FROM foods WHERE key > ? AND key < ? ORDER BY key LIMIT ?
      """, .text(start), .text(other.rawValue + ";"), .integer(Int64(Self.foodsAtOnce))
    ) { columns throws(StoreError) in try ImportedFood(columns) }
    for case let food? in foods { _ = try insert(food) }
    lastCopied = foods.last.flatMap { $0?.key } ?? lastCopied
    return foods.count
  }

  /// In the order of its numbers: others would have to be written one by one.
  private func index() throws(StoreError) -> Int {
    let foods = try connection.rows(
      """
      SELECT length, id, name, german, brand FROM foods WHERE (length, id) > (?, ?)
      ORDER BY length, id LIMIT ?
      """, .integer(lastIndexed.length), .integer(lastIndexed.id),
      .integer(Int64(Self.foodsAtOnce))
    ) { columns throws(StoreError) in
      (
        place: (length: try columns.integer(0), id: try columns.integer(1)),
        names: [
          try columns.text(2), try columns.optionalText(3), try columns.optionalText(4),
        ]
      )
    }
    for food in foods {
      try beginIfNeeded()
      let letters = food.names.compactMap(\.self).map { name in
        String(decoding: FoldedText(name).letters, as: UTF8.self)
      }
      try connection.run(
        "INSERT INTO names (rowid, letters) VALUES (?, ?)",
        .integer(food.place.length << FoodSchema.idBits | food.place.id),
        .text(letters.joined(separator: " ")))
      try commitIfFull()
    }
    if let last = foods.last { lastIndexed = last.place }
    return foods.count
  }

  /// True where nothing is in it.
  func finish() throws(StoreError) -> Bool {
    defer { close() }
    let own = ImportedSource(source: source, foods: added, at: at)
    for each in kept + [own] where each.foods > 0 {
      try connection.run(
        "INSERT INTO sources (source, foods, at_ms) VALUES (?, ?, ?)",
        .text(each.source.rawValue), .integer(Int64(each.foods)),
        .integer(each.at.milliseconds))
    }
    try commit()
    try connection.script("PRAGMA user_version = \(FoodSchema.version)")
    return added == 0 && kept.isEmpty
  }

  func close() {
    connection.close()
  }
}
