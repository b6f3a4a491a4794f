import Time
import Views

/// A line as people write it on a phone: behind a mark of a list, with dashes that a keyboard has joined,
/// and with a time in words.
struct SpokenLine {
  private(set) var words: [String]
  /// When it was, if the line says so in its own way.
  private(set) var time: String?

  private static let bullets: Set<String> = ["•", "-", "–", "—", "*", "·", "+", "☐", "☑", "✓"]

  /// Nil where a quotation mark has no other.
  init?(_ text: String) {
    guard var words = Self.split(text) else { return nil }
    if words.count > 1, Self.bullets.contains(words[0]) { words.removeFirst() }
    if words.first?.lowercased() == "fastctl" { words.removeFirst() }
    self.words = words.map { word in
      // Two hyphens become one dash.
      let isOption = word.hasPrefix("—") && word.dropFirst().first?.isLetter == true
      return isOption ? "--" + word.dropFirst() : word
    }
    if let first = self.words.first, first.count > 1, ":,".contains(first.suffix(1)) {
      self.words[0] = String(first.dropLast())
    }
    if let last = self.words.last, last.count > 2, last.hasSuffix("."), !last.hasSuffix("..") {
      self.words[self.words.count - 1] = String(last.dropLast())
    }
  }

  // MARK: Times

  private static let prepositions: Set<String> = ["at", "@", "um", "gegen", "around"]

  /// Takes a clock time out of the words behind the first one, or from before them where there is no command:
  /// what can be said of it is said by an option.
  mutating func takeTime(behindCommand isCommand: Bool, besidesGoal: Bool = false) {
    guard !words.contains(where: { $0.hasPrefix("--") }) else { return }
    let first = isCommand ? 1 : 0
    for place in words.indices.dropFirst(first).reversed()
    where Self.isClock(words[place]) && !(besidesGoal && Self.isGoal(words[place])) {
      var (from, to) = (place, place + 1)
      if to < words.count, ["uhr", "am", "pm"].contains(words[to].lowercased()) { to += 1 }
      if from > first, Self.isDay(words[from - 1]) { from -= 1 }
      let spoken = words[from..<to].joined(separator: " ")
      if from > first, Self.prepositions.contains(words[from - 1].lowercased()) { from -= 1 }
      words.removeSubrange(from..<to)
      time = spoken
      return
    }
  }

  /// `15:00` and `3pm`.
  private static func isClock(_ word: String) -> Bool {
    let word = word.lowercased()
    if word.hasSuffix("am") || word.hasSuffix("pm") {
      return word.dropLast(2).allSatisfy { $0.isNumber || $0 == ":" } && word.count > 2
    }
    guard let (hour, minute) = numbers(word) else { return false }
    return (0...23).contains(hour) && (0...59).contains(minute)
  }

  /// `12:12`, hours of fasting and hours for eating.
  private static func isGoal(_ word: String) -> Bool {
    numbers(word).map { $0 + $1 == 24 && $1 > 9 } ?? false
  }

  private static func numbers(_ word: String) -> (Int, Int)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let first = Int(parts[0]),
      let second = Int(parts[1])
    else { return nil }
    return (first, second)
  }

  private static func isDay(_ word: String) -> Bool {
    let reader = TimeReader(now: Instant(seconds: 0), zone: .utc)
    return !word.contains(where: \.isNumber) && (try? reader.day(word)) != nil
  }

  // MARK: Words

  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»",
  ]

  /// An apostrophe is one, and what stands in quotation marks belongs together.
  private static func split(_ text: String) -> [String]? {
    var (words, word, end): ([String], String?, Character?) = ([], nil, nil)
    for letter in text {
      if let closing = end {
        if letter == closing || closing == "“" && letter == "”" {
          end = nil
        } else {
          word = (word ?? "") + String(letter)
        }
      } else if let closing = quotes[letter] {
        (end, word) = (closing, word ?? "")
      } else if letter.isWhitespace {
        if let found = word { words.append(found) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard end == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
