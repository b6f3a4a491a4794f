import Time

/// The words of a command line, as a shell has them; nothing in them is expanded.
package enum CommandWords {
  /// Nil where a quotation mark has no other.
  package static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in line {
      if isEscaped {
        let isKept = quote != nil && !escapedWithinQuotes.contains(letter)
        word = (word ?? "") + (isKept ? "\\" : "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else {
        switch letter {
        case "'", "\"":
          quote = letter
          word = word ?? ""
        case " ":
          if let word { words.append(word) }
          word = nil
        default: word = (word ?? "") + String(letter)
        }
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    return words + (word.map { [$0] } ?? [])
  }

  /// Before any other letter a backslash is itself there.
  private static let escapedWithinQuotes: Set<Character> = ["\"", "\\", "$", "`"]

  /// As a person would have to type them.
  package static func joined(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x80 || "-+=:.,/_%@".unicodeScalars.contains(scalar)
        || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
