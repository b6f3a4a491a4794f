import Nouns
package import Rules
package import Time

extension Ledger {
  /// Rows dated more than a day ahead: a clock was wrong, here or on another machine.
  package func rowsDatedAhead(of now: Instant) throws(StoreError) -> [Operation.Subject] {
    let limit = Value.integer((now + .hour * 24).milliseconds)
    let times: [(Row.Kind, String)] = [
      (.fast, "start_ms"), (.weighing, "at_ms"), (.mealItem, "at_ms"), (.drink, "at_ms"),
    ]
    var found: [Operation.Subject] = []
    for (kind, time) in times {
      found += try connection.rows(
        "SELECT id FROM \(kind.table.table) WHERE \(time) > ? ORDER BY \(time)", limit
      ) { columns throws(StoreError) in
        Operation.Subject(noun: kind.rawValue, id: try columns.text(0))
      }
    }
    return found
  }

  /// Goes through all operations and all rows, holding none of them.
  package func checkOperations() throws(StoreError) -> OperationCheck {
    var check = OperationCheck()
    // Rows and operations are met in the order of their ids, which is any order on the disk.
    try connection.script("PRAGMA cache_size = -32768")
    defer { try? connection.script("PRAGMA cache_size = -2000; PRAGMA shrink_memory") }
    try atLength { () throws(StoreError) in
      try checkDigests(&check)
      if try Meta.merged.number(in: connection) == nil {
        try checkRows(&check)
      } else {
        try checkMergedRows(&check)
      }
      try checkRest(&check)
    }
    check.differing.sort { ($0.noun, $0.id) < ($1.noun, $1.id) }
    return check
  }

  private func checkDigests(_ check: inout OperationCheck) throws(StoreError) {
    // Of each device: what its next digest goes on from.
    var digests: [String: [UInt8]] = [:]
    var unread: [Operation.Name] = []
    var altered: [Operation.Name] = []
    var count = 0
    try OperationReader(connection).visit(
      "ORDER BY op", cells: false, unread: { unread.append($0) }
    ) {
      operation, stored throws(StoreError) in
      let device = operation.name.device
      if !operation.isEmptied {
        let line = OperationLine.text(operation, sets: stored.sets, stored.registers)
        let digest = OperationLine.digest(line, after: digests[device] ?? [])
        if digest != stored.digest { altered.append(operation.name) }
      }
      digests[device] = stored.digest
      count += 1
      turns.take()
    }
    check.operations = count + unread.count
    check.devices = digests.count
    check.altered = unread + altered + (try strays())
  }

  /// The last operation where it is missing, and what was written behind it by others.
  private func strays() throws(StoreError) -> [Operation.Name] {
    let devices = try Devices(in: connection)
    guard let end = try LastOperation.recorded(in: connection),
      let name = try? devices.name(of: end.number)
    else { return [] }
    let last = try OperationReader(connection).last(of: end.number.device)?.seq ?? 0
    let isHeld = try end.isHeld(in: connection)
    if isHeld, last == end.number.seq { return [] }
    return [Operation.Name(device: name.device, seq: max(last, name.seq))]
  }

  /// Of several devices, only all rows of a noun together show which of them stand.
  private func checkMergedRows(_ check: inout OperationCheck) throws(StoreError) {
    let reader = try OperationReader(connection)
    var merge = RowMerge(reader, try MergeFacts(reader), turns)
    try merge.findAll()
    check.differing += merge.changes.compactMap { ($0.after ?? $0.before).map { .init($0) } }
  }

  /// Row by row what its operations come to. Most have one that says all of them, in the words that the row
  /// would be written in today.
  private func checkRows(_ check: inout OperationCheck) throws(StoreError) {
    let reader = try OperationReader(connection)
    var (subject, whole) = (Operation.Subject?.none, String?.none)
    var (differing, unread): ([Operation.Subject], Set<Operation.Name>) = ([], [])
    var versions = Replay()
    func settle() throws(StoreError) {
      // A newer version's noun is nothing to us.
      guard let subject, let kind = Row.Kind(rawValue: subject.noun) else { return }
      guard kind != .profile else {
        // One goes on from another.
        return try reader.visit(of: subject, unread: { unread.insert($0) }) { versions.take($0) }
      }
      let row = try reader.stored(subject, kind)
      if let whole, let row, whole == OperationLine.sets(of: row) { return }
      let replay = try reader.replay(of: subject, unread: { unread.insert($0) })
      if replay.rows.first != row { differing.append(subject) }
    }
    try connection.visit(Self.saying, []) { columns throws(StoreError) in
      let next = Operation.Subject(noun: try columns.text(0), id: try columns.text(1))
      if next != subject {
        try settle()
        (subject, whole) = (next, try columns.optionalText(2))
      } else {
        whole = nil
      }
      turns.take()
      return true
    }
    try settle()
    check.differing = try differing + Self.differing(versions, Profile.rows(in: connection))
    check.altered += unread.subtracting(check.altered)
  }

  /// The values that operations set, where they are of all registers.
  private static let saying = """
    SELECT noun, id, iif(prev IS NULL AND v <= \(Operation.version), sets, NULL) FROM ops
    WHERE sets IS NOT NULL ORDER BY substr(id, 1, 8), id, noun
    """

  private static func differing(
    _ versions: Replay, _ stored: [Profile]
  ) -> [Operation.Subject] {
    func bySubject(_ rows: [Row]) -> [Operation.Subject: Row] {
      Dictionary(rows.map { (Operation.Subject($0), $0) }) { first, _ in first }
    }
    let (said, stored) = (bySubject(versions.rows), bySubject(stored.map(Row.profile)))
    return Set(said.keys).union(stored.keys).filter { said[$0] != stored[$0] }
  }

  /// Rows of which no operation says anything.
  private func checkRest(_ check: inout OperationCheck) throws(StoreError) {
    let devices = try OperationNumber.strayDevices(in: connection)
    check.differing += devices.map { Operation.Subject(noun: "device", id: $0.id) }
    for table in NounTable.all {
      let id = table.kind.isSingle ? "'\(table.name)'" : "\(table.table).id"
      check.differing += try connection.rows(
        """
        SELECT \(id) FROM \(table.table) WHERE NOT EXISTS (SELECT 1 FROM ops
          WHERE substr(ops.id, 1, 8) = substr(\(id), 1, 8) AND ops.id = \(id)
            AND noun = '\(table.name)' AND sets IS NOT NULL)
        """
      ) { columns throws(StoreError) in
        Operation.Subject(noun: table.name, id: try columns.text(0))
      }
    }
  }
}

extension Operation {
  /// Whether it has lost its body to an erasure.
  fileprivate nonisolated var isEmptied: Bool { body == nil && kind != .erase }
}
