import CLinux
import Glibc
import Host
import Time

/// Tells that a file may be another one, wherever links lead to it; once for what comes in quick
/// succession.
///
/// It watches directories: a watch on the file itself is gone after the first rename onto it.
package final class FileWatch {
  private let path: String
  private let inotify: Inotify
  private let settling: MonotonicTimer
  /// The names to watch in each directory, by the kernel's number for the watch on it.
  private var names: [CInt: Set<String>] = [:]

  private static let mostLinks = 40
  private static let mostLooks = 8
  /// Long enough for an editor to put its new file where the old one was.
  private static let settlingTime = Span(milliseconds: 200)
  private static let events =
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
  private static let endsOfDirectory = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)

  package init(_ path: String, whenChanged: @escaping () -> Void) throws(LoopError) {
    self.path = path
    settling = MonotonicTimer(whenDue: whenChanged)
    inotify = try .instance()
    inotify.add(self)
    try follow()
  }

  /// Watches each place where something could put another file at the end of the links.
  ///
  /// What is made just before its place is watched is told to nobody: so it looks again until it
  /// finds nothing new.
  private func follow() throws(LoopError) {
    var wanted = try self.wanted()
    for _ in 0..<Self.mostLooks {
      let before = wanted
      wanted = try self.wanted()
      if wanted == before { break }
    }
    names = wanted
    inotify.sweep()
  }

  /// The watches that are there afterwards, and what matters to each.
  private func wanted() throws(LoopError) -> [CInt: Set<String>] {
    var wanted: [CInt: Set<String>] = [:]
    var path = path
    for _ in 0..<Self.mostLinks {
      let directory = Files.parent(of: path)
      let watch = inotify.watch(directory, Self.events)
      if watch >= 0 {
        wanted[watch, default: []].insert(Files.name(of: path))
        guard let target = Files.linkTarget(of: path) else { break }
        path = target.hasPrefix("/") ? target : directory + "/" + target
      } else {
        guard watch == -ENOENT || watch == -ENOTDIR, directory != path else {
          throw .refused(call: .inotifyAddWatch, errno: -watch)
        }
        // The directory may come later.
        path = directory
      }
    }
    return wanted
  }
}

extension FileWatch: Inotify.Listener {
  var watches: Set<CInt> { Set(names.keys) }

  func hear(_ events: [Inotify.Event]) {
    guard events.contains(where: concernsFile) else { return }
    // A directory that cannot be watched any more leaves the other watches in place.
    try? follow()
    if !settling.isArmed { settling.arm(after: Self.settlingTime) }
  }

  private func concernsFile(_ event: Inotify.Event) -> Bool {
    event.isOverflow || event.mask & Self.endsOfDirectory != 0
      || names[event.watch]?.contains(event.name) == true
  }
}
