import Time
import Views
import Wire

enum MonthCommand: Command {
  static let name = "month"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show how your month went, week by week",
      details: [
        "The first and last weeks have only the days in that month. The numbers are the same as in fastctl week.",
        "A month is 2026-03, march or 3; without a year, the most recent one. A date stands for its month.",
      ],
      arguments: [.optional(.monthOrDate), .optional(.year)],
      options: [.json(meaning: "Print the weeks and their sums as JSON"), .svg, .ascii],
      examples: [
        .init(words: "month", meaning: "This month"),
        .init(typed: "month march", meaning: "The most recent March"),
        .init(words: "month --svg month.svg", meaning: "A picture of it, to send"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var question = ReviewQuestion()
    let words = session.request.arguments
    if !words.isEmpty {
      let reader = try session.reader()
      do { question.day = try reader.month(words.joined(separator: " ")).first.iso } catch {
        throw .notUnderstood(error, place: ValueKind.monthOrDate.placeholder.rawValue)
      }
    }
    let answer = try WeekCommand.ask(ReviewCalls.Month.self, question, &session)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    try WeekCommand.show(ReviewFacts(answer), &session)
  }
}
