import Host
import Nouns
import Time
import Views
import Wire

enum RemindCommand: Command {
  static let name = "remind"

  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show upcoming notifications, and manage your own reminders",
      details: [
        "It shows today's notifications and those of the current fast.",
        "During quiet time you get only warnings about a very long fast; everything else follows afterwards.",
      ],
      options: [
        .init(name: .quiet, meaning: "Stay quiet for this long, at most a day; off ends it"),
        .init(name: .why, meaning: "Explain where your usual start time comes from"),
        .popup, .json,
      ],
      verbs: [list, add, remove],
      actsAlone: true,
      examples: [
        .init(words: "remind", meaning: "What is coming up today?"),
        .init(words: "remind --quiet 2h", meaning: "Quiet for two hours"),
        .init(
          typed: "remind add \"Drink some water\" --at 15:00", meaning: "Once, at the next 15:00"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "Show upcoming notifications",
      options: [.json],
      examples: [.init(words: "remind list --json", meaning: "The same for a script")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add your own reminder",
      arguments: [.required(.text)],
      options: [
        .init(name: .at, meaning: "Once; a time without a date means the next one"),
        .init(name: .in, meaning: "Once, after this long"),
        .init(name: .daily, meaning: "Every day at this time"),
        .init(name: .days, meaning: "Only on these days, with --daily"),
        .json(meaning: "Print the reminder as JSON"),
      ],
      examples: [
        .init(
          typed: "remind add \"Drink some water\" --at 15:00", meaning: "Once, at the next 15:00"),
        .init(words: "remind add Tea --in 10m", meaning: "Once, in ten minutes"),
        .init(
          typed: "remind add Weigh --daily 07:30 --days mon-fri", meaning: "Every weekday"),
      ])
  }

  private static var remove: Declaration {
    Declaration(
      name: "remove", summary: "Remove a reminder",
      arguments: [.required(.id)],
      options: [.json(meaning: "Print the reminder as JSON")],
      examples: [.init(words: "remind remove k7m2", meaning: "The one whose ID starts with k7m2")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "add": try add(&session)
    case "remove": try remove(&session)
    default: try look(&session)
    }
  }

  // MARK: Looking

  private static func look(_ session: inout Session) throws(Failure) {
    if let text = session.request.value(.quiet) { return try quiet(text, &session) }
    let agenda = try session.ask(RemindCalls.List.self, AgendaQuestion())
    let now = Clock.now()
    if session.request.has(.why) {
      guard !session.request.has(.json) else {
        return session.output.line(agenda.usualStart.json)
      }
      let isTold = !agenda.switchedOff.contains("startUsual")
      let screen = session.screen()
      let text = try session.wording().reason(
        for: agenda.usualStart, isTold: isTold, now: now, on: screen)
      if session.seat == .desktop {
        session.say(PopupText(lines: text))
      } else {
        session.output.text(text)
      }
    } else if session.request.has(.json) {
      session.output.line(agenda.json)
    } else if session.seat == .desktop {
      session.say(try session.wording().popup(of: agenda, now: now))
    } else {
      let page = AgendaPage(try session.wording(), on: session.screen())
      session.output.text(page.text(of: agenda, now: now))
    }
  }

  // MARK: Quiet

  private static func quiet(_ text: String, _ session: inout Session) throws(Failure) {
    guard !session.request.has(.why) else {
      throw .usage(.conflict(.quiet, OptionName.why.spelling))
    }
    let length = Term.off.fits(text) ? nil : try session.span(text, for: .quiet)
    let now = Clock.now()
    let order = QuietOrder(until: length.map { (now + $0).milliseconds })
    let end = try session.order(RemindCalls.Quiet.self, order).quietUntil
    if session.request.has(.json) {
      return session.output.line(QuietAnswer(quietUntil: end).json)
    }
    let wording = try session.wording()
    let sentence = wording.sentence(forQuietUntil: end, isWanted: length != nil, now: now)
    guard session.seat != .desktop else { return session.say(PopupText(title: sentence, text: "")) }
    session.tell(sentence)
    if let length, length > .hours(24) {
      session.output.flush()
      session.say(wording.phrases(RemindMessage.quietLongest))
    }
  }

  // MARK: Reminders

  private static func add(_ session: inout Session) throws(Failure) {
    let order = try order(&session)
    try show(try session.order(RemindCalls.Add.self, order), isThere: true, &session)
  }

  private static func remove(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    try Session.naming(.reminder, id) { () throws(Failure) in
      let answer = try session.order(RemindCalls.Remove.self, RemovalOrder(id: id))
      try show(answer, isThere: false, &session)
    }
  }

  private static func order(_ session: inout Session) throws(Failure) -> ReminderOrder {
    let given = [OptionName.at, .in, .daily].filter(session.request.has)
    guard let option = given.first else {
      throw .usage(.missingArgument(.time, of: "remind add"))
    }
    if given.count > 1 { throw .usage(.conflict(option, given[1].spelling)) }
    if session.request.has(.days), option != .daily {
      throw .usage(.missingOption(.daily, for: .days))
    }
    var order = ReminderOrder(text: session.request.arguments.first ?? "")
    let text = session.request.value(option) ?? ""
    let now = Clock.now()
    switch option {
    case .daily:
      order.daily = try clock(text)
      order.days = try days(session.request.value(.days))
    case .in: order.at = (now + (try session.span(text, for: option))).milliseconds
    default: order.at = try session.time(text, for: option, .firstAfter(now)).milliseconds
    }
    return order
  }

  private static func clock(_ text: String) throws(Failure) -> String {
    do { return try ClockTime(text).iso } catch {
      throw .notUnderstood(error, place: OptionName.daily.spelling)
    }
  }

  private static func days(_ text: String?) throws(Failure) -> [String]? {
    guard let text else { return nil }
    do {
      let days = try Weekday.set(text)
      return Weekday.allCases.filter(days.contains).map(\.code)
    } catch {
      throw .notUnderstood(error, place: OptionName.days.spelling)
    }
  }

  private static func show(
    _ answer: ReminderAnswer, isThere: Bool, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.tell(
      try session.wording().sentence(
        for: answer.reminder.reminder, isThere: isThere, now: Clock.now()))
  }
}
