import Host
import Rules
import Time

/// The steps of opening, in their order.
extension Ledger {
  static func connect(_ places: StoreFiles, at now: Instant) throws(StoreError) -> Connection {
    try SetAside.keepLog(places, at: now)
    // Made by us rather than by SQLite: its companions take over the mode of the database.
    if !Files.exists(places.database) { try Files.makePrivateFile(places.database) }
    return try Connection(path: places.database, access: .readWrite)
  }

  /// Whether a database is one that is written to by a log; those that were copied for a backup are not.
  static func keepsLog(_ connection: Connection) -> Bool {
    let mode = try? connection.first("PRAGMA journal_mode") { columns throws(StoreError) in
      try columns.text(0)
    }
    // An erasure empties the log before it says that it is done.
    return mode == "wal" && (try? Meta.tracesLeft.number(in: connection)) == nil
  }

  static func migrate(
    _ connection: Connection, at now: Instant, places: StoreFiles, to schema: Schema
  ) throws(StoreError) {
    // Before anything is written: what is not ours stays as it is.
    var version = try schema.version(of: connection, path: places.database)
    for path in [places.database] + places.companions { try Files.restrict(path) }
    try prepare(connection, path: places.database)
    let isNew = version == 0
    while version < schema.version {
      if !isNew {
        _ = try BackupDirectory(path: places.backups)
          .make(from: connection, at: now, reason: .migration(to: version + 1))
      }
      try schema.migrate(connection, from: version)
      version += 1
    }
  }

  static func prepare(_ connection: Connection, path: String) throws(StoreError) {
    let mode = try connection.first("PRAGMA journal_mode = WAL") {
      columns throws(StoreError) in try columns.text(0)
    }
    guard mode == "wal" else { throw .noWriteAheadLog(path: path) }
    try connection.script("PRAGMA synchronous = FULL")
  }

  static func countStart(in connection: Connection) throws(StoreError) -> Starts {
    let wasUnclean = try Meta.isOpen.number(in: connection) == 1
    let clean = try Meta.cleanStarts.number(in: connection) ?? 0
    let unclean = try Meta.uncleanStarts.number(in: connection) ?? 0
    let starts = Starts(
      clean: clean + (wasUnclean ? 0 : 1), unclean: unclean + (wasUnclean ? 1 : 0),
      wasUnclean: wasUnclean)
    do throws(StoreError) {
      try connection.transaction { () throws(StoreError) in
        try Meta.isOpen.write(.integer(1), in: connection)
        try Meta.cleanStarts.write(.integer(starts.clean), in: connection)
        try Meta.uncleanStarts.write(.integer(starts.unclean), in: connection)
        // From here on they are another's to know, and what is erased is in no copy of them.
        try Meta.credits.write(.null, in: connection)
      }
    } catch .diskFull {
      // Who has no room left still wants to see their fast.
    }
    return starts
  }

  /// Whether nobody wrote since its daemon closed it.
  static func isAsLeft(
    _ connection: Connection, _ seal: Seal?, _ schema: Schema
  ) throws(StoreError) -> Bool {
    guard let seal else { return false }
    return try Meta.seal.text(in: connection) == seal.text(of: schema)
  }

  /// Another number once somebody else has written; our own commits do not count.
  static func contentNumber(of connection: Connection) throws(StoreError) -> Int64? {
    try connection.first("PRAGMA data_version") { columns throws(StoreError) in
      try columns.integer(0)
    }
  }

  nonisolated static func machine(in connection: Connection) throws(StoreError) -> String {
    guard let machine = try Meta.machine.text(in: connection) else {
      throw .corrupt(detail: Meta.machine.rawValue)
    }
    return machine
  }
}
