package import Time
package import Wire

extension Snapshot {
  /// The same state at another moment, for programs that count by themselves.
  package func moved(to moment: Instant) -> Snapshot {
    var moved = self
    moved.now = moment.milliseconds
    moved.fast = fast?.moved(to: moment - clockLead)
    // The daemon alone knows where it begins and ends, and says how long its word holds.
    if !holds(at: moment) { moved.fast?.stage = "" }
    if let goal = plan?.goal { moved.plan?.goalAt = (moment + .seconds(goal)).milliseconds }
    return moved
  }

  /// How far the clock is ahead of the one that nobody sets, where nobody knows which is right.
  private var clockLead: Span {
    notices.lazy.compactMap(\.doubtfulLead).first ?? .zero
  }

  private func holds(at moment: Instant) -> Bool {
    guard let glance else { return moment.milliseconds == now }
    return now <= moment.milliseconds && moment.milliseconds < glance.holdsUntil
  }

  /// When what is shown of it changes next; nil where it stays.
  package func nextChange(after moment: Instant, hasSeconds: Bool) -> Instant? {
    guard let fast else {
      if let eatingEnd {
        return Self.next(of: eatingEnd.milliseconds, after: moment, step: .minute)
      }
      let minute = plan == nil ? nil : Self.next(of: 0, after: moment, step: .minute)
      return [minute, aftercareEnd].compactMap(\.self).filter { $0 > moment }.min()
    }
    // By a clock without seconds.
    if !hasSeconds, fast.goal.map({ $0 >= Span.shortestToTheMinute.seconds }) ?? true {
      return moment.minute(offset: Int(clamping: offset)) + .minute
    }
    let step = hasSeconds ? Span.second : .minute
    let marks = [fast.start, fast.goalAt].compactMap { $0 }
    return marks.map { Self.next(of: $0, after: moment, step: step) }.min()
  }

  /// The first moment that is whole steps from a mark.
  private static func next(of mark: Int64, after moment: Instant, step: Span) -> Instant {
    let gone = moment - Instant(milliseconds: mark)
    let length = step.milliseconds
    let rest = (gone.milliseconds % length + length) % length
    return moment + Span(milliseconds: length - rest)
  }
}

extension RunningFast {
  fileprivate func moved(to moment: Instant) -> RunningFast {
    var moved = self
    moved.elapsed = max(0, (moment - Instant(milliseconds: start)).seconds)
    guard let goal, goal > 0 else { return moved }
    let missing = goal - min(moved.elapsed, goal)
    moved.remaining = missing
    moved.over = moved.elapsed - min(moved.elapsed, goal)
    moved.goalReached = missing == 0
    let (whole, overflow) = min(moved.elapsed, goal).multipliedReportingOverflow(by: 1000)
    moved.progress = overflow ? progress : whole / goal
    return moved
  }
}
