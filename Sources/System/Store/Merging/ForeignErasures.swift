import Host
import Nouns
import Rules
import Time

// Whatever was erased on one machine leaves the others as well, with their backups.
extension Ledger {
  /// Removes what was erased on another machine from the backups, and from the free pages of the
  /// database. That it is still to be done is written down in the commit that took the erasure.
  func eraseElsewhere() throws(StoreError) {
    if let list = try Meta.erasedElsewhere.text(in: connection) {
      let rows = list.split(separator: " ").compactMap { name -> ErasedRow? in
        let parts = name.split(separator: ":").map(String.init)
        return parts.count == 2 ? ErasedRow(.init(noun: parts[0], id: parts[1])) : nil
      }
      // A copy that cannot be written now is tried again by the next opening.
      if try eraseFromCopies(rows).left.isEmpty {
        try Meta.erasedElsewhere.write(.null, in: connection)
      }
    }
    try wipeTraces()
  }

  /// Empties all operations that the erasures cover, and removes what else there is of the rows.
  func eraseHere(
    _ subjects: [Operation.Subject], given facts: MergeFacts, _ reader: OperationReader
  ) throws(StoreError) {
    guard !subjects.isEmpty else { return }
    try Meta.tracesLeft.write(.integer(1), in: connection)
    let waiting = try Meta.erasedElsewhere.text(in: connection).map { $0 + " " } ?? ""
    let names = subjects.map { "\($0.noun):\($0.id)" }.joined(separator: " ")
    try Meta.erasedElsewhere.write(.text(waiting + names), in: connection)
    for subject in subjects {
      guard let row = ErasedRow(subject) else { continue }
      guard subject.isErasedAsKnown else {
        try row.erase(in: connection)
        continue
      }
      var covered: [Operation.Name] = []
      try reader.visit(of: subject) { operation in
        if operation.body != nil, !facts.counts(operation) { covered.append(operation.name) }
      }
      try row.eraseTraces(in: connection)
      for name in covered { try ErasedRow.empty(name, in: reader) }
    }
  }
}

extension Operation.Subject {
  fileprivate nonisolated var isErasedAsKnown: Bool {
    Row.Kind(rawValue: noun)?.isErasedAsKnown ?? false
  }
}
