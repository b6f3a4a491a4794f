/// The configuration of i3 or sway, as far as it tells which program writes its bars.
package struct I3Config {
  private let text: ConfigText
  private let bars: [Bar]

  private struct Bar {
    let header: Range<Int>
    var name: String
    /// The program that writes its lines, or that replaces it.
    var program: String?
  }

  private static let block = MarkedBlock.hash

  package init(_ bytes: [UInt8]) throws(ConfigFault) {
    text = ConfigText(bytes)
    bars = try Self.bars(in: text)
  }

  private static func bars(in text: ConfigText) throws(ConfigFault) -> [Bar] {
    var bars: [Bar] = []
    /// How many braces are open, and at how many the bar's own is.
    var depth = 0
    var own: Int?
    var opened = 0
    for (number, line) in text.lines.enumerated() {
      let words = text.words(of: line).split(whereSeparator: ConfigText.isSpace)
      guard let first = words.first, first.first != UInt8(ascii: "#") else { continue }
      if words.last?.elementsEqual("{".utf8) == true {
        depth += 1
        guard first.elementsEqual("bar".utf8), own == nil else { continue }
        (own, opened) = (depth, number)
        let name = words.count == 3 ? String(decoding: words[1], as: UTF8.self) : nil
        bars.append(Bar(header: line, name: name ?? "\(bars.count + 1)"))
      } else if first.elementsEqual("}".utf8), words.count == 1 {
        if own == depth { own = nil }
        depth = max(0, depth - 1)
      } else if own == depth, own != nil, let program = program(in: words) {
        bars[bars.count - 1].program = program
      }
    }
    guard own == nil else { throw .notUnderstood(line: opened + 1) }
    return bars
  }

  private static func program(in words: [ArraySlice<UInt8>]) -> String? {
    guard let key = words.first, words.count > 1 else { return nil }
    let value = words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    switch String(decoding: key, as: UTF8.self) {
    case "status_command": return value.joined(separator: " ")
    case "swaybar_command", "i3bar_command":
      let name = value[0].split(separator: "/").last ?? ""
      return name == "swaybar" || name == "i3bar" ? nil : value.joined(separator: " ")
    default: return nil
    }
  }

  package var names: [String] { bars.filter { $0.program == nil }.map(\.name) }

  /// With the line in the bar of that name, or in the only one that nothing is written to yet.
  package func added(_ line: [UInt8], to name: String?) throws(ConfigFault) -> [UInt8] {
    if bars.contains(where: { $0.program?.contains("fastctl bar i3bar") == true }) {
      return text.bytes
    }
    let free = bars.filter { $0.program == nil && (name == nil || name == $0.name) }
    guard let bar = free.first else {
      throw bars.first?.program.map { .taken(by: $0) } ?? .noPlace
    }
    guard free.count == 1 else { throw .several(free.map(\.name)) }
    guard text.bytes[bar.header].last == UInt8(ascii: "\n") else { throw .noPlace }
    let outer = text.bytes[bar.header].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let lines = Self.block.lines(line, indent: outer + Array("    ".utf8))
    return TextEdit.apply([.insert(lines, at: bar.header.upperBound)], to: text.bytes)
  }

  /// Without the line; nil where it is not there.
  package func removed() throws(ConfigFault) -> [UInt8]? {
    try Self.block.removed(from: text.bytes)
  }
}
