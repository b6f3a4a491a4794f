import Nouns
import Views

extension ValueKind {
  /// The words that each stand for one value.
  var terms: [Term] {
    switch self {
    case .choice(_, among: let terms): terms
    case .outcome: OutcomeMessage.terms
    case .mealSlot: MealSlot.terms
    case .goal, .goalOrChange: [.noGoal]
    case .scheduleOrOpen: [.openSchedule]
    case .spanOrOff, .week: [.off]
    case .dayOrRemove: [.remove]
    case .window: [.following]
    case .restriction: Term.restrictions
    case .pattern: [.alternate, .none]
    case .grams: [.none]
    default: []
    }
  }

  /// Whether the word can be meant as one at all.
  func mayBe(_ word: String) -> Bool {
    self != .weight || word.utf8.first.map { "0123456789+-".utf8.contains($0) } ?? true
  }

  /// Whether nothing else is one of its values.
  var isClosed: Bool {
    switch self {
    case .choice, .outcome, .mealSlot: true
    default: false
    }
  }

  /// A word as scripts have it, whichever was typed.
  func read(_ text: String) throws(UsageError) -> String {
    if let term = terms.term(for: text) { return term.word }
    guard !isClosed else { throw .unknownChoice(text, among: terms) }
    return text
  }
}
