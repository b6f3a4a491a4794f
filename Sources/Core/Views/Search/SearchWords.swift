import Time

/// The words that ask for something, in every language at once: people type the language they think
/// in, whatever their session speaks.
enum SearchWords {
  private static let lexicon = Lexicon(Texts.ofLanguages, named: "search.words")

  /// Without one of them nothing is about us.
  static let topic = words("fasting", "topic")
  static let start = words("fasting", "start")
  static let stop = words("fasting", "stop")
  static let status = words("fasting", "status")

  /// What a person weighs, and what they eat, as the first word.
  static let weight = words("journal", "weight")
  static let meal = words("journal", "meal")
  /// To have it written down.
  static let log = words("journal", "log")

  /// They go with every wish and say nothing by themselves.
  static let fillers = words("fillers", "filler")

  /// As what was typed is.
  private static func words(_ heading: StaticString, _ thing: String) -> [String] {
    lexicon[heading].names(of: thing).map(FoldedWords.folded)
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
