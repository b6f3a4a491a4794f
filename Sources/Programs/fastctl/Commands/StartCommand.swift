import Host
import Nouns
import Time
import Wire

enum StartCommand: Command {
  static let name = "start"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Start a fast",
      details: [
        "Without a goal, it uses the schedule from your plan.",
        "A fast can start up to seven days in the past. If a time without a date is so long ago that the goal would be met already, it asks.",
        "You must confirm a goal of more than 48 hours.",
      ],
      arguments: [.optional(.goal)],
      options: [
        .init(
          name: .at, meaning: "When it started; a time without a date means the most recent one"),
        .init(name: .ago, meaning: "How long ago it started"),
        .init(name: .until, meaning: "When the goal should be reached, instead of GOAL"),
        .init(name: .open, meaning: "Fast without a goal"),
        .init(name: .note, meaning: "A short note"),
        .init(name: .mood, meaning: "How you feel, from 1 to 5"),
        .confirm, .popup,
        .json(meaning: "Print the fast and the new status as JSON"),
      ],
      examples: [
        .init(words: "start 16:8", meaning: "Fast for 16 hours from now"),
        .init(words: "start 18h --ago 2h30m", meaning: "It started two and a half hours ago"),
        .init(typed: "start --at \"last meal\"", meaning: "It started with your last logged meal"),
        .init(
          typed: "start --at \"yesterday 20:00\" --until 14:00",
          meaning: "Fast from yesterday 20:00 until 14:00"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let at = try session.moment()
    var order = StartOrder(
      at: at, note: session.request.value(.note),
      mood: try session.mood())
    order.goal = try session.goal(start: at ?? Clock.now())
    if let text = session.request.value(.at) {
      order.guessed = (try? session.reader().time(text, .latest))?.isGuessed
    }
    let answer: FastAnswer
    do throws(Failure) { answer = try begin(order, &session) } catch {
      guard case .refused(.inTheFuture(let start)) = error else { throw error }
      throw .startToCome(start)
    }
    try session.show(answer)
    session.advise(on: answer)
  }

  private static func begin(
    _ order: StartOrder, _ session: inout Session
  ) throws(Failure) -> FastAnswer {
    try session.confirming { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(FastCalls.Start.self, order)
    }
  }
}
