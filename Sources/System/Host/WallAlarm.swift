import CLinux
import Glibc
package import Time

/// A descriptor that becomes readable at an instant of the wall clock, or when somebody steps it.
package struct WallAlarm: ~Copyable {
  private let timer: Descriptor

  package init() throws(SystemError) {
    timer = try Descriptor("timerfd_create") {
      timerfd_create(CLOCK_REALTIME, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
    }
  }

  package var descriptor: Int32 { timer.number }

  /// Replaces the instant; without one only a step of the clock is told.
  package borrowing func arm(at instant: Instant?) throws(SystemError) {
    var wish = itimerspec()
    wish.it_value.tv_sec = .max
    if let instant {
      // All zero would disarm it.
      let milliseconds = max(instant.milliseconds, 1)
      wish.it_value.tv_sec = Int(milliseconds / 1000)
      wish.it_value.tv_nsec = Int(milliseconds % 1000) * 1_000_000
    }
    let flags = Int32(TFD_TIMER_ABSTIME) | Int32(TFD_TIMER_CANCEL_ON_SET)
    let number = timer.number
    _ = try retrying("timerfd_settime") { timerfd_settime(number, flags, &wish, nil) }
  }

  /// Makes it quiet until it is armed again; whether it was due or the clock was stepped is one.
  package borrowing func take() {
    var expirations: UInt64 = 0
    _ = read(timer.number, &expirations, MemoryLayout.size(ofValue: expirations))
  }
}
