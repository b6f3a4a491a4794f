import Host
import Rules
import Time

// The journal in copies of the database.

extension Ledger {
  /// Takes all events away for good, from every backup, too.
  package func clearEvents() throws(StoreError) -> (events: Int64, backups: Int) {
    guard !isReadOnly else { throw .readOnly }
    let count = try Self.clearEvents(in: connection)
    // What the write-ahead log still holds goes, too.
    try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    var backups = 0
    for backup in try directory.list() {
      // An older version's copy has no such table.
      guard let other = try? Connection(path: backup.path, access: .readWrite),
        let held = try? EventColumns.count("true", [], in: other), held > 0
      else { continue }
      _ = try Self.clearEvents(in: other)
      other.close()
      try Files.synchronize(backup.path)
      backups += 1
    }
    return (count, backups)
  }

  private static func clearEvents(in connection: Connection) throws(StoreError) -> Int64 {
    let count = try EventColumns.count("true", [], in: connection)
    guard count > 0 else { return 0 }
    try connection.run("DELETE FROM events")
    // Writes the file anew, so that no freed page keeps a copy.
    try connection.script("VACUUM")
    return count
  }

  /// Those of a copy that are not here, oldest first.
  func events(onlyIn other: Connection) throws(StoreError) -> [Event] {
    let ours = Set(try Self.events(in: connection).map(Line.init))
    return try Self.events(in: other).filter { !ours.contains(Line($0)) }
  }

  private static func events(in connection: Connection) throws(StoreError) -> [Event] {
    try connection.rows("SELECT \(EventColumns.list) FROM events ORDER BY at_ms, seq") {
      columns throws(StoreError) in try EventColumns.event(columns)?.event
    }.compactMap(\.self)
  }

  /// What makes an event another one: their numbers differ from copy to copy.
  private nonisolated struct Line: Hashable {
    let at: Instant
    let name: Event.Name
    let payload: [Event.Key: Event.Value]

    init(_ event: Event) {
      at = event.at
      name = event.name
      payload = event.payload
    }
  }
}
