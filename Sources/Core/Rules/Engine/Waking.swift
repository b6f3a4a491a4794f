package import Time

extension Engine {
  /// When `wake` has something to decide next: now, where a moved clock made the outbox untrue.
  package func nextWake(after now: Moment) -> Instant {
    var next = self
    if !next.wake(at: now).commit.isEmpty { return now.instant }
    let agenda = agenda(in: now.zone)
    let current = agenda.current(at: now.instant)
    var moments = agenda.next(after: now.instant).map(\.key.at)
    // What is on the screen leaves it when it is not true any more.
    moments += current.filter { isOnScreen($0.key) }.compactMap(\.until)
    moments += outbox.all(in: .snoozed).compactMap(\.again)
    if !outbox.all(in: .held).isEmpty, let end = silenceEnd(at: now) { moments.append(end) }
    moments += [now.days, DayRule(now.zone)].map { $0.nextBorder(after: now.instant) }
    return moments.filter { $0 > now.instant }.min() ?? now.instant + .hours(24)
  }

  private func isOnScreen(_ key: News.Key) -> Bool {
    switch outbox[key]?.state {
    case .due, .shown: true
    default: false
    }
  }
}
