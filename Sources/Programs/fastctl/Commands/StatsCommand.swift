import Nouns
import Views
import Wire

enum StatsCommand: Command {
  static let name = "stats"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show statistics about your fasts",
      details: ["With --why, it explains one of its numbers, or all that it can explain."],
      arguments: [.optional(topic)],
      options: [
        .init(name: .why, meaning: "Explain where a number comes from"),
        .json(meaning: "Print all numbers as JSON"),
      ],
      examples: [
        .init(words: "stats", meaning: "Averages, streaks, weeks, schedules"),
        .init(
          words: "stats --why streak", meaning: "Which days count, and what ended the last streak"),
      ])
  }

  private static let topic = ValueKind.choice(
    placeholder: "streak|rate|average", among: Topic.terms)

  static func run(_ session: inout Session) throws(Failure) {
    let named = session.request.arguments.first.flatMap(Topic.init(rawValue:))
    guard named != nil || session.request.has(.why) else { return try show(&session) }
    for topic in named.map({ [$0] }) ?? Topic.allCases {
      let answer = try session.ask(StatisticsCalls.Why.self, WhyQuestion(what: topic))
      if session.request.has(.json) {
        session.output.line(answer.json)
      } else {
        let screen = session.screen()
        session.output.text(try session.wording().text(why: answer, topic, on: screen))
      }
    }
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(StatisticsCalls.Summary.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = SummaryPage(try session.wording(), on: session.screen())
    let isFasting = answer.all.fasts == 0 ? try session.isFasting() : false
    session.output.text(page.text(of: answer, isFasting: isFasting))
    // Not for whom they are not.
    if let badges = try? session.ask(HabitCalls.Badges.self, NoFields()), badges.isOn {
      session.output.line("")
      session.output.text(BadgePage(try session.wording(), on: session.screen()).text(of: badges))
    }
  }
}
