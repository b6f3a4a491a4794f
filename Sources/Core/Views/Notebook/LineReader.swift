/// Lines out of bytes that come in pieces; one that is too long is left out whole.
package struct LineReader: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    case text(String)
    case tooLong
  }

  /// More bytes than any command line that is meant.
  package static let longest = 4096

  private var begun: [UInt8] = []
  private var isTooLong = false

  package init() {}

  package mutating func lines(in bytes: some Collection<UInt8>) -> [Line] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [Line] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { lines.append(take()) }
      isTooLong = isTooLong || begun.count + part.count > Self.longest
      begun = isTooLong ? [] : begun + part
    }
    return lines
  }

  /// The text behind the last newline, if there is any.
  package mutating func end() -> Line? {
    begun.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func take() -> Line {
    defer { (begun, isTooLong) = ([], false) }
    return isTooLong ? .tooLong : .text(PlainText.line(String(decoding: begun, as: UTF8.self)))
  }
}
