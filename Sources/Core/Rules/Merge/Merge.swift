package import Nouns
package import Time

/// What the operations of all devices come to: the same on every machine that has them, in whatever
/// order it got them.
package struct Merge: Equatable, Sendable {
  /// Those that stand, noun by noun and by their ids.
  package private(set) var rows: [Row] = []
  package private(set) var held: [HeldRow] = []
  package private(set) var conflicts: [Conflict] = []
  /// Operations of which nothing, or not all, is made here: they are in words of a later version.
  package private(set) var kept: [Operation.Name] = []
  /// The births that stand against each other, the one in force first.
  package private(set) var births: [Birth] = []

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

  /// Those that have something to say, without what is erased.
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
    births += noun.births
  }
}

extension [Birth] {
  /// For what depends on age: the person is as young as any of them says. Nil where there is none.
  package func youngest(on day: Day) -> Birth? {
    self.min { $0.youngest(on: day) < $1.youngest(on: day) }
  }
}

extension Operation {
  /// An erasure by a later version is none before it is understood.
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
