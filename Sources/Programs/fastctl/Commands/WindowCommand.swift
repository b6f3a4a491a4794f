import Host
import Settings
import Time
import Views
import Wire

enum WindowCommand: Command {
  static let name = "window"

  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show the eating window, or set it",
      options: [.popup, .json(meaning: "Print the windows as JSON")],
      verbs: [
        Declaration(
          name: "set", summary: "Choose when you eat",
          details: [
            "A fixed window is at the same time every day and may run past midnight.",
            "A window set to following opens when a fast ends.",
          ],
          arguments: [.required(.window)],
          examples: [
            .init(words: "window set 12:00-18:00", meaning: "From noon until six"),
            .init(words: "window set following", meaning: "From the end of each fast"),
          ]),
        Declaration(
          name: "at", summary: "Check a meal time against the window",
          details: ["It changes nothing, and no meal is held against you."],
          arguments: [.required(.time)],
          options: [.json],
          examples: [.init(words: "window at 21:00", meaning: "Was 21:00 inside the window?")]),
      ],
      actsAlone: true,
      examples: [
        .init(words: "window", meaning: "Is it open, and until when?"),
        .init(words: "window set 12:00-18:00", meaning: "From noon until six"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "set": try set(&session)
    case "at": try judge(&session)
    default: try show(&session)
    }
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(WindowCalls.Get.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let card = WindowCard(try session.wording(), on: session.screen())
    let text = card.text(
      of: answer, isFasting: state.fast != nil, until: state.eatingEnd, now: Clock.now())
    if session.seat == .desktop {
      session.say(PopupText(lines: text))
    } else {
      session.output.text(text)
    }
  }

  private static func set(_ session: inout Session) throws(Failure) {
    let key: Settings.Key
    do { key = try SettingsFile.key(named: "window") } catch { throw .setting(error) }
    try ConfigCommand.set(key, to: session.request.arguments.first ?? "", &session)
    try show(&session)
  }

  private static func judge(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first ?? ""
    let at = try session.time(text, at: ValueKind.time.placeholder.rawValue, .latest)
    let answer = try session.ask(WindowCalls.Place.self, MealQuestion(at: at.milliseconds))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.tell(
      try session.wording().sentence(for: answer, at: at, now: Clock.now()))
  }
}
