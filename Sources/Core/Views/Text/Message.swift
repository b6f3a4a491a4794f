/// One room's sentences; the English text is the key of its translation.
///
/// Arguments stand in braces, such as `{start}`. `contrib/messages` finds the cases of every enum
/// that is one, and the literals of every body that gives a `Phrase`.
package protocol Message: RawRepresentable<String>, Sendable {}

/// A sentence that stands where it is chosen; its translation is found by the text itself.
package struct Phrase: Message, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral text: String) { rawValue = text }
}

/// A sentence whose words depend on a number, `{n}`.
package struct PluralMessage: Sendable {
  package let one: String
  package let many: String

  package init(one: String, many: String) {
    self.one = one
    self.many = many
  }
}
