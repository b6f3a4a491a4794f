import CLinux
import Glibc

/// Tells that the wall clock was stepped or the machine has resumed from sleep.
package final class ClockWatch {
  private let descriptor: CInt
  private let whenStepped: () -> Void
  private var readable: Readable?

  package init(whenStepped: @escaping () -> Void) throws(LoopError) {
    self.whenStepped = whenStepped
    descriptor = timerfd_create(CLOCK_REALTIME, CInt(TFD_NONBLOCK) | CInt(TFD_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .timerfdCreate, errno: errno) }
    // Never expires: only the cancellation by a step is of interest.
    var never = itimerspec()
    never.it_value.tv_sec = .max
    let flags = CInt(TFD_TIMER_ABSTIME) | CInt(TFD_TIMER_CANCEL_ON_SET)
    guard timerfd_settime(descriptor, flags, &never, nil) == 0 else {
      let code = errno
      close(descriptor)
      throw .refused(call: .timerfdSettime, errno: code)
    }
    readable = Readable(descriptor, owned: true) { [weak self] in self?.look() }
  }

  package func cancel() {
    readable?.cancel()
  }

  private func look() {
    var expirations: UInt64 = 0
    let size = MemoryLayout.size(ofValue: expirations)
    guard read(descriptor, &expirations, size) < 0, errno == ECANCELED else { return }
    whenStepped()
  }
}
