import CSystemd
import Glibc
package import Host
package import Time

/// An object of ours on the person's session bus, for as long as somebody asks it.
///
/// There are no callbacks: each message comes out of `sd_bus_process`.
package final class BusServer {
  private let bus: OpaquePointer
  private let name: String
  private let object: BusObject

  /// Who knew us by our number before our name was given back may still have sent something.
  private static let farewell = Span.seconds(2)

  /// On the bus of the person's session, unless an address says which.
  package init(name: String, object: BusObject, address: String? = nil) throws(SystemError) {
    if let address {
      bus = try Self.connected(to: address)
    } else {
      bus = try Self.session()
    }
    self.name = name
    self.object = object
  }

  private static func session() throws(SystemError) -> OpaquePointer {
    var opened: OpaquePointer?
    try check("sd_bus_open_user", sd_bus_open_user_with_description(&opened, "fastd"))
    guard let opened else { throw SystemError("sd_bus_open_user", ENOMEM) }
    return opened
  }

  private static func connected(to address: String) throws(SystemError) -> OpaquePointer {
    var made: OpaquePointer?
    try check("sd_bus_new", sd_bus_new(&made))
    guard let made else { throw SystemError("sd_bus_new", ENOMEM) }
    do throws(SystemError) {
      try check("sd_bus_set_address", sd_bus_set_address(made, address))
      try check("sd_bus_set_bus_client", sd_bus_set_bus_client(made, 1))
      try check("sd_bus_start", sd_bus_start(made))
    } catch {
      sd_bus_unref(made)
      throw error
    }
    return made
  }

  deinit {
    sd_bus_flush_close_unref(bus)
  }

  /// Takes the name and answers until nobody has asked for so long; ends early with the bus.
  ///
  /// The name goes first and the calls that came before it went are answered after: the next call
  /// starts another one of us, and none is lost between the two.
  package func serve(idle: Span) throws(SystemError) {
    try Self.check("sd_bus_request_name", sd_bus_request_name(bus, name, 0))
    var end = Clock.monotonic() + idle
    while let wasCalled = try turn(until: end) {
      if wasCalled { end = Clock.monotonic() + idle }
    }
    // A supervisor that waits for the name would not wait for the rest.
    signal(SIGTERM, SIG_IGN)
    try Self.check("sd_bus_release_name", sd_bus_release_name(bus, name))
    end = Clock.monotonic() + Self.farewell
    while try turn(until: end) != nil {}
  }

  /// Takes one message, or waits for one; nil when the time is over, and whether it was a call.
  private func turn(until end: Span) throws(SystemError) -> Bool? {
    var message: OpaquePointer?
    let code = sd_bus_process(bus, &message)
    defer { sd_bus_message_unref(message) }
    try Self.check("sd_bus_process", code)
    if let message { return try take(message) }
    if code > 0 { return false }
    let rest = end - Clock.monotonic()
    guard rest > .zero else { return nil }
    let waited = sd_bus_wait(bus, UInt64(clamping: rest.milliseconds) * 1000)
    if waited != -EINTR { try Self.check("sd_bus_wait", waited) }
    return false
  }

  // MARK: Calls

  /// False for what is no call.
  private func take(_ message: OpaquePointer) throws(SystemError) -> Bool {
    guard sd_bus_message_is_method_call(message, nil, nil) > 0 else { return false }
    do throws(BusRefusal) {
      let values = try answer(message)
      if sd_bus_message_get_expect_reply(message) > 0 { try reply(to: message, values) }
    } catch {
      try refuse(message, error)
    }
    return true
  }

  private func answer(_ message: OpaquePointer) throws(BusRefusal) -> [BusValue] {
    guard Self.text(sd_bus_message_get_path(message)) == object.path else { throw .unknownObject }
    guard let member = Self.text(sd_bus_message_get_member(message)) else { throw .unknownMethod }
    let interface = Self.text(sd_bus_message_get_interface(message))
    if member == "Introspect", interface ?? "" == BusObject.introspectable.name {
      return [.text(object.introspection)]
    }
    guard let found = object.method(member, of: interface) else { throw .unknownMethod }
    let arguments = try BusReader(message: message).arguments(found.method.takes)
    return try object.answer(
      BusCall(interface: found.interface, method: member, arguments: arguments))
  }

  private func reply(to call: OpaquePointer, _ values: [BusValue]) throws(BusRefusal) {
    var reply: OpaquePointer?
    defer { sd_bus_message_unref(reply) }
    do throws(SystemError) {
      try Self.check(
        "sd_bus_message_new_method_return", sd_bus_message_new_method_return(call, &reply))
      guard let reply else { return }
      for value in values { try BusWriter(message: reply).append(value) }
      try Self.check("sd_bus_send", sd_bus_send(bus, reply, nil))
    } catch {
      throw .notDone
    }
  }

  private func refuse(_ call: OpaquePointer, _ refusal: BusRefusal) throws(SystemError) {
    var error = sd_bus_error()
    sd_bus_error_set(&error, refusal.rawValue, refusal.text)
    defer { sd_bus_error_free(&error) }
    // Also where no answer is expected: it is then left out by the library.
    try Self.check("sd_bus_reply_method_error", sd_bus_reply_method_error(call, &error))
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func check(_ call: String, _ code: CInt) throws(SystemError) {
    guard code < 0 else { return }
    throw SystemError(call, -code)
  }
}
