import CSystemd
import Glibc
import Host
import Loop
import Time

/// A connection to the machine's bus on which we only listen; it is told once that it is of no more
/// use.
final class SystemBus {
  enum Event: Equatable {
    case heard(MachineSignal)
    /// Whether somebody has the name that was asked about.
    case owned(Bool)
    case gone(errno: CInt)
  }

  private let bus: OpaquePointer
  private let tell: (Event) -> Void
  private var question: UInt64?
  private var isGone = false
  private var readable: Readable?
  private var alarm: MonotonicTimer?

  /// How many messages are read in one turn: a noisy bus must not keep the daemon from answering.
  private static let mostInATurn = 64
  /// When to try again to write what the bus does not take.
  private static let patience = Span(milliseconds: 100)

  init(_ tell: @escaping (Event) -> Void) throws(SystemError) {
    self.tell = tell
    var opened: OpaquePointer?
    let code = sd_bus_open_system_with_description(&opened, "fastd")
    guard code >= 0, let opened else { throw SystemError("sd_bus_open_system", -code) }
    bus = opened
    // One of our own for Dispatch to close, as libsystemd closes its own when it likes.
    let descriptor = fcntl(sd_bus_get_fd(bus), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw SystemError.last("fcntl") }
    readable = Readable(hearing: descriptor) { [weak self] in self?.turn() }
    alarm = MonotonicTimer { [weak self] in self?.turn() }
    // Nothing is told before the caller has this connection.
    alarm?.arm(after: .zero)
  }

  isolated deinit {
    sd_bus_close_unref(bus)
  }

  /// What is asked for is taken up in the next turn; a bus that refuses it is a bus that is gone.
  func listen(for signal: MachineSignal) {
    sd_bus_match_signal_async(
      bus, nil, signal.sender, signal.path, signal.interface, signal.member, nil, nil, nil)
    alarm?.arm(after: .zero)
  }

  func askOwner(of name: String) {
    var message: OpaquePointer?
    let target = "org.freedesktop.DBus"
    defer { sd_bus_message_unref(message) }
    guard
      sd_bus_message_new_method_call(
        bus, &message, target, "/org/freedesktop/DBus", target, "NameHasOwner") >= 0,
      sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), name) >= 0
    else { return }
    var cookie: UInt64 = 0
    guard sd_bus_send(bus, message, &cookie) >= 0 else { return }
    question = cookie
    alarm?.arm(after: .zero)
  }

  /// Lets libsystemd do what there is to do.
  private func turn() {
    for _ in 0..<Self.mostInATurn {
      guard !isGone else { return }
      var message: OpaquePointer?
      let code = sd_bus_process(bus, &message)
      defer { sd_bus_message_unref(message) }
      if code < 0 { return end(errno: -code) }
      if code == 0 { return wait() }
      if let event = event(in: message) { tell(event) }
    }
    alarm?.arm(after: .zero)
  }

  private func event(in message: OpaquePointer?) -> Event? {
    guard let message else { return nil }
    var cookie: UInt64 = 0
    if let question, sd_bus_message_get_reply_cookie(message, &cookie) >= 0, cookie == question {
      self.question = nil
      return .owned(Self.flag(in: message) ?? false)
    }
    return MachineSignal(message).map { .heard($0) }
  }

  /// The boolean with which a message begins.
  static func flag(in message: OpaquePointer) -> Bool? {
    var flag: CInt = 0
    let type = CChar(UInt8(ascii: "b"))
    guard sd_bus_message_read_basic(message, type, &flag) > 0 else { return nil }
    return flag != 0
  }

  /// Nothing is armed unless libsystemd waits for an answer or for room to write.
  private func wait() {
    var microseconds: UInt64 = 0
    let isWaiting = sd_bus_get_timeout(bus, &microseconds) > 0 && microseconds != .max
    let isFull = sd_bus_get_events(bus) & CInt(POLLOUT) != 0
    guard isWaiting || isFull else {
      alarm?.disarm()
      return
    }
    let end = Span(milliseconds: Int64(clamping: microseconds / 1000 + 1))
    let rest = isWaiting ? end - Clock.monotonic() : Self.patience
    alarm?.arm(after: isFull ? min(rest, Self.patience) : rest)
  }

  private func end(errno: CInt) {
    isGone = true
    readable?.cancel()
    alarm?.disarm()
    tell(.gone(errno: errno))
  }
}
