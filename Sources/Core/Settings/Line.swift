/// One line of a settings file, taken apart into ranges of its bytes.
struct Line {
  enum Content: Equatable {
    case nothing
    /// The value's range has its quotes, too; what follows it is a comment.
    case entry(key: String, value: String, valueRange: Range<Int>)
  }

  let bytes: ArraySlice<UInt8>

  func content() throws(SettingsError) -> Content {
    let text = trimmed(bytes)
    guard let first = text.first, first != UInt8(ascii: "#") else { return .nothing }
    guard String(validating: text, as: UTF8.self) != nil else { throw .notText }
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
      throw .noEqualsSign(string(text))
    }
    let key = trimmed(text[..<equals])
    guard !key.isEmpty else { throw .noKey }
    let value = try valueRange(in: trimmed(text[(equals + 1)...]))
    return .entry(
      key: string(key), value: string(bytes[unquoted(value)]), valueRange: value)
  }

  private func valueRange(in text: ArraySlice<UInt8>) throws(SettingsError) -> Range<Int> {
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return trimmed(text[..<comment(in: text)]).indices
    }
    guard let close = text.dropFirst().firstIndex(of: quote) else { throw .openQuote }
    let rest = trimmed(text[(close + 1)...])
    guard rest.isEmpty || rest.first == UInt8(ascii: "#") else {
      throw .textAfterQuote(string(rest))
    }
    return text.startIndex..<close + 1
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard let first = bytes[range].first, range.count >= 2,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// A comment behind a value begins at a `#` that follows white space or the equals sign.
  private func comment(in text: ArraySlice<UInt8>) -> Int {
    for index in text.indices where text[index] == UInt8(ascii: "#") {
      if index == text.startIndex || isBlank(text[index - 1]) { return index }
    }
    return text.endIndex
  }

  /// A value as a line holds it, in quotes where it needs them; nil when none fit around it.
  static func written(_ value: String) -> String? {
    let line = Line(bytes: Array(value.utf8)[...])
    let quotes = ["\"", "'"]
    let isPlain =
      line.comment(in: line.bytes) == line.bytes.endIndex && line.trimmed(line.bytes) == line.bytes
      && !quotes.contains { value.utf8.starts(with: $0.utf8) }
    if isPlain { return value }
    return quotes.first { !value.utf8.contains($0.utf8.first ?? 0) }.map { $0 + value + $0 }
  }

  private func string(_ text: ArraySlice<UInt8>) -> String { String(decoding: text, as: UTF8.self) }

  private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
