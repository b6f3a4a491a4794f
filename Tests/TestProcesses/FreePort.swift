import Glibc

/// A port of 127.0.0.1 that nobody listens on.
package func freePort() -> Int {
  let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(number) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  return withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      _ = bind(number, $0, length)
      getsockname(number, $0, &length)
    }
    return Int(UInt16(bigEndian: pointer.pointee.sin_port))
  }
}
