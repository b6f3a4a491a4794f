import Time
import Views
import Wire

/// The page of `today`, with what it shows besides the state.
struct DayPage: FollowedPage {
  private var meals: MealDay?
  private var weight: WeightState?
  private var drinks: DrinkDay?
  private var targets: TargetsAnswer?
  private var agenda: AgendaAnswer?
  /// Nil where the person's day is that of the calendar.
  private var counted: WholeDay?

  /// An older daemon has no journals: what it does not know is not shown.
  mutating func ask(of state: Snapshot, _ session: inout Session) {
    meals = try? session.ask(MealCalls.Day.self, MealDayQuestion()).day
    weight = try? session.ask(WeightCalls.Show.self, NoFields())
    drinks = try? session.ask(DrinkCalls.Day.self, DrinkDayQuestion())
    targets = try? session.ask(ProfileCalls.GetTargets.self, TargetsQuestion())
    let zone = (try? session.wording().zone) ?? .utc
    let evening = TodayPage.tonight(after: Instant(milliseconds: state.now), in: zone)
    agenda = try? session.ask(
      RemindCalls.List.self, AgendaQuestion(until: evening.milliseconds))
    counted = nil
    if let day = meals?.day, day != state.today.iso {
      counted = try? session.ask(HistoryCalls.Day.self, DayQuestion(day: day))
    }
  }

  mutating func learn(of state: Snapshot, _ session: inout Session) {
    ask(of: state, &session)
    // Who follows for long takes up one place among the daemon's clients.
    session.hangUp()
  }

  func text(
    of state: Snapshot, on screen: Screen, _ session: inout Session
  ) throws(Failure) -> String {
    TodayPage(try session.wording(), on: screen)
      .text(
        of: state, meals: meals, weight: weight, drinks: drinks, counted: counted,
        targets: targets, agenda: agenda)
  }

  func lines(
    of state: Snapshot, rows: Int?, _ session: inout Session
  ) throws(Failure) -> [String] {
    let screen = session.drawingScreen()
    let text = try text(of: state, on: screen, &session)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let coach = try session.coach(on: screen) {
      let words = coach.lines(of: state)
      if !words.isEmpty { lines += [""] + words }
    }
    // What goes below the last row would move the others.
    return rows.map { Array(lines.prefix(max($0, 1))) } ?? lines
  }

  func told(of state: Snapshot, _ session: inout Session) throws(Failure) -> [String] {
    try text(of: state, on: .linear, &session).split(separator: "\n").map(String.init)
  }

  func nextChange(of state: Snapshot, after now: Instant) -> Instant? {
    TodayPage.nextChange(of: state, after: now)
  }
}

/// The clock of `status --follow`.
struct ClockPage: FollowedPage {
  let style: ClockStyle

  func learn(of state: Snapshot, _ session: inout Session) {}

  func lines(
    of state: Snapshot, rows: Int?, _ session: inout Session
  ) throws(Failure) -> [String] {
    ClockFace(try session.wording(), on: session.drawingScreen(), rows: rows, style: style)
      .lines(of: state)
  }

  func told(of state: Snapshot, _ session: inout Session) throws(Failure) -> [String] {
    [
      ClockFace(try session.wording(), on: session.drawingScreen(), style: style).line(of: state)
    ]
  }

  func nextChange(of state: Snapshot, after now: Instant) -> Instant? {
    state.nextChange(after: now, hasSeconds: style.hasSeconds)
  }
}
