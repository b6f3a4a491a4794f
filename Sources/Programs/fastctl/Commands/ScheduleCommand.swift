import Host
import Time
import Views
import Wire

enum ScheduleCommand: Command {
  static let name = "schedule"

  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show and choose schedules, and plan your week",
      details: [
        "Without a goal, start uses the schedule that the weekly plan has for today, otherwise the default.",
        "A name with spaces needs quotes; upper and lower case make no difference.",
      ],
      options: [.json],
      verbs: [list, add, edit, remove, use, week, vacation],
      actsAlone: true,
      examples: [
        .init(words: "schedule", meaning: "What schedules are there, and what is planned?"),
        .init(words: "schedule use 18:6", meaning: "The default from now on"),
        .init(
          typed: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A plan for each day of the week"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "Show all schedules and your plan",
      options: [.json],
      examples: [.init(words: "schedule list --json", meaning: "The same for a script")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add your own schedule",
      details: ["A schedule has 1 to 23 hours of fasting; the rest of the day is for eating."],
      arguments: [.required(.scheduleName), .required(.hours)],
      options: [
        .init(name: .text, meaning: "A description in your own words"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [
        .init(
          typed: "schedule add \"Early bird\" 15 --text \"Dinner at five\"",
          meaning: "15 hours of fasting, 9 of eating")
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Change your own schedule",
      details: ["Recorded fasts stay as they are, and so does the current one."],
      arguments: [.required(.scheduleName)],
      options: [
        .init(name: .name, meaning: "A new name"),
        .init(name: .hours, meaning: "Hours of fasting, 1 to 23"),
        .init(name: .text, meaning: "A description; an empty text removes it"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [.init(typed: "schedule edit \"Early bird\" --hours 14", meaning: "One hour less")])
  }

  private static var remove: Declaration {
    Declaration(
      name: "remove", summary: "Remove your own schedule",
      details: ["Where it was the default or in the weekly plan, 16:8 takes its place."],
      arguments: [.required(.scheduleName)],
      options: [.json(meaning: "Print the schedule as JSON")],
      examples: [
        .init(typed: "schedule remove \"Early bird\"", meaning: "The schedule with that name")
      ])
  }

  private static var use: Declaration {
    Declaration(
      name: "use", summary: "Choose what start uses without a goal",
      arguments: [.required(.scheduleOrOpen)],
      options: [.json(meaning: "Print the choice as JSON")],
      examples: [
        .init(words: "schedule use 18:6", meaning: "18 hours from now on"),
        .init(words: "schedule use open", meaning: "No goal"),
      ])
  }

  private static var week: Declaration {
    Declaration(
      name: "week", summary: "Show or set the weekly plan",
      details: [
        "Each day has a schedule, optionally with a start time, or is off.",
        "A new plan applies from today; past days keep theirs.",
      ],
      arguments: [.optional(.week)],
      options: [.json(meaning: "Print the plan as JSON")],
      examples: [
        .init(
          typed: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A rest day on Sundays"),
        .init(words: "schedule week off", meaning: "Remove the plan"),
      ])
  }

  private static var vacation: Declaration {
    Declaration(
      name: "vacation", summary: "Show, add or remove vacations",
      details: [
        "Both days are included; on vacation nothing asks you to start.",
        "Two days can also be one word: 2026-07-01..2026-07-14",
      ],
      arguments: [.optional(.dayOrRemove), .optional(.dayOrID)],
      options: [.json(meaning: "Print the vacation as JSON")],
      examples: [
        .init(words: "schedule vacation 2026-07-01 2026-07-14", meaning: "Two weeks in July"),
        .init(words: "schedule vacation remove k7m2", meaning: "The one whose ID starts with k7m2"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "add": try add(&session)
    case "edit": try edit(&session)
    case "remove": try remove(&session)
    case "use": try use(&session)
    case "week": try week(&session)
    case "vacation": try vacation(&session)
    default: try look(&session)
    }
  }

  private static func look(_ session: inout Session) throws(Failure) {
    let list = try session.ask(ScheduleCalls.List.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(list.json) }
    let page = SchedulePage(try session.wording(), on: session.screen())
    session.output.text(
      page.text(of: list, now: Clock.now(), isFasting: try session.isFasting()))
  }

  // MARK: Schedules of one's own

  private static func add(_ session: inout Session) throws(Failure) {
    let order = ScheduleOrder(
      name: session.request.arguments[0],
      hours: try hours(session.request.arguments[1], place: ValueKind.hours.placeholder.rawValue),
      text: session.request.value(.text))
    try show(try session.order(ScheduleCalls.Add.self, order), .added, &session)
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var edit = ScheduleEdit(
      name: request.arguments[0], newName: request.value(.name), text: request.value(.text))
    if let text = request.value(.hours) {
      edit.hours = try hours(text, place: OptionName.hours.spelling)
    }
    try show(try session.order(ScheduleCalls.Edit.self, edit), .changed, &session)
  }

  private static func remove(_ session: inout Session) throws(Failure) {
    let name = ScheduleName(name: session.request.arguments[0])
    try show(try session.order(ScheduleCalls.Remove.self, name), .removed, &session)
  }

  /// `15`, and `15h` as well.
  private static func hours(_ text: String, place: String) throws(Failure) -> Int64 {
    if let hours = Int64(text) { return hours }
    let span: Span
    do { span = try Span(text) } catch { throw .notUnderstood(error, place: place) }
    let hours = span.minutes / 60
    guard span == .hours(hours) else {
      let mistake = NotUnderstood(text: text, place: 0, expected: .wholeHours)
      throw .notUnderstood(mistake, place: place)
    }
    return hours
  }

  private static func show(
    _ answer: ScheduleAnswer, _ message: ScheduleMessage, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.tell(try session.wording().sentence(for: answer.schedule, as: message))
  }

  // MARK: The default

  private static func use(_ session: inout Session) throws(Failure) {
    let choice = UseOrder(typed: session.request.arguments[0])
    let answer = try session.order(ScheduleCalls.Use.self, choice)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let isFasting = try session.isFasting()
    for line in try session.wording().today(answer.plan, now: Clock.now(), isFasting: isFasting) {
      session.tell(line)
    }
  }
}
