package import Time

/// How far the wall clock was moved while a fast ran, by comparison with the clock that nobody
/// sets.
package struct ClockDrift: Equatable, Sendable {
  /// The wall clock's lead over the boot clock, when the fast began or this boot was first seen.
  package let boot: String
  package let first: Span
  package private(set) var latest: Span
  /// From earlier boots.
  package let carried: Span

  package init(boot: String, first: Span, latest: Span, carried: Span = .zero) {
    self.boot = boot
    self.first = first
    self.latest = latest
    self.carried = carried
  }

  init?(beginning now: Moment, carried: Span = .zero) {
    guard let boot = now.boot else { return nil }
    let lead = now.lead(over: boot)
    self.init(boot: boot.id, first: lead, latest: lead, carried: carried)
  }

  package var moved: Span { carried + (latest - first) }

  /// Less than this is how clocks are kept right.
  package static let noticeable = Span.minute
  private static let smallest = Span.second

  /// The same after a look at both clocks; nil where nothing has changed.
  func looking(at now: Moment) -> ClockDrift? {
    guard let boot = now.boot else { return nil }
    guard boot.id == self.boot else { return ClockDrift(beginning: now, carried: moved) }
    let lead = now.lead(over: boot)
    guard (lead - latest).milliseconds.magnitude >= Self.smallest.milliseconds.magnitude else {
      return nil
    }
    var next = self
    next.latest = lead
    return next
  }
}

extension Moment {
  fileprivate func lead(over boot: BootTime) -> Span {
    Span(milliseconds: instant.milliseconds) - boot.elapsed
  }
}

extension Engine {
  /// How far the clock was moved since the running fast began, where it is worth a word.
  package var clockMoved: Span? {
    guard active != nil, let moved = drift?.moved,
      moved.milliseconds.magnitude > ClockDrift.noticeable.milliseconds.magnitude
    else { return nil }
    return moved
  }

  /// Compares the clocks; the person's own correction of a start ends the matter.
  mutating func lookAtClocks(_ now: Moment, before: Fast?, into decision: inout Decision) {
    let next: ClockDrift?
    if active == nil {
      next = nil
    } else if before?.id == active?.id, before?.start == active?.start, let drift {
      next = drift.looking(at: now) ?? drift
    } else {
      next = ClockDrift(beginning: now)
    }
    guard next != drift else { return }
    drift = next
    decision.commit.drift = .some(next)
  }
}
