import Nouns
package import Time

// Digits that somebody typed for a product: one of them may be wrong.

extension FoodCatalog {
  /// The mistake in them, where a text has them; nil as well where a food is called just so.
  package func mistake(inDigits digits: String, of text: String) -> NotUnderstood? {
    guard let expected = Barcode.mistake(in: digits), own(named: digits) == nil,
      Barcode(digits).flatMap(food(with:)) == nil
    else { return nil }
    let start = text.firstRange(of: digits)?.lowerBound ?? text.startIndex
    let place = text.distance(from: text.startIndex, to: start)
    return NotUnderstood(text: text, place: place, expected: expected)
  }
}

extension MealText {
  /// The first mistake in a barcode; the meal was read from `text`.
  package func barcodeMistake(in text: String, _ catalog: FoodCatalog) -> NotUnderstood? {
    for item in items {
      if case .barcode(let digits)? = item.food,
        let mistake = catalog.mistake(inDigits: digits, of: text)
      {
        return mistake
      }
    }
    return nil
  }
}
