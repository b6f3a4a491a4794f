import Glibc
import Time

/// Tells that a file has come into a directory, whole, or that the directory itself has gone; once
/// for what comes in quick succession.
package final class FolderWatch {
  private let inotify: Inotify
  private let settling: MonotonicTimer
  private(set) var watches: Set<CInt> = []

  /// Long enough for whoever brings several files to be done.
  private static let settlingTime = Span.seconds(1)
  private static let events =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  package init(_ path: String, whenChanged: @escaping () -> Void) throws(LoopError) {
    settling = MonotonicTimer(whenDue: whenChanged)
    inotify = try .instance()
    let watch = inotify.watch(path, Self.events)
    guard watch >= 0 else { throw .refused(call: .inotifyAddWatch, errno: -watch) }
    watches = [watch]
    inotify.add(self)
  }
}

extension FolderWatch: Inotify.Listener {
  func hear(_ events: [Inotify.Event]) {
    let isOurs = events.contains { $0.isOverflow || $0.mask & UInt32(Self.events) != 0 }
    if isOurs, !settling.isArmed { settling.arm(after: Self.settlingTime) }
  }
}
