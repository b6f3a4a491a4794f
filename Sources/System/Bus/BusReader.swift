import CSystemd

/// Reads what a caller sent, as much of it as one call may hold.
struct BusReader {
  let message: OpaquePointer

  private static let mostTexts = 64
  private static let mostNumbers = 1024
  private static let longestText = 1024

  func arguments(_ types: [BusType]) throws(BusRefusal) -> [BusValue] {
    let signature = sd_bus_message_get_signature(message, 1).map { String(cString: $0) }
    guard signature == types.map(\.rawValue).joined() else { throw .wrongArguments }
    var values: [BusValue] = []
    for type in types { values.append(try value(type)) }
    return values
  }

  private func value(_ type: BusType) throws(BusRefusal) -> BusValue {
    switch type {
    case .text:
      guard let text = try text() else { throw .wrongArguments }
      return .text(text)
    case .texts: return .texts(try texts())
    case .number: return .unsigned(try number())
    case .integer:
      guard let number = try integer() else { throw .wrongArguments }
      return .signed(number)
    case .integers: return .list(try integers().map(BusValue.signed), of: "i")
    case .any:
      guard sd_bus_message_skip(message, "v") >= 0 else { throw .wrongArguments }
      return .list([], of: "v")
    }
  }

  /// Nil at the end of a list.
  private func text() throws(BusRefusal) -> String? {
    var pointer: UnsafePointer<CChar>?
    let code = sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &pointer)
    guard code >= 0 else { throw .wrongArguments }
    guard code > 0, let pointer else { return nil }
    // Within the message, which ends it and outlives this.
    let text = String(cString: pointer)
    guard text.utf8.count <= Self.longestText else { throw .tooLong }
    return text
  }

  private func texts() throws(BusRefusal) -> [String] {
    let array = CChar(UInt8(ascii: "a"))
    guard sd_bus_message_enter_container(message, array, "s") > 0 else { throw .wrongArguments }
    var texts: [String] = []
    while let text = try text() {
      guard texts.count < Self.mostTexts else { throw .tooLong }
      texts.append(text)
    }
    guard sd_bus_message_exit_container(message) >= 0 else { throw .wrongArguments }
    return texts
  }

  /// Nil at the end of a list.
  private func integer() throws(BusRefusal) -> Int32? {
    var number: Int32 = 0
    let code = sd_bus_message_read_basic(message, CChar(UInt8(ascii: "i")), &number)
    guard code >= 0 else { throw .wrongArguments }
    return code > 0 ? number : nil
  }

  private func integers() throws(BusRefusal) -> [Int32] {
    let array = CChar(UInt8(ascii: "a"))
    guard sd_bus_message_enter_container(message, array, "i") >= 0 else { throw .wrongArguments }
    var numbers: [Int32] = []
    while let number = try integer() {
      guard numbers.count < Self.mostNumbers else { throw .tooLong }
      numbers.append(number)
    }
    guard sd_bus_message_exit_container(message) >= 0 else { throw .wrongArguments }
    return numbers
  }

  private func number() throws(BusRefusal) -> UInt32 {
    var number: UInt32 = 0
    let code = sd_bus_message_read_basic(message, CChar(UInt8(ascii: "u")), &number)
    guard code > 0 else { throw .wrongArguments }
    return number
  }
}
