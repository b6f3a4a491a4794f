import Nouns

/// What erasing empties, on every machine and whichever of its operations came first.
///
/// An id that was drawn at random names a row that is gone for ever. One that every machine gives
/// alike names a place in which something new can stand: there only what the erasure knew of is
/// emptied. What a device says of itself is never erased.
package struct Erasures: Sendable {
  private var whole: Set<Operation.Subject> = []
  /// The erasures of ids that are given again.
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

  /// Whether it tells what its device knew. Of a row that an erasure is about no operation does:
  /// which of them are emptied may itself depend on what they tell.
  package func tells(_ operation: Operation) -> Bool {
    !whole.contains(operation.subject) && partial[operation.subject] == nil
  }

  package func covers(_ operation: Operation, given knowledge: Knowledge) -> Bool {
    if whole.contains(operation.subject) { return true }
    return partial[operation.subject]?.contains { knowledge.knows($0, operation.place) } ?? false
  }
}

extension Operation.Subject {
  /// Whether its id is no random one: there is one such row, or it follows from the row's date.
  fileprivate var isGivenAgain: Bool {
    guard let kind = Row.Kind(rawValue: noun) else { return false }
    return kind.isSingle || kind == .profile
  }
}
