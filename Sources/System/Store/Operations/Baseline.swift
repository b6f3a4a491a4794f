import Nouns
import Rules
import Time

extension Ledger {
  /// Gives an operation to each row that has none, as a database of an older version has them, and
  /// returns how many there were; rows that its log saw deleted are deleted for other machines, too.
  /// Done once; what breaks it off has changed nothing.
  static func layBaseline(
    in connection: Connection, on hardware: String?
  ) throws(StoreError) -> Int {
    guard try Meta.baseline.number(in: connection) == nil else { return 0 }
    return try connection.transaction { () throws(StoreError) in
      let rows = try rowsWithoutOperation(in: connection)
      var journal = try OperationJournal(in: connection, on: hardware)
      let first = journal.act(.do, Self.baselineVerb, by: "fastd", at: .blank)
      func act(at: Instant) -> OperationJournal.Act {
        .init(kind: first.kind, verb: first.verb, actor: first.actor, at: at, step: first.step)
      }
      // In the order of time, which is that of the operations' clock.
      var gone = try deletedWithoutOperation(in: connection)[...]
      func delete(until end: Instant) throws(StoreError) {
        while let (subject, at) = gone.first, at <= end {
          try journal.addDeletion(of: subject, of: act(at: at))
          gone.removeFirst()
        }
      }
      for (row, at) in rows {
        try delete(until: at)
        try journal.add(Change(before: nil, after: row), of: act(at: at))
        // Each by its own time.
        try journal.settleVersions(withNext: false)
      }
      try delete(until: Instant(milliseconds: .max))
      try journal.finish()
      try Meta.baseline.write(.integer(1), in: connection)
      return rows.count
    }
  }

  /// Otherwise a copy of the same life on another machine would bring them back.
  private static func deletedWithoutOperation(
    in connection: Connection
  ) throws(StoreError) -> [(Operation.Subject, at: Instant)] {
    let deleted = try connection.rows(
      """
      SELECT noun, id, at_ms FROM (
        SELECT noun, id, at_ms, after, max(seq) AS seq FROM changes GROUP BY noun, id) AS last
      WHERE after IS NULL
        AND NOT EXISTS (SELECT 1 FROM ops WHERE substr(ops.id, 1, 8) = substr(last.id, 1, 8)
          AND ops.id = last.id AND ops.noun = last.noun)
      ORDER BY at_ms, seq
      """
    ) { columns throws(StoreError) in
      (
        Operation.Subject(noun: try columns.text(0), id: try columns.text(1)),
        at: Instant(milliseconds: try columns.integer(2))
      )
    }
    // Of what there is one only, or one for a day, nothing is ever gone.
    return deleted.filter { (subject, _) in
      Row.Kind(rawValue: subject.noun).map { !$0.isSingle && $0 != .profile } ?? false
    }
  }

  private static let baselineVerb = VerbWord(Operation.baseline)

  /// With the time of each row's last change, the oldest first.
  private static func rowsWithoutOperation(
    in connection: Connection
  ) throws(StoreError) -> [(Row, at: Instant)] {
    let changed = try lastChanges(in: connection)
    var found: [(row: Row, at: Instant)] = []
    for table in NounTable.all {
      let condition =
        table.kind.isSingle
        ? "NOT EXISTS (SELECT 1 FROM ops WHERE id = '\(table.name)')"
        : "id NOT IN (SELECT id FROM ops WHERE noun = '\(table.name)')"
      try connection.visit("\(table.select) WHERE \(condition)", []) {
        columns throws(StoreError) in
        // What cannot be read has kept nobody from the rest so far.
        guard let row = try? table.read(columns) else { return true }
        found.append((row, changed[RowName(row)] ?? row.start))
        return true
      }
    }
    // Those of one moment in the order in which they were made.
    return found.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }

  private static func lastChanges(
    in connection: Connection
  ) throws(StoreError) -> [RowName: Instant] {
    var changed: [RowName: Instant] = [:]
    try connection.visit("SELECT noun, id, max(at_ms) FROM changes GROUP BY noun, id", []) {
      columns throws(StoreError) in
      let name = RowName(noun: try columns.text(0), id: try columns.text(1))
      changed[name] = Instant(milliseconds: try columns.integer(2))
      return true
    }
    return changed
  }
}

extension Row {
  /// When it can have been recorded first, where that is all that is known.
  fileprivate nonisolated var start: Instant {
    switch self {
    case .fast(let fast): fast.start.instant
    case .mealItem(let item): item.written
    case .target(let target): target.written.instant
    default: (noun as? any DatedNoun)?.at.instant ?? .blank
    }
  }
}

/// The name of one row among all nouns, even if two of them share an id.
private nonisolated struct RowName: Hashable {
  let noun: String
  let id: String

  init(_ row: Row) {
    noun = row.kind.rawValue
    id = row.id.text
  }

  init(noun: String, id: String) {
    self.noun = noun
    self.id = id
  }
}
