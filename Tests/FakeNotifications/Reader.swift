import CSystemd

/// Reads a message as values that JSON knows, whatever its signature.
struct Reader {
  private let message: OpaquePointer?

  init(_ message: OpaquePointer?) {
    self.message = message
  }

  func all() throws -> [Any] {
    var values: [Any] = []
    while let value = try next() { values.append(value) }
    return values
  }

  private func next() throws -> Any? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard try check("peek", sd_bus_message_peek_type(message, &type, &contents)) > 0 else {
      return nil
    }
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "e"), UInt8(ascii: "r"):
      return try container(type, contents)
    case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"): return try text(type)
    case UInt8(ascii: "d"): return try basic(type, Double.self)
    case UInt8(ascii: "y"): return try basic(type, UInt8.self)
    case UInt8(ascii: "b"): return try basic(type, CInt.self) != 0
    case UInt8(ascii: "u"): return try basic(type, UInt32.self)
    case UInt8(ascii: "i"): return try basic(type, Int32.self)
    case UInt8(ascii: "x"): return try basic(type, Int64.self)
    default: throw BusError(step: "type \(type)", code: -1)
    }
  }

  /// A dictionary for an array of entries, the value alone for a variant, an array for the rest.
  private func container(_ type: CChar, _ contents: UnsafePointer<CChar>?) throws -> Any {
    try check("enter", sd_bus_message_enter_container(message, type, contents))
    let isDictionary = contents?.pointee == CChar(UInt8(ascii: "{"))
    let values = try all()
    try check("exit", sd_bus_message_exit_container(message))
    if UInt8(bitPattern: type) == UInt8(ascii: "v") { return values.first ?? "" }
    guard isDictionary else { return values }
    let pairs = values.compactMap { $0 as? [Any] }.map { ("\($0[0])", $0[1]) }
    return Dictionary(pairs) { $1 }
  }

  private func text(_ type: CChar) throws -> String {
    var text: UnsafePointer<CChar>?
    try check("read", sd_bus_message_read_basic(message, type, &text))
    return text.map { String(cString: $0) } ?? ""
  }

  private func basic<Value>(_ type: CChar, _: Value.Type) throws -> Value
  where Value: Numeric & BitwiseCopyable {
    var value: Value = 0
    try check("read", sd_bus_message_read_basic(message, type, &value))
    return value
  }
}
