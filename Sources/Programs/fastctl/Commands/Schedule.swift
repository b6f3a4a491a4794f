import Host
import Time
import Views
import Wire

enum Schedule {
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
    let word = session.request.arguments[0]
    let choice = UseOrder(schedule: Term.openSchedule.fits(word) ? nil : word)
    let answer = try session.order(ScheduleCalls.Use.self, choice)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let isFasting = try session.isFasting()
    for line in try session.wording().today(answer.plan, now: Clock.now(), isFasting: isFasting) {
      session.tell(line)
    }
  }
}
