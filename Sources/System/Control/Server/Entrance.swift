import CLinux
import Glibc
import Host
import Wire

/// Accepts clients, also when descriptors have run out: then it turns them away.
struct Entrance: ~Copyable {
  private static let acceptsPerTurn = 16

  private var listeners: [Listener] = []
  /// Given up to be able to turn a client away.
  private var spare: Descriptor? = Self.reserve()
  /// A listener that cannot even turn clients away would be told of them without end.
  private var isResting = false

  /// Listeners have the keys from zero up.
  mutating func add(_ listener: Listener, to poller: borrowing Poller) throws(SystemError) {
    try poller.add(listener.descriptor.number, key: UInt64(listeners.count), .input)
    listeners.append(listener)
  }

  mutating func accept(
    at key: UInt64, _ poller: borrowing Poller, _ admit: (consuming Descriptor) -> Void
  ) {
    guard key < listeners.count else { return }
    let listener = listeners[Int(key)].descriptor.number
    for _ in 0..<Self.acceptsPerTurn {
      do throws(SystemError) {
        admit(try Self.accept(from: listener))
      } catch {
        switch error.code {
        case EAGAIN: return
        case ECONNABORTED: continue
        case EMFILE where turnAway(from: listener), ENFILE where turnAway(from: listener): continue
        default: return rest(poller)
        }
      }
    }
  }

  private static func accept(from listener: Int32) throws(SystemError) -> Descriptor {
    let flags = Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return try Descriptor("accept4") { accept4(listener, nil, nil, flags) }
  }

  private static func reserve() -> Descriptor? {
    try? Descriptor("open") { open("/dev/null", O_RDONLY | O_CLOEXEC) }
  }

  /// Closes one client's connection at once; false when there was no room even for that.
  private mutating func turnAway(from listener: Int32) -> Bool {
    guard spare != nil else { return false }
    spare = nil
    if let client = try? Self.accept(from: listener) { Self.turnAway(client) }
    spare = Self.reserve()
    return true
  }

  /// Says why, as far as that can be said at once.
  static func turnAway(_ client: borrowing Descriptor) {
    let frame = Reply(error: ControlError.noPlace).frame
    _ = send(client.number, frame, frame.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  private mutating func rest(_ poller: borrowing Poller) {
    isResting = true
    listen([], poller)
  }

  /// Tries again after `rest`, at the next turn that anything else gives cause for.
  mutating func reopen(_ poller: borrowing Poller) {
    guard isResting else { return }
    isResting = false
    if spare == nil { spare = Self.reserve() }
    listen(.input, poller)
  }

  private func listen(_ interest: Poller.Interest, _ poller: borrowing Poller) {
    for (key, listener) in listeners.enumerated() {
      try? poller.change(listener.descriptor.number, key: UInt64(key), interest)
    }
  }
}
