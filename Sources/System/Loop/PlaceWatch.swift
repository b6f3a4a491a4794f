import CLinux
import Glibc

/// Tells that a file may have lost its place: that it was removed, renamed or put aside for another.
///
/// It watches the file and not the directory, where others may come and go all day.
package final class PlaceWatch {
  private let descriptor: CInt
  private var readable: Readable?

  package init(_ path: String, whenMoved: @escaping () -> Void) throws(LoopError) {
    descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .inotifyInit, errno: errno) }
    // That a name of it has gone counts as a change of the file itself.
    let events = IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
    guard inotify_add_watch(descriptor, path, UInt32(events)) >= 0 else {
      let code = errno
      close(descriptor)
      throw .refused(call: .inotifyAddWatch, errno: code)
    }
    readable = Readable(descriptor, owned: true) { [descriptor] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      whenMoved()
    }
  }
}
