import CSystemd
import Glibc
import Loop
package import Time

/// Whoever started the daemon: told how it is, and given signs of life if it asks for them.
///
/// Without a supervisor every call does nothing.
package final class Supervisor {
  private var watchdog: MonotonicTimer?

  package init() {}

  /// Whether systemd has started this very process: its other variables are inherited by all that
  /// is started from a terminal of the session.
  package static var isSystemd: Bool {
    getenv("SYSTEMD_EXEC_PID").map { String(cString: $0) } == "\(getpid())"
  }

  /// All announcements of one call go in one datagram, so that none is seen without the others.
  package func tell(_ announcements: Announcement...) {
    sd_notify(0, announcements.map(\.lines).joined(separator: "\n"))
  }

  /// Gives a sign now and at each half of the interval that was asked for; tells the interval.
  ///
  /// The sign comes from the executor itself: when that hangs, the signs stop.
  @discardableResult
  package func giveSignsOfLife() -> Span? {
    guard let interval = Self.watchdogInterval() else { return nil }
    let half = Span(milliseconds: max(interval.milliseconds / 2, 1))
    let timer = MonotonicTimer { [weak self] in self?.giveSign(every: half) }
    watchdog = timer
    giveSign(every: half)
    return interval
  }

  private func giveSign(every half: Span) {
    tell(.alive)
    watchdog?.arm(after: half)
  }

  private static func watchdogInterval() -> Span? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return Span(milliseconds: Int64(clamping: microseconds / 1000))
  }
}
