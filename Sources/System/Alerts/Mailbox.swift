import CNotify
import Synchronization

/// What the executor asks of the alerts thread.
enum Job: Equatable, Sendable {
  case show(Notice)
  case withdraw(key: String)
  /// Look for the server again.
  case reach
  case inspect
  /// Forget what was known of the server, and look anew.
  case startOver
  case stop
}

/// Jobs on their way to the alerts thread; of the notices for one place only the latest remains.
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

  /// Tells which notices were waiting that will not be shown now; later ones took their place.
  @discardableResult
  func post(_ job: Job) -> [Notice] {
    let dropped = jobs.withLock { jobs in
      let idle = jobs.filter(job.makesIdle)
      jobs.removeAll(where: job.makesIdle)
      jobs.append(job)
      return idle
    }
    g_main_context_wakeup(context)
    return dropped.compactMap { $0.notice }.filter { $0.key != job.notice?.key }
  }

  func takeAll() -> [Job] {
    jobs.withLock { jobs in
      defer { jobs.removeAll() }
      return jobs
    }
  }
}

extension Job {
  fileprivate var notice: Notice? {
    if case .show(let notice) = self { notice } else { nil }
  }

  /// Whether `other`, which waits, need not be done before this.
  fileprivate func makesIdle(_ other: Job) -> Bool {
    switch (self, other) {
    case (.show(let notice), .show(let earlier)):
      notice.place == earlier.place || notice.key == earlier.key
    case (.show(let notice), .withdraw(let key)): notice.key == key
    case (.withdraw(let key), .show(let earlier)): earlier.key == key
    default: self == other
    }
  }
}
