import CLinux
import Glibc
import Synchronization

/// Tells which of some signals came; several of a kind in quick succession may be told once.
package final class SignalWatch {
  private let signals: [CInt]
  private var whenCaught: ((CInt) -> Void)?

  /// From here on none of them is lost, and none ends the process.
  package init(
    _ signals: [CInt], whenCaught: @escaping (CInt) -> Void
  ) throws(LoopError) {
    self.signals = signals
    self.whenCaught = whenCaught
    try SignalInbox.open(for: self)
    signals.forEach(SignalInbox.keep)
  }

  /// Signals that come later are lost.
  package func cancel() {
    whenCaught = nil
  }

  fileprivate func hear(_ caught: UInt64) {
    for number in signals where caught & SignalInbox.bit(number) != 0 { whenCaught?(number) }
  }
}

/// The signals caught and not yet delivered: one inbox for all watches, as long as the process
/// lives.
///
/// No source of libdispatch does this: it puts its own handler in the place of ours in a later turn of
/// the loop, and a signal that ours is just noting then, on another thread, is noted after it was asked
/// for. One in forty was lost like this on a busy machine.
private enum SignalInbox {
  /// A bit for each signal.
  nonisolated private static let caught = Atomic<UInt64>(0)
  nonisolated private static let bell = Atomic<CInt>(-1)
  private static var readable: Readable?
  private static var watches: [Weak] = []

  private struct Weak {
    weak var watch: SignalWatch?
  }

  static func open(for watch: SignalWatch) throws(LoopError) {
    if readable == nil { readable = try hangBell() }
    watches.removeAll { $0.watch == nil }
    watches.append(Weak(watch: watch))
  }

  /// Never closed: a handler could still write to what has its number then.
  private static func hangBell() throws(LoopError) -> Readable {
    let descriptor = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .eventfd, errno: errno) }
    // Both are made now, because a signal handler must not.
    bell.store(descriptor, ordering: .relaxed)
    caught.store(0, ordering: .relaxed)
    return Readable(descriptor) { look(descriptor) }
  }

  nonisolated static func keep(_ number: CInt) {
    // It belongs to no executor: a signal may find a thread that has just begun and blocks none yet,
    // where a handler of the main actor's would end the process.
    _ = signal(number) { number in
      let code = errno
      SignalInbox.caught.bitwiseOr(SignalInbox.bit(number), ordering: .releasing)
      var ring: UInt64 = 1
      _ = write(SignalInbox.bell.load(ordering: .relaxed), &ring, MemoryLayout.size(ofValue: ring))
      errno = code
    }
  }

  private static func look(_ descriptor: CInt) {
    var rings: UInt64 = 0
    _ = read(descriptor, &rings, MemoryLayout.size(ofValue: rings))
    let signals = caught.exchange(0, ordering: .acquiring)
    for one in watches { one.watch?.hear(signals) }
  }

  nonisolated static func bit(_ number: CInt) -> UInt64 {
    1 << UInt64(clamping: number & 63)
  }
}
