import Nouns
package import Time

// Holds news back while the person wants quiet.
extension Engine {
  /// When it is no longer quiet; nil where it is not.
  package func silenceEnd(at now: Moment) -> Instant? {
    var ends = wishes.quiet.compactMap { $0.end(at: now.instant, in: now.zone) }
    // Nobody asks for more: further away it was set under another clock.
    if let hush, hush > now.instant, hush <= now.instant + Self.longestHush { ends.append(hush) }
    return ends.max()
  }

  package static let longestHush = Span.hours(24)

  /// When something can be told again: one quiet time may run into the next.
  package func quietEnd(at now: Moment) -> Instant? {
    var end = silenceEnd(at: now)
    // Rules for all the week leave no such moment.
    for _ in 0..<8 {
      guard let last = end, let next = silenceEnd(at: now.at(last)) else { break }
      end = next
    }
    return end
  }

  /// When news is told instead where its moment falls into a quiet time.
  package func heldUntil(_ key: News.Key, at now: Moment) -> Instant? {
    isUrgent(key) ? nil : quietEnd(at: now.at(key.at))
  }

  /// Keeps back what may wait, and sums up what was kept back when it is over.
  mutating func holdingBack(
    _ fresh: [Appointment], at now: Moment, into decision: inout Decision
  ) -> [Appointment] {
    let kept = fresh.filter { !isUrgent($0.key) }
    if silenceEnd(at: now) != nil {
      for appointment in kept where outbox[appointment.key]?.state != .held {
        decide(appointment.key, .held, at: now, into: &decision)
      }
      holdSummaries(at: now, into: &decision)
      return fresh.filter { isUrgent($0.key) }
    }
    let held = kept.filter { outbox[$0.key]?.state == .held && !$0.key.kind.isAsking }
    let summary = outbox.open.first {
      $0.key.kind == .summary && $0.key.at <= now.instant && isUntold($0.key, at: now)
    }
    guard held.count > 1 || summary != nil else { return fresh }
    decide(
      summary?.key ?? News.Key(subject: now.date.iso, kind: .summary, at: now.instant), .due,
      at: now, into: &decision)
    for appointment in held { decide(appointment.key, .absorbed, at: now, into: &decision) }
    return fresh.filter { !held.contains($0) }
  }

  private mutating func holdSummaries(at now: Moment, into decision: inout Decision) {
    for news in outbox.all(in: .snoozed)
    where news.key.kind == .summary && news.key.at <= now.instant && isUntold(news.key, at: now) {
      decide(news.key, .held, at: now, into: &decision)
    }
  }

  /// The texts from 72 hours on wait for nothing.
  func isUrgent(_ key: News.Key) -> Bool {
    guard key.kind == .safety, let active else { return false }
    return key.at >= active.start.instant + LongFastWarning.always
  }
}
