import Nouns
import Rules
import Views
import Wire

// Other programs speak with the person.
struct PopupAnswers: KeeperAnswers {
  let keeper: Keeper

  func say(_ text: PopupText, for client: CallToken?) throws(CallFault) {
    try text.check()
    keeper.otherPopups.say(text, for: client)
  }

  func ask(_ question: PopupQuestion, for client: CallToken?) throws(CallFault) {
    try question.check()
    // An answer that nobody waits for is not worth a question.
    if let client { keeper.otherPopups.ask(question, for: client, of: keeper.state.engine.active) }
  }

  func testNotification(_: NoFields, for client: CallToken?) {
    keeper.otherPopups.test(
      keeper.state.wording(at: keeper.state.moment).testNotification, for: client)
  }
}

// MARK: - Limits

extension PopupText {
  func check() throws(CallFault) {
    try PopupLimit.check(title, "title", 200, isNeeded: true)
    try PopupLimit.check(text, "text", 2000, hasLines: true)
  }
}

extension PopupQuestion {
  func check() throws(CallFault) {
    try PopupText(title: title, text: text).check()
    guard buttons.count <= 8 else { throw PopupLimit.tooLong("buttons", 8) }
    guard !buttons.isEmpty else { throw .protocolError(.invalidParameter("buttons")) }
    for button in buttons {
      try PopupLimit.check(button.key, "key", 100, isNeeded: true)
      try PopupLimit.check(button.label, "label", 100, isNeeded: true)
    }
    guard patience.map({ (1...600).contains($0) }) ?? true else {
      throw .protocolError(.invalidParameter("patience"))
    }
  }
}

nonisolated private enum PopupLimit {
  static func check(
    _ text: String, _ field: String, _ limit: Int, hasLines: Bool = false, isNeeded: Bool = false
  ) throws(CallFault) {
    guard text.utf8.count <= limit else { throw tooLong(field, limit) }
    let isWhole = text.unicodeScalars.allSatisfy { isPlain($0) || (hasLines && $0 == "\n") }
    guard isWhole else { throw .refused(.textNotPlain(field: field)) }
    // Servers warn of them, and nobody could tell what to press.
    guard !isNeeded || text.unicodeScalars.contains(where: isSeen) else {
      throw .protocolError(.invalidParameter(field))
    }
  }

  /// Neither moves what is around it nor turns the order of words; joiners are part of texts.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028...0x202e, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
  }

  static func tooLong(_ field: String, _ limit: Int) -> CallFault {
    .refused(.textTooLong(field: field, limit: limit))
  }
}
