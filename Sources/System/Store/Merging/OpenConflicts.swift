import Nouns
import Rules

/// The conflicts within rows, and those between a running fast and finished ones.
nonisolated struct OpenConflicts {
  private let reader: OperationReader
  private var connection: Connection { reader.connection }

  init(_ reader: OperationReader) { self.reader = reader }

  /// Whether there are or were any of these rows.
  func replace(
    _ conflicts: [Conflict], of subjects: some Sequence<Operation.Subject>
  ) throws(StoreError) -> Bool {
    var hadAny = false
    for subject in subjects {
      let row = [Value.text(subject.noun), .text(subject.id)]
      guard
        try connection.first(
          "SELECT 1 FROM conflicts WHERE noun = ? AND id = ? LIMIT 1", row, read: { _ in true })
          ?? false
      else { continue }
      hadAny = true
      try connection.run("DELETE FROM conflicts WHERE noun = ? AND id = ?", row)
    }
    for conflict in conflicts { try add(conflict) }
    return hadAny || !conflicts.isEmpty
  }

  private func add(_ conflict: Conflict) throws(StoreError) {
    let (matter, inForce, losing): (String, Operation.Name?, [Operation.Name])
    switch conflict.matter {
    case .register(let name, let winner, let others):
      (matter, inForce, losing) = (name, winner, others)
    case .fasting(let id): (matter, inForce, losing) = (" " + id.text, nil, [])
    }
    let numbers = try losing.map { name throws(StoreError) in
      String(try number(of: name))
    }
    try connection.run(
      "INSERT OR REPLACE INTO conflicts VALUES (?, ?, ?, ?, ?, ?)", .text(conflict.subject.noun),
      .text(conflict.subject.id), .text(matter),
      Value(try inForce.map { name throws(StoreError) in try number(of: name) }),
      .text("[" + numbers.joined(separator: ",") + "]"), .integer(conflict.isRepeat ? 1 : 0))
  }

  /// As they are listed.
  static func numbers(_ list: String) -> [Int64] {
    list.dropFirst().dropLast().split(separator: ",").compactMap { Int64($0) }
  }

  private func number(of name: Operation.Name) throws(StoreError) -> Int64 {
    guard let device = reader.devices.number(of: name.device) else { throw .unusable("op") }
    return OperationNumber(device: device, seq: name.seq).number
  }
}
