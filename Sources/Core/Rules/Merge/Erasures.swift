import Nouns

/// The operations that erasing empties, on every machine, whichever of them came first.
///
/// A random id names a row that is gone for ever. An id that every machine derives the same way
/// names a place where something new can stand: there, only the operations that the erasure knew of
/// are emptied. The operations of a device about itself are never erased.
package struct Erasures: Sendable {
  private var whole: Set<Operation.Subject> = []
  /// Erasures of rows whose ids can be used again.
  private var partial: [Operation.Subject: [Operation.Place]] = [:]

  package init() {}

  package mutating func take(_ operation: Operation) {
    let subject = operation.subject
    guard operation.kind == .erase, operation.version <= Operation.version,
      subject.noun != DeviceRegister.noun
    else { return }
    if subject.isGivenAgain {
      partial[subject, default: []].append(operation.place)
    } else {
      whole.insert(subject)
    }
  }

  /// Whether an operation may count as evidence of what its device knew. No operation of a row with
  /// an erasure does, because which of them are emptied may depend on that evidence.
  package func tells(_ operation: Operation) -> Bool {
    !whole.contains(operation.subject) && partial[operation.subject] == nil
  }

  package func covers(_ operation: Operation, given knowledge: Knowledge) -> Bool {
    if whole.contains(operation.subject) { return true }
    return partial[operation.subject]?.contains { knowledge.knows($0, operation.place) } ?? false
  }
}

extension Operation.Subject {
  /// Whether the id is not random: it is the only such row, or its id is derived from its date.
  fileprivate var isGivenAgain: Bool {
    guard let kind = Row.Kind(rawValue: noun) else { return false }
    return kind.isSingle || kind == .profile
  }
}
