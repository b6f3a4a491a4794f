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
  private let descriptor: CInt
  private let settling: MonotonicTimer
  private var readable: Readable?
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
    descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .inotifyInit, errno: errno) }
    readable = Readable(descriptor, owned: true) { [weak self] in self?.look() }
    try follow()
  }

  /// Watches each place where something could put another file at the end of the links.
  ///
  /// What is made just before its place is watched is told to nobody: so it looks again until it
  /// finds nothing new.
  private func follow() throws(LoopError) {
    var wanted = try watches()
    for _ in 0..<Self.mostLooks {
      let before = wanted
      wanted = try watches()
      if wanted == before { break }
    }
    for (watch, _) in names where wanted[watch] == nil { inotify_rm_watch(descriptor, watch) }
    names = wanted
  }

  /// The watches that are there afterwards, and what matters to each.
  private func watches() throws(LoopError) -> [CInt: Set<String>] {
    var wanted: [CInt: Set<String>] = [:]
    var path = path
    for _ in 0..<Self.mostLinks {
      let directory = Files.parent(of: path)
      let watch = inotify_add_watch(descriptor, directory, UInt32(Self.events))
      if watch >= 0 {
        wanted[watch, default: []].insert(Files.name(of: path))
        guard let target = Files.linkTarget(of: path) else { break }
        path = target.hasPrefix("/") ? target : directory + "/" + target
      } else {
        guard errno == ENOENT || errno == ENOTDIR, directory != path else {
          throw .refused(call: .inotifyAddWatch, errno: errno)
        }
        // The directory may come later.
        path = directory
      }
    }
    return wanted
  }

  private func look() {
    guard drain() else { return }
    // A directory that cannot be watched any more leaves the other watches in place.
    try? follow()
    if !settling.isArmed { settling.arm(after: Self.settlingTime) }
  }

  /// Whether any of the waiting events concerns the file.
  private func drain() -> Bool {
    var isRelevant = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let length = read(descriptor, &buffer, buffer.count)
      guard length > 0 else { return isRelevant }
      isRelevant = concernsFile(buffer[..<length]) || isRelevant
    }
  }

  private func concernsFile(_ bytes: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var rest = bytes
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      // The events lost in an overflow may have been ours.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      if let names = names[event.wd],
        event.mask & Self.endsOfDirectory != 0
          || names.contains(String(decoding: name, as: UTF8.self))
      {
        return true
      }
      rest = rest.dropFirst(header + Int(event.len))
    }
    return false
  }
}
