package import Time

extension Engine {
  /// When `wake` has something to decide next: now, where a moved clock made the outbox untrue.
  package func nextWake(after now: Moment) -> Instant {
    let agenda = agenda(at: now)
    let series = agenda.series(around: now.instant)
    let current = agenda.current(of: series, at: now.instant)
    var next = self
    var decision = Decision(actor: "fastd")
    next.wake(current, agenda, at: now, into: &decision)
    if !needs(of: current).newsOf.isEmpty || !decision.commit.isEmpty { return now.instant }
    var moments = series.compactMap { $0.next(after: now.instant)?.key.at }
    // What is on the screen leaves it when it is not true any more.
    let hasSummary = outbox.open.contains { $0.key.kind == .summary }
    moments += current.filter { appointment in
      outbox[appointment.key].map { $0.isOpen || hasSummary && $0.state == .absorbed } ?? false
    }.compactMap(\.until)
    moments += outbox.all(in: .snoozed).compactMap(\.again)
    if !outbox.all(in: .held).isEmpty, let end = silenceEnd(at: now) { moments.append(end) }
    moments += [now.days, DayRule(now.zone)].map { $0.nextBorder(after: now.instant) }
    return moments.filter { $0 > now.instant }.min() ?? now.instant + .hours(24)
  }
}
