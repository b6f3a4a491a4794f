import Nouns
package import Time
package import Wire

/// A weight or a meal typed into a launcher, such as "weight 82.4" or "log oats 80g".
package enum JournalQuery: Equatable, Sendable {
  /// Of what may be one, if it can be read in the person's unit.
  case weight(String)
  /// Of what may be one, if what it names is food.
  case meal(String)
  /// To be asked for it.
  case anyWeight, anyMeal

  /// In bytes.
  package static let longest = 200

  /// `terms` as the launcher has split them, or all in one; nil for what is about something else.
  package init?(_ terms: [String]) {
    let text = terms.joined(separator: " ")
    guard text.utf8.count <= Self.longest else { return nil }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isOrder = Self.takeOrder(from: &words)
    guard let first = words.first.map(FoldedWords.folded) else { return nil }
    if SearchWords.weight.contains(first) {
      words.removeFirst()
      guard words.isEmpty else {
        self = .weight(words.joined(separator: " "))
        return
      }
      guard isOrder else { return nil }
      self = .anyWeight
      return
    }
    let isMeal = SearchWords.meal.contains(first)
    if isMeal { words.removeFirst() }
    guard isMeal || isOrder else { return nil }
    if words.isEmpty, !isOrder { return nil }
    self = words.isEmpty ? .anyMeal : .meal(words.joined(separator: " "))
  }

  /// "log" in front, or "eintragen" behind.
  private static func takeOrder(from words: inout [String]) -> Bool {
    if words.count > 1, SearchWords.log.contains(FoldedWords.folded(words[0])) {
      words.removeFirst()
      return true
    }
    if words.count > 1, let last = words.last, SearchWords.log.contains(FoldedWords.folded(last)) {
      words.removeLast()
      return true
    }
    return false
  }

  /// What can be made of it; `reading` is what the daemon makes of a meal.
  package func intent(
    in unit: WeightUnit, reading: (String) -> MealReading?
  ) -> SearchIntent? {
    switch self {
    case .anyWeight: .weight(nil)
    case .anyMeal: .meal(nil)
    case .weight(let text): (try? Mass(text, in: unit)).map { .weight($0.grams) }
    case .meal(let text): reading(text)?.isFood == true ? .meal(text) : nil
    }
  }
}

extension MealReading {
  /// Whether all of it is known as food, or says its energy: any word could be the name of one.
  var isFood: Bool {
    mistake == nil && time == nil && !items.isEmpty
      && items.allSatisfy { item in
        item.item.food != nil || item.item.nutrition.energy != nil || !item.choices.isEmpty
      }
  }
}
