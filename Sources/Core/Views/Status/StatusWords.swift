import Nouns
import Time
package import Wire

extension RunningFast {
  /// Of its schedule, where it says more than its hours do.
  var name: String? {
    schedule.flatMap { $0.isName ? PlainText.line($0) : nil }
  }
}

extension String {
  /// Whether a schedule called so has more than its hours in its name; the colon comes right behind
  /// the digits.
  var isName: Bool {
    !utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) }
  }
}

extension Wording {
  /// "Thu 20:00", and the schedule's name where it has one of its own.
  func start(of fast: RunningFast, now: Instant) -> String {
    let start = moment(Instant(milliseconds: fast.start), now: now)
    return fast.name.map { start + " (" + $0 + ")" } ?? start
  }

  /// "16 h 20 min of 16:8"; where there is less room, only of a schedule with a name of its own.
  func length(of fast: Entry, hasGoal: Bool) -> String {
    let length = span(seconds: fast.length ?? 0)
    guard hasGoal || fast.schedule?.isName == true,
      let goal = goal(of: fast)
    else { return length }
    return phrases(StatusMessage.lengthOfGoal, "length", length, "goal", goal)
  }

  /// The effect of a start without words at this moment.
  func startNow(_ plan: Plan, now: Instant) -> String {
    guard let goalAt = plan.goalAt, let name = goal(schedule: plan.schedule, seconds: plan.goal)
    else { return phrases(StatusMessage.startNowOpen) }
    let end = moment(Instant(milliseconds: goalAt), now: now)
    return phrases(StatusMessage.startNow, "schedule", name, "end", end)
  }

  /// Nil on a day on which something may ask to start.
  func dayOff(_ plan: Plan, now: Instant) -> String? {
    guard let text = plan.vacationUntil, let last = try? Day(iso: text) else {
      return plan.rest ? phrases(StatusMessage.rest) : nil
    }
    return phrases(StatusMessage.vacation, "end", day(last, now: now))
  }

  /// "Thu" within a week of now, else "Thu 5 Mar 2026".
  func day(_ day: Day, now: Instant) -> String {
    let distance = day - zone.day(of: now)
    return distance > -7 && distance < 7 ? weekday(day) : weekday(day) + " " + date(day)
  }

  /// The daemon's sentence about itself.
  package func sentence(for notice: Notice) -> String {
    let detail = PlainText.line(notice.detail ?? "")
    if notice.isLoss {
      return lines(ofLoss: notice, now: Instant(milliseconds: notice.offer?.at ?? 0))
        .joined(separator: ". ")
    }
    guard let message = NoticeMessage(notice) else {
      return PlainText.line(notice.code) + (detail.isEmpty ? "" : ": " + detail)
    }
    switch message {
    case .clockForward, .clockBack, .clockDoubtful:
      let seconds = Int64(detail)?.magnitude ?? 0
      return phrases(message, "detail", span(seconds: Self.nearestMinute(Int64(clamping: seconds))))
    default: return phrases(message, "detail", detail)
    }
  }
}

extension OutcomeMessage {
  /// A fast without an outcome runs.
  init(_ outcome: Outcome?) {
    switch outcome {
    case nil: self = .running
    case .completed: self = .completed
    case .partial: self = .partial
    case .cancelled: self = .cancelled
    case .open: self = .open
    }
  }
}
