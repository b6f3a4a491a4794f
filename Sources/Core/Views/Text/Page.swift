/// Lines as they fit on a screen: one that is too long goes on below, set in by two.
struct Page {
  private let screen: Screen
  private(set) var text = ""

  init(on screen: Screen) {
    self.screen = screen
  }

  mutating func add(_ line: String, _ colour: Colour? = nil) {
    if let width = screen.width, line.cells > width {
      addWrapped(line, colour, width)
    } else {
      addPart(line, colour)
    }
  }

  private mutating func addWrapped(_ line: String, _ colour: Colour?, _ width: Int) {
    var part = ""
    for word in line.split(separator: " ") {
      if part.isEmpty {
        part = String(word)
      } else if part.cells + 1 + word.cells > width {
        addPart(part, colour)
        part = "  " + word
      } else {
        part += " " + word
      }
    }
    addPart(part, colour)
  }

  private mutating func addPart(_ part: String, _ colour: Colour?) {
    if let colour {
      text += screen.paint(part, colour)
    } else {
      text += part
    }
    text += "\n"
  }
}
