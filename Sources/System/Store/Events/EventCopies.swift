import Nouns
import Host
package import Rules
import Time

// The journal in copies of the database.

extension Ledger {
  /// Takes all events away for good, from every backup, too.
  package func clearEvents() throws(StoreError) -> (events: Int64, erasure: Erasure) {
    try requireWritable()
    let (backups, left) = try eraseFromBackups(
      where: { connection throws(StoreError) in
        // An older version's copy has no such table.
        (try? EventColumns.count("true", [], in: connection)) ?? 0 > 0
      },
      { connection throws(StoreError) in try connection.run("DELETE FROM events") })
    var erasure = Erasure(backups: backups, left: left + directory.remains())
    let count = try EventColumns.count("true", [], in: connection)
    guard count > 0 else { return (0, erasure) }
    do throws(StoreError) {
      try writeAtLength { () throws(StoreError) in
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
  func events(
    in other: Connection, notIn own: Connection
  ) throws(StoreError) -> CopiedEvents {
    var ours: Set<Line> = []
    try Self.ofOurs(
      try Self.visitEvents(in: own) { _, _, event in
        if let event { ours.insert(Line(event)) }
      })
    var copied = CopiedEvents()
    try Self.visitEvents(in: other) { seq, at, event in
      guard let event else { return copied.left.append(.event(seq, at: at)) }
      if !ours.contains(Line(event)) { copied.new.append(event) }
    }
    return copied
  }

  /// With no event for a line that means nothing to us.
  private static func visitEvents(
    in connection: Connection, _ visit: (Int64, Instant, Event?) -> Void
  ) throws(StoreError) {
    let sql = "SELECT \(EventColumns.list) FROM events ORDER BY at_ms, seq"
    try connection.visit(sql, []) { columns throws(StoreError) in
      visit(
        try columns.integer(0), Instant(milliseconds: try columns.integer(1)),
        try EventColumns.event(columns)?.event)
      return true
    }
  }

  /// What makes an event another one: their numbers differ from copy to copy.
  private nonisolated struct Line: Hashable {
    let at: Instant
    let name: EventName
    let payload: [EventKey: Event.Value]

    init(_ event: Event) {
      at = event.at
      name = event.name
      payload = event.payload
    }
  }
}

/// What a copy's journal has beside ours.
nonisolated struct CopiedEvents {
  var new: [Event] = []
  var left: [Difference.LeftRow] = []
}

extension Difference.LeftRow {
  fileprivate nonisolated static func event(_ seq: Int64, at: Instant) -> Self {
    Self(noun: "event", id: String(seq), at: at, fault: .badValue("payload"))
  }
}
