import CLinux
import Foundation

/// Whether a process ends in time, whoever is to bury it.
package func hasEnded(_ process: pid_t, within seconds: CInt = 60) async -> Bool {
  await withCheckedContinuation { continuation in
    // Not on a shared pool, whose few threads other tests need.
    Thread.detachNewThread { continuation.resume(returning: endsInTime(process, seconds)) }
  }
}

private func endsInTime(_ process: pid_t, _ seconds: CInt) -> Bool {
  let handle = fastd_pidfd_open(process)
  guard handle >= 0 else { return errno == ESRCH }
  defer { close(handle) }
  var poller = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
  return poll(&poller, 1, seconds * 1000) == 1
}
