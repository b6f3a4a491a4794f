/// Lines of ours in a file of the person's, between two comments by which they are found again.
package struct MarkedBlock: Sendable {
  private let begin: [UInt8]
  /// Begins the lines in a file that had no last newline, by which it gets back without one.
  private let bareBegin: [UInt8]
  private let end: [UInt8]

  private init(_ open: String, _ close: String = "") {
    begin = Array("\(open) fastd: begin\(close)".utf8)
    bareBegin = Array("\(open) fastd: begin (no newline before)\(close)".utf8)
    end = Array("\(open) fastd: end\(close)".utf8)
  }

  package static let hash = MarkedBlock("#")
  package static let semicolon = MarkedBlock(";")
  package static let stars = MarkedBlock("/*", " */")

  private static let newline = UInt8(ascii: "\n")

  package func isIn(_ file: [UInt8]) throws(ConfigFault) -> Bool {
    try !blocks(in: ConfigText(file)).isEmpty
  }

  /// At the end, after an empty line.
  package func added(_ text: [UInt8], to file: [UInt8]) -> [UInt8] {
    guard let last = file.last else { return lines(text) }
    if last == Self.newline { return file + [Self.newline] + lines(text) }
    return file + [Self.newline, Self.newline] + lines(text, begin: bareBegin)
  }

  /// The text's lines and their marks, each after the indent.
  func lines(_ text: [UInt8], indent: ArraySlice<UInt8> = []) -> [UInt8] {
    lines(text, begin: begin, indent: indent)
  }

  private func lines(
    _ text: [UInt8], begin: [UInt8], indent: ArraySlice<UInt8> = []
  ) -> [UInt8] {
    var result: [UInt8] = []
    let body = text.last == Self.newline ? text.dropLast() : text[...]
    let lines = body.split(separator: Self.newline, omittingEmptySubsequences: false)
    for line in [begin[...]] + lines + [end[...]] {
      if !line.isEmpty { result += indent + line }
      result.append(Self.newline)
    }
    return result
  }

  /// Nil where there is nothing of ours.
  package func removed(from file: [UInt8]) throws(ConfigFault) -> [UInt8]? {
    let text = ConfigText(file)
    let blocks = try blocks(in: text)
    guard !blocks.isEmpty else { return nil }
    return TextEdit.apply(blocks.map { TextEdit(range: range(of: $0, in: text)) }, to: file)
  }

  /// With the empty line before it that came with it.
  private func range(of block: ClosedRange<Int>, in text: ConfigText) -> Range<Int> {
    var start = text.lines[block.lowerBound].lowerBound
    let end = text.lines[block.upperBound].upperBound
    if block.lowerBound > 0, text.bytes[text.lines[block.lowerBound - 1]].count == 1 { start -= 1 }
    // Lines added behind the block since then need the newline before it.
    guard start > 0, end == text.bytes.count else { return start..<end }
    let isBare = text.words(of: text.lines[block.lowerBound]).elementsEqual(bareBegin)
    return (isBare || text.bytes[end - 1] != Self.newline ? start - 1 : start)..<end
  }

  /// By their first and last lines.
  private func blocks(in text: ConfigText) throws(ConfigFault) -> [ClosedRange<Int>] {
    var blocks: [ClosedRange<Int>] = []
    var opened: Int?
    for (number, line) in text.lines.enumerated() {
      let words = text.words(of: line)
      if words.elementsEqual(begin) || words.elementsEqual(bareBegin) {
        if let opened { throw .notUnderstood(line: opened + 1) }
        opened = number
      } else if words.elementsEqual(end) {
        guard let first = opened else { throw .notUnderstood(line: number + 1) }
        blocks.append(first...number)
        opened = nil
      }
    }
    if let opened { throw .notUnderstood(line: opened + 1) }
    return blocks
  }
}
