import Nouns

/// A line that was typed on a phone. Whatever it brings about carries its name, here and on all other
/// machines of the person, so that it is carried out once.
package struct PhoneLine: Equatable, Sendable {
  /// The token of the call that carries it out.
  package let token: String

  private static let beginning = "phone-"
  private static let length = 38

  /// The `number`th line of that text in the file of that name.
  package init(_ text: String, number: Int, in file: String) {
    let digest = SHA256.digest(Array("\(file)\n\(number)\n\(text)".utf8))
    let half = { (bytes: ArraySlice<UInt8>) in bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    token = Self.beginning + WriteToken.text(half(digest[..<8]), half(digest[8..<16]))
  }

  /// Of a call that one carries out, also if it is not the line's first.
  package init?(token: String) {
    guard token.hasPrefix(Self.beginning), token.utf8.count >= Self.length else { return nil }
    self.token = String(token.prefix(Self.length))
  }

  /// For the call that a line makes after so many others.
  package func token(after calls: Int) -> String { calls == 0 ? token : "\(token).\(calls)" }

  package static let program = "phone"

  /// The program that gave a command, as it is told.
  package static func program(named actor: String) -> String {
    PhoneLine(token: actor) == nil ? actor : program
  }
}
