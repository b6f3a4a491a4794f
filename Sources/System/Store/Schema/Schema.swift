import Nouns

/// The released migrations in order; the database's version is how many of them it has seen.
///
/// A released one is never edited: the person's database has already been through it.
nonisolated struct Schema {
  let migrations: [String]

  static let current = Schema(migrations: [
    version1, version2, version3, version4, version5, version6, version7, version8,
    version9, version10, version11, version12, version13, version14, version15, version16,
    version17, version18, version19,
  ])

  /// "fast" in ASCII.
  static let application: Int64 = 0x6661_7374

  var version: Int64 { Int64(migrations.count) }

  /// The version of our database, 0 for a new one; refuses what is not ours without touching it.
  func version(of connection: Connection, path: String) throws(StoreError) -> Int64 {
    let application = try integer("PRAGMA application_id", in: connection)
    let version = try integer("PRAGMA user_version", in: connection)
    let objects = try integer("SELECT count(*) FROM sqlite_schema", in: connection)
    if application == 0, version == 0, objects == 0 { return 0 }
    guard application == Self.application else { throw .foreign(path: path) }
    guard version <= self.version else { throw .newer(version: version, known: self.version) }
    guard version > 0 else { throw .corrupt(detail: "version \(version)") }
    return version
  }

  /// Brings a database to the next version, in one transaction.
  func migrate(_ connection: Connection, from version: Int64) throws(StoreError) {
    let sql = migrations[Int(version)]
    // Tables, views and triggers that others put there keep none of our tables from being rebuilt.
    try connection.script("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
    defer { try? connection.script("PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON") }
    try connection.transaction { () throws(StoreError) in
      try connection.script(sql)
      try connection.script("PRAGMA application_id = \(Self.application)")
      try connection.script("PRAGMA user_version = \(version + 1)")
    }
  }

  private func integer(_ sql: String, in connection: Connection) throws(StoreError) -> Int64 {
    try connection.first(sql) { columns throws(StoreError) in try columns.integer(0) } ?? 0
  }

  /// Refuses a copy that holds what we never made and could run, or that lacks what we made.
  func checkParts(of copy: Connection, version: Int64) throws(StoreError) {
    let ours = try ownParts(upTo: version)
    let theirs = try parts(of: copy)
    for (name, part) in theirs.sorted(by: { $0.key < $1.key })
    where ours[name].map({ $0 != part }) ?? !part.isPlainTable {
      throw .unfit(.foreignPart, detail: "\(part.type) \(name)")
    }
    // An index that is missing only makes it slow.
    for (name, part) in ours.sorted(by: { $0.key < $1.key })
    where part.type == "table" && theirs[name] == nil {
      throw .unfit(.missingTable, detail: name)
    }
  }

  /// Takes out what others put beside our tables and could run: it holds nothing of the person's.
  func removeStrangers(from connection: Connection) throws(StoreError) {
    let ours = Set(migrations.flatMap(Self.indices))
    let parts = try connection.rows(
      """
      SELECT type, name FROM sqlite_schema
      WHERE type <> 'table' AND (type <> 'index' OR name NOT LIKE 'sqlite~_%' ESCAPE '~')
      """
    ) { columns throws(StoreError) in (type: try columns.text(0), name: try columns.text(1)) }
    for part in parts where part.type != "index" || !ours.contains(part.name[...]) {
      let quoted = part.name.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"")
      try connection.script("DROP \(part.type) \"\(quoted)\"")
    }
  }

  /// Those that it makes; it makes neither triggers nor views.
  ///
  /// By bytes: letter by letter it would take a third of a start.
  private static func indices(of migration: String) -> [Substring] {
    let (line, blank) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    return migration.utf8.split(separator: line).compactMap { line in
      guard line.drop(while: { $0 == blank }).starts(with: "CREATE ".utf8) else { return nil }
      let words = line.split(separator: blank).map { Substring($0) }
      guard let kind = words.firstIndex(of: "INDEX") else { return nil }
      return words.dropFirst(kind + 1).first
    }
  }

  private func ownParts(upTo version: Int64) throws(StoreError) -> [String: Part] {
    try parts(of: try empty(upTo: version))
  }

  /// A database in memory with nothing in its tables.
  func empty(upTo version: Int64? = nil) throws(StoreError) -> Connection {
    let own = try Connection(path: ":memory:", access: .readWrite)
    for version in 0..<(version ?? self.version) { try migrate(own, from: version) }
    return own
  }

  /// Throws where a table of ours is none, or would take anything: what is in it can no more be told
  /// from damage.
  func checkTables(of connection: Connection) throws(StoreError) {
    let strict = try connection.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict"
    ) { columns throws(StoreError) in try columns.text(0) }
    for table in NounTable.all.map(\.table) + [
      "steps", "changes", "ops", "devices", "news", "events", "meta", "held", "conflicts",
    ]
    where !strict.contains(table) {
      throw .corrupt(detail: "table \(table)")
    }
  }

  private struct Part: Equatable {
    let type: String
    /// Without blanks, which other programs may write anew.
    let sql: String

    /// Nothing in it can run, and nobody reads it.
    var isPlainTable: Bool { type == "table" && !sql.uppercased().hasPrefix("CREATEVIRTUAL") }
  }

  /// By name; without SQLite's own.
  private func parts(of connection: Connection) throws(StoreError) -> [String: Part] {
    let parts = try connection.rows(
      """
      SELECT name, type, sql FROM sqlite_schema
      WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' OR type NOT IN ('table', 'index')
      """
    ) { columns throws(StoreError) in
      (
        try columns.text(0),
        Part(
          type: try columns.text(1),
          sql: try columns.optionalText(2)?.filter { !$0.isWhitespace } ?? "")
      )
    }
    return Dictionary(parts, uniquingKeysWith: { $1 })
  }
}
