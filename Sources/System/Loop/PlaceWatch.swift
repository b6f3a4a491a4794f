import Glibc

/// Tells that a file may have lost its place: that it was removed, renamed or put aside for another.
///
/// It watches the file and not the directory, where others may come and go all day.
package final class PlaceWatch {
  private let inotify: Inotify
  private let whenMoved: () -> Void
  private(set) var watches: Set<CInt> = []

  package init(_ path: String, whenMoved: @escaping () -> Void) throws(LoopError) {
    self.whenMoved = whenMoved
    inotify = try .instance()
    // That a name of it has gone counts as a change of the file itself.
    let watch = inotify.watch(path, IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)
    guard watch >= 0 else { throw .refused(call: .inotifyAddWatch, errno: -watch) }
    watches = [watch]
    inotify.add(self)
  }
}

extension PlaceWatch: Inotify.Listener {
  func hear(_ events: [Inotify.Event]) { whenMoved() }
}
