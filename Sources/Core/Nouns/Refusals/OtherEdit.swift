package import Time

/// Another machine's edit, which a step here cannot pass over.
package struct OtherEdit: Equatable, Sendable {
  /// The machine's name.
  package let by: String
  package let at: Instant
  package let field: String
  /// Neither edit knew of the other, so that one of them has to be chosen first.
  package let isConflict: Bool

  package init(by: String, at: Instant, field: String, isConflict: Bool) {
    self.by = by
    self.at = at
    self.field = field
    self.isConflict = isConflict
  }
}
