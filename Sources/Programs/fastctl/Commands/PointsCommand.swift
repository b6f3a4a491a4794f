import Nouns
import Views
import Wire

/// Points for keeping a journal, off until the person asks for them.
enum PointsCommand: Command {
  static let name = "points"

  static func view(_ request: Request) -> String? { request.verb == nil ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name, summary: "Show your points and where they come from",
      details: [
        "A meal gives 10 a day, a weight 5, macros on target 5, using fastctl 2, and a diet cycle with 20 of its 28 days on target 100.",
        "Without an entry points rest: a little less each day, as points.decay says, until you log again.",
      ],
      options: [
        .init(name: .last, meaning: "How many days (default: 14)"),
        .json(meaning: "Print the points as JSON"),
      ],
      verbs: [
        Declaration(
          name: "on", summary: "Turn badges and points on, from today",
          examples: [.init(words: "points on", meaning: "After a page that says what it means")]),
        Declaration(
          name: "off", summary: "Turn them off; what you have stays",
          examples: [.init(words: "points off", meaning: "From today nothing counts")]),
      ],
      actsAlone: true,
      examples: [.init(words: "points", meaning: "The balance, today, this week, and the days")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "on": try turn(.on, &session)
    case "off": try turn(.off, &session)
    default: try show(&session)
    }
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let days = try session.number(.last).map { Int64($0) }
    let answer = try session.ask(HabitCalls.Points.self, PointsQuestion(days: days))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = PointsPage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: answer))
  }

  /// Somebody who turns them on has read what they are, and sees at once what the past has earned.
  private static func turn(_ word: RuleSwitch, _ session: inout Session) throws(Failure) {
    let wording = try session.wording()
    if word == .on {
      // Asked first: somebody whom they could harm is not shown what they could have.
      _ = try session.ask(HabitCalls.Badges.self, NoFields())
      session.output.text(PointsPage(wording, on: session.screen()).offer(isTaken: true))
    }
    let order = RuleOrders(rules: [RuleWord(key: .points, value: word.rawValue)])
    do throws(Failure) { _ = try session.order(HabitCalls.Set.self, order) } catch {
      guard case .refused(.nothingToChange) = error else { throw error }
      return session.say(wording.phrases(HabitMessage.already))
    }
    session.tell(wording.phrases(word == .on ? HabitMessage.turnedOn : .turnedOff))
    guard word == .on else { return }
    let answer = try session.ask(HabitCalls.Badges.self, NoFields())
    if !answer.badges.isEmpty {
      session.output.text(BadgePage(wording, on: session.screen()).text(of: answer))
    }
  }
}
