import CNotify
import Glibc
import Popups
import Time

/// The connection to the person's session bus; lives on the alerts thread.
final class SessionBus {
  private let connection: OpaquePointer
  private let filter: guint
  private var watch: guint = 0

  init(behind gate: FloodGate) throws(AlertFailure) {
    guard Self.isKnown else { throw .noBus }
    var error: UnsafeMutablePointer<GError>?
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      g_clear_error(&error)
      throw .noBus
    }
    // By default GLib ends the process with SIGTERM when the bus goes away.
    g_dbus_connection_set_exit_on_close(connection, 0)
    self.connection = connection
    filter = gate.stand(before: connection)
  }

  deinit {
    if watch != 0 { g_bus_unwatch_name(watch) }
    g_dbus_connection_remove_filter(connection, filter)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

  /// Without an address GLib would start a bus of its own, on which nobody is.
  private static var isKnown: Bool {
    if let address = getenv("DBUS_SESSION_BUS_ADDRESS"), address.pointee != 0 { return true }
    guard let directory = getenv("XDG_RUNTIME_DIR") else { return false }
    return access("\(String(cString: directory))/bus", F_OK) == 0
  }

  /// Tells on the thread's own context when `name` gets or loses an owner, and how it is now.
  func watchOwner(of name: String, _ changed: @escaping (_ present: Bool) -> Void) {
    let listener = Unmanaged.passRetained(Listener(changed)).toOpaque()
    watch = g_bus_watch_name_on_connection(
      connection, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, data in Listener.from(data)?.changed(true) },
      { _, _, data in Listener.from(data)?.changed(false) },
      listener,
      { data in data.map { Unmanaged<Listener>.fromOpaque($0).release() } })
  }

  private final class Listener {
    let changed: (Bool) -> Void

    init(_ changed: @escaping (Bool) -> Void) {
      self.changed = changed
    }

    static func from(_ data: gpointer?) -> Listener? {
      data.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// One method call, answered within `patience`; it never starts the one it is for.
  func call(
    _ method: String, of interface: String, at path: String, on name: String,
    _ arguments: [Variant] = [], patience: Span = .seconds(5)
  ) throws(AlertFailure) -> Variant {
    var error: UnsafeMutablePointer<GError>?
    let tuple = arguments.isEmpty ? nil : Variant.tuple(arguments)
    let reply = withExtendedLifetime(tuple) {
      g_dbus_connection_call_sync(
        connection, name, path, interface, method, tuple?.raw, nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, gint(clamping: patience.milliseconds), nil, &error)
    }
    guard let reply else { throw AlertFailure(taking: &error) }
    return Variant(owning: reply)
  }
}

extension AlertFailure {
  /// Reads and frees what GLib reported.
  init(taking error: inout UnsafeMutablePointer<GError>?) {
    defer { g_clear_error(&error) }
    guard let failure = error?.pointee else {
      self = .refused("")
      return
    }
    let text = failure.message.map { String(String(cString: $0).prefix(200)) } ?? ""
    self = Self.known(domain: failure.domain, code: failure.code) ?? .refused(text)
  }

  private static func known(domain: GQuark, code: gint) -> AlertFailure? {
    let code = UInt32(bitPattern: code)
    if domain == g_io_error_quark() {
      switch code {
      case G_IO_ERROR_TIMED_OUT.rawValue: return .noAnswer
      case G_IO_ERROR_CLOSED.rawValue: return .noBus
      default: return nil
      }
    }
    guard domain == g_dbus_error_quark() else { return nil }
    switch code {
    case G_DBUS_ERROR_NO_REPLY.rawValue, G_DBUS_ERROR_TIMEOUT.rawValue,
      G_DBUS_ERROR_TIMED_OUT.rawValue:
      return .noAnswer
    case G_DBUS_ERROR_SERVICE_UNKNOWN.rawValue, G_DBUS_ERROR_NAME_HAS_NO_OWNER.rawValue:
      return .noServer
    case G_DBUS_ERROR_DISCONNECTED.rawValue, G_DBUS_ERROR_NO_SERVER.rawValue: return .noBus
    default: return nil
    }
  }
}
