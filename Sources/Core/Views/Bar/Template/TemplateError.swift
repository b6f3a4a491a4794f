/// A mistake in a template, and its place.
package struct TemplateError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    /// A brace that nothing closes.
    case unclosed
    /// A closing brace that nothing opened.
    case stray
    /// Braces with no name in them.
    case noName
    case unknownField(String)
    case unknownFormat(String, of: String, known: [String])
    /// A condition without a colon and what it decides about.
    case noConsequence
    case unknownState(String)
    /// It is not a number that could be compared.
    case notComparable(String)
    case badValue(String, of: String)
    /// A second stroke in one condition.
    case secondStroke
    /// Something else where a brace should close.
    case unexpected(String)
    /// A backslash before a character that needs none.
    case unknownEscape(String)
  }

  package let reason: Reason
  /// The whole template.
  package let text: String
  /// In characters from the beginning.
  package let place: Int
}
