import Time
package import Wire

/// What `fastctl status` says, in a few lines.
package struct StatusCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of snapshot: Snapshot) -> String {
    let now = Instant(milliseconds: snapshot.now)
    var lines: [Line] =
      if let fast = snapshot.fast {
        running(fast, snapshot.streak, now)
      } else if snapshot.state == .eating, let window = snapshot.window {
        eating(snapshot, window, now)
      } else {
        idle(snapshot, now)
      }
    if let line = otherZone(snapshot, now) { lines.append(line) }
    for notice in snapshot.notices { lines.append(Line(wording.sentence(for: notice))) }
    return screen.page(lines)
  }

  // MARK: Fasting

  private func running(_ fast: RunningFast, _ streak: Streak, _ now: Instant) -> [Line] {
    var lines = [Line(headline(fast), .strong)]
    if let progress = fast.progress { lines.append(bar(fast, progress)) }
    lines.append(Line(times(fast, now)))
    if let line = guide(fast, streak) { lines.append(Line(line)) }
    if let note = fast.note, !note.isEmpty {
      lines.append(Line(phrases(StatusMessage.note, ["note": PlainText.line(note)])))
    }
    return lines
  }

  private func headline(_ fast: RunningFast) -> String {
    let elapsed = wording.span(seconds: fast.elapsed)
    guard let goal = fast.goal else {
      return phrases(StatusMessage.fastingOpen, ["elapsed": elapsed])
    }
    guard fast.goalReached else {
      return phrases(
        StatusMessage.fasting, ["elapsed": elapsed, "goal": wording.span(seconds: goal)])
    }
    return phrases(
      StatusMessage.fastingReached,
      ["elapsed": elapsed, "over": wording.span(seconds: fast.over)])
  }

  private func bar(_ fast: RunningFast, _ progress: Int64) -> Line {
    let goal = wording.goal(schedule: fast.schedule, seconds: fast.goal) ?? ""
    let bar = ProgressBar(
      permille: progress, on: screen, beside: 2 + max(5, fast.goalReached ? goal.cells : 0))
    let label = fast.goalReached ? goal : String(ProgressBar.percent(permille: progress)) + " %"
    return Line(bar.text(hasBlocks: screen.hasBlocks) + "  " + label, .green)
  }

  private func times(_ fast: RunningFast, _ now: Instant) -> String {
    let start = wording.moment(Instant(milliseconds: fast.start), now: now)
    guard let goalAt = fast.goalAt else { return phrases(StatusMessage.started, ["start": start]) }
    let end = wording.moment(Instant(milliseconds: goalAt), now: now)
    guard !fast.goalReached else {
      return phrases(StatusMessage.startedGoalWas, ["start": start, "end": end])
    }
    let wait = wording.wait(seconds: fast.remaining ?? 0)
    return phrases(StatusMessage.startedGoal, ["start": start, "end": end, "wait": wait])
  }

  private func guide(_ fast: RunningFast, _ streak: Streak) -> String? {
    // Once the goal is reached nothing but the streak counts.
    guard !fast.goalReached, let stage = StageMessage(id: fast.stage) else {
      return streak.current > 0 ? phrases(PluralMessage.streak, streak.current) : nil
    }
    let line = phrases(StatusMessage.stage, ["stage": phrases(stage)])
    guard streak.current > 0 else { return line }
    return line + screen.separator + phrases(PluralMessage.streakInLine, streak.current)
  }

  // MARK: Not fasting

  private func idle(_ snapshot: Snapshot, _ now: Instant) -> [Line] {
    var lines = [Line(phrases(StatusMessage.idle), .strong)]
    if let last = snapshot.last { lines.append(Line(finished(last, now, hasTimes: true))) }
    if let plan = snapshot.plan, let goalAt = plan.goalAt, let name = name(of: plan) {
      let end = wording.moment(Instant(milliseconds: goalAt), now: now)
      lines.append(Line(phrases(StatusMessage.startNow, ["schedule": name, "end": end])))
    }
    return lines + streakLines(snapshot.streak)
  }

  private func eating(_ snapshot: Snapshot, _ window: Window, _ now: Instant) -> [Line] {
    let closes = Instant(milliseconds: window.closes)
    let end = wording.soon(closes, now: now)
    let wait = wording.wait(seconds: (closes - now).seconds)
    var lines = [Line(phrases(StatusMessage.eating, ["end": end, "wait": wait]), .strong)]
    if let last = snapshot.last { lines.append(Line(finished(last, now, hasTimes: false))) }
    if let plan = snapshot.plan, let goal = plan.goal, let name = name(of: plan) {
      let done = wording.moment(closes + .seconds(goal), now: now)
      lines.append(
        Line(phrases(StatusMessage.next, ["schedule": name, "start": end, "end": done])))
    }
    return lines + streakLines(snapshot.streak)
  }

  private func name(of plan: Plan) -> String? {
    wording.goal(schedule: plan.schedule, seconds: plan.goal)
  }

  private func finished(_ entry: Entry, _ now: Instant, hasTimes: Bool) -> String {
    let length = wording.span(seconds: entry.duration ?? 0)
    var line: String
    if hasTimes, let end = entry.end {
      line = phrases(
        StatusMessage.lastTimes,
        [
          "length": length,
          "start": wording.moment(Instant(milliseconds: entry.start), now: now),
          "end": wording.moment(Instant(milliseconds: end), now: now),
        ])
    } else {
      line = phrases(StatusMessage.lastLength, ["length": length])
    }
    if let outcome = entry.outcome, outcome != .open {
      line += ", " + phrases(OutcomeMessage(outcome))
    }
    return line
  }

  private func streakLines(_ streak: Streak) -> [Line] {
    if streak.current > 0 {
      let longest = ["longest": String(streak.longest)] as KeyValuePairs
      return [Line(phrases(PluralMessage.streakLongest, streak.current, longest))]
    }
    guard streak.longest > 0 else { return [] }
    return [Line(phrases(PluralMessage.longestStreak, streak.longest))]
  }

  // MARK: Beside it

  /// Where the daemon lives by another clock than the person who asks.
  private func otherZone(_ snapshot: Snapshot, _ now: Instant) -> Line? {
    guard snapshot.zone != wording.zone.name,
      snapshot.offset != Int64(wording.zone.offset(at: now))
    else { return nil }
    return Line(
      phrases(
        StatusMessage.otherZone,
        ["zone": PlainText.line(snapshot.zone), "here": wording.zone.name]))
  }
}

extension Wording {
  /// What the daemon has to say about itself.
  package func sentence(for notice: Notice) -> String {
    let detail = PlainText.line(notice.detail ?? "")
    guard let message = NoticeMessage(code: notice.code) else {
      return PlainText.line(notice.code) + (detail.isEmpty ? "" : ": " + detail)
    }
    return phrases(message, ["detail": detail])
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
