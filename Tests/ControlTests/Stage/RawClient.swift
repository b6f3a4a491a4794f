import Glibc
import Host

@testable import Control

/// The client's end of a socket, byte by byte; nothing here ever waits.
final class RawClient {
  private var socket: Descriptor?

  init(_ path: SocketPath) throws {
    socket = try Descriptor.connected(to: path)
  }

  init(_ descriptor: consuming Descriptor) {
    socket = consume descriptor
  }

  private var number: Int32 { socket?.number ?? -1 }

  /// Sends text whose frames end with a bar; gives how many bytes were taken.
  @discardableResult
  func send(_ text: String) -> Int {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 }
    return Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func call(_ method: String, _ more: String = "") {
    send("{\"method\":\"\(method)\"\(more)}|")
  }

  enum Received: Equatable {
    case bytes(String)
    case nothing
    case end
  }

  /// What there is to read just now, NULs as bars.
  func receive(atMost count: Int = 1 << 20) -> Received {
    var bytes = [UInt8](repeating: 0, count: count)
    let count = recv(number, &bytes, bytes.count, 0)
    if count < 0 && errno == EAGAIN { return .nothing }
    guard count > 0 else { return .end }
    return .bytes(String(decoding: bytes[..<count].map { $0 == 0 ? 0x7C : $0 }, as: UTF8.self))
  }

  /// The same when there is something: a program that another test has just started holds what was
  /// closed until it has begun.
  func awaited() -> Received {
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    _ = poll(&wait, 1, 10_000)
    return receive()
  }

  /// All there is, over several reads.
  func receiveAll() -> String {
    var all = ""
    while case .bytes(let text) = receive() { all += text }
    return all
  }

  func finishSending() { shutdown(number, Int32(SHUT_WR)) }
  /// At once, whoever else still holds it.
  func close() {
    shutdown(number, Int32(SHUT_RDWR))
    socket = nil
  }
}
