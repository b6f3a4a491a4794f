import Views

/// Asks the person at their terminal, a line at a time; they can leave at any question.
/// Nothing else reads what they type there but an editor and a pager.
struct Dialog {
  enum Answer: Equatable {
    case text(String)
    /// Only Enter: leave it as it is.
    case nothing
    /// An end of the input, or q.
    case left
  }

  private let phrases: Phrases
  private let screen: Screen

  init(_ session: inout Session) {
    phrases = session.phrases()
    screen = session.errorScreen()
  }

  /// What they type behind the question, as it is; nil at the end of the input.
  func line(_ question: String) -> String? {
    Output.show(String(Page.sentences(question, on: screen).dropLast()) + " ")
    return readLine(strippingNewline: true)
  }

  func say(_ sentence: String) { Output.show(Page.sentences(sentence, on: screen)) }

  func ask(_ question: String) -> Answer {
    guard let line = line(question) else {
      Output.show("\n")
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
    case .text(let text): Self.isYes(text)
    }
  }

  /// Yes where they only press Enter.
  func wants(_ question: String) -> Bool {
    switch ask("\(question) [\(phrases(DialogMessage.yesOnEnter))]") {
    case .left: false
    case .nothing: true
    case .text(let text): Self.isYes(text)
    }
  }

  /// In both languages, whichever is spoken; anything else is a no.
  static func isYes(_ text: String) -> Bool {
    ["y", "yes", "j", "ja"].contains(text.lowercased())
  }
}

enum DialogMessage: String, Message {
  case yesOrNo = "y/N"
  case yesOnEnter = "Y/n"
}
