import CLinux
import Dispatch
import Glibc
package import Time

/// A one-shot alarm at an instant of the wall clock, which follows the clock when somebody steps
/// it.
///
/// It is a cache of a decision made elsewhere: it never says "due" before the clock does, and its
/// owner arms it again whenever the clock, the zone or the decision has changed.
package final class DeadlineTimer {
  package private(set) var deadline: Instant?
  private let now: () -> Instant
  private let whenDue: () -> Void
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var registration: Registration?

  /// The longest sleep; a clock that was wrong in a way nobody noticed is looked at again after it.
  package static let longestSleep = Span.hours(6)

  package init(now: @escaping () -> Instant, whenDue: @escaping () -> Void) {
    self.now = now
    self.whenDue = whenDue
    source.schedule(wallDeadline: .distantFuture)
    registration = Registration(source) { [weak self] in self?.fire() }
  }

  /// Replaces the deadline; `nil` disarms.
  package func arm(at instant: Instant?) {
    deadline = instant
    guard let instant else { return source.schedule(wallDeadline: .distantFuture) }
    source.schedule(wallDeadline: Self.wall(Self.wakeUp(for: instant, now: now())))
  }

  /// When to look at the clock for the sake of `deadline`.
  static func wakeUp(for deadline: Instant, now: Instant) -> Instant {
    min(max(deadline, now), now + longestSleep)
  }

  private func fire() {
    guard let deadline else { return }
    guard now() >= deadline else { return arm(at: deadline) }
    self.deadline = nil
    whenDue()
  }

  private static func wall(_ instant: Instant) -> DispatchWallTime {
    let seconds = instant.seconds
    let rest = instant - Instant(seconds: seconds)
    let nanoseconds = Int(rest.milliseconds) * 1_000_000
    return DispatchWallTime(timespec: timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds))
  }
}
