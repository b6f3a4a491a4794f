import CSystemd
import Glibc

/// A listening socket that the supervisor opened for us.
package struct HandedSocket: Equatable, Sendable {
  /// `FileDescriptorName=` of the socket unit.
  package let name: String
  /// Open, close-on-exec, and the caller's from now on.
  package let descriptor: CInt

  /// Takes what was handed over, once: children and later calls see nothing. What is not a
  /// listening Unix stream socket is closed.
  package static func takeAll() -> [HandedSocket] {
    var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = sd_listen_fds_with_names(1, &names)
    guard count > 0, let names else { return [] }
    defer { free(names) }
    return (0..<count).compactMap { index in
      defer { free(names[Int(index)]) }
      let name = names[Int(index)].map { String(cString: $0) } ?? ""
      return accept(descriptor: first + index, named: name)
    }
  }

  /// sd_listen_fds(3): descriptors are handed over from 3 upwards.
  private static let first: CInt = 3

  private static func accept(descriptor: CInt, named name: String) -> HandedSocket? {
    let isListening = sd_is_socket_unix(descriptor, CInt(SOCK_STREAM.rawValue), 1, nil, 0) > 0
    guard isListening else {
      close(descriptor)
      return nil
    }
    return HandedSocket(name: name, descriptor: descriptor)
  }
}
