/// What a person calls an amount of a food, and what it weighs.
package struct Portion: Hashable, Sendable {
  package let name: String
  /// In tenths of a gram.
  package let weight: Int64

  package init(_ name: String, weight: Int64) {
    self.name = name
    self.weight = weight
  }

  /// From `slice=25` or `slice=25.5`, which is in grams.
  package init?(text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let number = parts[1].split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(number.count), number.allSatisfy(Self.isNumber),
      number.count == 1 || number[1].utf8.count == 1,
      let tenths = Int64(number[0] + (number.count == 2 ? number[1] : "0"))
    else { return nil }
    self.init(String(parts[0]), weight: tenths)
  }

  /// `Int64` reads signs as well.
  private static func isNumber(_ text: Substring) -> Bool {
    (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { 0x30 <= $0 && $0 <= 0x39 }
  }
}
