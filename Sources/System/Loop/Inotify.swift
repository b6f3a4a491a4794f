import CLinux
import Glibc

/// The kernel's word of what happens to files, for all in this process that watch some: of its
/// instances a person's programs have 128 together, so that each program should have one.
final class Inotify {
  private weak static var shared: Inotify?

  private let descriptor: CInt
  private var readable: Readable?
  private var listeners: [Weak] = []
  private var watches: Set<CInt> = []

  struct Event {
    /// The kernel's number of what was watched.
    let watch: CInt
    let mask: UInt32
    let name: String

    /// Events were lost, which may have been anybody's.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
  }

  /// Is told for as long as it lives.
  protocol Listener: AnyObject {
    var watches: Set<CInt> { get }
    func hear(_ events: [Event])
  }

  private struct Weak {
    weak var listener: (any Listener)?
  }

  /// It ends with the last listener that holds it.
  static func instance() throws(LoopError) -> Inotify {
    if let shared { return shared }
    let fresh = try Inotify()
    shared = fresh
    return fresh
  }

  private init() throws(LoopError) {
    descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .refused(call: .inotifyInit, errno: errno) }
    readable = Readable(descriptor, owned: true) { [weak self] in self?.read() }
  }

  /// The listener's watches are to be asked for afterwards, and told by it.
  func add(_ listener: any Listener) { listeners.append(Weak(listener: listener)) }

  /// The number of a watch, or minus the error. Others that watch the same are told of its events as well.
  func watch(_ path: String, _ mask: Int32) -> CInt {
    let watch = inotify_add_watch(descriptor, path, UInt32(mask) | UInt32(IN_MASK_ADD))
    guard watch >= 0 else { return -errno }
    watches.insert(watch)
    return watch
  }

  /// Lets go of what nobody watches any more.
  func sweep() {
    listeners.removeAll { $0.listener == nil }
    let wanted = listeners.reduce(into: Set<CInt>()) { $0.formUnion($1.listener?.watches ?? []) }
    for watch in watches.subtracting(wanted) { inotify_rm_watch(descriptor, watch) }
    watches = wanted
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let length = Glibc.read(descriptor, &buffer, buffer.count)
      guard length > 0 else { break }
      let events = Self.events(in: buffer[..<length])
      for each in listeners {
        guard let listener = each.listener else { continue }
        let own = events.filter { $0.isOverflow || listener.watches.contains($0.watch) }
        if !own.isEmpty { listener.hear(own) }
      }
    }
    sweep()
  }

  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    let header = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var rest = bytes
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      events.append(
        Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(header + Int(event.len))
    }
    return events
  }
}
