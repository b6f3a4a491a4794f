import CLinux
import Glibc
import Time

/// Tells that a file has come into a directory, whole, or that the directory itself has gone; once
/// for what comes in quick succession.
package final class FolderWatch {
  private let descriptor: CInt
  private let settling: MonotonicTimer
  private var readable: Readable?

  /// Long enough for whoever brings several files to be done.
  private static let settlingTime = Span.seconds(1)
  private static let events =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  package init(_ path: String, whenChanged: @escaping () -> Void) throws(LoopError) {
    settling = MonotonicTimer(whenDue: whenChanged)
    descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .inotifyInit, errno: errno) }
    guard inotify_add_watch(descriptor, path, UInt32(Self.events)) >= 0 else {
      let code = errno
      close(descriptor)
      throw .refused(call: .inotifyAddWatch, errno: code)
    }
    readable = Readable(descriptor, owned: true) { [weak self, descriptor] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      guard let self, !settling.isArmed else { return }
      settling.arm(after: Self.settlingTime)
    }
  }
}
