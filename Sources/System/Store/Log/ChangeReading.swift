import Nouns
package import Rules
import Time

extension Ledger {
  /// Those that operations were made by, on any device.
  package func knownActors(among actors: [String]) throws(StoreError) -> [String] {
    let list = "\n" + actors.joined(separator: "\n") + "\n"
    return try connection.rows(
      "SELECT DISTINCT actor FROM ops WHERE instr(?, char(10) || actor || char(10)) > 0",
      .text(list)
    ) { columns throws(StoreError) in try columns.text(0) }
  }

  /// The entries after `seq`, oldest first; one that makes no sense has its place and no row.
  package func changes(since seq: Int64, limit: Int) throws(StoreError) -> [LoggedChange] {
    try connection.rows(
      """
      SELECT \(LoggedRows.columns), seq, changes.at_ms, changes.actor,
        iif(kind = 'command', verb, kind)
      FROM changes LEFT JOIN steps USING (step) WHERE seq > ? ORDER BY seq LIMIT ?
      """, .integer(seq), .integer(Int64(max(0, limit)))
    ) { columns throws(StoreError) in try logged(columns) }
  }

  private func logged(_ columns: Columns) throws(StoreError) -> LoggedChange {
    let read = try readable { () throws(StoreError) in try self.subject(columns) }
    let subject = read ?? .change(Change(before: nil, after: nil))
    let verb =
      if case .news(let news) = subject { news.key.kind.rawValue } else {
        try columns.optionalText(8) ?? ""
      }
    return LoggedChange(
      seq: try columns.integer(5), at: Instant(milliseconds: try columns.integer(6)),
      actor: try columns.text(7), verb: verb, subject: subject)
  }

  /// The highest number that an entry ever had, 0 while there was none.
  package func lastSeq() throws(StoreError) -> Int64 { try LogEnd(in: connection).last }

  /// The time of the newest entry.
  func lastChange() throws(StoreError) -> Instant? { try Self.lastChange(in: connection) }

  static func lastChange(in connection: Connection) throws(StoreError) -> Instant? {
    try connection.first("SELECT at_ms FROM changes ORDER BY seq DESC LIMIT 1") {
      columns throws(StoreError) in Instant(milliseconds: try columns.integer(0))
    }
  }

  /// Nil for what others wrote there; what fails otherwise fails here, too.
  func readable<Read>(
    _ read: () throws(StoreError) -> Read
  ) throws(StoreError) -> Read? {
    do throws(StoreError) { return try read() } catch {
      guard error.asLoss != nil else { throw error }
      return nil
    }
  }

  private func subject(_ columns: Columns) throws(StoreError) -> LoggedChange.Subject {
    guard try columns.text(0) == NewsColumns.names.noun else {
      return .change(try LoggedRows(connection: connection).change(columns))
    }
    let news = try connection.first(NewsColumns.parse, .text(try columns.text(3))) {
      columns throws(StoreError) in try NewsColumns.news(columns)
    }
    guard let news else { throw .unusable("after") }
    return .news(news)
  }
}
