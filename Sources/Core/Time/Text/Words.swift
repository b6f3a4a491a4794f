// The words for days, times and spans, in small letters: whatever language is spoken, those of all of
// them are read.

extension Span {
  init?(unit word: String) {
    switch Vocabulary.units[word] {
    case "week": self = .hours(7 * 24)
    case "day": self = .hours(24)
    case "hour": self = .hour
    case "minute": self = .minute
    case "second": self = .second
    default: return nil
    }
  }
}

extension Weekday {
  init?(word: String) {
    guard let number = Vocabulary.weekdays[word].flatMap({ Int($0) }) else {
      return nil
    }
    self.init(index: number - 1)
  }

  /// Several days that have one word.
  static func several(_ word: String) -> [Weekday]? {
    switch Vocabulary.severalDays[word] {
    case "daily": allCases
    case "weekdays": [.monday, .tuesday, .wednesday, .thursday, .friday]
    case "weekend": [.saturday, .sunday]
    default: nil
    }
  }
}

extension Month {
  static func number(word: String) -> Int? {
    Vocabulary.months[word].flatMap { Int($0) }
  }
}

extension PartOfDay {
  /// Behind a day, such as `yesterday evening`.
  init?(word: String) { self.init(thing: Vocabulary.parts[word]) }

  /// Behind a clock time, such as `8 Uhr abends`.
  init?(suffix word: String) {
    self.init(thing: Vocabulary.partsBehindATime[word])
  }

  private init?(thing: String?) {
    switch thing {
    case "morning": self = .morning
    case "midday": self = .midday
    case "afternoon": self = .afternoon
    case "evening": self = .evening
    case "night": self = .night
    default: return nil
    }
  }
}

enum Words {
  static func days(fromToday word: String) -> Int64? {
    Vocabulary.days[word].flatMap { Int64($0) }
  }

  static func clock(_ word: String) -> SpokenClock? {
    switch Vocabulary.clocks[word] {
    case "noon": SpokenClock(time: .noon)
    case "midnight": SpokenClock(time: .midnight, isMidnight: true)
    default: nil
    }
  }

  static func isLastMeal(_ words: String) -> Bool { Vocabulary.meals[words] == "last meal" }

  static func number(_ word: String) -> Int64? {
    Vocabulary.numbers[word].flatMap { Int64($0) }
  }

  static func isOrdinal(_ word: String) -> Bool { ["st", "nd", "rd", "th"].contains(word) }
}

/// A word that stands beside days, times and spans.
enum SmallWord: String {
  case now, ago, `in`, every, day, half, and, to, on, at, last, next, this, night, off
  case hour = "o'clock"
  /// In front of a span, where a language has it there.
  case agoInFront = "ago in front"
  case oneAndAHalf = "one and a half"

  init?(_ word: String) {
    guard let thing = Vocabulary.smallWords[word] else { return nil }
    self.init(rawValue: thing)
  }
}

extension ByteCursor {
  /// Takes it, and the spaces before it, only when it stands there.
  mutating func takeWord(_ word: SmallWord) -> Bool { takeWord { SmallWord($0) == word } }
}

/// The words of each heading, read when the first one is looked up.
private enum Vocabulary {
  static let units = Lexicon.time["units"].things
  static let weekdays = Lexicon.time["weekdays"].things
  static let severalDays = Lexicon.time["several days"].things
  static let months = Lexicon.time["months"].things
  static let parts = Lexicon.time["parts"].things
  static let partsBehindATime = Lexicon.time["parts behind a time"].things
  static let days = Lexicon.time["days"].things
  static let clocks = Lexicon.time["clocks"].things
  static let meals = Lexicon.time["meals"].things
  static let numbers = Lexicon.time["numbers"].things
  static let smallWords = Lexicon.time["small words"].things
}
