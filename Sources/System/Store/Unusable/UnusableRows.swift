import Nouns
import Rules
import Time

/// A row that could not be worked with: it is in no table of its noun any more, and is kept.
package nonisolated struct UnusableRow: Equatable, Sendable {
  package let noun: String
  package let id: String
  /// The column, or what is wrong with the row.
  package let reason: String
}

extension Ledger {
  /// All that were ever set aside and are not settled, the oldest first.
  package func unusableRows() throws(StoreError) -> [UnusableRow] {
    try connection.rows(
      "SELECT noun, id, reason FROM unusable ORDER BY seq LIMIT ?",
      .integer(Self.mostNamed)
    ) { columns throws(StoreError) in
      UnusableRow(
        noun: try columns.text(0), id: try columns.text(1), reason: try columns.text(2))
    }
  }

  /// They stay in the backup that was made before.
  package func forgetUnusable() throws(StoreError) {
    guard !isReadOnly else { throw .readOnly }
    try connection.run("DELETE FROM unusable")
  }

  /// Enough to see what is the matter.
  private static let mostNamed: Int64 = 1000

  /// Moves what the rules could not work with out of the way, so that nothing in a database can keep
  /// the daemon from its other rows.
  static func setAsideUnusable(
    in connection: Connection, on hardware: String?, at now: Instant
  ) throws(StoreError) {
    var found: [(NounTable, rowid: Int64, UnusableRow)] = []
    // By a clock that runs behind, reminders that came long ago would all be still to come.
    var census = RowCensus(
      at: max(now, try lastChange(in: connection) ?? now),
      ofSeveral: try Meta.merged.number(in: connection) != nil)
    for noun in NounTable.all {
      try connection.visit(noun.suspects, []) { columns throws(StoreError) in
        let rowid = try columns.integer(noun.width)
        if let reason = try reason(noun, columns, &census) {
          let id = String(((try? columns.text(0)) ?? "").filter { $0 > " " }.prefix(RowID.length))
          found.append((noun, rowid, UnusableRow(noun: noun.name, id: id, reason: reason)))
        }
        return true
      }
    }
    guard !found.isEmpty else { return }
    try connection.transaction { () throws(StoreError) in
      let latest = try connection.first("SELECT ifnull(max(seq), 0) FROM unusable") {
        columns throws(StoreError) in try columns.integer(0)
      }
      for (noun, rowid, row) in found { try setAside(row, noun, rowid, at: now, in: connection) }
      try leaveLog(after: latest ?? 0, in: connection)
      try leaveOperations(found.map { ($0.0, $0.2.id) }, hardware, at: now, in: connection)
    }
  }

  private static func leaveOperations(
    _ rows: [(NounTable, id: String)], _ hardware: String?, at now: Instant,
    in connection: Connection
  ) throws(StoreError) {
    // Of several devices, a deletion here would be one everywhere.
    guard try Meta.merged.number(in: connection) == nil else { return }
    var journal = try OperationJournal(in: connection, on: hardware)
    let act = journal.act(.do, VerbWord("setAside"), by: "fastd", at: now)
    for (noun, id) in rows {
      var rows = RowCursor(noun, in: connection)
      if noun.kind.isSingle, let row = try rows.next() {
        // The one that stays is what is meant by the noun.
        try journal.add(Change(before: nil, after: row), of: act)
      } else {
        let id = noun.kind.isSingle ? noun.name : id
        try journal.addLoss(of: .init(noun: noun.name, id: id), of: act)
      }
    }
    try journal.finish()
  }

  /// Nil for a row that can be worked with.
  private static func reason(
    _ noun: NounTable, _ columns: Columns, _ census: inout RowCensus
  ) throws(StoreError) -> String? {
    do throws(StoreError) {
      let row = try noun.read(columns, 0)
      return (row.damage ?? census.add(row))?.name
    } catch {
      guard case .unusable(let column) = error else { throw error }
      return column
    }
  }

  private static func setAside(
    _ row: UnusableRow, _ noun: NounTable, _ rowid: Int64, at now: Instant,
    in connection: Connection
  ) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO unusable (at_ms, noun, id, reason, row)
      SELECT ?, ?, ?, ?, \(noun.quoted) FROM \(noun.table) WHERE rowid = ?
      """, .integer(now.milliseconds), .text(noun.name), .text(row.id), .text(row.reason),
      .integer(rowid))
    try connection.run("DELETE FROM \(noun.table) WHERE rowid = ?", .integer(rowid))
  }

  /// In the log they are gone with the step that brought them, which can be undone as before. All in
  /// one pass: the log is long, and they may be thousands.
  private static func leaveLog(after seq: Int64, in connection: Connection) throws(StoreError) {
    let last = """
      (SELECT max(seq) FROM changes JOIN
        (SELECT DISTINCT noun, id FROM unusable WHERE seq > ?1) USING (noun, id) GROUP BY noun, id)
      """
    try connection.run(
      "UPDATE changes SET after = NULL, op = NULL WHERE before IS NOT NULL AND seq IN \(last)",
      .integer(seq))
    try connection.run(
      "DELETE FROM changes WHERE before IS NULL AND seq IN \(last)", .integer(seq))
  }
}

extension Intake.Fault {
  /// The field, or the case's name.
  fileprivate nonisolated var name: String {
    switch self {
    case .tooLong(let field), .notPlain(let field), .badValue(let field), .reserved(let field):
      field
    default: "\(self)"
    }
  }
}
