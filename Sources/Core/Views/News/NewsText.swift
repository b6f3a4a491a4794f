package import Time
package import Wire

/// A notification's words; they stay true for as long as it is on the screen.
package struct NewsText: Equatable, Sendable {
  package let title: String
  package let body: String
}

extension Wording {
  /// `isLate` when it was reached while nobody could say so.
  package func goalReached(start: Instant, goal: Span, isLate: Bool, now: Instant) -> NewsText {
    let length = span(seconds: goal.seconds)
    let from = moment(start, now: now)
    let body =
      isLate
      ? phrases(
        NewsMessage.goalReachedLate, "length", length, "start", from, "end",
        moment(start + goal, now: now))
      : phrases(NewsMessage.goalReachedBody, "length", length, "start", from)
    return NewsText(title: phrases(NewsMessage.goalReached), body: body)
  }

  package var endFastLabel: String { phrases(NewsMessage.endFast) }
  package var oneHourMoreLabel: String { phrases(NewsMessage.oneHourMore) }

  /// After the button of a pop-up has ended a fast.
  package func fastEnded(seconds: Int64, _ outcome: Outcome?) -> NewsText {
    var body = span(seconds: seconds)
    if outcome != .open { body += ", " + phrases(OutcomeMessage(outcome)) }
    return NewsText(title: phrases(NewsMessage.fastEnded), body: body)
  }

  /// After the button of a pop-up has moved the goal.
  package func goalMoved(start: Instant, goal: Span, now: Instant) -> NewsText {
    NewsText(
      title: phrases(NewsMessage.goalMoved, "end", moment(start + goal, now: now)),
      body: span(seconds: goal.seconds))
  }

  /// After the button of a pop-up could not do what it says.
  package func refused(_ refusal: Refusal, now: Instant) -> NewsText {
    NewsText(title: phrases(NewsMessage.refused), body: sentence(for: refusal, now: now))
  }

  /// For `systemctl status`: true until something is done, whatever the clock shows.
  package func statusLine(of snapshot: Snapshot) -> String {
    guard let fast = snapshot.fast else { return phrases(StatusMessage.idle) }
    let isLong = (fast.goal ?? .max) > Span.hours(24).seconds
    let start = standing(Instant(milliseconds: fast.start), isLong: isLong)
    guard let goalAt = fast.goalAt, let goal = goal(schedule: fast.schedule, seconds: fast.goal)
    else { return phrases(NewsMessage.statusOpen, "start", start) }
    let end = standing(Instant(milliseconds: goalAt), isLong: isLong)
    return phrases(NewsMessage.statusGoal, "start", start, "goal", goal, "end", end)
  }

  /// A clock alone names a moment only within a day.
  private func standing(_ instant: Instant, isLong: Bool) -> String {
    let time = zone.local(instant)
    return isLong ? weekday(time.day) + " " + clock(time.clock) : clock(time.clock)
  }
}
