import Nouns
import Host
import Nouns
import Time
import Views
import Wire

// The plan for the week, and days off.
extension ScheduleCommand {
  static func week(_ session: inout Session) throws(Failure) {
    let week: WeekPlanEntry?
    let text = session.request.arguments.first
    if let text {
      let order = WeekPlanOrder(days: Term.off.fits(text) ? [:] : try days(text))
      week = try session.order(ScheduleCalls.SetWeek.self, order).week
    } else {
      week = try session.ask(ScheduleCalls.List.self, NoFields()).week
    }
    if session.request.has(.json) {
      session.output.line(WeekPlanAnswer(week: week).json)
    } else if week == nil, text != nil {
      session.tell(session.phrases()(ScheduleMessage.weekEnded))
    } else {
      let page = SchedulePage(try session.wording(), on: session.screen())
      session.output.text(page.text(of: week))
    }
  }

  private static func days(
    _ text: String
  ) throws(Failure) -> [Weekday: WeekPlan.Intention] {
    let week: WeekText
    do { week = try WeekText(text) } catch {
      throw .notUnderstood(error, place: ValueKind.week.placeholder.rawValue)
    }
    return week.days.mapValues { day in
      switch day {
      case .off: .rest
      case .fast(let name, let at): .fast(name, at: at)
      }
    }
  }

  // MARK: Days off

  static func vacation(_ session: inout Session) throws(Failure) {
    let words = session.request.arguments.flatMap(bothDays)
    switch words.first {
    case nil: try lookAtVacations(&session)
    case Term.remove.word?: try removeVacation(words.dropFirst().first, &session)
    case let first?:
      let from = try day(first, &session)
      // One word alone is one day.
      let to = try words.dropFirst().first.map { text throws(Failure) in
        try day(text, &session)
      }
      try addVacation(from, to ?? from, &session)
    }
  }

  /// Both days of what is written as one word: `2026-07-01..2026-07-14`.
  private static func bothDays(_ word: String) -> [String] {
    let ends = word.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    return ends.count == 2 && !ends.contains("") ? ends : [word]
  }

  private static func lookAtVacations(_ session: inout Session) throws(Failure) {
    let vacations = try session.ask(ScheduleCalls.List.self, NoFields()).vacations
    guard !session.request.has(.json) else {
      return session.output.line(array: vacations.map(\.json))
    }
    let page = SchedulePage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: vacations, now: Clock.now()))
  }

  private static func addVacation(
    _ from: Day, _ to: Day, _ session: inout Session
  ) throws(Failure) {
    guard from <= to else {
      throw .notUnderstood(
        NotUnderstood(text: to.iso, place: 0, expected: .laterDay),
        place: ValueKind.dayOrID.placeholder.rawValue)
    }
    let order = VacationOrder(from: from, to: to)
    try show(
      try session.order(ScheduleCalls.AddVacation.self, order), isThere: true, &session)
  }

  private static func removeVacation(_ id: String?, _ session: inout Session) throws(Failure) {
    guard let id else { throw .usage(.missingArgument(.id, of: "schedule vacation remove")) }
    try Session.naming(.vacation, id) { () throws(Failure) in
      let answer = try session.order(ScheduleCalls.RemoveVacation.self, RemovalOrder(id: id))
      try show(answer, isThere: false, &session)
    }
  }

  private static func show(
    _ answer: VacationAnswer, isThere: Bool, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.tell(try session.wording().sentence(for: answer.vacation, isThere: isThere))
  }

  private static func day(_ text: String, _ session: inout Session) throws(Failure) -> Day {
    let reader = try session.reader()
    do { return try reader.day(text, isToCome: true) } catch {
      throw .notUnderstood(error, place: ValueKind.day.placeholder.rawValue)
    }
  }
}
