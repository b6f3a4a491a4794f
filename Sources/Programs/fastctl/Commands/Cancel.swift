import Views
import Wire

enum Cancel {
  static var declaration: Declaration {
    Declaration(
      name: "cancel",
      summary: "Discard the running fast",
      details: [
        "It counts for nothing and is listed by 'history --all' only; 'undo' brings it back."
      ],
      options: [.popup, .json(meaning: "Print the fast and the state after it as JSON")],
      examples: [.init(words: "cancel", meaning: "As if it had not been started")])
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
