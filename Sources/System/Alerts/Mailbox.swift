import CNotify
import Synchronization

/// What the executor asks of the alerts thread.
enum Job: Equatable, Sendable {
  case show(Notice)
  case withdraw(key: String)
  /// Look for the server again.
  case reach
  case inspect
  case stop

  var key: String? {
    switch self {
    case .show(let notice): notice.key
    case .withdraw(let key): key
    case .reach, .inspect, .stop: nil
    }
  }
}

/// Jobs on their way to the alerts thread; of those with one key only the latest remains.
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

  func post(_ job: Job) {
    jobs.withLock { jobs in
      jobs.removeAll { $0 == job || ($0.key != nil && $0.key == job.key) }
      jobs.append(job)
    }
    g_main_context_wakeup(context)
  }

  func takeAll() -> [Job] {
    jobs.withLock { jobs in
      defer { jobs.removeAll() }
      return jobs
    }
  }
}
