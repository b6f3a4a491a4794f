import Nouns
package import Rules

/// Whether operations and rows say the same.
package nonisolated struct OperationCheck: Equatable, Sendable {
  package internal(set) var operations = 0
  /// How many devices they are of.
  package internal(set) var devices = 0
  /// Rows that are not what their operations come to, by noun and id.
  package internal(set) var differing: [Operation.Subject] = []
  /// Operations that are no more what was written.
  package internal(set) var altered: [Operation.Name] = []

  package var isSound: Bool { differing.isEmpty && altered.isEmpty }
}

extension Ledger {
  /// Goes through all operations, and then through all rows; pauses as a long commit does.
  package func checkOperations() throws(StoreError) -> OperationCheck {
    var check = OperationCheck()
    var replay = Replay()
    // Of each device: what its next digest goes on from.
    var digests: [String: [UInt8]] = [:]
    try OperationReader(connection).visit("ORDER BY op") {
      operation, stored throws(StoreError) in
      check.operations += 1
      replay.take(operation)
      let device = operation.name.device
      if !operation.isEmptied {
        let line = OperationLine.text(operation, sets: stored.sets, stored.registers)
        let digest = OperationLine.digest(line, after: digests[device] ?? [])
        if digest != stored.digest { check.altered.append(operation.name) }
      }
      digests[device] = stored.digest
      if check.operations % Commit.changesAtOnce == 0 { onPause() }
    }
    check.devices = digests.count
    check.differing = try rowsUnlike(replay)
    return check
  }

  private func rowsUnlike(_ replay: Replay) throws(StoreError) -> [Operation.Subject] {
    var said: [Operation.Subject: Row] = [:]
    for row in replay.rows { said[Operation.Subject(row)] = row }
    var differing: Set<Operation.Subject> = []
    for table in NounTable.all {
      for case .success(let row) in try Self.rows(table, in: connection) {
        let subject = Operation.Subject(row)
        if said.removeValue(forKey: subject) != row { differing.insert(subject) }
      }
    }
    differing.formUnion(said.keys)
    return differing.sorted { ($0.noun, $0.id) < ($1.noun, $1.id) }
  }
}

extension Operation {
  /// Whether it has lost its body to an erasure.
  fileprivate nonisolated var isEmptied: Bool { body == nil && kind != .erase }
}
