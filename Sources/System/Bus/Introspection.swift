extension BusObject {
  static let introspectable = BusInterface(
    "org.freedesktop.DBus.Introspectable", [BusMethod("Introspect", gives: ["s"])])

  /// The calls that are offered here, as org.freedesktop.DBus.Introspectable describes them.
  var introspection: String {
    var text = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
      <node>

      """
    for interface in interfaces + [Self.introspectable] {
      text += " <interface name=\"\(interface.name)\">\n"
      for method in interface.methods { text += method.introspection }
      text += " </interface>\n"
    }
    return text + "</node>\n"
  }
}

extension BusMethod {
  fileprivate var introspection: String {
    let taken = takes.map { "   <arg type=\"\($0.rawValue)\" direction=\"in\"/>\n" }
    let given = gives.map { "   <arg type=\"\($0)\" direction=\"out\"/>\n" }
    return "  <method name=\"\(name)\">\n\((taken + given).joined())  </method>\n"
  }
}
