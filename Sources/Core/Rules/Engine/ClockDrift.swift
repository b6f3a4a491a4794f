import Nouns
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
  /// More than this is a mistake, and nothing that follows from it is told.
  private static let doubtful = Span.hours(24)
  /// No machine is off for longer while a fast runs.
  private static let longestOff = Span.hours(60 * 24)

  var isDoubtful: Bool { moved > Self.doubtful }

  /// The same after a look at both clocks, so long after the start of the fast; nil where nothing
  /// has changed.
  func looking(at now: Moment, elapsed: Span) -> ClockDrift? {
    guard let boot = now.boot else { return nil }
    guard boot.id == self.boot else {
      return ClockDrift(beginning: now, carried: carriedOver(elapsed))
    }
    let lead = now.lead(over: boot)
    guard (lead - latest).milliseconds.magnitude >= Self.smallest.milliseconds.magnitude else {
      return nil
    }
    // How far it was off before this boot was only a guess.
    if carried > Self.doubtful, latest - lead > Self.doubtful, elapsed <= Self.longestOff {
      return ClockDrift(beginning: now)
    }
    var next = self
    next.latest = lead
    return next
  }

  /// The drift known after a restart of the machine, before which the clock may have been set.
  private func carriedOver(_ elapsed: Span) -> Span {
    if elapsed > Self.longestOff { return isDoubtful ? moved : elapsed }
    return isDoubtful ? .zero : moved
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

  /// Whether the clock was put forward so far while the fast ran that its length is not known:
  /// until it is put right, or the person gives the start, nothing is told of the fast.
  package var isClockDoubtful: Bool { active != nil && drift?.isDoubtful ?? false }

  /// Now as the clock that nobody sets has it, where the other one is in doubt.
  package func likely(_ now: Instant) -> Instant {
    guard isClockDoubtful, let drift else { return now }
    return now - drift.moved
  }

  /// Compares the clocks; the person's own correction of a start ends the matter.
  mutating func lookAtClocks(_ now: Moment, before: Fast?, into decision: inout Decision) {
    let next: ClockDrift?
    if let active, before?.id == active.id, before?.start == active.start, let drift {
      next = drift.looking(at: now, elapsed: now.instant - active.start.instant) ?? drift
    } else if active == nil {
      next = nil
    } else {
      next = ClockDrift(beginning: now)
    }
    guard next != drift else { return }
    drift = next
    decision.commit.drift = .some(next)
  }
}
