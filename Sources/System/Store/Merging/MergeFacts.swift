import Nouns
import Rules

/// Evidence from the operations of all devices, of what each of them knew and what was erased.
nonisolated struct MergeFacts {
  private(set) var knowledge = Knowledge()
  private(set) var erasures = Erasures()

  init(_ reader: OperationReader) throws(StoreError) {
    var told: [Operation] = []
    // Device by device in the order of their numbers, whose order among devices does not matter.
    try reader.visit("WHERE \(Self.telling) ORDER BY op") { operation, _ in told.append(operation) }
    for operation in told { erasures.take(operation) }
    for operation in told where erasures.tells(operation) { knowledge.take(operation) }
  }

  /// The condition of the index that finds them.
  static let telling = "(kind = 'erase' OR noun = 'device' OR instr(prev, ':\"') > 0)"

  /// Takes the next operation of a device; false where all has to be read again, because it changes
  /// what earlier ones tell.
  mutating func take(_ operation: Operation) -> Bool {
    guard operation.kind != .erase else { return false }
    if operation.subject.noun == DeviceRegister.noun, knowledge.isSilent(operation.name.device) {
      return false
    }
    if erasures.tells(operation) { knowledge.take(operation) }
    return true
  }

  /// One row by all of its operations.
  func merge(
    _ subject: Operation.Subject, _ kind: Row.Kind, _ operations: [Operation]
  ) -> SubjectMerge {
    SubjectMerge(subject, kind, operations.lazy.filter(counts), given: knowledge)
  }

  func counts(_ operation: Operation) -> Bool {
    operation.body != nil && !erasures.covers(operation, given: knowledge)
  }
}
