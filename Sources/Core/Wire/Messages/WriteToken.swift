/// What a call that writes may carry: sent again with the same token it is done once, and answered as
/// the first time.
package enum WriteToken {
  static let field = "token"
  /// In bytes; enough that nobody meets another's by chance.
  private static let length = 16...64

  /// 128 random bits as text.
  package static func text(_ high: UInt64, _ low: UInt64) -> String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<32 {
        let half = place < 16 ? high : low
        let digit = UInt8(half >> UInt64(60 - place % 16 * 4) & 15)
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 32
    }
  }

  /// All that changes something of the person's.
  package static func isTaken(by method: String) -> Bool { methods.contains(method) }

  static func isSound(_ text: String) -> Bool {
    length.contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }
}

extension Call {
  /// Takes the token out of the parameters of a call that may have one; nil where there is none.
  package mutating func takeToken() throws(FieldError) -> String? {
    guard let value = parameters[WriteToken.field], WriteToken.isTaken(by: method) else {
      return nil
    }
    parameters[WriteToken.field] = nil
    switch value {
    case .null: return nil
    case .string(let text) where WriteToken.isSound(text): return text
    default: throw .wrongType(WriteToken.field)
    }
  }
}
