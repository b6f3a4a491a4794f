/// Lines as they fit on a screen: one that is too long goes on below, set in by two.
///
/// They are gathered as bytes: merely to give a long string back costs more than all its lines.
package struct Page {
  private let screen: Screen
  private(set) var utf8: [UInt8] = []

  package init(on screen: Screen) {
    self.screen = screen
    utf8.reserveCapacity(512)
  }

  package var text: String { String(decoding: utf8, as: UTF8.self) }

  mutating func add(_ line: String, _ colour: Colour? = nil) {
    add(utf8: line.utf8, colour)
  }

  mutating func add(utf8 line: some Collection<UInt8>, _ colour: Colour? = nil) {
    if let width = screen.width, line.cells > width {
      addWrapped(String(decoding: line, as: UTF8.self), colour, width)
    } else {
      addPart(line, colour)
    }
  }

  /// A label and its text, which goes on below itself; `width` is what the label takes.
  package mutating func add(_ text: String, after label: String, width: Int) {
    guard !screen.isLinear else { return add(Self.pair(label, text)) }
    let room = (screen.width ?? .max) - width
    guard text.cells > room, room >= width else { return add(label + text) }
    var part = label
    var left = room
    for word in text.split(separator: " ") {
      let isFirst = left == room
      if !isFirst, word.cells >= left {
        addPart(part.utf8, nil)
        part = String(repeating: " ", count: width)
        left = room
      } else if !isFirst {
        part += " "
        left -= 1
      }
      part += word
      left -= word.cells
    }
    addPart(part.utf8, nil)
  }

  /// "Length: 16 h", where a label does not stand apart.
  private static func pair(_ label: String, _ text: String) -> String {
    let words = label.split(separator: " ").joined(separator: " ")
    if words.isEmpty { return text }
    let ends = words.last.map { "-:".contains($0) } ?? false
    return words + (ends ? " " : ": ") + text
  }

  private mutating func addWrapped(_ line: String, _ colour: Colour?, _ width: Int) {
    var part = ""
    for word in line.split(separator: " ") {
      if part.isEmpty {
        part = String(word)
      } else if part.cells + 1 + word.cells > width {
        addPart(part.utf8, colour)
        part = "  " + word
      } else {
        part += " " + word
      }
    }
    addPart(part.utf8, colour)
  }

  private mutating func addPart(_ part: some Collection<UInt8>, _ colour: Colour?) {
    if let colour { utf8 += screen.start(of: colour).utf8 }
    utf8 += part
    if colour != nil { utf8 += screen.endOfColour.utf8 }
    utf8.append(UInt8(ascii: "\n"))
  }
}
