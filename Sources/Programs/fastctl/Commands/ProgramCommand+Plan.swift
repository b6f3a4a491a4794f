import Nouns
import Formats
import Host
import Time
import Views
import Wire

// The phases that come: on the screen, as a picture, and for a calendar.
extension ProgramCommand {
  static func showPlan(_ session: inout Session) throws(Failure) {
    try checkForms(session.request)
    let question = try question(&session)
    let plan = try session.ask(ProgramCalls.Plan.self, question)
    if session.request.has(.json) {
      session.output.line(plan.json)
    } else if let path = session.request.value(.svg) {
      let picture = PlanPicture(try session.wording())
      try session.write(svg: picture.svg(of: plan), to: path)
    } else if let path = session.request.value(.ical) {
      try write(plan, to: path, &session)
    } else {
      let isHeld = try plan.stretches.isEmpty ? false : session.isDietHeld()
      let page = PlanPage(try session.wording(), on: session.screen(), isHeld: isHeld)
      session.output.text(page.text(of: plan))
    }
  }

  private static func checkForms(_ request: Request) throws(Failure) {
    let forms = [OptionName.ical, .svg, .json].filter(request.has)
    if forms.count > 1 { throw .usage(.conflict(forms[0], forms[1].spelling)) }
  }

  private static func question(_ session: inout Session) throws(Failure) -> ProgramPlanQuestion {
    var question = ProgramPlanQuestion(from: try day(.from, &session)?.iso)
    if let weeks = try session.number(.weeks) {
      // What is too many to count is too many for the daemon as well.
      let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
      question.days = overflow ? .max : days
    }
    return question
  }

  // MARK: A calendar

  /// No block is longer.
  private static let longestBlock: Int64 = 28

  private static func write(
    _ plan: ProgramPlan, to path: String, _ session: inout Session
  ) throws(Failure) {
    let wording = try session.wording()
    var events: [PlanEvent] = []
    if let from = try? Day(iso: plan.from) {
      let whole = try whole(plan, from, &session)
      events = wording.events(of: whole, from: from, to: from + (plan.days - 1))
    }
    let calendar = DayCalendar(at: Clock.now(), program: "\(Product.name) \(Product.version)")
    let bytes = calendar.bytes(of: events.map(DayCalendar.Event.init))
    let target = try ExportTarget(path)
    try target.write(bytes, &session)
    try target.finish()
  }

  /// Where a plan cuts blocks off their first days are not known, nor by what name they go.
  private static func whole(
    _ plan: ProgramPlan, _ from: Day, _ session: inout Session
  ) throws(Failure) -> ProgramPlan {
    let starts = plan.courses.map(\.start)
    let first = min(from, starts.min() ?? from)
    let days = from - first + plan.days + longestBlock
    let question = ProgramPlanQuestion(from: first.iso, days: days)
    return try session.ask(ProgramCalls.Plan.self, question)
  }
}

extension DayCalendar.Event {
  fileprivate init(_ event: PlanEvent) {
    self.init(
      uid: event.name, first: event.first, last: event.last, title: event.title, text: event.text)
  }
}
