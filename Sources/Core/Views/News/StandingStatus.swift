package import Time
package import Wire

// How things stand, for places that do not count along.
extension Wording {
  /// For `systemctl status`: true until something is done, whatever the clock shows.
  package func statusLine(of snapshot: Snapshot) -> String {
    let fasting = fastingLine(of: snapshot)
    guard let program = snapshot.program, program.isInForce else { return fasting }
    return phrases(
      PhaseNewsMessage.standing, "status", fasting, "phase", standing(of: program))
  }

  private func fastingLine(of snapshot: Snapshot) -> String {
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

  /// The text of `fastctl status`, as a notification.
  package func status(of snapshot: Snapshot) -> NewsText {
    let now = Instant(milliseconds: snapshot.now)
    let care = care(in: snapshot)
    let lines = StatusCard(self, on: .plain, hasBar: false).text(of: snapshot)
      .split(separator: "\n").map(String.init).filter { !care.contains($0) }
    let ends = [asOf(now, now)]
    guard let title = careTitle(of: snapshot) else {
      return NewsText(
        lines.first ?? "", lines: lines.dropFirst().prefix(Self.mostStatusLines) + ends)
    }
    var text = NewsText(title, lines: care + lines.prefix(Self.mostStatusLines) + ends)
    text.urgency = snapshot.careUrgency
    return text
  }

  private static let mostStatusLines = 4

  /// For a pop-up that is renewed once a per cent: nothing in it changes more often.
  package func progress(of fast: FastFacts, percent: Int, now: Instant) -> NewsText {
    NewsText(
      phrases(NewsMessage.progress, "percent", String(min(max(percent, 0), 100))),
      phrases(
        NewsMessage.progressBody, "goal",
        goal(schedule: fast.schedule, seconds: fast.goal.seconds) ?? "", "times",
        range(moment(fast.start, now: now), moment(fast.goalAt, now: now))))
  }
}
