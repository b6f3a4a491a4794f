import Nouns
import Rules
import Time

/// Brings the tables in line with the operations of all devices: which rows stand, which are held,
/// and which conflicts are open.
nonisolated struct RowMerge {
  private let reader: OperationReader
  private let facts: MergeFacts
  private let turns: Turns
  /// Changes of standing rows, in an order in which they can be written.
  private(set) var changes: [Change] = []
  /// Rows that are held now and were not before, if the person is told.
  private(set) var newlyHeld = 0
  /// Whether conflicts that affect the person's care may have changed.
  private(set) var touchesCare = false
  /// Whether there may be other decisions to make.
  private(set) var touchesDecisions = false

  private var connection: Connection { reader.connection }
  private var held: HeldRows { HeldRows(connection: connection) }
  private var programs: [DietProgram] = []

  init(_ reader: OperationReader, _ facts: MergeFacts, _ turns: Turns) {
    (self.reader, self.facts, self.turns) = (reader, facts, turns)
  }

  /// Decides these rows with all that depends on them. `known` are all the operations of some.
  mutating func settle(
    _ touched: Set<Operation.Subject>, known: [Operation.Subject: [Operation]] = [:]
  ) throws(StoreError) {
    var nouns = Dictionary(grouping: touched, by: \.noun)
    // Blocks of targets follow from the programs.
    if nouns[Row.Kind.program.rawValue] != nil {
      nouns[Row.Kind.target.rawValue, default: []] += []
    }
    for kind in Row.Kind.allCases {
      guard let subjects = nouns[kind.rawValue] else { continue }
      var group = RowGroup(kind, reader, given: facts)
      try group.take(subjects, known: known)
      try settle(group)
    }
  }

  /// Decides all rows there are, noun by noun.
  mutating func settleAll() throws(StoreError) {
    try groupAll { merge, group throws(StoreError) in try merge.settle(group) }
  }

  /// Finds the rows that do not stand as they should, and writes nothing.
  mutating func findAll() throws(StoreError) {
    try groupAll { merge, group throws(StoreError) in _ = try merge.decide(group) }
  }

  private mutating func groupAll(
    _ each: (inout Self, RowGroup) throws(StoreError) -> Void
  ) throws(StoreError) {
    var groups = Dictionary(
      uniqueKeysWithValues: Row.Kind.allCases.map { ($0, RowGroup($0, reader, given: facts)) })
    try visitAll { subject, kind, operations throws(StoreError) in
      _ = try groups[kind]?.add(subject, operations, try reader.stored(subject, kind))
    }
    for kind in Row.Kind.allCases {
      if let group = groups.removeValue(forKey: kind) { try each(&self, group) }
    }
  }

  private func visitAll(
    _ each: (Operation.Subject, Row.Kind, [Operation]) throws(StoreError) -> Void
  ) throws(StoreError) {
    var operations: [Operation] = []
    func take() throws(StoreError) {
      guard let subject = operations.first?.subject, let kind = Row.Kind(rawValue: subject.noun)
      else { return }
      try each(subject, kind, operations)
      turns.take()
    }
    try reader.visit("WHERE sets IS NOT NULL ORDER BY substr(id, 1, 8), id, noun") {
      operation, _ throws(StoreError) in
      if operations.first.map({ $0.subject != operation.subject }) ?? false {
        try take()
        operations = []
      }
      operations.append(operation)
    }
    try take()
  }

  private mutating func settle(_ group: RowGroup) throws(StoreError) {
    if group.kind == .profile { touchesCare = true }
    let (merge, made) = try decide(group)
    for change in made { try write(change) }
    try list(merge.held, of: group)
    let conflicts = group.conflicts + merge.conflicts
    if try OpenConflicts(reader).replace(conflicts, of: group.subjects) { touchesDecisions = true }
  }

  private mutating func decide(
    _ group: RowGroup
  ) throws(StoreError) -> (merge: NounMerge, made: [Change]) {
    if group.kind == .target { programs = try DietProgram.rows(in: connection) }
    let merge = NounMerge(
      group.kind, group.candidates, programs: programs, given: facts.knowledge)
    let standing = Dictionary(
      uniqueKeysWithValues: merge.rows.map { (Operation.Subject($0), $0) })
    var made: [Change] = []
    for (subject, before) in group.stored {
      let after = standing[subject]
      if before != after { made += Self.changes(from: before, to: after) }
    }
    made.sort { $0.turn < $1.turn }
    changes += made
    return (merge, made)
  }

  /// Of what there is only one, another id is another row.
  private static func changes(from before: Row?, to after: Row?) -> [Change] {
    if let before, let after, before.id != after.id {
      return [Change(before: before, after: nil), Change(before: nil, after: after)]
    }
    return [Change(before: before, after: after)]
  }

  private func write(_ change: Change) throws(StoreError) {
    guard let row = change.after ?? change.before else { return }
    try connection.write(change, row.table)
  }

  private mutating func list(_ rows: [HeldRow], of group: RowGroup) throws(StoreError) {
    let now = Set(rows.map(\.subject))
    for subject in group.subjects where !now.contains(subject) {
      guard try held.contains(subject) else { continue }
      touchesDecisions = true
      try held.remove(subject)
    }
    for row in rows {
      touchesDecisions = true
      if row.isTold, try !held.contains(row.subject) { newlyHeld += 1 }
      try held.add(row)
    }
  }
}

extension Change {
  /// Only one fast may run at any moment.
  fileprivate nonisolated var turn: Int {
    guard let after else { return 0 }
    if case .fast(let fast) = after, fast.isRunning { return 2 }
    return 1
  }
}

nonisolated extension Connection {
  func write(_ change: Change, _ noun: NounTable) throws(StoreError) {
    guard let after = change.after else {
      guard let before = change.before else { return }
      return try run(noun.delete, .text(before.id.text))
    }
    try run(change.before == nil ? noun.insert : noun.update, noun.values(of: after))
  }
}
