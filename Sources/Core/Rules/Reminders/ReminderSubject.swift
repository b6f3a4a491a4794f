package import Nouns

/// What a reminder wants to have written down, by its words: they are all that is known of it.
package enum ReminderSubject: Sendable {
  case weight, meal

  private static let weightWords: Set<String> = [
    "weigh", "weight", "weighing", "scale", "scales", "wiegen", "wieg", "gewicht", "waage",
  ]
  private static let mealWords: Set<String> = ["meal", "meals", "mahlzeit", "mahlzeiten"]
}

extension Reminder {
  /// Nil for most of them.
  package var subject: ReminderSubject? {
    let words = FoldedName.words(text)
    if words.contains(where: ReminderSubject.isOfWeight) { return .weight }
    return words.contains(where: ReminderSubject.isOfMeals) ? .meal : nil
  }
}

extension ReminderSubject {
  fileprivate static func isOfWeight(_ word: String) -> Bool { weightWords.contains(word) }
  fileprivate static func isOfMeals(_ word: String) -> Bool { mealWords.contains(word) }
}
