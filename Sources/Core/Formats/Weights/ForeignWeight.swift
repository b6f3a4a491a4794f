import Time

/// A weight as another program wrote it.
struct ForeignWeight {
  /// Of a bare number.
  let unit: WeightUnit?

  func grams(_ text: String, of field: String) throws(RowProblem) -> Int64 {
    let text = text.filter { $0 != "\u{A0}" && $0 != "\u{202F}" }
    guard text.contains(where: \.isLetter) else {
      guard let unit else { throw .noUnit }
      guard let grams = Self.grams(text, in: unit) else { throw .notAWeight(field, text: text) }
      return grams
    }
    guard let mass = try? Mass(text, in: .kilograms) else { throw .notAWeight(field, text: text) }
    return mass.grams
  }

  /// Nil also for what nobody weighs.
  private static func grams(_ number: String, in unit: WeightUnit) -> Int64? {
    // Programs that count in doubles write many decimals.
    guard let millionths = DecimalText.read(number, decimals: 6),
      (0...9_999_000_000).contains(millionths)
    else { return nil }
    let grams =
      switch unit {
      case .kilograms: (millionths + 500) / 1000
      case .pounds: Self.grams(millionthsOfPound: millionths)
      case .stones: Self.grams(millionthsOfPound: 14 * millionths)
      }
    return Mass.ofPeople.contains(grams) ? grams : nil
  }

  /// A pound is 453.59237 g.
  private static func grams(millionthsOfPound count: Int64) -> Int64 {
    (count * 45_359_237 + 50_000_000_000) / 100_000_000_000
  }
}
