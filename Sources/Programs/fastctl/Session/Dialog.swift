import Glibc
import Host
import Nouns
import Time
import Views

/// Asks the person at their terminal, a line at a time; they can leave at any question.
/// Nothing else reads what they type there but an editor and a pager.
struct Dialog {
  enum Answer: Equatable {
    case text(String)
    /// Only Enter: leave it as it is.
    case nothing
    /// An end of the input, Esc, or q.
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

  /// The same of what nobody may see.
  func secret(_ question: String) -> String? {
    Output.show(String(Page.sentences(question, on: screen).dropLast()) + " ")
    return HiddenLine.read()
  }

  func say(_ sentence: String) { Output.show(Page.sentences(sentence, on: screen)) }

  func ask(_ question: String) -> Answer {
    guard let line = line(question) else {
      Output.show("\n")
      return .left
    }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
    if words.isEmpty { return .nothing }
    return words.lowercased() == "q" || words.last == "\u{1b}" ? .left : .text(words)
  }

  /// Nil where they type nothing.
  func text(_ question: String) -> String? {
    guard case .text(let text) = ask(question) else { return nil }
    return text
  }

  /// Nil where they leave.
  func agrees(_ question: String, onEnter usual: Bool = false) -> Bool? {
    let answers = phrases(usual ? DialogMessage.yesOnEnter : .yesOrNo)
    return switch ask("\(question) [\(answers)]") {
    case .left: nil
    case .nothing: usual
    case .text(let text): Self.isYes(text)
    }
  }

  /// Enter says yes to it.
  func answer(to question: String) -> Answer {
    ask("\(question) [\(phrases(DialogMessage.yesOnEnter))]")
  }

  /// Yes where they only press Enter.
  func wants(_ question: String) -> Bool { agrees(question, onEnter: true) ?? false }

  /// In every language, whichever is spoken; anything else is a no.
  static func isYes(_ text: String) -> Bool {
    Lexicon.values["yes"].thing(called: text.lowercased()) == "yes"
  }

  static func isNo(_ text: String) -> Bool {
    Lexicon.values["yes"].thing(called: text.lowercased()) == "no"
  }
}

enum DialogMessage: String, Message {
  case yesOrNo = "y/N"
  case yesOnEnter = "Y/n"
}

/// Asks the person on their terminal whether they mean it.
struct Confirmation {
  private let phrases: Phrases
  private let dialog: Dialog
  /// What is to be typed where nothing takes it back: there a yes is too little.
  private let word: Term?

  init(_ session: inout Session, word: Term? = nil) {
    phrases = session.phrases()
    dialog = Dialog(&session)
    self.word = word
  }

  func isGiven(for consents: [Consent] = []) -> Bool {
    if consents.contains(.longGoal) { dialog.say(phrases(ConfirmationMessage.longFast)) }
    if isAgreed { return true }
    dialog.say(phrases(ConfirmationMessage.notDone))
    return false
  }

  private var isAgreed: Bool {
    guard let word else { return dialog.agrees(phrases(ConfirmationMessage.ask)) ?? false }
    let question = phrases(ConfirmationMessage.askForWord, "word", word.shown(phrases))
    return dialog.line(question).map(word.fits) ?? false
  }
}

enum ConfirmationMessage: String, Message {
  case longFast =
    "More than 48 hours: longer fasts are not better fasts. Dizziness, palpitations, confusion or vomiting: stop and get help."
  case ask = "Continue?"
  case askForWord = "To continue, type '{word}':"
  case notDone = "Nothing was changed."
}

/// Where the person is, and so how they can be asked.
enum Seat: Equatable {
  /// Before us, at the terminal where they typed.
  case terminal
  /// At their desktop: they have clicked, and can press buttons.
  case desktop
  /// As in a script: nobody is there to be asked.
  case nowhere

  init() {
    let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    self = hasTerminal ? .terminal : .nowhere
  }
}

extension Session {
  var seat: Seat { request.isFromDesktop ? .desktop : frame == nil ? Seat() : .nowhere }
}

extension Request {
  /// Links and menus are opened by programs whose terminal, if any, nobody looks at.
  var isFromDesktop: Bool {
    has(.popup) || command == MenuCommand.self || command == OpenCommand.self
  }

  /// Whether it only moves the goal there is, as a wheel does.
  var isStepOfGoal: Bool {
    command == GoalCommand.self && ["+", "-"].contains(arguments.first?.first ?? " ")
  }
}
