/// The configuration of polybar: sections of keys and values, some of which are bars.
package struct PolybarConfig {
  private let bytes: [UInt8]
  private let bars: [Bar]
  /// The lines of the module's own section.
  private let section: [UInt8]?

  private struct Bar {
    let name: String
    /// Behind its header.
    let start: Int
    /// The values behind the keys' `=`, without the white space and quotes around them.
    var values: [String: Range<Int>] = [:]
  }

  private static let module = Array("fastd".utf8)
  private static let places = ["modules-right", "modules-center", "modules-left"]

  package init(_ bytes: [UInt8]) throws(ConfigFault) {
    self.bytes = bytes
    let text = ConfigText(bytes)
    var bars: [Bar] = []
    var isInBar = false
    var section: [UInt8]?
    var isInSection = false
    for (number, line) in text.lines.enumerated() {
      let words = text.words(of: line)
      switch words.first {
      case nil, UInt8(ascii: ";"), UInt8(ascii: "#"): continue
      case UInt8(ascii: "["):
        guard words.last == UInt8(ascii: "]") else { throw .notUnderstood(line: number + 1) }
        let header = words.dropFirst().dropLast()
        isInSection = header.elementsEqual("module/fastd".utf8)
        if isInSection { section = section ?? [] }
        isInBar = header.starts(with: "bar/".utf8)
        if isInBar {
          let name = String(decoding: header.dropFirst(4), as: UTF8.self)
          bars.append(Bar(name: name, start: line.upperBound))
        }
      default:
        if isInSection { section? += bytes[line] }
        guard isInBar, let equals = words.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let key = String(decoding: ConfigText.trimmed(words[..<equals]), as: UTF8.self)
        bars[bars.count - 1].values[key] = Self.value(behind: equals, in: words)
      }
    }
    self.bars = bars
    self.section = section
  }

  private static func value(behind equals: Int, in words: ArraySlice<UInt8>) -> Range<Int> {
    let text = ConfigText.trimmed(words[(equals + 1)...])
    // Trimmed to nothing it would begin nowhere.
    guard let first = text.first else { return words.endIndex..<words.endIndex }
    let quote = UInt8(ascii: "\"")
    guard first == quote, text.count > 1, text.last == quote else {
      return text.startIndex..<text.endIndex
    }
    return text.startIndex + 1..<text.endIndex - 1
  }

  package var names: [String] { bars.map(\.name) }

  /// With the module in the bar of that name or the only one, and its sections at the end.
  package func added(_ sections: [UInt8], to name: String?) throws(ConfigFault) -> [UInt8] {
    if let section {
      guard ReadyText.isCalled(in: section) else { throw .named("[module/fastd]") }
    } else if ReadyText.isCalled(in: bytes) {
      return bytes
    }
    let named = TextEdit.apply(try naming(in: name), to: bytes)
    guard section == nil else { return named }
    return MarkedBlock.semicolon.added(sections, to: named)
  }

  private func naming(in name: String?) throws(ConfigFault) -> [TextEdit] {
    let found = name.map { name in bars.first { $0.name == name } } ?? only
    guard let bar = found else { throw bars.isEmpty ? .noPlace : .several(names) }
    let lists = Self.places.compactMap { bar.values[$0] }
    if lists.contains(where: { !words(in: $0).isEmpty }) { return [] }
    guard let list = lists.first else { return [try listing(in: bar)] }
    // A reference must be all there is, and what it refers to may stand anywhere.
    guard !bytes[list].contains(UInt8(ascii: "$")) else { throw .noPlace }
    let gap = list.isEmpty ? [] : [UInt8(ascii: " ")]
    return [.insert(Self.module + gap, at: list.lowerBound)]
  }

  private var only: Bar? { bars.count == 1 ? bars[0] : nil }

  private func listing(in bar: Bar) throws(ConfigFault) -> TextEdit {
    guard bar.values["inherit"] == nil, bytes[bar.start - 1] == UInt8(ascii: "\n") else {
      throw .noPlace
    }
    let line = MarkedBlock.semicolon.lines(Array("\(Self.places[0]) = fastd".utf8))
    return .insert(line, at: bar.start)
  }

  /// Without the module; nil where there is nothing of it.
  package func removed() throws(ConfigFault) -> [UInt8]? {
    let edits = bars.flatMap { bar in
      Self.places.compactMap { bar.values[$0] }.flatMap { words(in: $0) }
    }
    // The marked lines hold a list of their own, which goes with them.
    let whole = try MarkedBlock.semicolon.removed(from: bytes)
    guard let whole else {
      return edits.isEmpty ? nil : TextEdit.apply(edits.map { TextEdit(range: $0) }, to: bytes)
    }
    return try PolybarConfig(whole).removed() ?? whole
  }

  /// Where the module stands in a list, each with the space that parts it from its neighbour.
  private func words(in list: Range<Int>) -> [Range<Int>] {
    bytes[list].split(whereSeparator: ConfigText.isSpace).filter { $0.elementsEqual(Self.module) }
      .map { word in
        let end = bytes[word.endIndex..<list.upperBound].prefix(while: ConfigText.isSpace).endIndex
        let start = word.startIndex
        guard end == list.upperBound, start > list.lowerBound else { return start..<end }
        // As the last it has its space before it.
        return bytes[list.lowerBound..<start].lastIndex { !ConfigText.isSpace($0) }.map {
          $0 + 1..<end
        } ?? start..<end
      }
  }
}
