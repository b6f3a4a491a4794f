import Glibc
import Host
package import Nouns
package import Rules
package import Time

/// `foods.db`: foods that the person imported. It is apart from all that is theirs: in no backup, in
/// no export, made anew at will. It is open only for as long as a question takes, so that it costs
/// nothing while nobody asks.
package final class ImportedFoods {
  private let places: StoreFiles
  private var building: FoodBuilding?

  package init(path: String) {
    places = StoreFiles(database: path, backups: "")
    // Only a crash leaves it.
    if Files.exists(unfinished) { Files.removeDatabase(unfinished) }
    if Files.exists(earlier) { try? Files.remove(earlier) }
  }

  package var path: String { places.database }
  private var unfinished: String { places.database + ".new" }
  /// The one that is being replaced, until that is certain.
  private var earlier: String { places.database + ".old" }

  /// Longer than that no search may keep all others waiting.
  private nonisolated static let patience = Span(milliseconds: 50)
  /// Of a text in a row, in bytes; our own are shorter.
  private nonisolated static let longestText: Int32 = 1000

  // MARK: Questions

  /// Those that have in their names what the probe says, the shortest names first.
  package func foods(_ probe: FoodProbe, limit: Int) throws(StoreError) -> [ImportedFood] {
    try ask { connection throws(StoreError) in
      var found: [ImportedFood] = []
      do throws(StoreError) {
        try connection.visit(
          """
          SELECT \(FoodSchema.columns) FROM names
          JOIN foods ON foods.id = names.rowid & \(1 << FoodSchema.idBits - 1)
          WHERE names MATCH ? ORDER BY names.rowid LIMIT ?
          """, [.text(probe.match), .integer(Int64(limit))]
        ) { columns throws(StoreError) in
          if let food = try ImportedFood(columns), food.isPossible { found.append(food) }
          return true
        }
      } catch .unfit(.slow, _) {
        // What was found by then are the shortest.
      }
      return found
    } ?? []
  }

  package func food(_ key: String) throws(StoreError) -> ImportedFood? {
    let food = try ask { connection throws(StoreError) in
      try connection.first(
        "SELECT \(FoodSchema.columns) FROM foods WHERE key = ?", .text(key)
      ) { columns throws(StoreError) in try ImportedFood(columns) }
    }
    return food??.flatMap { $0.isPossible ? $0 : nil }
  }

  /// What was imported, and when.
  package func sources() throws(StoreError) -> [ImportedSource] {
    try ask { connection throws(StoreError) in try ImportedSource.all(in: connection) } ?? []
  }

  /// Nil where nothing was imported.
  private func ask<Answer>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer? {
    guard Files.exists(places.database) else { return nil }
    let connection = try Connection(path: places.database, access: .readOnly)
    defer { connection.close() }
    try FoodSchema.check(connection, path: places.database)
    connection.limit(to: Self.patience, length: Self.longestText)
    do throws(StoreError) { return try body(connection) } catch { throw error.asLoss ?? error }
  }

  // MARK: Import

  /// Adds foods to those that will replace what there is of that source; how many were new.
  package func stage(
    _ foods: [ImportedFood], of source: ImportedFood.Source, at now: Instant
  ) throws(StoreError) -> Int {
    if let building, building.source != source { drop() }
    do throws(StoreError) {
      if building == nil { building = try FoodBuilding(source, in: unfinished, at: now) }
      return try building?.add(foods) ?? 0
    } catch {
      drop()
      throw error
    }
  }

  /// One short step towards what was staged being what is found; how much is left to do.
  package func build() throws(StoreError) -> Int {
    guard let building else { return 0 }
    do throws(StoreError) {
      let left = try building.step(beside: places.database)
      guard left == 0 else { return left }
      self.building = nil
      let isEmpty = try building.finish()
      if isForeign { _ = try setAside(at: building.at) }
      try put(isEmpty: isEmpty)
      return 0
    } catch {
      drop()
      Files.removeDatabase(unfinished)
      throw error
    }
  }

  /// Whether what lies there is a newer version's, or no file at all: neither is ours to replace.
  private var isForeign: Bool {
    do throws(StoreError) { _ = try sources() } catch {
      switch error {
      case .newer, .notAFile: return true
      default: return false
      }
    }
    return false
  }

  /// Puts what was built in its place. Where the disk does not keep that, what was there comes back:
  /// what is answered must be what is found.
  private func put(isEmpty: Bool) throws(StoreError) {
    let isNew = !Files.exists(places.database)
    try? Files.remove(earlier)
    let isKept = link(places.database, earlier) == 0
    if isEmpty {
      Files.removeDatabase(unfinished)
      try Files.remove(places.database)
    } else {
      try Files.rename(unfinished, to: places.database)
    }
    do throws(StoreError) { try syncHome() } catch {
      if isNew {
        try Files.remove(places.database)
      } else if isKept {
        try Files.rename(earlier, to: places.database)
      } else {
        // Some file systems give no file a second name: there it stays.
        return
      }
      throw error
    }
    if isKept { try? Files.remove(earlier) }
  }

  package func drop() {
    guard let building else { return }
    building.close()
    self.building = nil
    Files.removeDatabase(unfinished)
  }

  // MARK: Files

  /// Puts a file that cannot be used out of the way; where it is then.
  package func setAside(at now: Instant) throws(StoreError) -> String {
    try SetAside.move(places, at: now, detail: "").path
  }

  /// Removes all that is there of it; what cannot be removed is named.
  package func purge() -> (removed: [String], left: [String]) {
    drop()
    guard let files = try? files() else { return ([], [places.home]) }
    let left = files.filter { (try? Files.remove($0)) == nil }
    return (files.filter { !left.contains($0) }, left)
  }

  func files() throws(StoreError) -> [String] {
    let all = [places.database, earlier] + places.companions + (try places.asideFiles())
    return all.filter(Files.exists)
  }

  private func syncHome() throws(StoreError) {
    try StoreError.translating { () throws(FileError) in try Files.syncDirectory(places.home) }
  }
}

/// What was imported of one source.
package nonisolated struct ImportedSource: Hashable, Sendable {
  package let source: ImportedFood.Source
  package let foods: Int
  package let at: Instant

  static func all(in connection: Connection) throws(StoreError) -> [Self] {
    try connection.rows("SELECT source, foods, at_ms FROM sources ORDER BY source") {
      columns throws(StoreError) in
      guard let source = ImportedFood.Source(rawValue: try columns.text(0)) else {
        throw columns.unusable(0)
      }
      return Self(
        source: source, foods: Int(clamping: try columns.integer(1)),
        at: Instant(milliseconds: try columns.integer(2)))
    }
  }
}

extension FoodProbe {
  /// For an index of three letters each; letters and digits alone need no care but quotes.
  nonisolated var match: String {
    groups.map { group in "(" + group.map(Self.match).joined(separator: " OR ") + ")" }
      .joined(separator: " AND ")
  }

  private nonisolated static func match(_ part: String) -> String {
    let letters = Array(part.unicodeScalars.filter { $0 != "\"" })
    let threes = (0...max(0, letters.count - leastLetters)).map { start in
      "\"" + letters.dropFirst(start).prefix(leastLetters).map(String.init).joined() + "\""
    }
    return "(" + threes.joined(separator: " AND ") + ")"
  }
}
