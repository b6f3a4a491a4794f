import Glibc
import Time

/// Tells that a file has come into one of some directories, whole, or that a directory itself has gone;
/// once for what comes in quick succession.
package final class FolderWatch {
  private let inotify: Inotify
  private let settling: MonotonicTimer
  private(set) var watches: Set<CInt> = []
  package let paths: [String]
  /// One of them has gone, or what it was mounted on: it is to be watched again.
  package private(set) var isBroken = false

  /// Long enough for whoever brings several files to be done.
  private static let settlingTime = Span.seconds(1)
  private static let events =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  /// Also of directories that come where that is asked for. Those beyond the first may be missing.
  package init(
    _ paths: [String], alsoDirectories: Bool = false, whenChanged: @escaping () -> Void
  ) throws(LoopError) {
    self.paths = paths
    settling = MonotonicTimer(whenDue: whenChanged)
    inotify = try .instance()
    for (place, path) in paths.enumerated() {
      let watch = inotify.watch(path, Self.events | (alsoDirectories ? IN_CREATE : 0))
      guard watch >= 0 || place > 0 else {
        throw .refused(call: .inotifyAddWatch, errno: -watch)
      }
      if watch >= 0 { watches.insert(watch) }
    }
    inotify.add(self)
  }
}

extension FolderWatch: Inotify.Listener {
  func hear(_ events: [Inotify.Event]) {
    let gone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED)
    if events.contains(where: { $0.mask & gone != 0 }) { isBroken = true }
    let isOurs = events.contains { $0.isOverflow || $0.mask & UInt32(Self.events | IN_CREATE) != 0 }
    if isOurs, !settling.isArmed { settling.arm(after: Self.settlingTime) }
  }
}
