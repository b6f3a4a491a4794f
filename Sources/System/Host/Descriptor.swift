import Glibc

/// Owns one open file descriptor and closes it with its own end.
package struct Descriptor: ~Copyable, Sendable {
  package let number: Int32

  /// Takes over `number`, which must be open and nobody else's.
  package init(owning number: Int32) {
    self.number = number
  }

  /// Opens through `call`, whose negative result becomes the error.
  package init(_ name: String, opening call: () -> Int32) throws(SystemError) {
    number = try retrying(name, call)
  }

  /// Gives the descriptor away: whoever takes the number closes it.
  package consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  // close is never retried: on Linux the descriptor is gone whatever it returns.
  deinit { close(number) }
}
