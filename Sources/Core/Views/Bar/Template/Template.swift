package import Time

/// A text with fields in braces, such as `{icon} {remaining:hm}{?over: +{over:hm}}`.
package struct Template: Sendable {
  private let literal: [UInt8]

  package init(_ text: String) throws(TemplateError) {
    literal = Array(text.utf8)
  }

  /// The values are escaped, what the person wrote around them is not: it may be markup.
  package func utf8(of reading: BarReading, icons: BarIcons, escape: BarEscape) -> [UInt8] {
    literal
  }

  /// The first moment after the reading's at which the text may be another; nil where it stays.
  package func nextChange(after reading: BarReading) -> Instant? { nil }
}

/// What is wrong with a template, and where.
package struct TemplateError: Error, Equatable {
  /// In characters from the beginning.
  package let place: Int
}
