/// The words that ask for something, in every language at once: people type the language they think
/// in, whatever their session speaks.
enum SearchWords {
  /// Without one of them nothing is about us.
  static let topic = folded([
    "fast", "fasts", "fasting", "fasted", "fastd", "fastctl", "fasten", "faste", "fastet",
    "gefastet", "fastenzeit", "intervallfasten",
  ])

  static let start = folded([
    "start", "starts", "begin", "new", "starten", "starte", "beginnen", "beginne", "anfangen",
    "loslegen", "los", "neu", "neues",
  ])

  static let stop = folded([
    "stop", "end", "finish", "break", "done", "over", "stoppen", "stoppe", "beenden", "beende",
    "brechen", "aufhören", "fertig", "schluss", "vorbei",
  ])

  static let status = folded([
    "how", "long", "much", "when", "since", "until", "left", "remaining", "elapsed", "status",
    "state", "progress", "time", "goal", "wie", "lange", "viel", "wann", "seit", "bis", "noch",
    "stand", "zustand", "dauer", "fortschritt", "zeit", "ziel", "rest",
  ])

  /// What a person weighs, and what they eat, as the first word.
  static let weight = folded([
    "weight", "weigh", "weighed", "gewicht", "wiege", "wiegen", "gewogen",
  ])
  static let meal = folded([
    "meal", "eat", "eating", "ate", "eaten", "mahlzeit", "essen", "esse", "gegessen", "aß",
  ])
  /// To have it written down.
  static let log = folded(["log", "record", "eintragen", "trage", "erfassen", "loggen"])

  /// They go with every wish and say nothing by themselves.
  static let fillers = folded([
    "i", "im", "a", "an", "am", "my", "me", "the", "to", "do", "does", "did", "is", "it", "have",
    "has", "been", "now", "please", "for", "will", "be", "intermittent", "ich", "mein", "meine",
    "meinem", "das", "dem", "den", "der", "die", "ein", "eine", "bin", "ist", "habe", "hab",
    "schon", "jetzt", "bitte", "zu", "mit", "es", "mal",
  ])

  /// As what was typed is.
  private static func folded(_ words: [String]) -> [String] {
    words.map(FoldedWords.folded)
  }

  static func words(of intent: SearchIntent) -> [String] {
    switch intent {
    case .status: status
    case .start: start
    case .stop: stop
    case .weight, .meal: []
    }
  }
}
