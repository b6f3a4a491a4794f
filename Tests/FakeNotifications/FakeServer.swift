import CSystemd
import Dispatch
import Foundation

struct BusError: Error {
  let step: String
  let code: CInt
}

/// Owns the name of the notification server on the session bus.
final class FakeServer {
  let options: Options
  let name = "org.freedesktop.Notifications"
  private(set) var bus: OpaquePointer?
  private var lastID: UInt32 = 0

  init(_ options: Options) throws {
    self.options = options
    try check("open", sd_bus_open_user(&bus))
    let data = Unmanaged.passUnretained(self).toOpaque()
    // `self` lives as long as the process.
    try check(
      "filter",
      sd_bus_add_filter(
        bus, nil, { message, data, _ in FakeServer.from(data)?.take(message) ?? 0 }, data))
    try check("name", sd_bus_request_name(bus, name, 0))
    record(["ready": true])
  }

  func serve() throws {
    while true {
      while try check("process", sd_bus_process(bus, nil)) > 0 {}
      try check("flush", sd_bus_flush(bus))
      var pollers = [
        pollfd(fd: sd_bus_get_fd(bus), events: Int16(POLLIN), revents: 0),
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&pollers, 2, -1) > 0, pollers[1].revents != 0 else { continue }
      for line in readLines() { try emit(line.split(separator: " ").map(String.init)) }
    }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> FakeServer? {
    data.map { Unmanaged<FakeServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func take(_ message: OpaquePointer?) -> CInt {
    guard sd_bus_message_is_method_call(message, name, nil) > 0,
      let member = sd_bus_message_get_member(message).map({ String(cString: $0) })
    else { return 0 }
    let reader = Reader(message)
    let arguments = (try? reader.all()) ?? []
    record(["call": member, "arguments": arguments])
    if options.deafTo.contains(member) { return 1 }
    do {
      try answer(member, arguments, to: message)
      return 1
    } catch {
      record(["error": "\(error)"])
      return 1
    }
  }

  private func answer(_ member: String, _ arguments: [Any], to call: OpaquePointer?) throws {
    var reply: OpaquePointer?
    try check("reply", sd_bus_message_new_method_return(call, &reply))
    defer { sd_bus_message_unref(reply) }
    switch member {
    case "GetServerInformation":
      for text in [options.name, "fastd", "1.0", "1.2"] { try append(text, to: reply) }
    case "GetCapabilities":
      try check("open", sd_bus_message_open_container(reply, 97, "s"))
      for text in options.capabilities { try append(text, to: reply) }
      try check("close", sd_bus_message_close_container(reply))
    case "Notify":
      let replaces = arguments.count > 1 ? (arguments[1] as? UInt32 ?? 0) : 0
      if replaces == 0 { lastID += 1 } else { try sayLastWord(of: replaces) }
      try append(replaces == 0 ? lastID : replaces, to: reply)
    case "CloseNotification":
      try signal("NotificationClosed", [arguments.first as? UInt32 ?? 0, UInt32(3)])
    default: break
    }
    try check("send", sd_bus_send(bus, reply, nil))
  }

  private func sayLastWord(of id: UInt32) throws {
    switch options.lastWord {
    case "closed": try signal("NotificationClosed", [id, UInt32(2)])
    case let button?: try signal("ActionInvoked", [id, button])
    case nil: break
    }
  }

  private func emit(_ words: [String]) throws {
    guard words.count >= 3, let number = UInt32(words[1]) else { return }
    let id = number == 0 ? lastID : number
    switch words[0] {
    case "action":
      if words.count > 3 { try signal("ActivationToken", [id, words[3]]) }
      try signal("ActionInvoked", [id, words[2]])
    case "close": try signal("NotificationClosed", [id, UInt32(words[2]) ?? 4])
    case "long":
      try signal("ActionInvoked", [id, String(repeating: "x", count: Int(words[2]) ?? 0)])
    case "flood": try flood(id, milliseconds: Int(words[2]) ?? 0)
    case "flap": try flap(pause: number, milliseconds: Int(words[2]) ?? 0)
    default: break
    }
    try check("flush", sd_bus_flush(bus))
  }

  func signal(_ member: String, _ arguments: [Any]) throws {
    var message: OpaquePointer?
    try check(
      "signal",
      sd_bus_message_new_signal(
        bus, &message, "/org/freedesktop/Notifications", name, member))
    defer { sd_bus_message_unref(message) }
    for argument in arguments {
      if let number = argument as? UInt32 { try append(number, to: message) }
      if let text = argument as? String { try append(text, to: message) }
    }
    try check("send", sd_bus_send(bus, message, nil))
  }

  private func append(_ text: String, to message: OpaquePointer?) throws {
    try text.withCString { _ = try check("s", sd_bus_message_append_basic(message, 115, $0)) }
  }

  private func append(_ number: UInt32, to message: OpaquePointer?) throws {
    var number = number
    try check("u", sd_bus_message_append_basic(message, 117, &number))
  }
}

/// Whoever drives us may ask thousands of times before they read a line, and wait for our answers.
private let mouth = DispatchQueue(label: "records")

func record(_ object: [String: Any]) {
  let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  let line = Array(data ?? Data()) + Array("\n".utf8)
  // A reader that has gone is no reason for a crash report: SIGPIPE ends us.
  mouth.async { _ = write(1, line, line.count) }
}

/// Waits until all that was recorded is written.
func flushRecords() {
  mouth.sync {}
}

/// The whole lines that wait on standard input; its end is the end of the process.
private func readLines() -> [Substring] {
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = read(0, &buffer, buffer.count)
  guard count > 0 else { exit(0) }
  return Substring(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
}

@discardableResult
func check(_ step: String, _ code: CInt) throws -> CInt {
  guard code >= 0 else { throw BusError(step: step, code: code) }
  return code
}
