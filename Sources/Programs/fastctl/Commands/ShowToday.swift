import Time
import Views
import Wire

enum ShowToday {
  static var declaration: Declaration {
    Declaration(
      name: "today",
      summary: "Show your day on one page",
      details: [
        "The fast, the eating window, the diet phase, your energy target with the reason for it, the streak, and what you have eaten and weigh."
      ],
      options: [.json(meaning: "Print the status and the date as JSON")],
      examples: [
        .init(words: "today", meaning: "Your day at a glance"),
        .init(words: "today --json", meaning: "The same for a script"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let isForScript = session.request.has(.json)
    let question = isForScript ? StatusQuestion() : StatusQuestion(glance: true)
    let snapshot = try session.ask(StatusCalls.Get.self, question)
    guard !isForScript else {
      return session.output.line(DatedSnapshot(date: snapshot.today.iso, state: snapshot).json)
    }
    // An older daemon has no journals.
    let meals = try? session.ask(MealCalls.Day.self, MealDayQuestion()).day
    let weight = try? session.ask(WeightCalls.Show.self, NoFields())
    let screen = session.screen()
    let page = TodayPage(try session.wording(), on: screen)
    session.output.text(page.text(of: snapshot, meals: meals, weight: weight))
    try session.addCoach(today: snapshot, on: screen)
    session.warnOfOtherVersion(snapshot.version)
    session.hint(at: snapshot)
  }
}
