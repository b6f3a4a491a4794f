import Nouns
import Time
import Views
import Wire

enum WeekCommand: Command {
  static let name = "week"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show how your week went, compared with the one before",
      details: [
        "Each day has the fasts that count for it, what you ate and weighed, how it felt, and the phase of your diet program. The column after the days adds up the fasts; for everything else it shows the average of the days that have a value.",
        "A day that is not over counts toward the average of what you ate only once you mark it as complete. Targets are for the same days.",
        "DATE is any day of the week; without it, it shows this week. Weeks start as in your locale, or on the day set by week.start.",
      ],
      arguments: [.optional(.date)],
      options: [.json(meaning: "Print the days and their sums as JSON"), .svg, .ascii],
      examples: [
        .init(words: "week", meaning: "This week"),
        .init(typed: "week yesterday", meaning: "The week that yesterday was in"),
        .init(words: "week --svg week.svg", meaning: "A picture of it, to send"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var question = ReviewQuestion()
    if let text = session.request.arguments.first {
      let reader = try session.reader()
      do { question.day = try reader.day(text).iso } catch {
        throw .notUnderstood(error, place: ValueKind.date.placeholder.rawValue)
      }
    }
    let answer = try ask(ReviewCalls.Week.self, question, &session)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    try show(ReviewFacts(answer), &session)
  }

  /// A day that is still to come is answered with what is there to see.
  static func ask<M: Method>(
    _ method: M.Type, _ question: M.Input, _ session: inout Session
  ) throws(Failure) -> M.Output {
    do throws(Failure) { return try session.ask(method, question) } catch {
      guard case .refused(.dateOutOfRange(_, let day, let allowed)) = error,
        day > allowed.upperBound
      else { throw error }
      let wording = try session.wording()
      session.say(
        wording.phrases(
          ReviewMessage.toCome, "date", wording.longDate(day), "command",
          session.request.command.name))
      throw .said(.refused)
    }
  }

  static func show(_ facts: ReviewFacts, _ session: inout Session) throws(Failure) {
    let wording = try session.wording()
    guard let path = session.request.value(.svg) else {
      return session.output.text(
        ReviewPage(wording, on: session.drawingScreen()).text(of: facts))
    }
    try session.write(svg: ReviewPicture(wording).svg(of: facts), to: path)
  }
}
