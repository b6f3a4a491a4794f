import Time
import Views
import Wire

enum ShowToday {
  static var declaration: Declaration {
    Declaration(
      name: "today",
      summary: "Show your day on one page",
      details: [
        "The fast, the eating window, the diet phase, your energy target with the reason for it, and the streak."
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
    let screen = session.screen()
    session.output.text(TodayPage(try session.wording(), on: screen).text(of: snapshot))
    try session.addCoach(today: snapshot, on: screen)
    session.warnOfOtherVersion(snapshot.version)
    session.hint(at: snapshot)
  }
}
