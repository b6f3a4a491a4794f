import Dispatch
import Glibc

/// The one executor of the daemon: the main actor on Dispatch's main queue.
///
/// No other queue is ever used. The first use of a global queue starts a monitor inside libdispatch
/// that wakes the process every second for the rest of its life.
package enum Executor {
  /// Serves the main queue for ever; the process ends by `exit`.
  package static func run() -> Never {
    // Whoever hangs up on us is an error of one write, not the end of the daemon.
    _ = signal(SIGPIPE, SIG_IGN)
    // Inherited from one who ignores it, it would give the number of a child that has ended to
    // somebody else before we know.
    _ = signal(SIGCHLD, SIG_DFL)
    dispatchMain()
  }

  /// Runs `body` on the executor in a later turn; the only entrance for other threads.
  package nonisolated static func post(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: entrance(to: body))
  }
}

/// The one door through which Dispatch enters: every block handed to it is made here.
nonisolated func entrance(
  to body: @escaping @MainActor () -> Void
) -> @Sendable @convention(block) () -> Void {
  { MainActor.assumeIsolated(body) }
}
