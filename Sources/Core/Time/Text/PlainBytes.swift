/// A text as readers compare it: in small letters, with plain blanks and hyphens for those that are
/// printed, and as long as it was, so that places stay.
package enum PlainBytes {
  package static func of(_ text: String) -> [UInt8] {
    var bytes = text.utf8.map(\.asciiLowercased)
    var index = 0
    while index < bytes.count {
      let length = length(of: bytes[index])
      if length > 1, index + length <= bytes.count {
        let plain = plain(bytes[index..<index + length])
        for (offset, byte) in plain.enumerated() { bytes[index + offset] = byte }
      }
      index += length
    }
    return bytes
  }

  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    default: 1
    }
  }

  private static func plain(_ character: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(character)
    switch (bytes[0], bytes[1], bytes[bytes.count - 1]) {
    // No-break space.
    case (0xc2, 0xa0, _): return [0x20, 0x20]
    // À to Þ, without ×.
    case (0xc3, 0x80...0x96, _), (0xc3, 0x98...0x9e, _): return [0xc3, bytes[1] | 0x20]
    // Spaces of a figure, thin, hair and narrow no-break.
    case (0xe2, 0x80, 0x87), (0xe2, 0x80, 0x89), (0xe2, 0x80, 0x8a), (0xe2, 0x80, 0xaf):
      return [0x20, 0x20, 0x20]
    // Hyphens and dashes, and the minus.
    case (0xe2, 0x80, 0x90...0x95), (0xe2, 0x88, 0x92):
      return [0x20, 0x20, UInt8(ascii: "-")]
    default: return bytes
    }
  }
}
