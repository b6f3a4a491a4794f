import Nouns
import Views
import Wire

enum CancelCommand: Command {
  static let name = "cancel"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Discard the current fast",
      details: [
        "A discarded fast does not count and is listed only by 'history --all'; 'undo' brings it back."
      ],
      options: [.popup, .json(meaning: "Print the fast and the new status as JSON")],
      examples: [.init(words: "cancel", meaning: "As if it had never started")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.seat == .desktop {
      let fast = try session.ask(StatusCalls.Get.self, StatusQuestion()).fast
      guard let fast else { throw .refused(.notFasting) }
      try session.agreeToDiscard(fast)
    }
    try discard(&session)
  }

  static func discard(_ session: inout Session) throws(Failure) {
    let answer = try session.order(FastCalls.Cancel.self, NoFields())
    try session.show(answer)
    if session.seat != .desktop { session.say(session.phrases()(CancelMessage.undo)) }
  }
}

enum CancelMessage: String, Message {
  case undo = "To bring it back: fastctl undo"
}
