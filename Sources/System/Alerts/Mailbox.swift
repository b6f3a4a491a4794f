import CNotify
import Popups
import Synchronization

/// What the executor asks of the alerts thread.
enum Job: Equatable, Sendable {
  case show(Alert)
  case withdraw(key: String)
  /// With nothing on the screen.
  case play(Alert.Sound, description: String)
  /// Look for the server again.
  case reach
  case inspect
  /// Forget what was known of the server, and look anew.
  case startOver
  case stop
}

/// What the alerts thread tells the executor.
enum Report: Sendable {
  case event(AlertEvent)
  /// The way to a server was tried in vain; whether trying again can help.
  case unreached(retry: Bool)
  case inspected(AlertOutlook)
  case ended
}

/// Jobs on their way to the alerts thread; of the alerts for one place only the latest remains.
final class Mailbox: Sendable {
  private let jobs = Mutex<[Job]>([])
  // Never changes, and GLib lets any thread wake a GMainContext.
  nonisolated(unsafe) let context: OpaquePointer

  init() {
    context = g_main_context_new()
  }

  deinit {
    g_main_context_unref(context)
  }

  /// Tells which alerts were waiting that will not be shown now; later ones took their place.
  @discardableResult
  func post(_ job: Job) -> [Alert] {
    let dropped = jobs.withLock { jobs in
      let idle = jobs.filter(job.makesIdle)
      jobs.removeAll(where: job.makesIdle)
      jobs.append(job)
      return idle
    }
    g_main_context_wakeup(context)
    return dropped.compactMap { $0.alert }.filter { $0.key != job.alert?.key }
  }

  func takeAll() -> [Job] {
    jobs.withLock { jobs in
      defer { jobs.removeAll() }
      return jobs
    }
  }
}

extension Job {
  fileprivate var alert: Alert? {
    if case .show(let alert) = self { alert } else { nil }
  }

  /// Whether `other`, which waits, need not be done before this.
  fileprivate func makesIdle(_ other: Job) -> Bool {
    switch (self, other) {
    case (.show(let alert), .show(let earlier)):
      alert.place == earlier.place || alert.key == earlier.key
    case (.show(let alert), .withdraw(let key)): alert.key == key
    case (.withdraw(let key), .show(let earlier)): earlier.key == key
    default: self == other
    }
  }
}
