import CNotify
import Host
import Synchronization
import Time

/// What GLib and libnotify say, which goes to standard error: a server can make them say something
/// with each signal, in its own words, so that in the long run it is a line a minute.
enum LibraryLog {
  private static let lines = Mutex(Allowance(most: 10, oneMoreEach: .minute))

  static func limit() {
    g_log_set_default_handler(
      { domain, level, text, _ in
        guard LibraryLog.lets(level) else { return }
        g_log_default_handler(domain, level, text, nil)
      }, nil)
  }

  private static func lets(_ level: GLogLevelFlags) -> Bool {
    // GLib ends the process after that.
    if level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 { return true }
    return lines.withLock { $0.take(at: Clock.monotonic()) }
  }
}
