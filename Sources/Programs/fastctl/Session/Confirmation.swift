import Views

/// Asks the person on their terminal for what only they can say.
struct Confirmation {
  private let phrases: Phrases
  private let dialog: Dialog
  /// What is to be typed, where a yes is too little.
  private let word: String?
  private static let yes = "yes"

  init(_ phrases: Phrases, word: String? = nil) {
    self.phrases = phrases
    dialog = Dialog(phrases)
    self.word = word
  }

  func isGiven(for key: String = "") -> Bool {
    if key == ConfirmationMessage.longGoalKey { Output.say(phrases(ConfirmationMessage.longFast)) }
    let word = word ?? phrases(ConfirmationMessage.word)
    let answer = dialog.line(phrases(ConfirmationMessage.ask, ["word": word]) + "\n")
    if answer == word || (self.word == nil && answer == Self.yes) { return true }
    Output.say(phrases(ConfirmationMessage.notDone))
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
