import Time
import Views

extension CommandName {
  /// From its name, the beginning of it, or what people call it elsewhere where that does no harm.
  init(typed word: String, forHelp: Bool = false) throws(UsageError) {
    if let command = Self(name: word) ?? Self(settled: word) {
      self = command
      return
    }
    let names = Self.allCases.map(\.rawValue)
    if let command = try Parser.unique(word, among: names).flatMap(Self.init(name:)) {
      self = command
      return
    }
    guard let command = Self.allCases.first(where: { $0.term.fits(word) }) else {
      throw .unknownCommand(word, nearest: Self.allCases.map(\.term).nearest(to: word)?.word)
    }
    guard command.onlyLooks || forHelp else {
      throw .unknownCommand(word, nearest: command.rawValue)
    }
    self = command
  }

  /// A beginning of several names that means the harmless one.
  private init?(settled beginning: String) {
    switch beginning {
    case "st", "sta": self = .status
    // It meant this one before there were meals.
    case "me": self = .menu
    // And this one before there was a screen.
    case "u": self = .undo
    default: return nil
    }
  }

  /// Whether nothing can be changed with it.
  var onlyLooks: Bool {
    switch self {
    case .status, .today, .watch, .history, .show, .calendar, .chart, .stats, .learn, .about,
      .doctor, .version, .help:
      true
    default: false
    }
  }

  /// What other programs call it, and Germans.
  var term: Term {
    Term(rawValue, or: synonyms)
  }

  private var synonyms: [String] {
    switch self {
    case .start: ["begin", "new", "fast", "beginn", "beginne", "beginnen", "anfangen", "los"]
    case .stop: ["end", "finish", "done", "stopp", "ende", "beende", "beenden", "aufhören"]
    case .toggle: ["switch", "umschalten"]
    case .cancel: ["abort", "discard", "drop", "abbrechen", "verwerfen"]
    case .status: ["now", "info", "state", "jetzt", "stand", "zustand"]
    case .today: ["heute"]
    case .goal: ["extend", "ziel", "verlängern"]
    case .watch: ["follow", "beobachten", "zusehen"]
    case .edit: ["change", "correct", "fix", "modify", "ändern", "bearbeiten", "korrigieren"]
    case .add: ["insert", "track", "hinzufügen", "nachtragen", "eintragen"]
    case .delete: ["rm", "remove", "löschen", "entfernen"]
    case .undo: ["revert", "rückgängig", "zurück"]
    case .redo: ["again", "wiederholen", "nochmal"]
    case .history: ["list", "log", "ls", "past", "verlauf", "liste", "fasts", "fastenzeiten"]
    case .show: ["view", "zeige", "zeigen", "anzeigen"]
    case .calendar: ["month", "year", "kalender", "monat", "jahr"]
    case .chart: ["graph", "plot", "week", "woche", "diagramm", "grafik"]
    case .stats: ["statistics", "summary", "statistik", "streak", "serie"]
    case .page: ["html", "webpage", "seite", "webseite"]
    case .schedule: ["plan", "plans", "schedules", "pläne", "zeitplan"]
    case .window: ["eating", "fenster", "essensfenster"]
    case .remind: ["reminder", "reminders", "alarm", "erinnern", "erinnerung", "erinnerungen"]
    case .program: ["programme", "matador", "programm", "diät"]
    case .profile: ["body"]
    case .weight: ["weigh-in", "weights", "gewicht", "wiegen", "wägen"]
    case .meal: ["meals", "eat", "ate", "essen", "mahlzeit", "mahlzeiten", "gegessen"]
    case .day: ["tag"]
    case .food: ["foods", "nutrition", "lebensmittel", "nahrung", "nährwerte"]
    case .recipe: ["recipes", "rezept", "rezepte", "cook", "kochen"]
    case .targets: ["calories", "energy", "kcal", "kalorien", "energie"]
    case .ui: ["screen", "tui", "bildschirm"]
    case .bar: ["statusbar", "leiste", "statusleiste"]
    case .menu: ["menü"]
    case .open: ["link", "öffnen"]
    case .setup: ["init", "configure", "einrichten", "einrichtung"]
    case .learn: ["read", "article", "articles", "lernen", "lesen", "artikel"]
    case .about: ["über", "license", "lizenz"]
    case .export: ["save", "exportieren", "ausgeben"]
    case .import: ["load", "importieren", "einlesen"]
    case .backup: ["sichern", "sicherung"]
    case .restore: ["recover", "wiederherstellen"]
    case .purge: ["erase", "wipe", "vernichten"]
    case .events: ["journal", "ereignisse", "protokoll", "nutzungsprotokoll"]
    case .config: ["settings", "options", "einstellungen", "einstellung"]
    case .doctor: ["check", "diagnose", "prüfen"]
    case .report: ["bug", "bericht", "fehlerbericht"]
    case .completions: ["vervollständigung"]
    case .version: []
    case .help: ["man", "usage", "hilfe", "anleitung"]
    }
  }
}

extension Declaration {
  /// The verb that a word is, or the beginning of, or another word for it where that does no harm.
  func verb(typed word: String, forHelp: Bool = false) throws(UsageError) -> Declaration {
    let name = try Parser.unique(word, among: verbs.map(\.name))
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    guard !verbs.isEmpty else { throw .needlessArgument(word, of: self.name) }
    let terms = visibleVerbs.map { Term($0, or: Self.synonyms(ofVerb: $0)) }
    let meant = terms.term(for: word)
    if let meant, forHelp || Self.lookingVerbs.contains(meant.word),
      let verb = verbs.first(where: { $0.name == meant.word })
    {
      return verb
    }
    throw .unknownVerb(
      word, of: self.name, among: visibleVerbs,
      nearest: (meant ?? terms.nearest(to: word))?.word)
  }

  /// Which only show something, whatever command they are of.
  private static let lookingVerbs = ["list", "get", "status", "plan"]

  private static func synonyms(ofVerb name: String) -> [String] {
    switch name {
    case "list":
      ["ls", "show", "search", "find", "liste", "zeigen", "anzeigen", "suche", "suchen", "finden"]
    case "get": ["read", "lesen"]
    case "status": ["now", "stand"]
    case "plan": ["preview", "vorschau"]
    case "add": ["new", "create", "neu", "anlegen", "hinzufügen"]
    case "edit": ["change", "rename", "ändern", "bearbeiten", "umbenennen"]
    case "delete": ["rm", "remove", "entfernen", "löschen"]
    case "remove": ["rm", "del", "delete", "entfernen", "löschen"]
    case "use": ["choose", "select", "benutzen", "nutzen", "wählen", "nehmen"]
    case "week": ["weekly", "woche"]
    case "vacation": ["holiday", "holidays", "urlaub", "ferien"]
    case "set": ["change", "setzen", "stellen", "ändern"]
    case "unset": ["reset", "default", "zurücksetzen"]
    case "start": ["begin", "beginn", "beginnen", "starten"]
    case "pause": ["suspend", "pausieren", "anhalten"]
    case "resume": ["continue", "fortsetzen", "weiter"]
    case "restart": ["again", "neustart", "neu"]
    case "move": ["shift", "verschieben"]
    case "end": ["stop", "finish", "ende", "beenden"]
    case "safety": ["sicherheit"]
    case "events": ["journal", "ereignisse", "nutzungsprotokoll"]
    default: []
    }
  }
}

extension [Term] {
  /// The one that was most likely meant; what is shorter than three letters resembles too much.
  func nearest(to text: String) -> Term? {
    let text = text.lowercased()
    let words = flatMap(\.words).filter { $0.count > 2 }.map { $0.lowercased() }
    guard let word = EditDistance.nearest(to: text, among: words) else { return nil }
    return term(for: word)
  }
}
