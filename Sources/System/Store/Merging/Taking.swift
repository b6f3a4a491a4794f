import Host
import Nouns
package import Rules
package import Time

extension Ledger {
  /// Takes operations of another device, as many as are right, in one commit with what they change.
  package func take(
    _ entries: [ForeignLine], of device: String, at now: Instant
  ) throws(StoreError) -> TakenOperations {
    try requireWritable()
    guard RowID(text: device) != nil, device != machine else { return refused(entries, .device) }
    var taken = TakenOperations()
    do throws(StoreError) {
      try writeAtLength { () throws(StoreError) in
        taken = try self.add(entries, of: device, at: now)
      }
    } catch {
      merging = nil
      throw error
    }
    // An opening goes on with it, if this cannot be ended.
    if !taken.erased.isEmpty { try? eraseElsewhere() }
    return taken
  }

  private func refused(_ entries: [ForeignLine], _ fault: LineFault) -> TakenOperations {
    var taken = TakenOperations()
    taken.refused = .init(seq: entries.first?.seq ?? 0, fault: fault)
    return taken
  }

  private func add(
    _ entries: [ForeignLine], of device: String, at now: Instant
  ) throws(StoreError) -> TakenOperations {
    // As they were before, so that it shows what the new ones change.
    merging = try merging.orRead(OperationReader(connection))
    var taken = TakenOperations()
    var log = try ForeignLog(of: device, in: connection)
    var new: [Operation] = []
    let end = log.last
    for entry in entries where taken.refused == nil {
      switch try log.take(entry) {
      case .success(let operation): if let operation { new.append(operation) }
      case .failure(let fault): taken.refused = .init(seq: entry.seq, fault: fault)
      }
    }
    taken.seq = log.last
    guard !new.isEmpty else { return taken }
    // One that was emptied until now may tell what later ones knew.
    if new.contains(where: { $0.name.seq <= end }) { merging = nil }
    try Meta.seenIsDue.write(.integer(1), in: connection)
    taken.lastCommand = new.lazy.filter(\.isCommand).map(\.at).max()
    taken.erased = new.filter { $0.kind == .erase && $0.subject.noun != DeviceRegister.noun }
      .map(\.subject)
    try settle(new, of: device, into: &taken, at: now)
    return taken
  }

  private func settle(
    _ new: [Operation], of device: String, into taken: inout TakenOperations, at now: Instant
  ) throws(StoreError) {
    // Rows were decided by this device alone until now.
    let isFirst = try Meta.merged.number(in: connection) == nil
    var isAll = isFirst || merging == nil
    if isFirst { try Meta.merged.write(.integer(1), in: connection) }
    for operation in new where merging?.take(operation) == false { isAll = true }
    let reader = try OperationReader(connection)
    let facts = try isAll ? MergeFacts(reader) : merging.orRead(reader)
    merging = facts
    for operation in new where operation.kind != .erase && !facts.counts(operation) {
      try ErasedRow.empty(operation.name, in: reader)
    }
    var merge = RowMerge(reader, facts, turns)
    if isAll {
      try eraseHere(taken.erased, given: facts, reader)
      try merge.settleAll()
    } else {
      try merge.settle(Set(new.map(\.subject)), known: try onlyKnown(new))
    }
    let end = try LogEnd(in: connection)
    try log(merge.changes, in: end, by: try name(of: device), verb: Self.verb(of: new), at: now)
    try end.keep(in: connection)
    if merge.touchesCare { hasMerged = true }
    if merge.touchesDecisions { undecided = nil }
    (taken.changed, taken.held) = (merge.changes.count, merge.newlyHeld)
  }

  /// Of rows of which nothing was known before, all the operations.
  private func onlyKnown(
    _ new: [Operation]
  ) throws(StoreError) -> [Operation.Subject: [Operation]] {
    var known = Dictionary(grouping: new, by: \.subject)
    for (subject, operations) in known {
      let count = try connection.first(
        "SELECT count(*) FROM ops WHERE \(OperationReader.ofRow)", .text(subject.id),
        .text(subject.noun)
      ) { columns throws(StoreError) in try columns.integer(0) }
      if count != Int64(operations.count) { known[subject] = nil }
    }
    return known
  }

  private static func verb(of operations: [Operation]) -> VerbWord {
    let verbs = Set(operations.map(\.verb))
    return verbs.count == 1 ? verbs.first ?? Self.taking : Self.taking
  }

  private static let taking = VerbWord("take")

  /// Changes that follow from operations elsewhere are no step here, and nobody undoes them.
  func log(
    _ changes: [Change], in end: LogEnd, by actor: String, verb: VerbWord, at now: Instant
  ) throws(StoreError) {
    guard !changes.isEmpty else { return }
    let step = try addStep(verb, ("command", nil, "cleared"), before: end, by: actor, at: now)
    for change in changes {
      try add(change, as: try end.next(), of: step, by: actor, at: now)
    }
  }

  /// Whether merging made rows others since this was asked last.
  package func takeMerged() -> Bool {
    defer { hasMerged = false }
    return hasMerged
  }

  /// Rows that stand otherwise after what was written here.
  func settle(
    _ journal: OperationJournal, in end: LogEnd, at now: Instant
  ) throws(StoreError) {
    guard !journal.touched.isEmpty, try Meta.merged.number(in: connection) != nil else { return }
    var isAll = merging == nil && journal.telling.contains(where: \.changesWhatWasKnown)
    for operation in journal.telling where merging?.take(operation) == false { isAll = true }
    if isAll { merging = nil }
    let reader = try OperationReader(connection)
    let facts = try merging.orRead(reader)
    merging = facts
    var merge = RowMerge(reader, facts, turns)
    if isAll {
      try merge.settleAll()
    } else {
      let neighbours = Neighbours(connection)
      var touched: Set<Operation.Subject> = []
      for subject in journal.touched
      where try !neighbours.isAlone(subject, of: journal.own, reader) {
        touched.insert(subject)
      }
      try merge.settle(touched)
    }
    if merge.touchesCare || !merge.changes.isEmpty { hasMerged = true }
    if merge.touchesDecisions { undecided = nil }
    try log(merge.changes, in: end, by: "fastd", verb: Self.taking, at: now)
  }
}

extension MergeFacts? {
  nonisolated func orRead(_ reader: OperationReader) throws(StoreError) -> MergeFacts {
    if let self { self } else { try MergeFacts(reader) }
  }
}

extension Operation {
  /// Whether earlier operations may tell something else with it.
  fileprivate nonisolated var changesWhatWasKnown: Bool {
    kind == .erase || subject.noun == DeviceRegister.noun
  }

  /// Whether a person gave it as a command, and was there.
  fileprivate nonisolated var isCommand: Bool {
    kind != .erase && actor != "fastd" && verb.text != Self.baseline
      && !Self.bringing.contains(verb.text) && subject.noun != DeviceRegister.noun
  }
}
