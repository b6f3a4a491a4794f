import Host
import Time
import Wire

enum Start {
  static var declaration: Declaration {
    Declaration(
      name: "start",
      summary: "Begin a fast",
      details: [
        "Without a goal it uses the schedule in the plan.",
        "A fast can begin up to seven days in the past.",
        "A goal over 48 hours has to be confirmed.",
      ],
      arguments: [.optional(.goal)],
      options: [
        .init(name: .at, meaning: "When it began; a clock time is the latest one"),
        .init(name: .ago, meaning: "How long ago it began"),
        .init(name: .until, meaning: "When the goal is to be met, instead of GOAL"),
        .init(name: .open, meaning: "A fast without a goal"),
        .init(name: .note, meaning: "A few words to remember it by"),
        .init(name: .mood, meaning: "How it feels"),
        .confirm, .popup,
        .json(meaning: "Print the fast and the state after it as JSON"),
      ],
      examples: [
        .init(words: "start 16:8", meaning: "Fast for 16 hours from now"),
        .init(words: "start 18h --ago 2h30m", meaning: "It began two and a half hours ago"),
        .init(
          words: "start --at \"yesterday 20:00\" --until 14:00",
          meaning: "From a time to a time"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let at = try session.moment()
    var order = StartOrder(
      at: at?.milliseconds, note: session.request.value(.note),
      mood: try session.mood())
    order.goal = try session.goal(start: at ?? Clock.now())
    let answer = try session.confirming { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(FastCalls.Start.self, order)
    }
    try session.show(answer)
    session.advise(on: answer)
  }
}
