import Host
import Nouns
import Time
import Views
import Wire

enum TodayCommand: Command {
  static let name = "today"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show your day on one page",
      details: [
        "The fast, the eating window, the diet phase, your energy target with the reason for it, the streak, what you have eaten and drunk, and what you weigh.",
        "With --follow, it fills the terminal and changes when something changes; in a pipe, or with --plain, it prints a line for each change.",
      ],
      options: [
        .init(name: .on, meaning: "A day of the past: what became of it"),
        .init(name: .follow, meaning: "Keep the page up to date until you press q or Ctrl-C"),
        .init(name: .why, meaning: "Explain what you ate beside your targets, and the streak"),
        .ascii,
        .json(meaning: "Print the status and the date as JSON; with --on, the day"),
      ],
      examples: [
        .init(words: "today", meaning: "Your day at a glance"),
        .init(words: "today --on yesterday", meaning: "What became of yesterday"),
        .init(words: "today --why", meaning: "Where do its numbers come from?"),
        .init(words: "today --follow", meaning: "On a screen that you leave open"),
        .init(words: "today --json", meaning: "The same for a script"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let request = session.request
    if request.has(.follow) {
      let other = [OptionName.on, .why, .json].first(where: request.has)
      if let other { throw .usage(.conflict(.follow, other.spelling)) }
      if !session.isPlain(), NotebookRun.isPossible(session.environment) {
        return try NotebookRun.follow(.today, &session)
      }
      var follower = ScreenFollower(DayPage())
      return try follower.run(&session)
    }
    let day = try request.value(.on).map { (text) throws(Failure) in
      try session.day(text, for: .on)
    }
    guard !request.has(.why) else { return try explain(day, &session) }
    if let day { return try show(day, &session) }
    try show(&session)
  }

  /// Streaks are of today alone.
  private static func explain(_ day: Day?, _ session: inout Session) throws(Failure) {
    try MealCommand.explain(day, &session)
    guard day == nil, !session.request.has(.json), let story = try session.streakStory() else {
      return
    }
    let (wording, screen) = (try session.wording(), session.screen())
    session.output.text(wording.text(whyStreakOfDay: story, on: screen))
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let isForScript = session.request.has(.json)
    let question = isForScript ? StatusQuestion() : StatusQuestion(glance: true)
    let snapshot = try session.ask(StatusCalls.Get.self, question)
    guard !isForScript else {
      return session.output.line(DatedSnapshot(date: snapshot.today.iso, state: snapshot).json)
    }
    let screen = session.drawingScreen()
    var page = DayPage()
    page.ask(of: snapshot, &session)
    session.output.text(try page.text(of: snapshot, on: screen, &session))
    try session.addCoach(today: snapshot, on: screen)
    session.warnOfOtherVersion(snapshot.version)
    session.hint(at: snapshot)
  }

  private static func show(_ day: Day, _ session: inout Session) throws(Failure) {
    let answer: WholeDay
    do throws(Failure) {
      answer = try session.ask(HistoryCalls.Day.self, DayQuestion(day: day.iso))
    } catch {
      guard case .refused(.dateOutOfRange(_, _, let allowed)) = error, day > allowed.upperBound
      else { throw error }
      session.say(try session.wording().sentence(toCome: day))
      throw .said(.refused)
    }
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = TodayPage(try session.wording(), on: session.drawingScreen())
    let drinks = try? session.ask(DrinkCalls.Day.self, DrinkDayQuestion(date: day.iso))
    session.output.text(page.text(of: answer, drinks: drinks, now: Clock.now()))
  }
}
