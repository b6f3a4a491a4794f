import Glibc
package import Host
package import Time

/// An object of ours on the person's session bus, for as long as somebody asks it.
package final class BusServer {
  private let connection: BusConnection
  private let name: String
  private let object: BusObject

  /// Clients that knew us by our number before we gave our name back may still have sent something.
  private static let farewell = Span.seconds(2)

  /// On the bus of the person's session, unless an address says which.
  package init(name: String, object: BusObject, address: String? = nil) throws(SystemError) {
    connection = try BusConnection(address: address)
    self.name = name
    self.object = object
  }

  /// Takes the name and answers until nobody has asked for so long; ends early with the bus.
  ///
  /// The name goes first and the calls that came before it went are answered after: the next call
  /// starts another one of us, and none is lost between the two.
  package func serve(idle: Span) throws(SystemError) {
    try connection.take(name: name)
    var end = Clock.monotonic() + idle
    while let wasCalled = try turn(until: end) {
      if wasCalled { end = Clock.monotonic() + idle }
    }
    // A supervisor that waits for the name would not wait for the rest.
    signal(SIGTERM, SIG_IGN)
    try connection.release(name: name)
    end = Clock.monotonic() + Self.farewell
    while try turn(until: end) != nil {}
  }

  /// Takes one message, or waits for one; nil when the time is over, and whether it was a call.
  private func turn(until end: Span) throws(SystemError) -> Bool? {
    let turn = try connection.turn([object])
    guard turn == .idle else { return turn == .called }
    let rest = end - Clock.monotonic()
    guard rest > .zero else { return nil }
    try connection.wait(milliseconds: rest.milliseconds)
    return false
  }
}
