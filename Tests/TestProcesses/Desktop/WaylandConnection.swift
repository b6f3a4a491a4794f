import Glibc

/// One argument of a Wayland request.
enum Word {
  case number(UInt32)
  case signed(Int32)
  case text(String)

  var bytes: [UInt8] {
    switch self {
    case .number(let number): withUnsafeBytes(of: number) { Array($0) }
    case .signed(let number): withUnsafeBytes(of: number) { Array($0) }
    case .text(let text):
      // Its length with the zero, and then filled up to whole words.
      Word.number(UInt32(text.utf8.count + 1)).bytes + text.utf8
        + [UInt8](repeating: 0, count: 4 - text.utf8.count % 4)
    }
  }
}

/// A client of a compositor that asks, waits and hears only what it must.
struct Connection {
  static let display: UInt32 = 1

  private let socket: CInt
  private var lastId = display
  private var unread: [UInt8] = []

  struct Lost: Error {
    let errno: CInt
  }

  private struct Event {
    let object, opcode: UInt32
    let body: [UInt8]
  }

  init(path: String) throws {
    socket = try UnixSocket.connected(to: path)
  }

  func end() { close(socket) }

  mutating func newId() -> UInt32 {
    lastId += 1
    return lastId
  }

  func send(to object: UInt32, opcode: UInt32, _ words: Word...) {
    send(to: object, opcode, words)
  }

  func send(to object: UInt32, _ opcode: UInt32, _ words: [Word]) {
    let body = words.flatMap(\.bytes)
    let head = Word.number(object).bytes + Word.number(UInt32(body.count + 8) << 16 | opcode).bytes
    _ = Glibc.send(socket, head + body, head.count + body.count, CInt(MSG_NOSIGNAL))
  }

  /// Until all that was sent has been done.
  mutating func roundTrip() throws { _ = try events() }

  /// What there is, by its interface.
  mutating func globals(of registry: UInt32) throws -> [String: UInt32] {
    var names: [String: UInt32] = [:]
    for event in try events() where event.object == registry && event.opcode == 0 {
      let length = Int(Self.number(in: event.body, at: 4))
      let interface = String(decoding: event.body[8..<(8 + length - 1)], as: UTF8.self)
      names[interface] = Self.number(in: event.body, at: 0)
    }
    return names
  }

  private mutating func events() throws -> [Event] {
    let callback = newId()
    send(to: Self.display, opcode: 0, .number(callback))
    var events: [Event] = []
    while true {
      let event = try event()
      if event.object == callback { return events }
      // An error, after which there is nothing more.
      guard event.object != Self.display || event.opcode != 0 else { throw Lost(errno: EPROTO) }
      events.append(event)
    }
  }

  private mutating func event() throws -> Event {
    while true {
      if unread.count >= 8 {
        let word = Self.number(in: unread, at: 4)
        let size = Int(word >> 16)
        if unread.count >= size {
          defer { unread.removeFirst(size) }
          return Event(
            object: Self.number(in: unread, at: 0), opcode: word & 0xffff,
            body: Array(unread[8..<size]))
        }
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw Lost(errno: errno) }
      unread += buffer[..<count]
    }
  }

  private static func number(in bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<(place + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
