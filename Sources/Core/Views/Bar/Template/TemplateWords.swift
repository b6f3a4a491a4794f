/// Names that stand in a template; the cases of an enum, in their order, in one line of text.
///
/// A dictionary, or an enum of strings, costs more to ask than all else that reads a template.
protocol TemplateWord: CaseIterable, RawRepresentable<Int>, Sendable {
  /// With one blank between them.
  static var words: StaticString { get }
}

extension TemplateWord {
  init?(_ name: ArraySlice<UInt8>) {
    guard let index = Self.words.index(of: name) else { return nil }
    self.init(rawValue: index)
  }

  var name: String {
    Self.names.indices.contains(rawValue) ? Self.names[rawValue] : ""
  }

  static var names: [String] {
    words.description.split(separator: " ").map(String.init)
  }
}

extension StaticString {
  /// Which of the words with blanks between them it is.
  fileprivate func index(of name: ArraySlice<UInt8>) -> Int? {
    let blank = UInt8(ascii: " ")
    return withUTF8Buffer { words in
      var (index, start) = (0, 0)
      while start < words.count {
        var end = start
        while end < words.count, words[end] != blank { end += 1 }
        if end - start == name.count, words[start..<end].elementsEqual(name) { return index }
        index += 1
        start = end + 1
      }
      return nil
    }
  }
}
