import Foundation
import Glibc
import TestSupport

/// What stands at the other end of the programs' sockets.
package enum UnixSocket {
  package struct Failure: Error {
    let path: String
    let errno: CInt
  }

  package static func connected(to path: String) throws(Failure) -> CInt {
    try make(SOCK_STREAM, path, connect)
  }

  package static func listening(at path: String) throws(Failure) -> CInt {
    let descriptor = try make(SOCK_STREAM, path, bind)
    listen(descriptor, 16)
    return descriptor
  }

  fileprivate static func receiving(at path: String) throws(Failure) -> CInt {
    try make(SOCK_DGRAM, path, bind)
  }

  private static func make(
    _ type: __socket_type, _ path: String,
    _ use: (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt
  ) throws(Failure) -> CInt {
    let descriptor = socket(AF_UNIX, CInt(type.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let failure = Failure(path: path, errno: errno)
      close(descriptor)
      throw failure
    }
    return descriptor
  }
}

/// A supervisor's end of sd_notify(3).
package final class NotifySocket: Sendable {
  private let scratch = Scratch()
  private let descriptor: CInt

  package struct NothingHeard: Error {
    let text: String
  }

  package init() throws {
    descriptor = try UnixSocket.receiving(at: scratch.at("notify"))
  }

  deinit { close(descriptor) }

  package var variables: [String: String] { ["NOTIFY_SOCKET": scratch.at("notify")] }

  /// The next message; nil when none comes in time.
  package func next(within seconds: CInt = 60) async -> String? {
    await isReadable(descriptor, within: seconds) ? waiting(atMost: 1).first : nil
  }

  /// Waits for a message with a line that begins so, and gives the message.
  @discardableResult
  package func hears(_ text: String) async throws -> String {
    while let message = await next() {
      if message.split(separator: "\n").contains(where: { $0.hasPrefix(text) }) { return message }
    }
    throw NothingHeard(text: text)
  }

  /// The messages that are here by now.
  package func waiting(atMost limit: Int = .max) -> [String] {
    var messages: [String] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while messages.count < limit {
      let count = recv(descriptor, &bytes, bytes.count, CInt(MSG_DONTWAIT))
      guard count > 0 else { break }
      messages.append(String(decoding: bytes[..<count], as: UTF8.self))
    }
    return messages
  }
}
