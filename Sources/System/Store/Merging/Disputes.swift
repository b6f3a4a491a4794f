package import Nouns
package import Rules
import Time

extension Ledger {
  /// Those about safety first, then by noun and id; with `repeats` also differences of old copies.
  package func openDisputes(repeats: Bool) throws(StoreError) -> [Dispute] {
    let reader = try OperationReader(connection)
    let values = try connection.rows(
      """
      SELECT noun, id, matter, in_force, losing FROM conflicts WHERE repeats <= ?
      ORDER BY noun <> 'safety', matter <> 'birth', repeats, noun, id, matter LIMIT ?
      """, .integer(repeats ? 1 : 0), .integer(Self.mostDisputes)
    ) { columns throws(StoreError) in
      StoredConflict(
        subject: .init(noun: try columns.text(0), id: try columns.text(1)),
        matter: try columns.text(2), inForce: try columns.optionalInteger(3),
        losing: OpenConflicts.numbers(try columns.text(4)))
    }
    let held = try connection.rows(
      "SELECT noun, id, by, reason FROM held WHERE is_told = 1 ORDER BY noun, id LIMIT ?",
      .integer(Self.mostDisputes)
    ) { columns throws(StoreError) in
      (
        subject: Operation.Subject(noun: try columns.text(0), id: try columns.text(1)),
        by: try columns.optionalText(2), reason: try columns.text(3)
      )
    }
    var disputes: [Dispute] = []
    for (place, value) in values.enumerated() {
      // Those of one entry follow each other.
      let others = values[..<place].reversed().prefix { $0.subject == value.subject }
      guard !others.contains(where: { $0.isDecided(with: value) }) else { continue }
      if let dispute = try dispute(of: value, reader) { disputes.append(dispute) }
    }
    for (subject, by, reason) in held {
      guard let kind = Row.Kind(rawValue: subject.noun), let reason = HeldReason(rawValue: reason)
      else { continue }
      disputes.append(
        Dispute(
          subject: subject, matter: .held(reason), row: try candidate(subject, kind, reader)?.row,
          by: try by.flatMap { id throws(StoreError) in
            try rowNow(.init(noun: subject.noun, id: id), kind, reader)
          }))
    }
    return disputes
  }

  /// More than anybody decides one by one.
  private static let mostDisputes: Int64 = 10_000

  /// How many entries are to be decided, and how many more differ in old copies only.
  package func countOfUndecided() throws(StoreError) -> (entries: Int64, repeats: Int64) {
    if let undecided { return undecided }
    let count = try countedUndecided()
    undecided = count
    return count
  }

  private func countedUndecided() throws(StoreError) -> (entries: Int64, repeats: Int64) {
    try connection.first(
      """
      SELECT (SELECT count(*) FROM (SELECT noun, id FROM conflicts WHERE repeats = 0
          UNION SELECT noun, id FROM held WHERE is_told = 1)),
        (SELECT count(*) FROM (SELECT DISTINCT noun, id FROM conflicts WHERE repeats = 1))
      """
    ) { columns throws(StoreError) in (try columns.integer(0), try columns.integer(1)) } ?? (0, 0)
  }

  /// Those that can be read.
  package func allHeldRows() throws(StoreError) -> [Row] {
    let reader = try OperationReader(connection)
    var rows: [Row] = []
    for kind in Row.Kind.allCases {
      for subject in try HeldRows(connection: connection).subjects(kind) {
        if let row = try candidate(subject, kind, reader)?.row { rows.append(row) }
      }
    }
    return rows
  }

  private struct StoredConflict {
    let subject: Operation.Subject
    let matter: String
    let inForce: Int64?
    let losing: [Int64]

    /// Whether one choice decides both, because the same operations set them together.
    func isDecided(with other: Self) -> Bool {
      guard subject == other.subject, inForce == other.inForce, losing == other.losing else {
        return false
      }
      let registers = Row.Kind(rawValue: subject.noun).map(Registers.of)
      return registers?.together(with: matter).contains(other.matter) ?? false
    }
  }

  private func dispute(
    of stored: StoredConflict, _ reader: OperationReader
  ) throws(StoreError) -> Dispute? {
    let subject = stored.subject
    guard let kind = Row.Kind(rawValue: subject.noun) else { return nil }
    let now = try rowNow(subject, kind, reader)
    guard !stored.matter.hasPrefix(" ") else {
      let other = Operation.Subject(noun: subject.noun, id: String(stored.matter.dropFirst()))
      return Dispute(
        subject: subject, matter: .fasting, row: now, by: try reader.stored(other, kind))
    }
    let side = { (number: Int64) throws(StoreError) -> Dispute.Side? in
      try self.side(number, stored.matter, of: subject, kind, now, reader)
    }
    let isLife = stored.matter == Registers.alive
    return Dispute(
      subject: subject, matter: isLife ? .deleted : .value(stored.matter),
      present: try stored.inForce.flatMap(side), others: try stored.losing.compactMapStored(side),
      row: now)
  }

  private func side(
    _ number: Int64, _ register: String, of subject: Operation.Subject, _ kind: Row.Kind,
    _ now: Row?, _ reader: OperationReader
  ) throws(StoreError) -> Dispute.Side? {
    var found: Operation?
    try reader.visit("WHERE op = ?", .integer(number)) { operation, _ in found = operation }
    guard let operation = found, let sets = operation.body?.sets else { return nil }
    let isDeletion = register == Registers.alive && sets[Registers.alive] == .number(0)
    let known = try now.orElse { () throws(StoreError) in try whole(subject, kind, reader) }
    let row = isDeletion ? nil : try self.row(known, kind, with: sets, in: register)
    return Dispute.Side(device: operation.name.device, at: operation.at, row: row)
  }

  private func row(
    _ row: Row?, _ kind: Row.Kind, with sets: [String: Cell], in register: String
  ) throws(StoreError) -> Row? {
    guard var cells = row?.cells else { return nil }
    let together = Registers.of(kind).together(with: register)
    for (index, column) in Registers.of(kind).columns.enumerated()
    where together.contains(column.register) {
      let cell = sets[column.name] ?? .nothing
      cells[index] = cell == kind.saidNothing ? .nothing : cell
    }
    return try? Row(kind, cells: cells)
  }

  /// The row with its latest values, also where it was deleted.
  private func whole(
    _ subject: Operation.Subject, _ kind: Row.Kind, _ reader: OperationReader
  ) throws(StoreError) -> Row? {
    try reader.replay(of: subject).cells(of: subject).flatMap { try? Row(kind, cells: $0) }
  }
}

extension [Int64] {
  fileprivate nonisolated func compactMapStored<Value>(
    _ each: (Int64) throws(StoreError) -> Value?
  ) throws(StoreError) -> [Value] {
    var values: [Value] = []
    for element in self { if let value = try each(element) { values.append(value) } }
    return values
  }
}

extension Row? {
  fileprivate nonisolated func orElse(
    _ other: () throws(StoreError) -> Row?
  ) throws(StoreError) -> Row? {
    if let self { self } else { try other() }
  }
}
