import Nouns
import Time

extension MealText {
  /// As a person could type it, so that it is read as the same meal.
  package var text: String {
    let meal = items.reduce("") { meal, item in
      guard !meal.isEmpty else { return item.text }
      return meal + (item.beside == nil ? " + " : " with ") + item.text
    }
    let start = slot.map { $0.rawValue + ": " } ?? ""
    return start + meal + (time.map { " @ " + $0 } ?? "")
  }
}

extension MealText.Item {
  var text: String {
    [foodText, nutrition.isUnknown ? nil : nutrition.text].compactMap(\.self)
      .joined(separator: " ")
  }

  private var foodText: String? {
    switch food {
    case nil: return nil
    case .barcode(let digits): return text(of: digits)
    case .named(let name):
      guard Self.isPlain(name) else { return text(of: Self.quoted(name)) }
      let plain = text(of: name)
      // The unit may begin another name: "0.5 g t" is half a litre of gin and tonic.
      let again = try? MealText(plain, names: MealNames([]))
      return amount?.unit == nil || again?.items.first?.food == food
        ? plain : text(of: Self.quoted(name))
    }
  }

  private func text(of name: String) -> String {
    ([amountText, size?.rawValue, state?.rawValue].compactMap(\.self) + [name])
      .joined(separator: " ")
  }

  private var amountText: String? {
    guard let amount else { return nil }
    let number = isFew ? "few" : Self.decimal(amount.thousandths, places: 3)
    // "3 halbe" are three times a half.
    if let unit = amount.unit {
      return "\(number) \(unit == .common(.halbe) ? "hoibe" : unit.name)"
    }
    return isFew ? number : number + "x"
  }

  /// Plain words are read as they are; digits, signs, words of the grammar and blanks that are no
  /// blank of ASCII could mean more.
  private static func isPlain(_ name: String) -> Bool {
    let tokens = MealTokens.of(name)
    let isWhole =
      tokens.first?.place.lowerBound == 0 && tokens.last?.place.upperBound == name.utf8.count
    return isWhole && tokens.allSatisfy { $0.word.map(MealWord.hasMeaning) == false }
      && !zip(PlainBytes.of(name), name.utf8).contains { $0 == 0x20 && $1 != 0x20 }
  }

  private static func quoted(_ name: String) -> String {
    // By bytes: a mark with an accent on it ends the name all the same.
    let inside = name.utf8.flatMap { $0 == MealTokens.quote ? [$0, $0] : [$0] }
    return "\"" + String(decoding: inside, as: UTF8.self) + "\""
  }

  fileprivate static func decimal(_ value: Int64, places: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    var fraction = String(String(scale + value % scale).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(value / scale)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Nutrition {
  /// The known values, as they can be typed.
  fileprivate var text: String {
    let energy = energy.map { "\($0)kcal" }
    let macros = MealValue.letters.compactMap { word, value in
      self[value].map { word + MealText.Item.decimal($0, places: 1) }
    }
    return ([energy].compactMap(\.self) + macros).joined(separator: " ")
  }
}
