import Nouns
import Rules
import Time

/// The rows that may hold a row back, or be held by it, whether they stand or are held themselves.
nonisolated struct Neighbours {
  let connection: Connection
  private let held: HeldRows

  init(_ connection: Connection) {
    self.connection = connection
    held = HeldRows(connection: connection)
  }

  /// Of nouns whose rows are few, all that there are.
  static func areAll(_ kind: Row.Kind) -> Bool {
    switch kind {
    case .reminder, .schedule, .week, .program, .profile, .target: true
    default: false
    }
  }

  func all(_ kind: Row.Kind) throws(StoreError) -> [Operation.Subject] {
    guard kind == .profile else { return try stand(kind, "true") + held.subjects(kind) }
    return try connection.rows("SELECT DISTINCT id FROM ops WHERE noun = 'profile' AND id <> ''") {
      columns throws(StoreError) in
      Operation.Subject(noun: kind.rawValue, id: try columns.text(0))
    }
  }

  /// Whether a row that was written here stands as it was written: no other device has said anything of it,
  /// and nothing is decided together with it.
  func isAlone(
    _ subject: Operation.Subject, of own: Int64, _ reader: OperationReader
  ) throws(StoreError) -> Bool {
    guard let kind = Row.Kind(rawValue: subject.noun), Self.areMany(kind) else { return false }
    let (first, last) = OperationNumber.range(of: own)
    let row = [Value.text(subject.id), .text(subject.noun)]
    let isShared = try connection.first(
      """
      SELECT 1 WHERE
        EXISTS (SELECT 1 FROM ops WHERE \(OperationReader.ofRow) AND +op NOT BETWEEN ?3 AND ?4)
        OR EXISTS (SELECT 1 FROM conflicts WHERE id = ?1 AND noun = ?2)
        OR EXISTS (SELECT 1 FROM held WHERE id = ?1 AND noun = ?2)
        OR EXISTS (SELECT 1 FROM held WHERE by = ?1 AND noun = ?2)
      """, row + [.integer(first), .integer(last)]
    ) { _ in true }
    guard isShared == nil else { return false }
    guard let stored = try reader.stored(subject, kind) else { return true }
    // One that cannot be is held back by itself.
    guard stored.damage == nil else { return false }
    return try of(stored).allSatisfy { $0 == subject }
  }

  /// Those that grow with life.
  private static func areMany(_ kind: Row.Kind) -> Bool {
    switch kind {
    case .fast, .weighing, .mealItem, .drink: true
    default: false
    }
  }

  func of(_ row: Row) throws(StoreError) -> [Operation.Subject] {
    switch row {
    case .fast(let fast): try fasts(beside: fast, row)
    case .weighing, .mealItem, .drink:
      try stand(row.kind, "at_ms = ?1", .integer(row.span?.from ?? 0))
        + held.subjects(row.kind, "to_ms = ?2", .integer(row.span?.from ?? 0))
    case .food(let food):
      try stand(.food, "folded = ?1", .text(FoldedName.of(food.name))) + marked(row)
    default: []
    }
  }

  private func fasts(beside fast: Fast, _ row: Row) throws(StoreError) -> [Operation.Subject] {
    let start = fast.start.instant.milliseconds
    let end = fast.end?.instant.milliseconds ?? .max
    var found: [Operation.Subject] = []
    if !fast.isCancelled {
      found += try stand(
        .fast,
        """
        end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
        AND end_ms > ?1 AND start_ms < ?2
        """,
        .integer(start), .integer(end))
      found += try held.subjects(
        .fast, "to_ms > ?2 AND from_ms < ?3", .integer(start), .integer(end))
      found += try stand(.fast, "end_ms IS NULL AND folded_into IS NULL")
      found += try held.subjects(.fast, "to_ms IS NULL AND from_ms IS NOT NULL")
    }
    if let origin = fast.origin, let id = origin.id {
      found += try stand(.fast, "source = ?1 AND source_id = ?2", .text(origin.source), .text(id))
      found += try marked(row)
    }
    return found
  }

  private func marked(_ row: Row) throws(StoreError) -> [Operation.Subject] {
    guard let mark = row.mark else { return [] }
    return try held.subjects(row.kind, "mark = ?2", .integer(mark))
  }

  private func stand(
    _ kind: Row.Kind, _ condition: String, _ values: Value...
  ) throws(StoreError) -> [Operation.Subject] {
    let noun = kind.rawValue
    return try connection.rows("SELECT id FROM \(kind.table.table) WHERE \(condition)", values) {
      columns throws(StoreError) in
      Operation.Subject(noun: noun, id: kind.isSingle ? noun : try columns.text(0))
    }
  }
}
