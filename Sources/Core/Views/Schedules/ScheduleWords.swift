package import Nouns
package import Time
package import Wire

extension Wording {
  /// What a change of one schedule came to.
  package func sentence(for schedule: ScheduleEntry, as message: ScheduleMessage) -> String {
    hours(of: schedule, as: message, PlainText.line(schedule.name))
  }

  func hours(of schedule: ScheduleEntry, as message: ScheduleMessage, _ name: String) -> String {
    phrases(
      message, "name", name, "fasting", String(schedule.fasting), "eating",
      String(schedule.eating))
  }

  package func sentence(for vacation: Vacation, isThere: Bool) -> String {
    phrases(
      isThere ? PlanChangeMessage.vacationAdded : .vacationRemoved, "days",
      range(dated(vacation.from), dated(vacation.to)))
  }

  /// What a start without words would do, or the next one will, and whether today is a day off.
  package func today(_ plan: Plan, now: Instant, isFasting: Bool = false) -> [String] {
    let start = isFasting ? next(plan) : startNow(plan, now: now)
    return [dayOff(plan, now: now), start].compactMap(\.self)
  }

  private func next(_ plan: Plan) -> String {
    goal(schedule: plan.schedule, seconds: plan.goal).map {
      phrases(BarCardMessage.planned, "schedule", $0)
    } ?? phrases(ScheduleMessage.nextOpen)
  }

  /// The days of a plan, those in a row with the same intention together.
  func runs(
    of days: [Weekday: WeekPlan.Intention]
  ) -> [(days: String, intention: String)] {
    var runs: [(first: Weekday, last: Weekday, intention: WeekPlan.Intention)] = []
    for day in Weekday.allCases {
      guard let intention = days[day] else { continue }
      if let run = runs.last, run.last.rawValue + 1 == day.rawValue, run.intention == intention {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day, intention))
      }
    }
    return runs.map { (names(from: $0.first, to: $0.last), text(of: $0.intention)) }
  }

  func text(of intention: WeekPlan.Intention) -> String {
    switch intention {
    case .rest: phrases(ScheduleMessage.rest)
    case .fast(let name, nil): PlainText.line(name)
    case .fast(let name, let at?):
      phrases(
        ScheduleMessage.plannedAt, "schedule", PlainText.line(name), "time", clock(at))
    }
  }

  /// A date that came over the wire, in the person's order.
  func date(iso text: String) -> String {
    (try? Day(iso: text)).map(dated) ?? PlainText.line(text)
  }

  func dated(_ day: Day) -> String { weekday(day) + " " + date(day) }

  /// A name as it is typed in a shell.
  package func typed(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    guard !isPlain else { return PlainText.line(name) }
    let quoted = PlainText.line(name).split(separator: "'", omittingEmptySubsequences: false)
    return "'" + quoted.joined(separator: "'\\''") + "'"
  }
}
