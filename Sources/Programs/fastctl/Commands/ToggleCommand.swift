import Nouns
import Wire

enum ToggleCommand: Command {
  static let name = "toggle"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "End the current fast, or start one if none is running",
      details: ["Meant for a keyboard shortcut or a click on a status bar."],
      options: [.popup, .json(meaning: "Print the fast and the new status as JSON")],
      examples: [
        .init(words: "toggle", meaning: "Start as planned, or end the fast"),
        .init(
          words: "toggle --popup", meaning: "The same for a click; it asks before it ends a fast"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    if let fast = state.fast { return try end(fast, &session) }
    let answer = try session.order(FastCalls.Start.self, StartOrder())
    try session.show(answer)
    session.introduce(answer.fast)
  }

  private static func end(_ fast: RunningFast, _ session: inout Session) throws(Failure) {
    // Named, so that a second click cannot end the next fast.
    var order = StopOrder(id: fast.id)
    if try session.agreeToEnd(&order) == .discard { return try CancelCommand.discard(&session) }
    let answer = try session.order(FastCalls.Stop.self, order)
    try session.show(answer)
    try session.sayHowToCorrect(answer)
  }
}
