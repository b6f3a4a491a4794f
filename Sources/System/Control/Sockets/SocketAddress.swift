import CLinux
import Glibc
import Host

/// A path as the socket calls want it.
struct SocketAddress {
  /// The room for a path and its closing NUL.
  static let capacity = 108

  private var address = sockaddr_un()

  init(_ path: SocketPath) {
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      room.copyBytes(from: path.path.utf8.prefix(Self.capacity - 1))
    }
  }

  /// Makes one of the calls that take an address; none of them waits, so none is interrupted.
  func with(
    _ name: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) {
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 { throw .last(name) }
  }
}

extension Descriptor {
  /// A new socket that neither blocks nor is inherited.
  static func socket() throws(SystemError) -> Descriptor {
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    return try Descriptor("socket") {
      Glibc.socket(AF_UNIX, type | Int32(SOCK_CLOEXEC.rawValue), 0)
    }
  }

  static func connected(to path: SocketPath) throws(SystemError) -> Descriptor {
    let descriptor = try socket()
    let number = descriptor.number
    try SocketAddress(path).with("connect") { connect(number, $0, $1) }
    return descriptor
  }

  func option<Value: BitwiseCopyable>(_ name: Int32, _ value: Value) throws(SystemError) -> Value {
    var value = value
    var length = socklen_t(MemoryLayout<Value>.size)
    if getsockopt(number, SOL_SOCKET, name, &value, &length) != 0 { throw .last("getsockopt") }
    return value
  }

  /// The credentials of the process at the other end, as of when the connection was made.
  func peer() throws(SystemError) -> fastd_credentials {
    try option(SO_PEERCRED, fastd_credentials())
  }

  func isListening() throws(SystemError) -> Bool {
    try option(SO_ACCEPTCONN, Int32(0)) != 0
  }
}
