import Time
import Views
import Wire

enum CalendarCommand: Command {
  static let name = "calendar"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show your fasting days for a month or a year",
      details: [
        "A month is 2026-03, march or 3; without a year, the most recent one.",
        "A four-digit number is a year. Without a month or year, it shows this month.",
        "Each day shows its most important mark; rest days and phases are marked as well. Weeks start as in your locale, or on the day set by week.start.",
      ],
      arguments: [.optional(.monthOrYear), .optional(.year)],
      options: [
        .json(meaning: "Print the days as JSON, leaving out empty ones"),
        .svg, .ascii,
      ],
      examples: [
        .init(words: "calendar", meaning: "This month"),
        .init(typed: "calendar march", meaning: "The most recent March"),
        .init(typed: "calendar 2026 --svg year.svg", meaning: "A year as a picture"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let page = try page(&session)
    let question = DaysQuestion(from: page.first.iso, to: page.last.iso)
    let answer = try session.ask(StatisticsCalls.Calendar.self, question)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    // Only people see the phases with it: a script asks for them by themselves. A calendar without
    // them is better than none.
    let plan = try? phases(of: page, &session)
    let wording = try session.wording()
    if let path = session.request.value(.svg) {
      let svg = CalendarPicture(wording).svg(of: answer, page: page, plan: plan)
      try session.write(svg: svg, to: path)
    } else {
      session.output.text(
        CalendarView(wording, on: session.drawingScreen()).text(of: answer, page: page, plan: plan))
    }
  }

  private static func phases(
    of page: CalendarPage, _ session: inout Session
  ) throws(Failure) -> ProgramPlan {
    let question = ProgramPlanQuestion(from: page.first.iso, days: page.last - page.first + 1)
    return try session.ask(ProgramCalls.Plan.self, question)
  }

  private static func page(_ session: inout Session) throws(Failure) -> CalendarPage {
    let reader = try session.reader()
    let words = session.request.arguments
    guard !words.isEmpty else { return .month(Month(of: reader.zone.day(of: reader.now))) }
    do { return try reader.page(words.joined(separator: " ")) } catch {
      throw .notUnderstood(error, place: ValueKind.monthOrYear.placeholder.rawValue)
    }
  }
}
