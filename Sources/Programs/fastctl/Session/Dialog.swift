import Glibc
import Host
import Views

/// Asks the person at their terminal, a line at a time; they can leave at any question.
struct Dialog {
  enum Answer: Equatable {
    case text(String)
    /// Only Enter: leave it as it is.
    case nothing
    /// An end of the input, or q.
    case left
  }

  private let phrases: Phrases

  init(_ phrases: Phrases) {
    self.phrases = phrases
  }

  /// Whether there is a person to ask.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  func ask(_ question: String) -> Answer {
    Output.prompt(question + " ")
    guard let line = readLine(strippingNewline: true) else {
      Output.say("")
      return .left
    }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
    if words.isEmpty { return .nothing }
    return words.lowercased() == "q" ? .left : .text(words)
  }

  /// Nil where they leave; no where they only press Enter.
  func agrees(_ question: String) -> Bool? {
    switch ask("\(question) [\(phrases(DialogMessage.yesOrNo))]") {
    case .left: nil
    case .nothing: false
    case .text(let text): says(yes: text)
    }
  }

  private func says(yes text: String) -> Bool {
    let word = text.lowercased()
    return [phrases(DialogMessage.yes), "yes"].contains { !word.isEmpty && $0.hasPrefix(word) }
  }
}

enum DialogMessage: String, Message {
  case yesOrNo = "y/N"
  case yes = "yes"
}
