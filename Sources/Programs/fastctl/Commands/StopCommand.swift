import Nouns
import Time
import Wire

enum StopCommand: Command {
  static let name = "stop"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "End the current fast",
      arguments: [.optional(.time)],
      options: [
        .init(name: .at, meaning: "When it ended; a time without a date means the most recent one"),
        .init(name: .ago, meaning: "How long ago it ended"),
        .init(name: .note, meaning: "A short note"),
        .init(name: .mood, meaning: "How it felt, from 1 to 5"),
        .init(name: .reason, meaning: "Why it ended"),
        .popup,
        .json(meaning: "Print the fast and the new status as JSON"),
      ],
      examples: [
        .init(words: "stop", meaning: "End it now"),
        .init(words: "stop 12:15", meaning: "It ended at 12:15"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let at = try session.moment(session.request.arguments.first)
    var order = StopOrder(
      at: at, note: session.request.value(.note),
      mood: try session.mood(), reason: session.reason)
    if try session.agreeToEnd(&order) == .discard { return try CancelCommand.discard(&session) }
    let answer = try session.order(FastCalls.Stop.self, order)
    try session.show(answer)
    session.advise(on: answer)
    if at == nil { try session.sayHowToCorrect(answer) }
  }
}
