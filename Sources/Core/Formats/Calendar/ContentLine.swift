/// One property of a calendar as RFC 5545 writes it: folded, and with CR LF at the end.
enum ContentLine {
  /// In octets, without the line's end.
  static let longest = 75

  /// `value` is of a form in which nothing needs an escape.
  static func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    fold("\(name):\(value)", into: &bytes)
  }

  /// Of people's texts.
  static func append(_ name: String, text: String, to bytes: inout [UInt8]) {
    append(name, escaped(text), to: &bytes)
  }

  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n" where last == "\r": break
      case "\n", "\r":
        escaped.append("\\")
        escaped.append("n")
      case "\t": escaped.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { escaped.append(scalar) }
      }
      last = scalar
    }
    return String(escaped)
  }

  /// Never breaks within a character's bytes; the space that continues a line is one of its octets.
  private static func fold(_ line: String, into bytes: inout [UInt8]) {
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > longest {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      length += width
    }
    bytes += [0x0D, 0x0A]
  }
}
