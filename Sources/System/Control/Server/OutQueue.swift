import CLinux
import Glibc
import Host

/// The bytes that a client has not taken yet, in order and bounded.
struct OutQueue {
  enum Failure: Error {
    /// The client reads more slowly than it is written to.
    case full
    case gone
  }

  /// So much may wait for a client that does not read, beyond one reply.
  static let limit = 256 << 10

  private var bytes: [UInt8] = []
  private var sent = 0
  /// A state that a newer one may replace, since none of it was sent.
  private var latest: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty && latest.isEmpty }

  /// Sends at once what the socket takes, and keeps the rest.
  mutating func send(_ message: [UInt8], to number: Int32) throws(Failure) {
    guard isEmpty else { return try enqueue(message) }
    let count = try Self.write(message[...], to: number)
    guard count < message.count else { return }
    bytes = message
    sent = count
  }

  /// Takes the place of an earlier one that still waits.
  mutating func sendLatest(_ message: [UInt8], to number: Int32) throws(Failure) {
    if isEmpty { try send(message, to: number) } else { latest = message }
  }

  private mutating func enqueue(_ message: [UInt8]) throws(Failure) {
    let waiting = bytes.count - sent + latest.count
    guard waiting + message.count <= Self.limit else { throw .full }
    bytes.removeFirst(sent)
    sent = 0
    bytes += latest
    bytes += message
    latest = []
  }

  mutating func flush(to number: Int32) throws(Failure) {
    while !isEmpty {
      if bytes.isEmpty { swap(&bytes, &latest) }
      sent += try Self.write(bytes[sent...], to: number)
      guard sent == bytes.count else { return }
      bytes = []
      sent = 0
    }
  }

  /// How many bytes the socket took.
  private static func write(
    _ bytes: ArraySlice<UInt8>, to number: Int32
  ) throws(Failure) -> Int {
    do throws(SystemError) {
      return try retrying("send") {
        bytes.withUnsafeBytes {
          Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      }
    } catch {
      if error.code == EAGAIN { return 0 }
      throw .gone
    }
  }
}
