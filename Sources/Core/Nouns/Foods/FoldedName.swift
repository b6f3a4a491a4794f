import Time

/// A name as it is compared: small letters without marks, so that "Läuft", "laeuft" and "lauft" are
/// one.
package enum FoldedName {
  /// Nothing but blanks is no name; one of signs alone stays as it is.
  package static func of(_ text: String) -> String {
    let letters = FoldedText(text).letters
    guard letters.isEmpty else { return String(decoding: letters, as: UTF8.self) }
    return text.split(whereSeparator: \.isWhitespace).joined()
  }

  package static func words(_ text: String) -> [String] {
    let folded = FoldedText(text)
    return folded.words.map { String(decoding: folded.letters[$0], as: UTF8.self) }
  }
}
