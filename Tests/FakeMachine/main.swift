import CSystemd
import Glibc

// logind and timedated on a machine's bus, that say what standard input tells them to: "sleep",
// "resume", "zone" or "chatter".
//
// FakeMachine [NAME]...: the names to have on the bus, those of both if none is given.
struct BusError: Error {
  let step: String
  let code: CInt
}

@discardableResult
func check(_ step: String, _ code: CInt) throws -> CInt {
  guard code >= 0 else { throw BusError(step: step, code: code) }
  return code
}

struct Machine {
  private let bus: OpaquePointer?

  init(_ names: [String]) throws {
    var opened: OpaquePointer?
    try check("open", sd_bus_open_system(&opened))
    for name in names { try check("name", sd_bus_request_name(opened, name, 0)) }
    bus = opened
  }

  func obey(_ line: String) throws {
    switch line {
    case "sleep": try prepareForSleep(true)
    case "resume": try prepareForSleep(false)
    case "zone": try changeZone()
    case "chatter": for _ in 0..<1000 { try prepareForSleep(true) }
    default: throw BusError(step: line, code: 0)
    }
    try check("flush", sd_bus_flush(bus))
    say("done")
  }

  private func prepareForSleep(_ begins: Bool) throws {
    let interface = "org.freedesktop.login1.Manager"
    try signal("/org/freedesktop/login1", interface, "PrepareForSleep") { message in
      var flag: CInt = begins ? 1 : 0
      try check("b", sd_bus_message_append_basic(message, CChar(UInt8(ascii: "b")), &flag))
    }
  }

  private func changeZone() throws {
    let interface = "org.freedesktop.DBus.Properties"
    try signal("/org/freedesktop/timedate1", interface, "PropertiesChanged") { message in
      let (text, array) = (CChar(UInt8(ascii: "s")), CChar(UInt8(ascii: "a")))
      try check("s", sd_bus_message_append_basic(message, text, "org.freedesktop.timedate1"))
      try check("a{sv}", sd_bus_message_open_container(message, array, "{sv}"))
      try check("a{sv}", sd_bus_message_close_container(message))
      try check("as", sd_bus_message_open_container(message, array, "s"))
      try check("s", sd_bus_message_append_basic(message, text, "Timezone"))
      try check("as", sd_bus_message_close_container(message))
    }
  }

  private func signal(
    _ path: String, _ interface: String, _ member: String,
    _ fill: (OpaquePointer?) throws -> Void
  ) throws {
    var message: OpaquePointer?
    defer { sd_bus_message_unref(message) }
    try check("signal", sd_bus_message_new_signal(bus, &message, path, interface, member))
    try fill(message)
    try check("send", sd_bus_send(bus, message, nil))
  }
}

/// One line to the test that drives us, at once.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(1, bytes, bytes.count)
}

let names = Array(CommandLine.arguments.dropFirst())
let both = ["org.freedesktop.login1", "org.freedesktop.timedate1"]
let machine = try Machine(names.isEmpty ? both : names)
say("ready")
while let line = readLine() { try machine.obey(line) }
