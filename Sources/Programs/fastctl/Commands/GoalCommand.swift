import Host
import Nouns
import Time
import Wire

enum GoalCommand: Command {
  static let name = "goal"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Change the goal of the current fast",
      details: ["You must confirm a goal of more than 48 hours."],
      arguments: [.optional(.goalOrChange)],
      options: [
        .init(name: .until, meaning: "When the goal should be reached, instead of GOAL"),
        .confirm, .popup,
        .json(meaning: "Print the fast and the new status as JSON"),
      ],
      examples: [
        .init(words: "goal 18:6", meaning: "Fast for 18 hours in total"),
        .init(words: "goal +1h", meaning: "One hour more"),
        .init(words: "goal --until 13:00", meaning: "Fast until 13:00"),
        .init(words: "goal +30m --popup", meaning: "For the mouse wheel over a status bar"),
        .init(words: "goal none", meaning: "Continue without a goal"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.isStepOfGoal, session.seat == .desktop, !session.hasAgreed {
      try session.agreeToChangeReached()
    }
    if let at = session.typed?.at,
      let fast = try session.ask(StatusCalls.Get.self, StatusQuestion()).fast,
      fast.start > at.milliseconds
    {
      // It began after this was typed on a phone.
      throw .refused(.notFasting)
    }
    var order = GoalChangeOrder()
    if session.request.has(.until) {
      // Which time is meant depends on the start, which only the daemon knows.
      let fast = try session.ask(StatusCalls.Get.self, StatusQuestion()).fast
      guard let fast else { throw .refused(.notFasting) }
      order.id = fast.id
      order.goal = try session.goal(start: Instant(milliseconds: fast.start)) ?? .open
    } else {
      guard let goal = try session.goal(start: Clock.now()) else {
        throw .usage(.missingArgument(.goalOrChange, of: declaration.name))
      }
      order.goal = goal
    }
    let answer = try session.confirming { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(FastCalls.SetGoal.self, order)
    }
    try session.show(answer)
    session.careForLongGoal(answer.fast)
    // A step of a goal that was chosen before is no reason to ask, unless it is a long one by now.
    session.offerQuestions(answer.fast, above: .hours(18))
  }
}
