import CLinux
import Glibc

/// Tells that the system's time zone may have changed.
///
/// It watches the directory: a watch on the file itself is gone after the first rename onto it.
package final class ZoneWatch {
  private let descriptor: CInt
  private let whenChanged: () -> Void
  private var readable: Readable?

  private static let names: Set<String> = ["localtime", "timezone"]

  package init(
    directory: String = "/etc", whenChanged: @escaping () -> Void
  ) throws(LoopError) {
    self.whenChanged = whenChanged
    descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .inotifyInit, errno: errno) }
    let events = IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_CLOSE_WRITE | IN_ONLYDIR
    guard inotify_add_watch(descriptor, directory, UInt32(events)) >= 0 else {
      let code = errno
      close(descriptor)
      throw .refused(call: .inotifyAddWatch, errno: code)
    }
    readable = Readable(descriptor, owned: true) { [weak self] in self?.look() }
  }

  package func cancel() {
    readable?.cancel()
  }

  private func look() {
    if drain() { whenChanged() }
  }

  /// Whether any of the waiting events concerns the zone.
  private func drain() -> Bool {
    var relevant = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let length = read(descriptor, &buffer, buffer.count)
      guard length > 0 else { return relevant }
      relevant = Self.concernsZone(buffer[..<length]) || relevant
    }
  }

  private static func concernsZone(_ bytes: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var rest = bytes
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      // What was lost in an overflow may have been ours.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      if names.contains(String(decoding: name, as: UTF8.self)) { return true }
      rest = rest.dropFirst(header + Int(event.len))
    }
    return false
  }
}
