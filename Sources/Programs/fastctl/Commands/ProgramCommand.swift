import Host
import Nouns
import Time
import Views
import Wire

enum ProgramCommand: Command {
  static let name = "program"

  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Alternate two weeks of diet and two weeks of maintenance automatically",
      details: [
        "After a lead-in at maintenance, 14 diet days and 14 maintenance days alternate. The phase changes with the date, and your energy target with it.",
        "Every step can be undone: fastctl undo. Why it works this way: fastctl learn matador",
      ],
      options: [why, .json, .popup],
      verbs: [start, status, plan, pause, resume, restart, move, end],
      actsAlone: true,
      examples: [
        .init(words: "program", meaning: "Where you are, and what comes next"),
        .init(words: "program --why", meaning: "How the days left are counted"),
        .init(words: "program start", meaning: "Start today"),
        .init(words: "program plan", meaning: "The phase changes of the next 12 weeks"),
      ])
  }

  private static var start: Declaration {
    Declaration(
      name: "start", summary: "Start a program",
      details: [
        "The lead-in lets you build the habit: a week at maintenance before the first diet day, or as many days as the setting program.leadin says."
      ],
      options: [
        .init(name: .on, meaning: "The first day (default: today)"), .leadIn, .counts, .confirm,
        answer,
      ],
      examples: [
        .init(words: "program start --on 2026-03-02", meaning: "On that Monday"),
        .init(words: "program start --lead-in 0", meaning: "Start with a diet day right away"),
      ])
  }

  private static var status: Declaration {
    Declaration(
      name: "status", summary: "Show where you are, and what comes next",
      options: [why, .json, .popup],
      examples: [.init(words: "program status --json", meaning: "The same for a script")])
  }

  private static var plan: Declaration {
    Declaration(
      name: "plan", summary: "Show the coming phase changes",
      details: ["Each phase with its first and last day, its length and its calories."],
      arguments: [.optional(.number)],
      options: [
        .init(name: .weeks, meaning: "How many weeks (default: 12)"),
        .init(name: .from, meaning: "From that day on (default: today)"),
        .init(
          name: .ical,
          meaning: "Write all-day calendar events to a file; - is standard output"),
        .svg, .json,
      ],
      examples: [
        .init(words: "program plan 26", meaning: "Half a year"),
        .init(
          typed: "program plan --ical diet.ics",
          meaning: "For your calendar; import a newer one to update it"),
        .init(words: "program plan --svg plan.svg", meaning: "As a picture"),
      ])
  }

  private static var pause: Declaration {
    Declaration(
      name: "pause", summary: "Pause it, for example while you are ill or away",
      details: [
        "Your target stays at maintenance and no day is lost: the program continues with the day on which it was paused.",
        "The days given by --from and --to are both paused.",
      ],
      options: [
        .init(name: .from, meaning: "The first paused day (default: today)"),
        .init(name: .to, meaning: "The last paused day (default: until you resume)"),
        .popup, answer,
      ],
      examples: [
        .init(words: "program pause", meaning: "From today on"),
        .init(
          words: "program pause --from 2026-07-01 --to 2026-07-14", meaning: "Two weeks in July"),
      ])
  }

  private static var resume: Declaration {
    Declaration(
      name: "resume", summary: "Resume after a pause",
      options: [
        .init(name: .on, meaning: "The first day that is not paused (default: today)"),
        .popup, answer,
      ],
      examples: [.init(words: "program resume", meaning: "Today is no longer paused")])
  }

  private static var restart: Declaration {
    Declaration(
      name: "restart", summary: "End the program and start a new one",
      details: [
        "Past days keep their phase. After a long gap, the new program has a lead-in, otherwise none."
      ],
      options: [
        .init(name: .on, meaning: "The first day of the new program (default: today)"), .leadIn,
        .counts, .confirm, answer,
      ],
      examples: [.init(words: "program restart --lead-in 7", meaning: "With a week to settle in")])
  }

  private static var move: Declaration {
    Declaration(
      name: "move", summary: "Move the start, as long as no diet day has passed",
      options: [.init(name: .on, meaning: "The first day of the program"), answer],
      examples: [.init(words: "program move --on 2026-03-09", meaning: "A week later")])
  }

  private static var end: Declaration {
    Declaration(
      name: "end", summary: "End the program; on a terminal you are asked first",
      details: ["Past days keep their phase."],
      options: [
        .init(name: .on, meaning: "The first day after the program (default: today)"), .yes,
        answer,
      ],
      examples: [.init(words: "program end", meaning: "Yesterday was its last day")])
  }

  private static let why = Declaration.Option(
    name: .why, meaning: "Explain how many days of the phase are left")

  private static var answer: Declaration.Option {
    .json(meaning: "Print the program as JSON")
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "start": try begin(ProgramCalls.Start.self, &session)
    case "restart": try begin(ProgramCalls.Restart.self, &session)
    case "plan": try showPlan(&session)
    case "pause": try pause(&session)
    case "resume": try resume(&session)
    case "move": try move(&session)
    case "end": try end(&session)
    default: try look(&session)
    }
  }

  private static func look(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(ProgramCalls.Status.self, NoFields())
    guard session.request.has(.why), !session.request.has(.json) else {
      return try show(answer, &session)
    }
    let page = ProgramPage(try session.wording(), on: session.screen())
    guard session.seat == .desktop else { return session.output.text(page.text(why: answer)) }
    session.say(PopupText(lines: page.text(why: answer)))
  }

  // MARK: Changes

  private static func begin<M: Method>(
    _ method: M.Type, _ session: inout Session
  ) throws(Failure) where M.Input == ProgramStart, M.Output == ProgramAnswer {
    var order = ProgramStart(on: try day(.on, &session), leadIn: try session.number(.leadIn))
    order.counts = session.request.value(.counts).flatMap(DeficitChoice.init(rawValue:))
    let answer = try session.confirming { (session, word) throws(Failure) in
      order.confirm = word
      return try session.order(method, order)
    }
    try show(answer, after: .begun, &session)
  }

  /// People name the last paused day, as with a vacation; the wire the first that is none.
  private static func pause(_ session: inout Session) throws(Failure) {
    let from = try day(.from, &session)
    let last = try day(.to, &session)
    if let last {
      let reader = try session.reader()
      guard last >= from ?? reader.zone.day(of: reader.now) else { throw .usage(.daysInReverse) }
    }
    let order = ProgramPause(from: from, to: last.map { $0 + 1 })
    try show(try session.order(ProgramCalls.Pause.self, order), after: .paused(from), &session)
  }

  private static func resume(_ session: inout Session) throws(Failure) {
    let day = try day(.on, &session)
    let order = ProgramDate(on: day)
    try show(try session.order(ProgramCalls.Resume.self, order), after: .resumed(day), &session)
  }

  private static func move(_ session: inout Session) throws(Failure) {
    guard let day = try day(.on, &session) else {
      throw .usage(.neededOption(.on, of: "program move"))
    }
    let order = ProgramMove(on: day)
    try show(try session.order(ProgramCalls.Move.self, order), after: .moved, &session)
  }

  private static func end(_ session: inout Session) throws(Failure) {
    let day = try day(.on, &session)
    if session.seat == .terminal, !session.request.has(.yes) { try askToEnd(day, &session) }
    let order = ProgramDate(on: day)
    try show(try session.order(ProgramCalls.End.self, order), after: .ended, &session)
  }

  /// What there is not, or has ended, is refused without a question.
  private static func askToEnd(_ day: Day?, _ session: inout Session) throws(Failure) {
    let answer = try session.ask(ProgramCalls.Status.self, NoFields())
    guard let course = answer.course, answer.program?.phase != .ended else { return }
    let reader = try session.reader()
    let day = day ?? (try? Day(iso: answer.date)) ?? reader.zone.day(of: reader.now)
    session.say(try session.wording().sentence(forEnding: course, on: day))
    guard Confirmation(&session).isGiven() else { throw .said(.refused) }
  }

  /// A weekday is the next one: programs are about days to come.
  static func day(_ option: OptionName, _ session: inout Session) throws(Failure) -> Day? {
    guard let text = session.request.value(option) else { return nil }
    let reader = try session.reader()
    do { return try reader.day(text, isToCome: true) } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
  }

  // MARK: Answers

  /// What has happened to the program today; what is ordered for another day has not.
  private static func event(_ verb: String?, _ program: Program?) -> CoachEvent? {
    switch (verb, program?.phase) {
    case ("pause", .paused): .programPaused
    case ("resume", .leadIn), ("resume", .diet), ("resume", .maintenance): .programResumed
    case ("start", _), ("restart", _): program.flatMap(CoachEvent.init(begun:))
    default: nil
    }
  }

  private static func show(
    _ answer: ProgramAnswer, after deed: ProgramDeed? = nil, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let isHeld =
      switch answer.program?.phase {
      case nil, .ended: false
      default: try session.isDietHeld()
      }
    let page = ProgramPage(try session.wording(), on: session.screen(), isHeld: isHeld)
    guard session.seat == .desktop else {
      session.output.text(page.text(of: answer, after: deed))
      if let event = event(session.request.verb, answer.program) {
        let isLeadIn = answer.program?.phase == .leadIn
        try session.addCoach(on: event, CoachFacts(isLeadIn: isLeadIn))
      }
      session.say(oneOf: answer.program?.hints ?? [])
      return
    }
    session.say(PopupText(lines: page.lines(of: answer, after: deed).joined(separator: "\n")))
  }
}

extension Session {
  /// Whether no phase of a program has a deficit, for what the person said or weighs.
  mutating func isDietHeld() throws(Failure) -> Bool {
    // GetTargets would read half a year of meals and fasts as well.
    let answer = try ask(ProfileCalls.Get.self, NoFields())
    return answer.targets.map { $0.diet == nil } ?? false
  }
}

extension Declaration.Option {
  fileprivate static let leadIn = Self(
    name: .leadIn, meaning: "Days at maintenance before the first diet day, 0 to 28")
  fileprivate static let counts = Self(
    name: .counts,
    meaning:
      "Which deficit applies in diet phases if you also have low-calorie days")
}
