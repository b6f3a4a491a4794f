package import Nouns

/// The result of the operations of one row. It does not depend on other rows, so rows can be merged
/// one after another.
package struct SubjectMerge: Sendable {
  /// Nil if the row is deleted or never existed.
  package private(set) var candidate: Candidate?
  package private(set) var conflicts: [Conflict] = []
  /// Operations that are used only in part or not at all, because they need a later version.
  package private(set) var kept: [Operation.Name] = []

  private let subject: Operation.Subject
  private let numbers: RegisterNumbers
  private let knowledge: Knowledge
  /// Sorted by place.
  private let edits: [Edit]
  private var heads: [Heads?] = []

  /// Takes the operations of the row that count, in any order, without erased ones.
  package init(
    _ subject: Operation.Subject, _ kind: Row.Kind, _ operations: some Sequence<Operation>,
    given knowledge: Knowledge
  ) {
    (self.subject, self.knowledge) = (subject, knowledge)
    numbers = .of(kind)
    var edits: [Edit] = []
    for operation in operations {
      if operation.version > Operation.version {
        kept.append(operation.name)
      } else if let edit = Edit(operation, of: numbers) {
        edits.append(edit)
        if edit.hasMore { kept.append(operation.name) }
      }
    }
    self.edits = edits.count > 1 ? edits.sorted { $0.place < $1.place } : edits
    guard !edits.isEmpty else { return }
    for number in numbers.columns.indices { settle(number) }
    candidate = content().map { Candidate(subject, $0, of: self.edits) }
    kept = Set(kept).sorted()
  }

  private var kind: Row.Kind { numbers.registers.kind }

  /// Words of a later version are ignored while the register has another value.
  private mutating func settle(_ number: Int) {
    let setting = edits.filter { $0.registers.contains(number: number) }
    var clear = setting.filter { !$0.unclear.contains(number: number) }
    if clear.isEmpty {
      clear = setting
    } else if clear.count < setting.count {
      kept += setting.lazy.filter { $0.unclear.contains(number: number) }.map(\.place.name)
    }
    let heads = Heads(clear, of: number, given: knowledge)
    self.heads.append(heads)
    let register = numbers.registers.names[number]
    guard let heads, edits.count > 1, kind.tells(register),
      let conflict = Conflict(
        subject, register, inForce: heads.inForce, losing: losing(to: heads, of: number))
    else { return }
    conflicts.append(conflict)
  }

  private func losing(to heads: Heads, of number: Int) -> [Edit] {
    guard number == RegisterNumbers.alive else {
      let winner = heads.inForce.cells
      return heads.unknown.filter { numbers.differ(in: number, $0.cells, winner) }
    }
    let winner = heads.inForce
    let others = heads.unknown.filter { $0.isAlive != winner.isAlive && !$0.isBaseline }
    guard !winner.isAlive, kind != .profile else { return others }
    return others
      + lost(to: winner.place).filter { edit in !others.contains { $0.place == edit.place } }
  }

  /// Edits that the deletion did not know of, and whose devices did not know of the deletion.
  private func lost(to deletion: Operation.Place) -> [Edit] {
    let life = RegisterSet(number: RegisterNumbers.alive)
    return edits.filter { edit in
      !edit.isWhole && !edit.registers.isSubset(of: life)
        && edit.place != deletion && !knowledge.knows(deletion, edit.place)
        && !knowledge.knows(edit.place, deletion)
    }
  }

  private mutating func content() -> Candidate.Content? {
    guard isAlive else { return nil }
    if kind == .profile {
      guard let version = ProfileVersion(subject, edits, heads) else {
        return .unreadable(.incomplete)
      }
      if version.isNewer { return .unreadable(.newer) }
      if !version.isWhole { kept += edits.lazy.filter { !$0.unclear.isEmpty }.map(\.place.name) }
      return .version(version)
    }
    for (number, heads) in heads.enumerated() where heads?.isUnclear(number) == true {
      return .unreadable(.newer)
    }
    return row.map { .row(Shared($0)) } ?? .unreadable(.incomplete)
  }

  /// If an erasure leaves no operation that says so, the remaining values of an only row still
  /// stand. Answers also stand while a deletion is in conflict with them, because no yes may be
  /// lost.
  private var isAlive: Bool {
    guard let alive = heads[RegisterNumbers.alive] else {
      return kind.isSingle && heads.contains { $0 != nil }
    }
    return alive.inForce.isAlive || kind == .safety && alive.unknown.contains(where: \.isAlive)
  }

  private var row: Row? {
    let row = row { heads[$0]?.inForce.cells }
    switch row {
    case .safety(let answers)?:
      let all = others("answers").compactMap { row -> SafetyAnswers? in
        if case .safety(let answers) = row { answers } else { nil }
      }
      return .safety(answers.together(with: all))
    // It is earned once, and that was the first time.
    case .badge(var badge)?:
      badge.on = others("on").compactMap { ($0.noun as? Badge)?.on }.min() ?? badge.on
      return badge.row
    default: return row
    }
  }

  /// As it would be by each value of a register that no other one knew of; none if there is only one.
  private func others(_ register: String) -> [Row] {
    guard let number = numbers.number(of: register), let said = heads[number]?.unknown,
      said.count > 1
    else { return [] }
    return said.compactMap { edit in
      row { $0 == number ? edit.cells : heads[$0]?.inForce.cells }
    }
  }

  private func row(_ cells: (Int) -> [Cell]?) -> Row? {
    let id = kind.isSingle ? RowID.only(kind).text : subject.id
    return try? Row(kind, of: numbers.cells(of: cells), in: numbers, as: id)
  }
}
