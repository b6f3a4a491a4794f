import Views
import Wire

/// Badges for logging, where the person has switched them on.
enum BadgesCommand: Command {
  static let name = "badges"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name, summary: "Show your badges, and what the next ones need",
      details: [
        "Badges come for keeping your journal: days in a row, meals, cycles of a diet program, and a weight that moves towards your aim, slowly. A badge stays.",
        "They are off until you turn them on with fastctl points on.",
      ],
      options: [.json(meaning: "Print the badges as JSON")],
      examples: [.init(words: "badges", meaning: "What you have, and what is next")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(HabitCalls.Badges.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = BadgePage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: answer))
  }
}
