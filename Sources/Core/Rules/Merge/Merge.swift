package import Nouns

/// The result of the operations of all devices: the same on every machine that has them, in
/// whatever order they arrived.
package struct Merge: Equatable, Sendable {
  /// The rows that stand, noun by noun, sorted by id.
  package private(set) var rows: [Row] = []
  package private(set) var held: [HeldRow] = []
  package private(set) var conflicts: [Conflict] = []
  /// Operations that are used only in part or not at all, because they need a later version.
  package private(set) var kept: [Operation.Name] = []

  package init(_ logs: OperationLogs) {
    let (operations, knowledge) = Self.counting(logs)
    let nouns = Dictionary(grouping: operations, by: \.subject.noun)
    for kind in Row.Kind.allCases {
      settle(kind, nouns[kind.rawValue] ?? [], given: knowledge)
    }
    for (noun, operations) in nouns where Row.Kind(rawValue: noun) == nil {
      kept += operations.lazy.filter { noun != DeviceRegister.noun || $0.isOfLaterDevice }.map(
        \.name)
    }
    conflicts.sort()
    kept.sort()
  }

  /// The operations that count, without erasures and what they erase.
  private static func counting(_ logs: OperationLogs) -> ([Operation], Knowledge) {
    let all = logs.devices.map(logs.operations)
    var (erasures, knowledge) = (Erasures(), Knowledge())
    for operation in all.joined() { erasures.take(operation) }
    for operation in all.joined() where erasures.tells(operation) { knowledge.take(operation) }
    let left = all.joined().filter { !erasures.covers($0, given: knowledge) && !$0.isErasure }
    return (left, knowledge)
  }

  private mutating func settle(
    _ kind: Row.Kind, _ operations: [Operation], given knowledge: Knowledge
  ) {
    var candidates: [Candidate] = []
    for (subject, operations) in Dictionary(grouping: operations, by: \.subject) {
      let merge = SubjectMerge(subject, kind, operations, given: knowledge)
      if let candidate = merge.candidate { candidates.append(candidate) }
      conflicts += merge.conflicts
      kept += merge.kept
    }
    let noun = NounMerge(
      kind, candidates, programs: rows.compactMap(\.program), given: knowledge)
    rows += noun.rows
    held += noun.held
    conflicts += noun.conflicts
  }
}

extension Operation {
  /// An erasure by a later version does nothing until it is understood.
  fileprivate var isErasure: Bool { kind == .erase && version <= Self.version }

  /// Whether it says something of a device that only a later version says.
  fileprivate var isOfLaterDevice: Bool {
    version > Self.version
      || body?.prev?.keys.contains { DeviceRegister(rawValue: $0) == nil } ?? false
  }
}

extension Row {
  fileprivate var program: DietProgram? {
    if case .program(let program) = self { program } else { nil }
  }
}
