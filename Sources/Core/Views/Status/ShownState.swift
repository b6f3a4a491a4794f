import Nouns
package import Time
package import Wire

// A state as people read it: what stands beside each other agrees.
extension Snapshot {
  /// The same with a fast as long as from the minute that its start shows to the minute that the
  /// clock shows, without what a clock in doubt cannot tell, and with a window that ends at the
  /// latest when the next fast is planned.
  var asShown: Snapshot {
    var shown = self
    if let fast { shown.fast = self.shown(fast) }
    if let eatingEnd { shown.window?.closes = eatingEnd.milliseconds }
    return shown
  }

  private func shown(_ fast: RunningFast) -> RunningFast {
    guard isBeforeItsFast || isClockDoubted else {
      return fast.toTheMinute(at: Instant(milliseconds: now), offset: Int(clamping: offset))
    }
    var shown = fast
    shown.remaining = nil
    guard isClockDoubted else { return shown }
    shown.progress = nil
    shown.stage = ""
    shown.goalReached = false
    return shown
  }

  /// Whether nobody knows how long the fast has been running.
  package var isClockDoubted: Bool {
    for notice in notices {
      if case .some = notice.doubtfulLead { return true }
    }
    return false
  }

  /// Whether the clock shows a time before the start of the fast.
  var isBeforeItsFast: Bool {
    for notice in notices where notice.code == "clockBeforeStart" { return true }
    return false
  }

  /// Until when the person eats: at the latest until the start that is planned next.
  package var eatingEnd: Instant? {
    guard case .eating = state, let window else { return nil }
    guard let plan, !plan.rest, let start = plan.at, start > now else {
      return Instant(milliseconds: window.closes)
    }
    return Instant(milliseconds: min(window.closes, start))
  }
}

extension RunningFast {
  /// The same by a clock without seconds, as its end will be judged.
  func toTheMinute(at now: Instant, offset: Int) -> RunningFast {
    if let goal, goal < Span.shortestToTheMinute.seconds { return self }
    let now = now.minute(offset: offset)
    let begin = Instant(milliseconds: start).minute(offset: offset)
    var shown = self
    shown.elapsed = max(0, (now - begin).seconds)
    guard goal != nil, let goalAt else { return shown }
    let end = Instant(milliseconds: goalAt).minute(offset: offset)
    shown.goal = max(0, (end - begin).seconds)
    shown.remaining = max(0, (end - now).seconds)
    shown.over = max(0, (now - end).seconds)
    // As numbers: what the comparing of instants needs is made at run time.
    shown.goalReached = end.milliseconds <= now.milliseconds
    if shown.goalReached { shown.progress = 1000 }
    return shown
  }
}

extension Entry {
  /// In seconds, from the minute that its start shows to the minute that its end shows; nil while
  /// it runs.
  var length: Int64? {
    guard let end else { return nil }
    return length(to: Instant(milliseconds: end), offset: endOffset ?? startOffset)
  }

  /// The goal that its length is compared with: its own, or the one it had met before that was
  /// moved on.
  var judgedGoal: (schedule: String?, seconds: Int64?) {
    guard let goal else { return (schedule, nil) }
    let seconds = length(ofGoal: goal)
    if outcome == .completed, let reachedGoal, let length, length < seconds {
      return (nil, self.length(ofGoal: reachedGoal))
    }
    return (schedule, seconds)
  }

  private func length(ofGoal seconds: Int64) -> Int64 {
    let minute = Span.minute.seconds
    guard seconds % minute != 0 else { return seconds }
    return length(
      to: Instant(milliseconds: start) + .seconds(seconds), offset: endOffset ?? startOffset)
  }

  private func length(to end: Instant, offset: Int64) -> Int64 {
    Span.shown(
      from: Instant(milliseconds: start), offset: Int(clamping: startOffset), to: end,
      offset: Int(clamping: offset)
    ).seconds
  }
}

extension Recent {
  /// As that of an entry; its end is known to the second, within which a minute may have begun.
  func length(offset: Int64) -> Int64 {
    let offset = Int(clamping: offset)
    let begin = Instant(milliseconds: start)
    let end = begin + .seconds(duration) + Span(milliseconds: Span.second.milliseconds - 1)
    return Span.shown(from: begin, offset: offset, to: end, offset: offset).seconds
  }
}

extension Wording {
  /// "16:8" or "16 h", beside the length of a fast that has ended.
  func goal(of fast: Entry) -> String? {
    let goal = fast.judgedGoal
    return self.goal(schedule: goal.schedule, seconds: goal.seconds)
  }

  /// In seconds, between the minutes that a clock shows.
  func length(from start: Instant, to end: Instant) -> Int64 {
    let offset = zone.offset(at: end)
    return (end.minute(offset: offset) - start.minute(offset: offset)).seconds
  }

  func shown(_ fast: RunningFast, now: Instant) -> RunningFast {
    fast.toTheMinute(at: now, offset: zone.offset(at: now))
  }
}
