import CLinux
import Glibc

/// Signals that are read from a descriptor for as long as it lives, and do nothing by themselves.
package struct SignalQueue: ~Copyable {
  private let queue: Descriptor
  private let before: sigset_t

  package init(_ signals: [Int32]) throws(SystemError) {
    var set = sigset_t()
    var before = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    queue = try Descriptor("signalfd") {
      signalfd(-1, &set, Int32(SFD_NONBLOCK) | Int32(SFD_CLOEXEC))
    }
    sigprocmask(SIG_BLOCK, &set, &before)
    self.before = before
  }

  package var descriptor: Int32 { queue.number }

  /// The next one that came; nil when there is none.
  package borrowing func next() -> Int32? {
    var record = signalfd_siginfo()
    let size = MemoryLayout.size(ofValue: record)
    return read(queue.number, &record, size) == size ? Int32(record.ssi_signo) : nil
  }

  deinit {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
