import Time

/// Lines as they fit on a screen: one that is too long goes on below, set in by two.
///
/// They are gathered as bytes: merely to give a long string back costs more than all its lines.
package struct Page {
  private let screen: Screen
  private(set) var utf8: [UInt8] = []
  private(set) var lineCount = 0

  package init(on screen: Screen) {
    self.screen = screen
    utf8.reserveCapacity(512)
  }

  package var text: String { String(decoding: utf8, as: UTF8.self) }

  package mutating func add(_ line: String) { add(utf8: line.utf8) }

  package mutating func add(heading line: String) { add(line, .strong) }

  mutating func add(_ line: String, _ colour: Colour?) { add(utf8: line.utf8, colour) }

  mutating func add(utf8 line: some Collection<UInt8>, _ colour: Colour? = nil) {
    guard let width = screen.width, line.cells > width else { return addPart(line, colour) }
    let line = String(decoding: line, as: UTF8.self)
    let indent = String(line.prefix { $0 == " " })
    wrap(line, behind: indent, indent.utf8.count, margin: indent.utf8.count + 2, width, colour)
  }

  /// A label and its text, which goes on below itself if that leaves it room for `least`, or half of
  /// the line; `width` is what the label takes.
  package mutating func add(_ text: String, after label: String, width: Int, least: Int = .max) {
    guard !screen.isLinear else { return add(Self.pair(label, text)) }
    guard let whole = screen.width, width + text.cells > whole,
      whole - width >= min(width, least)
    else {
      return add(label + text)
    }
    wrap(text, behind: label, width, margin: width, whole, nil)
  }

  /// Goes on below at the margin.
  package mutating func add(paragraph text: String) { add(text, after: "", width: 0) }

  /// The sentences beside an answer: paragraphs, and lists with an indent.
  package static func sentences(_ text: String, on screen: Screen) -> String {
    var page = Page(on: screen.width == nil ? screen : screen.forReading)
    // Names and words of others are repeated, and must not move the cursor or name the window.
    let text = PlainText.escaped(text, keepingLines: true)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == " " { page.add(String(line)) } else { page.add(paragraph: String(line)) }
    }
    return page.text
  }

  /// "Length: 16 h", where a label does not stand apart.
  private static func pair(_ label: String, _ text: String) -> String {
    let words = label.split(separator: " ").joined(separator: " ")
    if words.isEmpty { return text }
    let ends = words.last.map { "-:".contains($0) } ?? false
    return words + (ends ? " " : ": ") + text
  }

  /// Sets the words behind a beginning of so many cells; the lines below it begin at the margin, or
  /// before it where a word takes more room.
  private mutating func wrap(
    _ text: String, behind beginning: String, _ cells: Int, margin: Int, _ width: Int,
    _ colour: Colour?
  ) {
    var part = beginning
    var taken = cells
    var isBegun = !beginning.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    var gap = 0
    for piece in Self.pieces(of: text, room: width - margin) {
      let cells = piece.cells
      if isBegun, taken + gap + cells > width {
        addPart(Self.withoutEnd(part), colour)
        taken = cells <= width - margin ? margin : max(0, min(2, width - cells))
        part = String(repeating: " ", count: taken)
        gap = 0
      } else if !isBegun, taken + cells > width {
        taken = max(0, min(taken, width - cells))
        part = String(repeating: " ", count: taken)
      }
      part += String(repeating: " ", count: gap) + piece
      taken += gap + cells
      isBegun = true
      gap = 1
    }
    addPart(Self.withoutEnd(part), colour)
  }

  /// A label stands alone where the word behind it does not fit.
  private static func withoutEnd(_ part: String) -> Substring.UTF8View {
    var part = part.utf8[...]
    while part.last == UInt8(ascii: " ") { part.removeLast() }
    return part
  }

  private mutating func addPart(_ part: some Collection<UInt8>, _ colour: Colour?) {
    if let colour { utf8 += screen.start(of: colour).utf8 }
    utf8 += part
    if colour != nil { utf8 += screen.endOfColour.utf8 }
    utf8.append(UInt8(ascii: "\n"))
    lineCount += 1
  }
}

// Groups that hold together.
extension Page {
  /// The words of a text; what is to be typed, or stands in brackets, is one of them where a line
  /// has room for it.
  private static func pieces(of text: String, room: Int) -> [Substring] {
    let words = text.split(separator: " ")
    var pieces: [Substring] = []
    var index = words.startIndex
    while index < words.endIndex {
      let last = lastHeld(by: words[index...])
      let whole = text[words[index].startIndex..<words[last].endIndex]
      let isOne = last == index || whole.cells <= room
      pieces.append(isOne ? whole : words[index])
      index = isOne ? last + 1 : index + 1
    }
    return pieces
  }

  /// Those whose commands are named in sentences.
  private static let programs = [
    "fastctl", "systemctl", "journalctl", "loginctl", "timedatectl", "apt", "chmod", "iconv",
    "kill", "rm",
  ]

  /// The place of the last word of what the first one begins, or of that one alone.
  private static func lastHeld(by words: ArraySlice<Substring>) -> Int {
    guard let first = words.first else { return words.startIndex }
    if first.first == "[" { return words.firstIndex { $0.last == "]" } ?? words.startIndex }
    // "(50 g)": what something weighs.
    if words.count > 1, first.first == "(", first.dropFirst().allSatisfy(\.isNumberSign),
      words[words.startIndex + 1].contains(")")
    {
      return words.startIndex + 1
    }
    if first.first == "\"" {
      return words.firstIndex { $0.dropFirst().contains("\"") } ?? words.startIndex
    }
    let name = first.drop { "'\"(„‚".contains($0) }
    guard programs.contains(where: { $0 == name }) else { return words.startIndex }
    var isQuoted = false
    for (index, word) in zip(words.indices, words) {
      for case "\"" in word { isQuoted.toggle() }
      if !isQuoted, let last = word.last, ".,;:?!)'“‘".contains(last) { return index }
    }
    return words.endIndex - 1
  }
}

extension Character {
  fileprivate var isNumberSign: Bool { isNumber || self == "." || self == "," }
}
