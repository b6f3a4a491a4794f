/// One place of a terminal: a character with its marks, and how it looks.
///
/// All of it is numbers: a screen has thousands of them, and each frame compares them all.
package struct Cell: Equatable, Sendable {
  /// The bytes of its UTF-8, the first one lowest; in the highest of `rest` is the width.
  private var first: UInt64 = 0
  private var rest: UInt64 = 0
  package var style: CellStyle

  package static var blank: Cell { Cell(" ", style: .plain) }

  /// A text of many marks is somebody's joke.
  private static let most = 15
  private static let longestScalar = 4
  private static let widthPlace: UInt64 = 56
  private static let textOfRest: UInt64 = 1 << widthPlace - 1

  package init(_ scalar: Unicode.Scalar, style: CellStyle, width: Int = 1) {
    self.init(style: style, width: width)
    if scalar.isASCII { first = UInt64(scalar.value) } else { join(scalar) }
  }

  /// Nothing yet, as it stands in the second half of a wide character.
  init(style: CellStyle, width: Int) {
    self.style = style
    self.width = width
  }

  /// 0 for the second half of a wide character, 2 for the character before it.
  package var width: Int {
    get { Int(rest >> Self.widthPlace) }
    set { rest = rest & Self.textOfRest | UInt64(newValue) << Self.widthPlace }
  }

  /// Adds a mark to its character, where there is room.
  package mutating func join(_ scalar: Unicode.Scalar) {
    var length = length
    guard length + Self.longestScalar <= Self.most else { return }
    for byte in scalar.utf8 {
      if length < 8 {
        first |= UInt64(byte) << UInt64(length * 8)
      } else {
        rest |= UInt64(byte) << UInt64(length * 8 - 64)
      }
      length += 1
    }
  }

  package var text: String {
    var utf8: [UInt8] = []
    write(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }

  func write(to utf8: inout [UInt8]) {
    Self.write(first, to: &utf8)
    Self.write(rest & Self.textOfRest, to: &utf8)
  }

  private static func write(_ bytes: UInt64, to utf8: inout [UInt8]) {
    var bytes = bytes
    while bytes > 0 {
      utf8.append(UInt8(truncatingIfNeeded: bytes))
      bytes >>= 8
    }
  }

  /// No byte of a text is zero.
  private var length: Int {
    let rest = rest & Self.textOfRest
    let (bytes, before) = rest > 0 ? (rest, 8) : (first, 0)
    return before + (bytes.bitWidth - bytes.leadingZeroBitCount + 7) / 8
  }

  var isASCII: Bool { (1..<0x80).contains(first) }

  /// Whether no mark was joined to its character.
  var isSingle: Bool {
    let lead = UInt8(truncatingIfNeeded: first)
    return length == (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4)
  }
}
