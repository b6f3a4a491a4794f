import Glibc
import Synchronization

/// A mouse on a Wayland screen, by the protocol itself: three objects and five requests are all that
/// it takes, and no program in Debian does it.
final class VirtualPointer: Sendable {
  private let connection: Mutex<Connection>
  private let pointer: UInt32

  struct Refused: Error {}

  init(display: String) throws {
    var connection = try Connection(path: display)
    let registry = connection.newId()
    connection.send(to: Connection.display, opcode: 1, .number(registry))
    let globals = try connection.globals(of: registry)
    func bind(_ interface: String) throws -> UInt32 {
      guard let name = globals[interface] else { throw Refused() }
      let id = connection.newId()
      connection.send(
        to: registry, opcode: 0, .number(name), .text(interface), .number(1), .number(id))
      return id
    }
    let seat = try bind("wl_seat")
    let manager = try bind("zwlr_virtual_pointer_manager_v1")
    pointer = connection.newId()
    connection.send(to: manager, opcode: 0, .number(seat), .number(pointer))
    try connection.roundTrip()
    self.connection = Mutex(connection)
  }

  deinit { connection.withLock { $0.end() } }

  /// By two steps, since what appears under a pointer that rests is not told of it.
  func move(x: Int, y: Int) throws {
    let size: [Word] = [.number(UInt32(Screen.width)), .number(UInt32(Screen.height))]
    for x in [x + 1, x] {
      try perform { [.init(1, [Self.now, .number(UInt32(x)), .number(UInt32(y))] + size)] }
    }
  }

  func click(_ button: MouseButton) throws {
    // From linux/input-event-codes.h; a wheel turns by one notch, which is 15 of its units.
    let notch: Int32 = button == .up ? -1 : 1
    switch button {
    case .up, .down:
      try perform {
        [
          .init(5, [.number(0)]),
          .init(7, [Self.now, .number(0), .signed(notch * 15 * 256), .signed(notch)]),
        ]
      }
    case .left, .right, .middle:
      let codes: [MouseButton: UInt32] = [.left: 0x110, .right: 0x111, .middle: 0x112]
      for state: UInt32 in [1, 0] {
        try perform { [.init(2, [Self.now, .number(codes[button] ?? 0), .number(state)])] }
      }
    }
  }

  private struct Request {
    let opcode: UInt32
    let words: [Word]

    init(_ opcode: UInt32, _ words: [Word]) { (self.opcode, self.words) = (opcode, words) }
  }

  /// What belongs together, and then the word that it does.
  private func perform(_ requests: () -> [Request]) throws {
    let requests = requests() + [Request(4, [])]
    try connection.withLock { connection in
      for request in requests { connection.send(to: pointer, request.opcode, request.words) }
      try connection.roundTrip()
    }
  }

  private static var now: Word {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .number(UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000))
  }
}
