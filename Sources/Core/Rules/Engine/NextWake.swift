package import Time

extension Engine {
  /// When `wake` has something to decide next: now, where a moved clock made the outbox untrue.
  /// After the moment at which was looked, or that one.
  package func nextWake(after moment: Moment, _ seen: Prospect? = nil) -> Instant {
    let now = seen?.now ?? moment
    let seen = prospect(at: now, seen)
    var next = self
    var decision = Decision(actor: "fastd")
    next.wake(seen, at: now, into: &decision)
    if !needs(of: seen).newsOf.isEmpty || !decision.commit.isEmpty { return now.instant }
    var moments = seen.next.map(\.key.at)
    // News on the screen leaves it when it is no longer true.
    let hasSummary = outbox.open.contains { $0.key.kind == .summary }
    moments += seen.current.filter { appointment in
      outbox[appointment.key].map { $0.isOpen || hasSummary && $0.state == .absorbed } ?? false
    }.compactMap(\.until)
    moments += outbox.all(in: .snoozed).compactMap(\.again)
    if !outbox.all(in: .held).isEmpty, let end = silenceEnd(at: now) { moments.append(end) }
    moments += [now.days, DayRule(now.zone)].map { $0.nextBorder(after: now.instant) }
    return moments.filter { $0 > now.instant }.min() ?? now.instant + .hours(24)
  }
}
