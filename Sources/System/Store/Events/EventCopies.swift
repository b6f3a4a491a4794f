import Host
import Rules
import Time

// The journal in copies of the database.

extension Ledger {
  /// Takes all events away for good, from every backup, too.
  package func clearEvents() throws(StoreError) -> (events: Int64, erasure: Erasure) {
    try requireWritable()
    let (backups, left) = try eraseFromBackups { connection throws(StoreError) in
      // An older version's copy has no such table.
      guard let count = try? EventColumns.count("true", [], in: connection), count > 0 else {
        return false
      }
      try connection.run("DELETE FROM events")
      return true
    }
    var erasure = Erasure(backups: backups, left: left + directory.remains())
    let count = try EventColumns.count("true", [], in: connection)
    guard count > 0 else { return (0, erasure) }
    do throws(StoreError) {
      try connection.transaction { () throws(StoreError) in
        try Meta.tracesLeft.write(.integer(1), in: connection)
        try connection.run("DELETE FROM events")
      }
    } catch {
      throw error.after(copies: backups)
    }
    do throws(StoreError) { try wipeTraces() } catch { erasure.left.append(places.database) }
    return (count, erasure)
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
