package import Nouns

/// A row that is there and does not stand, because of another one or of itself. Nothing is written
/// of it: it stands again once what held it is gone.
package struct HeldRow: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    /// A word of a later version, and nothing that was said before it.
    case newer
    /// Something that it cannot do without was never said, or is erased.
    case incomplete
    /// It ends before it begins.
    case contradiction
    case sameOrigin, alreadyFasting, overlap, sameName, sameDay, same
    /// The target of the block was applied elsewhere before.
    case automatic
  }

  package let subject: Operation.Subject
  /// Nil where it cannot be read.
  package let row: Row?
  /// Nil for one that is held by itself.
  package let by: RowID?
  package let reason: Reason
  /// Whether the person has to hear of it; else it says nothing that the other one does not.
  package let isTold: Bool

  init(
    _ subject: Operation.Subject, row: Row? = nil, by other: RowID? = nil, _ reason: Reason,
    isTold: Bool = true
  ) {
    self.subject = subject
    self.row = row
    self.by = other
    self.reason = reason
    self.isTold = isTold
  }
}
