/// The meanings of the signs in a picture, as many to a line as fit.
struct Legend {
  private struct Item {
    var sign: String
    var colour: Colour?
    var meaning: String
  }

  private let screen: Screen
  private var items: [Item] = []

  init(on screen: Screen) {
    self.screen = screen
  }

  mutating func add(_ sign: Sign, _ phrases: Phrases) {
    add(String(sign.scalar(on: screen)), sign.colour, sign.meaning(phrases))
  }

  mutating func add(_ sign: PhaseSign, _ meaning: String) {
    let piece = Character(sign.scalar(on: screen))
    add(String(repeating: piece, count: 2), PhaseSign.colour, meaning)
  }

  mutating func add(_ sign: String, _ colour: Colour?, _ meaning: String) {
    items.append(Item(sign: sign, colour: colour, meaning: meaning))
  }

  /// Of its longest item.
  var width: Int { items.reduce(0) { max($0, $1.sign.cells + 1 + $1.meaning.cells) } }

  func text(width: Int) -> String {
    var text = ""
    var used = 0
    for item in items {
      let cells = item.sign.cells + 1 + item.meaning.cells
      if used > 0, used + 2 + cells > width {
        text += "\n"
        used = 0
      } else if used > 0 {
        text += "  "
        used += 2
      }
      let sign = item.colour.map { screen.paint(item.sign, $0) } ?? item.sign
      var page = Page(on: screen)
      page.add(item.meaning, after: sign + " ", width: item.sign.cells + 1)
      text += page.text.dropLast()
      used += cells
    }
    return text.isEmpty ? "" : text + "\n"
  }
}
