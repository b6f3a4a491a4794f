/// The released migrations in order; the database's version is how many of them it has seen.
///
/// A released one is never edited: the person's database has already been through it.
nonisolated struct Schema {
  let migrations: [String]

  static let current = Schema(migrations: [version1, version2, version3, version4, version5])

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
    try connection.transaction { () throws(StoreError) in
      try connection.script(sql)
      try connection.script("PRAGMA application_id = \(Self.application)")
      try connection.script("PRAGMA user_version = \(version + 1)")
    }
  }

  private func integer(_ sql: String, in connection: Connection) throws(StoreError) -> Int64 {
    try connection.first(sql) { columns throws(StoreError) in try columns.integer(0) } ?? 0
  }
}
