import Nouns
import Views

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
