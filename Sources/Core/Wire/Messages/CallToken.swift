/// The right to answer one call; worth nothing once that was done or the client is gone.
package struct CallToken: Hashable, Sendable {
  package let connection: UInt64
  package let call: UInt64

  package init(connection: UInt64, call: UInt64) {
    self.connection = connection
    self.call = call
  }
}
