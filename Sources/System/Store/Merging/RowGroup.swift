import Nouns
import Rules

/// Rows of one noun that are decided together: those that were touched, and whatever may hold them
/// back or be held by them.
nonisolated struct RowGroup {
  let kind: Row.Kind
  private let reader: OperationReader
  private let facts: MergeFacts
  private let neighbours: Neighbours
  private let held: HeldRows
  /// Nil for one that stands nowhere.
  private(set) var stored: [Operation.Subject: Row?] = [:]
  private(set) var candidates: [Candidate] = []
  private(set) var conflicts: [Conflict] = []

  init(_ kind: Row.Kind, _ reader: OperationReader, given facts: MergeFacts) {
    (self.kind, self.reader, self.facts) = (kind, reader, facts)
    neighbours = Neighbours(reader.connection)
    held = HeldRows(connection: reader.connection)
  }

  var subjects: some Collection<Operation.Subject> { stored.keys }

  /// Takes in a row with all that is decided with it. `known` are all the operations that there are
  /// of some rows.
  mutating func take(
    _ touched: some Sequence<Operation.Subject>, known: [Operation.Subject: [Operation]] = [:]
  ) throws(StoreError) {
    var waiting = Array(touched)
    if Neighbours.areAll(kind) { waiting += try neighbours.all(kind) }
    while let subject = waiting.popLast() {
      guard stored[subject] == nil else { continue }
      let row = try reader.stored(subject, kind)
      let operations =
        if let all = known[subject] { all } else { try reader.operations(of: subject) }
      let candidate = try add(subject, operations, row)
      waiting += try others(of: subject, [row, candidate?.row])
    }
  }

  /// Takes a row alone, with all of its operations.
  mutating func add(
    _ subject: Operation.Subject, _ operations: [Operation], _ row: Row?
  ) throws(StoreError) -> Candidate? {
    let merge = facts.merge(subject, kind, operations)
    stored[subject] = .some(row)
    conflicts += merge.conflicts
    if let candidate = merge.candidate { candidates.append(candidate) }
    return merge.candidate
  }

  private func others(
    of subject: Operation.Subject, _ rows: [Row?]
  ) throws(StoreError) -> [Operation.Subject] {
    guard !Neighbours.areAll(kind) else { return [] }
    var others: [Operation.Subject] = []
    var (last, rows) = (Row?.none, rows.compactMap(\.self))
    while let row = rows.popLast() {
      if row != last { others += try neighbours.of(row) }
      last = row
    }
    guard kind.isHeldByOthers else { return others }
    others += try held.subjects(kind, "by = ?2", .text(subject.id))
    if let holder = try held.holder(of: subject) {
      others.append(.init(noun: subject.noun, id: holder))
    }
    return others
  }
}

extension Row.Kind {
  /// Of the others all may stand together.
  fileprivate nonisolated var isHeldByOthers: Bool {
    switch self {
    case .choice, .safety, .vacation, .completeDay, .rule, .dayFact, .badge: false
    default: true
    }
  }
}

nonisolated extension OperationReader {
  /// The row as it stands.
  func stored(_ subject: Operation.Subject, _ kind: Row.Kind) throws(StoreError) -> Row? {
    let read = { (columns: Columns) throws(StoreError) in try? kind.table.read(columns) }
    guard !kind.isSingle else { return try connection.first(kind.table.select, read: read) ?? nil }
    return try connection.first(kind.table.selectOne, .text(subject.id), read: read) ?? nil
  }
}
