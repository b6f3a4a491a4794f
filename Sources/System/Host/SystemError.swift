import Glibc

/// A system call that was refused.
package struct SystemError: Error, Equatable, Sendable {
  /// The call's name as in its manual page.
  package let call: String
  package let code: Int32

  package init(_ call: String, _ code: Int32) {
    self.call = call
    self.code = code
  }

  /// Must be asked for at once: any other call may change `errno`.
  package static func last(_ call: String) -> Self {
    Self(call, errno)
  }

  /// The C library's text for the code, in English.
  package var text: String {
    var buffer = [CChar](repeating: 0, count: 128)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Runs a call again for as long as signals interrupt it.
package func retrying(_ call: String, _ body: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw .last(call) }
  }
}

/// Runs a call again for as long as signals interrupt it.
package func retrying(_ call: String, _ body: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw .last(call) }
  }
}
