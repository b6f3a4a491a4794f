import Nouns
import Host
import Time
import Views
import Wire

enum DietProgram {
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
    var order = ProgramStart(on: try day(.on, &session)?.iso, leadIn: try session.number(.leadIn))
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
    let order = ProgramPause(from: from?.iso, to: last.map { ($0 + 1).iso })
    try show(try session.order(ProgramCalls.Pause.self, order), after: .paused(from), &session)
  }

  private static func resume(_ session: inout Session) throws(Failure) {
    let day = try day(.on, &session)
    let order = ProgramDate(on: day?.iso)
    try show(try session.order(ProgramCalls.Resume.self, order), after: .resumed(day), &session)
  }

  private static func move(_ session: inout Session) throws(Failure) {
    guard let day = try day(.on, &session) else {
      throw .usage(.neededOption(.on, of: "program move"))
    }
    let order = ProgramMove(on: day.iso)
    try show(try session.order(ProgramCalls.Move.self, order), after: .moved, &session)
  }

  private static func end(_ session: inout Session) throws(Failure) {
    let day = try day(.on, &session)
    if session.seat == .terminal, !session.request.has(.yes) { try askToEnd(day, &session) }
    let order = ProgramDate(on: day?.iso)
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
