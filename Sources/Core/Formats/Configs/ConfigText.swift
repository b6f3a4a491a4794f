/// The lines of a configuration, by their places in its bytes.
struct ConfigText {
  let bytes: [UInt8]
  /// Each with its newline, where it has one.
  let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<place + 1)
      start = place + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
  }

  /// Without the white space around it.
  func words(of line: Range<Int>) -> ArraySlice<UInt8> {
    Self.trimmed(bytes[line])
  }

  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}

/// One change of a text; several of them do not overlap.
struct TextEdit {
  /// The bytes to remove; an empty range is a place to insert at.
  let range: Range<Int>
  var text: [UInt8] = []

  static func insert(_ text: [UInt8], at place: Int) -> Self {
    Self(range: place..<place, text: text)
  }

  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}

/// Why somebody else's configuration is left as it is.
package enum ConfigFault: Error, Equatable, Sendable {
  /// From this line on it is not what its program reads.
  case notUnderstood(line: Int)
  /// It does not say what stands in the bar, or says it in another file.
  case noPlace
  /// There are several bars, by these names, and none was chosen.
  case several([String])
  /// Something of this name is in it that is not ours.
  case named(String)
  /// The one place there is holds another program.
  case taken(by: String)
}
