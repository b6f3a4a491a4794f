import Views

/// Asks the person on their terminal for what only they can say.
struct Confirmation {
  private let phrases: Phrases
  private let dialog: Dialog
  /// What is to be typed, where a yes is too little.
  private let word: String?
  private static let yes = "yes"

  init(_ session: inout Session, word: String? = nil) {
    phrases = session.phrases()
    dialog = Dialog(&session)
    self.word = word
  }

  func isGiven(for key: String = "") -> Bool {
    if key == ConfirmationMessage.longGoalKey { dialog.say(phrases(ConfirmationMessage.longFast)) }
    let word = word ?? phrases(ConfirmationMessage.word)
    let answer = dialog.line(phrases(ConfirmationMessage.ask, ["word": word]))
    if answer == word || (self.word == nil && answer == Self.yes) { return true }
    dialog.say(phrases(ConfirmationMessage.notDone))
    return false
  }
}

enum ConfirmationMessage: String, Message {
  static let longGoalKey = "goal-over-48h"

  case longFast =
    "More than 48 hours: longer fasts are not better fasts. Dizziness, palpitations, confusion or vomiting: stop and get help."
  case ask = "To go on type {word}:"
  case word = "yes"
  case notDone = "Nothing was changed."
}
