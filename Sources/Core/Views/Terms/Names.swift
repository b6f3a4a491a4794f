import Nouns
package import Wire

// What people call the values that they are shown and can type. Each shown word is one of them.

extension OutcomeMessage: Named {
  package var term: Term {
    switch self {
    case .completed:
      Term(
        "completed", "goal met", german: "Ziel erreicht",
        or: ["met", "done", "reached", "goal reached", "geschafft", "erreicht"])
    case .partial:
      Term("partial", "ended early", german: "vorzeitig beendet", or: ["early", "vorzeitig"])
    case .cancelled: Term("cancelled", "discarded", german: "verworfen", or: ["canceled"])
    case .open: Term("open", "no goal", german: "ohne Ziel", or: ["none", "kein Ziel", "offen"])
    case .running: Term("running", german: "läuft", or: ["laufend"])
    }
  }
}

extension Activity: Named {
  package var term: Term {
    switch self {
    case .sedentary: Term("sedentary", german: "sitzend", or: ["sitting"])
    case .light: Term("light", german: "leicht")
    case .moderate: Term("moderate", german: "mäßig", or: ["mittel", "moderat"])
    case .very: Term("very", german: "hoch", or: ["very active", "sehr", "sehr aktiv"])
    case .extra: Term("extra", german: "extra", or: ["extra active", "extrem"])
    }
  }
}

extension Basis: Named {
  package var term: Term {
    switch self {
    case .male: .male
    case .female: .female
    case .neutral:
      Term("middle", german: "Mitte", or: ["middle value", "Mittelwert", "mittel", "neutral"])
    }
  }
}

extension Gender: Named {
  package var term: Term {
    switch self {
    case .female: .female
    case .male: .male
    case .other: Term("other", german: "divers", or: ["diverse", "andere"])
    }
  }
}

extension MealSlot: Named {
  package var term: Term {
    switch self {
    case .breakfast: Term("breakfast", german: "Frühstück", or: ["b"])
    case .lunch: Term("lunch", german: "Mittagessen", or: ["l", "Mittag"])
    case .dinner: Term("dinner", german: "Abendessen", or: ["d", "supper", "Abendbrot", "Abend"])
    case .snack: Term("snack", german: "Snack", or: ["s", "Zwischenmahlzeit"])
    }
  }
}

extension WeightGoal: Named {
  package var term: Term {
    switch self {
    case .lose: Term("lose", german: "abnehmen", or: ["lose weight", "Gewicht verlieren"])
    case .gain: Term("gain", german: "zunehmen", or: ["gain weight"])
    case .maintain:
      Term(
        "hold", german: "halten",
        or: ["hold weight", "keep", "maintain weight", "maintain", "Gewicht halten"])
    }
  }
}

extension DeficitChoice: Named {
  package var term: Term {
    switch self {
    case .program:
      Term("program", german: "Programm", or: ["the diet program", "das Diätprogramm"])
    case .pattern:
      Term(
        "pattern", german: "Muster",
        or: ["the low-calorie days", "die kalorienarmen Tage"])
    }
  }
}

extension Topic: Named {
  package var term: Term {
    switch self {
    case .streak: Term("streak", german: "Serie")
    case .rate: Term("rate", german: "Quote")
    case .average: Term("average", german: "Durchschnitt", or: ["mean", "Mittel"])
    case .median: Term("median", german: "Median")
    case .usual: Term("usual", german: "üblich", or: ["usual-start", "usual-end"])
    }
  }
}

extension Article.Name: Named {
  package var term: Term {
    switch self {
    case .fastingBasics:
      Term(rawValue, "fasting-basics", german: "Grundlagen", or: ["basics", "Fastengrundlagen"])
    case .stages: Term(rawValue, german: "Stufen", or: ["Phasen", "Stadien"])
    case .safety: Term(rawValue, german: "Sicherheit")
    case .streaks: Term(rawValue, german: "Serien")
    case .matador: Term(rawValue)
    case .week1: Term(rawValue, german: "Woche1", or: ["first week", "erste Woche"])
    case .adaptation: Term(rawValue, german: "Anpassung")
    case .maintenanceWeeks:
      Term(rawValue, "maintenance-weeks", german: "Erhaltung", or: ["Erhaltungswochen"])
    case .tdee: Term(rawValue, german: "Energiebedarf")
    case .macros: Term(rawValue, german: "Makros", or: ["Makronährstoffe", "macronutrients"])
    case .scale: Term(rawValue, german: "Waage", or: ["scales"])
    }
  }
}

extension Hint: Named {
  package var term: Term { Term(rawValue) }
}

extension Term {
  fileprivate static var male: Term { Term("male", german: "männlich", or: ["Mann", "man"]) }
  fileprivate static var female: Term {
    Term("female", german: "weiblich", or: ["Frau", "woman"])
  }

  // MARK: Words that stand beside values of another form

  package static var on: Term {
    Term("on", german: "an", or: ["ein", "yes", "ja", "true", "wahr"])
  }
  package static var off: Term {
    Term("off", german: "aus", or: ["no", "nein", "false", "falsch"])
  }
  package static var none: Term { Term("none", german: "keine", or: ["kein", "keins", "keiner"]) }
  package static var noGoal: Term {
    Term(
      "none", german: "ohne",
      or: ["open", "no goal", "ohne Ziel", "kein Ziel", "offen"] + none.words)
  }
  package static var openSchedule: Term {
    Term("open", german: "offen", or: noGoal.words)
  }
  package static var all: Term { Term("all", german: "alle") }
  package static var remove: Term {
    Term("remove", german: "entfernen", or: ["delete", "rm", "löschen"])
  }
  package static var alternate: Term {
    Term(
      "alternate", german: "abwechselnd",
      or: ["alternating", "every other day", "jeden zweiten Tag"])
  }
  package static var following: Term { Term("following", german: "folgend", or: ["follow"]) }
  package static var learnt: Term { Term("learnt", german: "gelernt", or: ["learned"]) }

  package static var restrictions: [Term] {
    [
      Term("gentle", german: "sanft"), Term("standard", german: "Standard", or: ["normal"]),
      Term("study", german: "Studie"),
    ]
  }

  /// Those of settings, where one has them.
  package static var settings: [Term] {
    [
      on, off, following, learnt, Term("always", german: "immer"), Term("never", german: "nie"),
      none,
      Term("en", "en", or: ["English", "Englisch"]), Term("de", "de", or: ["German", "Deutsch"]),
      Term("low", german: "niedrig"), Term("critical", german: "kritisch"),
      Term("monday", german: "Montag", or: ["mon", "mo"]),
      Term("saturday", german: "Samstag", or: ["sat", "sa", "Sonnabend"]),
      Term("sunday", german: "Sonntag", or: ["sun", "so"]),
      Term("1y", or: ["1 year", "1 Jahr"]), Term("2y", or: ["2 years", "2 Jahre"]),
      Term("5y", or: ["5 years", "5 Jahre"]), Term("start", german: "Beginn"),
      Term("end", german: "Ende"), Term("12", or: ["12h"]), Term("24", or: ["24h"]),
    ]
  }
}
