/// How much of something to drink.
package struct Volume: Hashable, Sendable {
  package let millilitres: Int64

  /// The beginning of `500`, `0.3l tea` or `33 cl`, and the text behind it. A bare number is
  /// millilitres, unless a word follows and it is small: then it counts cups. Nil if the text does not
  /// begin with an amount.
  package static func leading(_ text: String) -> (volume: Volume, rest: String)? {
    var cursor = ByteCursor(Array(text.utf8))
    cursor.skipSpaces()
    guard let number = try? cursor.decimal(.number) else { return nil }
    let end = cursor.position
    let factor: Int64? =
      switch cursor.unitWord().lowercased() {
      case "ml", "milliliter", "millilitre", "milliliters", "millilitres": 1
      case "cl": 10
      case "dl": 100
      case "l", "liter", "litre", "liters", "litres": 1000
      default: nil
      }
    if factor == nil {
      cursor.position = end
      guard cursor.isAtEnd || cursor.take(" ") && !(number < fewest) else { return nil }
    }
    let volume = Volume(millilitres: number.times(factor ?? 1))
    let rest = String(decoding: text.utf8.dropFirst(cursor.position), as: UTF8.self)
    return (volume, String(rest.drop { $0 == " " }))
  }

  /// A smaller number before a word is a count.
  private static let fewest: Int64 = 20
}
