import Nouns
package import Time

// What people call the values that they are shown and can type. Each shown word is one of them.

extension OutcomeMessage: Named {
  package static var names: Glossary? { Lexicon.values["outcomes"] }

  package var word: String {
    switch self {
    case .completed: "completed"
    case .partial: "partial"
    case .cancelled: "cancelled"
    case .open: "open"
    case .running: "running"
    }
  }
}

extension EndReason: Named {
  package static var names: Glossary? { Lexicon.values["reasons"] }
}

extension Activity: Named {
  package static var names: Glossary? { Lexicon.values["activities"] }
}

extension Basis: Named {
  package static var names: Glossary? { Lexicon.values["bases"] }
  package var word: String { self == .neutral ? "middle" : rawValue }
}

extension Gender: Named {
  package static var names: Glossary? { Lexicon.values["genders"] }
}

extension MealSlot: Named {
  package static var names: Glossary? { Lexicon.values["meals"] }
}

extension WeightGoal: Named {
  package static var names: Glossary? { Lexicon.values["aims"] }
  package var word: String { self == .maintain ? "hold" : rawValue }
}

extension DeficitChoice: Named {
  package static var names: Glossary? { Lexicon.values["deficits"] }
}

extension Topic: Named {
  package static var names: Glossary? { Lexicon.values["topics"] }
}

extension Article.Name: Named {
  package static var names: Glossary? { Lexicon.values["articles"] }
}

extension Hint: Named {
  package static var names: Glossary? { nil }
}

extension Term {
  // MARK: Words that stand beside values of another form

  package static var on: Term { small("on") }
  package static var off: Term { small("off") }
  package static var now: Term { small("now") }
  package static var none: Term { small("none") }
  package static var noGoal: Term { small("none", as: "no goal") }
  package static var openSchedule: Term { small("open", as: "open schedule") }
  package static var all: Term { small("all") }
  package static var remove: Term { small("remove") }
  package static var alternate: Term { small("alternate") }
  package static var following: Term { small("following") }
  package static var learnt: Term { small("learnt") }
  package static var safety: Term { small("safety") }

  private static func small(_ word: String, as thing: String? = nil) -> Term {
    Term(word, in: Lexicon.values["small values"], as: thing)
  }

  package static var restrictions: [Term] {
    ["gentle", "standard", "study"].map { Term($0, in: Lexicon.values["restrictions"]) }
  }

  /// Those of settings, where one has them.
  package static var settings: [Term] {
    [on, off, following, learnt, none]
      + Lexicon.languages.map { Term($0, in: Lexicon.values["languages"]) }
      + [
        "always", "never", "low", "critical", "monday", "saturday", "sunday", "1y", "2y", "5y",
        "start", "end", "12", "24",
      ].map { Term($0, in: Lexicon.values["settings"]) }
  }
}
