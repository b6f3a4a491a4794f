import CSystemd
import Glibc
package import Host

/// A connection to the person's session bus, on which objects of ours answer and others are heard.
///
/// There are no callbacks: each message comes out of `sd_bus_process`.
package final class BusConnection {
  private let bus: OpaquePointer

  /// The result of one look at the bus.
  package enum Turn: Equatable, Sendable {
    /// Nothing is there that would have to be done.
    case idle
    case busy
    /// One of ours was called.
    case called
  }

  /// To the bus of the person's session, unless an address says which.
  package init(address: String? = nil) throws(SystemError) {
    if let address {
      bus = try Self.connected(to: address)
    } else {
      bus = try Self.session()
    }
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

  package func take(name: String) throws(SystemError) {
    try Self.check("sd_bus_request_name", sd_bus_request_name(bus, name, 0))
  }

  func release(name: String) throws(SystemError) {
    try Self.check("sd_bus_release_name", sd_bus_release_name(bus, name))
  }

  // MARK: Waiting

  /// For those who also wait for other things.
  package var descriptor: Int32 { sd_bus_get_fd(bus) }

  /// The events to poll its descriptor for.
  package var events: Int16 { Int16(truncatingIfNeeded: max(0, sd_bus_get_events(bus))) }

  func wait(milliseconds: Int64) throws(SystemError) {
    let waited = sd_bus_wait(bus, UInt64(clamping: milliseconds) * 1000)
    if waited != -EINTR { try Self.check("sd_bus_wait", waited) }
  }

  /// Takes one message: a call is answered by the object at its path, a signal is told.
  package func turn(
    _ objects: [BusObject], heard: (BusSignal) -> Void = { _ in }
  ) throws(SystemError) -> Turn {
    var message: OpaquePointer?
    let code = sd_bus_process(bus, &message)
    defer { sd_bus_message_unref(message) }
    try Self.check("sd_bus_process", code)
    guard let message else { return code > 0 ? .busy : .idle }
    if let signal = BusSignal(message) { heard(signal) }
    guard sd_bus_message_is_method_call(message, nil, nil) > 0 else { return .busy }
    do throws(BusRefusal) {
      let values = try Self.answer(message, objects)
      if sd_bus_message_get_expect_reply(message) > 0 { try reply(to: message, values) }
    } catch {
      try refuse(message, error)
    }
    return .called
  }

  // MARK: Answering

  private static func answer(
    _ message: OpaquePointer, _ objects: [BusObject]
  ) throws(BusRefusal) -> [BusValue] {
    let path = text(sd_bus_message_get_path(message))
    guard let object = objects.first(where: { $0.path == path }) else { throw .unknownObject }
    guard let member = text(sd_bus_message_get_member(message)) else { throw .unknownMethod }
    let interface = text(sd_bus_message_get_interface(message))
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
      try send(reply, values)
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

  // MARK: Saying

  /// Tells whoever listens.
  package func emit(
    _ member: String, of interface: String, at path: String, _ values: [BusValue] = []
  ) throws(SystemError) {
    var message: OpaquePointer?
    defer { sd_bus_message_unref(message) }
    try Self.check(
      "sd_bus_message_new_signal", sd_bus_message_new_signal(bus, &message, path, interface, member)
    )
    guard let message else { return }
    try send(message, values)
  }

  /// Has somebody else do something, who need not be there: what they answer is not waited for.
  package func call(
    _ member: String, of interface: String, at path: String, of name: String, _ values: [BusValue]
  ) throws(SystemError) {
    var message: OpaquePointer?
    defer { sd_bus_message_unref(message) }
    try Self.check(
      "sd_bus_message_new_method_call",
      sd_bus_message_new_method_call(bus, &message, name, path, interface, member))
    guard let message else { return }
    sd_bus_message_set_expect_reply(message, 0)
    sd_bus_message_set_auto_start(message, 0)
    try send(message, values)
  }

  /// From now on it is told who has a name.
  package func listen(forOwnerOf name: String) throws(SystemError) {
    let rule =
      "type='signal',sender='\(BusSignal.bus)',member='\(BusSignal.ownerChanged)',arg0='\(name)'"
    try call(
      "AddMatch", of: BusSignal.bus, at: "/org/freedesktop/DBus", of: BusSignal.bus, [.text(rule)])
  }

  private func send(_ message: OpaquePointer, _ values: [BusValue]) throws(SystemError) {
    for value in values { try BusWriter(message: message).append(value) }
    try Self.check("sd_bus_send", sd_bus_send(bus, message, nil))
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func check(_ call: String, _ code: CInt) throws(SystemError) {
    guard code < 0 else { return }
    throw SystemError(call, -code)
  }
}

/// The bus's report of a name's owner.
package struct BusSignal: Equatable, Sendable {
  package let name: String
  /// Empty where nobody has it any more.
  package let owner: String

  static let bus = "org.freedesktop.DBus"
  static let ownerChanged = "NameOwnerChanged"

  init?(_ message: OpaquePointer) {
    guard sd_bus_message_is_signal(message, Self.bus, Self.ownerChanged) > 0,
      let values = try? BusReader(message: message).arguments([.text, .text, .text]),
      case .text(let name) = values[0], case .text(let owner) = values[2]
    else { return nil }
    self.name = name
    self.owner = owner
  }
}
