import Nouns
import Testing
import Time

@testable import Rules

@Suite struct `Words for meals` {
  private static let readers: [(heading: StaticString, reads: @Sendable (String) -> Bool)] = [
    ("meals", { MealSlot(word: $0) != nil }), ("units", isForm(Vocabulary.units)),
    ("numbers", isForm(Vocabulary.numbers)), ("fractions", isForm(Vocabulary.fractions)),
    ("sizes", isForm(Vocabulary.sizes)), ("preparations", isForm(Vocabulary.states)),
    ("fillers", isForm(Vocabulary.fillers)), ("alone", isForm(Vocabulary.alone)),
    ("energy", { MealEnergy(word: $0) != nil }),
    ("values", { MealValue(word: $0) != nil }), ("small words", { MealWord($0) != nil }),
    ("doses", { MealWord.isDose($0) }),
    (
      "subjects",
      {
        Reminder(id: .blank, text: "Bitte \($0.uppercased())!", rule: .once(.blank)).subject != nil
      }
    ),
  ]

  private static func isForm<Thing>(_ forms: [String: Thing]) -> @Sendable (String) -> Bool {
    let keys = Set(forms.keys)
    return { keys.contains(MealForm($0).key) }
  }

  /// A thing that no code knows would be a word that nobody understands.
  @Test func `all mean something, in every language`() {
    var count = 0
    for (heading, reads) in Self.readers {
      for (word, thing) in Lexicon.meals[heading].things {
        #expect(reads(word), "\(heading): \(word) for \(thing)")
        #expect(word == word.lowercased() && MealForm(word).key.split(separator: " ").count <= 5)
        count += 1
      }
    }
    #expect(count > 600)
  }

  @Test func `each unit can be typed as it is kept`() {
    for unit in FoodUnit.allCases { #expect(FoodUnit(word: unit.rawValue) == unit) }
  }
}
