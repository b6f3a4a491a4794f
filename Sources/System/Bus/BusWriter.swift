import CSystemd
import Host

/// Puts values into a message.
struct BusWriter {
  let message: OpaquePointer

  func append(_ value: BusValue) throws(SystemError) {
    switch value {
    case .text(let text): try append(text)
    case .signed(var number): try check(sd_bus_message_append_basic(message, code("i"), &number))
    case .unsigned(var number): try check(sd_bus_message_append_basic(message, code("u"), &number))
    case .real(var number): try check(sd_bus_message_append_basic(message, code("d"), &number))
    case .bool(let value):
      var number: CInt = value ? 1 : 0
      try check(sd_bus_message_append_basic(message, code("b"), &number))
    case .path(let path): try check(sd_bus_message_append_basic(message, code("o"), path))
    case .bytes(let bytes):
      try check(sd_bus_message_append_array(message, code("y"), bytes, bytes.count))
    case .any(let value):
      try container("v", value.signature) { () throws(SystemError) in try append(value) }
    case .list(let values, let element):
      try container("a", element) { () throws(SystemError) in
        for value in values { try append(value) }
      }
    case .record(let values):
      try container("r", values.map(\.signature).joined()) { () throws(SystemError) in
        for value in values { try append(value) }
      }
    case .table(let entries): try append(entries)
    }
  }

  private func append(_ entries: [BusValue.Entry]) throws(SystemError) {
    try container("a", "{sv}") { () throws(SystemError) in
      for entry in entries {
        try container("e", "sv") { () throws(SystemError) in
          try append(entry.name)
          try container("v", entry.value.signature) { () throws(SystemError) in
            try append(entry.value)
          }
        }
      }
    }
  }

  private func append(_ text: String) throws(SystemError) {
    try check(sd_bus_message_append_basic(message, code("s"), text))
  }

  private func container(
    _ type: Unicode.Scalar, _ contents: String, _ fill: () throws(SystemError) -> Void
  ) throws(SystemError) {
    try check(sd_bus_message_open_container(message, code(type), contents))
    try fill()
    try check(sd_bus_message_close_container(message))
  }

  private func code(_ type: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: type.value) }

  private func check(_ code: CInt) throws(SystemError) {
    guard code >= 0 else { throw SystemError("sd_bus_message_append", -code) }
  }
}
