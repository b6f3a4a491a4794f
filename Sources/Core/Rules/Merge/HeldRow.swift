package import Nouns

/// A row that exists but does not stand, because of another row or of itself. Nothing is written
/// about it, so it stands again once the reason is gone.
package struct HeldRow: Equatable, Sendable {
  package let subject: Operation.Subject
  /// Nil where it cannot be read.
  package let row: Row?
  /// Nil if the row is held because of itself.
  package let by: RowID?
  package let reason: HeldReason
  /// Whether the person is told; if not, nothing is lost with the row.
  package let isTold: Bool

  package init(
    _ subject: Operation.Subject, row: Row? = nil, by other: RowID? = nil, _ reason: HeldReason,
    isTold: Bool = true
  ) {
    self.subject = subject
    self.row = row
    self.by = other
    self.reason = reason
    self.isTold = isTold
  }
}
