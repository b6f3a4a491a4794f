package import Nouns

/// Rows as operations say they are, in whatever order these are taken.
package struct Replay: Sendable {
  /// The value in force in a register.
  package struct Winner: Equatable, Sendable {
    package let place: Operation.Place
    fileprivate let sets: [String: Cell]
  }

  private var states: [Operation.Subject: [String: Winner]] = [:]
  /// Operations of the profile.
  private var versions: [Operation] = []

  package init() {}

  /// A noun or a register that is not known here stays out.
  package mutating func take(_ operation: Operation) {
    guard operation.version <= Operation.version, let body = operation.body,
      let registers = operation.subject.registers
    else { return }
    var state = states[operation.subject] ?? [:]
    let winner = Winner(place: operation.place, sets: body.sets)
    for name in registers.names where body.prev.map({ $0[name] != nil }) ?? true {
      if let present = state[name], winner.place < present.place { continue }
      // The words of a later version wait for it, and what was said before stays.
      guard registers.understands(name, in: body.sets) else { continue }
      state[name] = winner
    }
    states[operation.subject] = state
    if registers.kind == .profile { versions.append(operation) }
  }

  /// Which operation set each register of a row.
  package func winners(of subject: Operation.Subject) -> [String: Winner] {
    states[subject] ?? [:]
  }

  /// The registers of a row, whether or not it is there; nil where it never had any.
  package func cells(of subject: Operation.Subject) -> [Cell]? {
    guard let state = states[subject], let registers = subject.registers else { return nil }
    return registers.columns.map { column in
      if column.name == "id", !registers.kind.isSingle { return .text(subject.id) }
      return state[column.register]?.sets[column.name] ?? .nothing
    }
  }

  package func isAlive(_ subject: Operation.Subject) -> Bool {
    guard let alive = states[subject]?[Registers.alive] else { return false }
    // A row that is new says nothing of it.
    return alive.sets[Registers.alive] != .number(0)
  }

  /// All that are there, by their ids; what cannot be read is left out.
  package var rows: [Row] {
    let there = states.keys.filter(isAlive)
    let rows = there.compactMap { subject -> Row? in
      guard let kind = Row.Kind(rawValue: subject.noun), kind != .profile,
        let cells = cells(of: subject)
      else { return nil }
      return try? Row(kind, cells: cells)
    }
    return (rows + profiles).sorted { $0.id.text < $1.id.text }
  }

  /// Each goes on from the one before it.
  private var profiles: [Row] {
    let candidates = Dictionary(grouping: versions, by: \.subject).compactMap {
      SubjectMerge($0, .profile, $1, given: Knowledge()).candidate
    }
    return NounMerge(.profile, candidates, given: Knowledge()).rows
  }
}

extension Operation.Subject {
  /// Nil for a noun that is not known here.
  package var registers: Registers? { Row.Kind(rawValue: noun).map(Registers.of) }
}
