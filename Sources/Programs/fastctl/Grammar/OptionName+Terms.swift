import Views

extension OptionName {
  /// What other programs call it, and Germans: none of it is taken, but it is known what was meant.
  var term: Term {
    Term(spelling, or: synonyms)
  }

  private var synonyms: [String] {
    switch self {
    case .activity: ["aktivität"]
    case .age: ["alter"]
    case .ago: ["vor", "before"]
    case .aim: ["weight goal", "gewichtsziel"]
    case .all: ["alle", "alles", "everything"]
    case .at: ["time", "when", "um", "zeit", "wann"]
    case .big: ["groß"]
    case .birth: ["birthday", "born", "geburt", "geburtstag"]
    case .colour: ["color", "farbe", "farben"]
    case .daily: ["täglich", "every day"]
    case .date: ["day", "datum", "tag"]
    case .days: ["weekdays", "tage", "wochentage"]
    case .dryRun: ["check", "simulate", "probe", "probelauf"]
    case .end: ["stop", "ende"]
    case .events: ["journal", "ereignisse"]
    case .follow: ["watch", "live", "folgen"]
    case .forget: ["remove", "unset", "vergessen"]
    case .from: ["after", "von", "ab", "seit"]
    case .gender: ["sex", "geschlecht"]
    case .goal: ["target", "ziel"]
    case .goalWeight: ["target weight", "zielgewicht"]
    case .height: ["size", "größe"]
    case .help: ["usage", "hilfe"]
    case .hours: ["stunden"]
    case .last: ["count", "limit", "number", "letzte", "anzahl"]
    case .list: ["liste"]
    case .maintenance: ["erhaltung"]
    case .mood: ["feeling", "stimmung"]
    case .name: ["rename", "neuer name"]
    case .none: ["nothing", "keine"]
    case .note: ["message", "comment", "notiz", "kommentar"]
    case .on: ["am"]
    case .open: ["no goal", "offen", "ohne ziel"]
    case .outcome: ["result", "ergebnis"]
    case .output: ["file", "ausgabe", "datei"]
    case .plain: ["simple", "schlicht"]
    case .quiet: ["silent", "mute", "ruhe", "still"]
    case .restriction: ["deficit", "defizit"]
    case .schedule: ["plan"]
    case .seconds: ["sekunden"]
    case .slot: ["meal", "mahlzeit"]
    case .start: ["begin", "beginn", "anfang"]
    case .sum: ["summary", "summe"]
    case .text: ["search", "find", "suche", "description", "beschreibung"]
    case .to: ["before", "bis"]
    case .undo: ["revert", "rückgängig"]
    case .until: ["till", "bis"]
    case .weeks: ["wochen"]
    case .weight: ["gewicht"]
    case .why: ["explain", "warum"]
    case .yes: ["force", "ja"]
    case .zone: ["timezone", "zeitzone"]
    default: []
    }
  }
}
