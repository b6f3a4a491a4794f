/// One room's sentences; the English text is the key of its translation.
///
/// Arguments stand in braces, such as `{start}`. `contrib/messages` finds the cases of every
/// enum whose name ends in `Message`.
package protocol Message: RawRepresentable<String>, CaseIterable, Sendable {}

/// A sentence whose words depend on a number, `{n}`.
package struct PluralMessage: Sendable {
  package let one: String
  package let many: String

  package init(one: String, many: String) {
    self.one = one
    self.many = many
  }
}
