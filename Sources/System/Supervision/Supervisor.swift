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

/// What the daemon can tell its supervisor, in sd_notify(3)'s terms.
package enum Announcement: Equatable, Sendable {
  case ready
  case status(String)
  /// The monotonic time at which reloading began; `ready` ends it.
  case reloading(since: Span)
  case stopping
  case alive

  /// The lines of the datagram; a person's text cannot add a line of its own.
  var lines: String {
    switch self {
    case .ready: "READY=1"
    case .status(let text): "STATUS=\(Self.oneLine(text))"
    case .reloading(let since):
      "RELOADING=1\nMONOTONIC_USEC=\(since.milliseconds.multipliedReportingOverflow(by: 1000).0)"
    case .stopping: "STOPPING=1"
    case .alive: "WATCHDOG=1"
    }
  }

  private static let longestStatus = 500

  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longestStatus) {
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      line.append(isControl ? " " : scalar)
    }
    return String(line)
  }
}
