import Nouns
import Wire

package enum MacroMessage: String, Message {
  case protein = "Protein"
  case carbs = "Carbohydrate"
  case fat = "Fat"
  case fiber = "Fibre"

  init(_ macro: Macro) {
    switch macro {
    case .protein: self = .protein
    case .carbs: self = .carbs
    case .fat: self = .fat
    case .fiber: self = .fiber
    }
  }
}

/// How a macro went, in one word.
enum MacroVerdict: String, Message {
  case good = "good"
  case low = "low"
  case high = "high"

  /// Nil for a macro that can still become good: nobody is judged at breakfast.
  init?(_ macro: MacroState, isJudged: Bool) {
    switch macro.smiley {
    case .green: self = .good
    case .yellow, .red:
      guard isJudged else { return nil }
      self = macro.over > 0 ? .high : .low
    case nil: return nil
    }
  }
}
