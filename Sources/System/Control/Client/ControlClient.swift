import CLinux
import Glibc
import Host
import Time
package import Wire

/// One connection to the daemon; each step waits no longer than it is told to.
package struct ControlClient: ~Copyable {
  /// A reply may list years of history.
  private static let replyLimit = 16 << 20

  private let socket: Descriptor
  /// May end each wait before its time, as if that were over.
  package var interruption: (any Interruption)?
  private var reader = FrameReader(limit: Self.replyLimit)

  /// To a program of `user` and of nobody else.
  package init(
    connecting path: SocketPath, user: UInt32 = geteuid()
  ) throws(ControlError) {
    // Somebody else's daemon must not be taken for ours where others can make directories.
    if path.origin != .named { try path.requireOwnDirectory(orNone: true) }
    socket = try Self.connect(to: path, user)
  }

  private static func connect(
    to path: SocketPath, _ user: UInt32
  ) throws(ControlError) -> Descriptor {
    let listening: UInt32
    do throws(SystemError) {
      let socket = try Descriptor.connected(to: path)
      // Whose the listener was when it began to listen; systemd is one of the person's as well.
      listening = try socket.peer().uid
      if listening == user { return socket }
    } catch {
      throw .unreachable(error)
    }
    throw .notOurs(path: path.path, user: listening)
  }

  /// Readable when `receive` has something to do; for those who also wait for other things.
  package var descriptor: Int32 { socket.number }

  // MARK: Typed calls

  /// Makes a call and waits for its one reply.
  package mutating func call<M: Method>(
    _ method: M.Type, _ input: M.Input, token: String? = nil, milliseconds: Int32
  ) throws(ControlError) -> M.Output {
    try begin(method, input, token: token, milliseconds: milliseconds)
    return try Self.output(of: method, in: try next(milliseconds: milliseconds))
  }

  /// Makes a call whose reply `next` gives.
  package mutating func begin<M: Method>(
    _ method: M.Type, _ input: M.Input, token: String? = nil, milliseconds: Int32
  ) throws(ControlError) {
    do throws(ControlError) {
      try send(Call.encode(method, input, token: token), milliseconds: milliseconds)
    } catch {
      // A client that is turned away is told why before it asks anything.
      if let reply = (try? receive()) ?? nil { _ = try Self.output(of: method, in: reply) }
      throw error
    }
  }

  /// Begins a stream, whose replies `next` gives.
  package mutating func open<M: Method>(
    _ method: M.Type, _ input: M.Input, milliseconds: Int32
  ) throws(ControlError) {
    try send(Call.encode(method, input, more: true), milliseconds: milliseconds)
  }

  /// Reads a reply as what `M` gives, or throws what it refused.
  package static func output<M: Method>(
    of method: M.Type, in reply: Reply
  ) throws(ControlError) -> M.Output {
    if reply.error == ControlError.noPlace { throw .full }
    if reply.error != nil { throw .refused(reply) }
    do throws(FieldError) { return try M.Output(reply.parameters) } catch {
      throw .unexpectedReply(error)
    }
  }

  // MARK: Frames

  /// Sends a frame; whatever is thrown, the call was not done.
  package func send(_ frame: [UInt8], milliseconds: Int32) throws(ControlError) {
    var rest = frame[...]
    let number = socket.number
    while true {
      do throws(SystemError) {
        rest = rest.dropFirst(
          try retrying("send") {
            rest.withUnsafeBytes {
              Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
          })
        if rest.isEmpty { return }
        throw SystemError("send", EAGAIN)
      } catch {
        guard error.code == EAGAIN, isReady(POLLOUT, milliseconds) else { throw .notSent(error) }
      }
    }
  }

  /// Waits for the next reply.
  package mutating func next(milliseconds: Int32) throws(ControlError) -> Reply {
    while true {
      if let reply = try takeReply() { return reply }
      guard isReady(POLLIN, milliseconds) else { throw .timedOut }
      try read()
    }
  }

  /// The next reply if it is here already; never waits.
  package mutating func receive() throws(ControlError) -> Reply? {
    if let reply = try takeReply() { return reply }
    try read()
    return try takeReply()
  }

  private mutating func takeReply() throws(ControlError) -> Reply? {
    let frame: [UInt8]?
    do throws(FrameReader.Failure) { frame = try reader.next() } catch {
      throw .replyTooLong(limit: Self.replyLimit)
    }
    guard let frame else { return nil }
    do throws(MessageError) { return try Reply(frame: frame) } catch {
      throw .notAMessage(error)
    }
  }

  private mutating func read() throws(ControlError) {
    let number = socket.number
    var chunk = [UInt8](repeating: 0, count: 4096)
    do throws(SystemError) {
      let count = try retrying("recv") { recv(number, &chunk, chunk.count, 0) }
      if count == 0 { throw SystemError("recv", ECONNRESET) }
      reader.append(chunk[..<count])
    } catch {
      if error.code != EAGAIN { throw .lost }
    }
  }

  /// False when the time is over.
  private func isReady(_ events: Int32, _ milliseconds: Int32) -> Bool {
    guard let interruption else {
      // Without an array, whose type would be made at run time for each command there is.
      var wait = pollfd(fd: socket.number, events: Int16(events), revents: 0)
      return (try? retrying("poll") { poll(&wait, 1, milliseconds) }) ?? 0 > 0
    }
    let end = Clock.monotonic() + Span(milliseconds: Int64(milliseconds))
    var waits = [pollfd(fd: socket.number, events: Int16(events), revents: 0)]
    for number in interruption.descriptors {
      waits.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
    }
    while !interruption.isWanted() {
      let left = milliseconds < 0 ? -1 : max(end - Clock.monotonic(), .zero).milliseconds
      let count = try? retrying("poll") { poll(&waits, nfds_t(waits.count), Int32(left)) }
      guard count ?? 0 > 0 else { return false }
      if waits[0].revents != 0 { return true }
    }
    return false
  }
}

/// Somebody who may not want to wait for the daemon any longer.
package protocol Interruption: AnyObject {
  /// Which of them can be read when they may have changed their mind.
  var descriptors: [Int32] { get }
  /// Takes what can be read there, so that it tells of nothing twice.
  func isWanted() -> Bool
}
