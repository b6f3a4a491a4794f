import Time

/// A rectangle of character cells that is drawn into and read out line by line.
struct Canvas {
  struct Cell: Equatable {
    var sign: Unicode.Scalar = " "
    var colour: Colour?
    var ground: Colour?
  }

  let width: Int
  let height: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// Drawing outside of it has no effect.
  subscript(row: Int, column: Int) -> Cell {
    get { place(row, column).map { cells[$0] } ?? Cell() }
    set {
      if let place = place(row, column) { cells[place] = newValue }
    }
  }

  private func place(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < height, column >= 0, column < width else { return nil }
    return row * width + column
  }

  mutating func write(_ text: String, row: Int, column: Int, _ colour: Colour? = nil) {
    for (offset, sign) in text.unicodeScalars.enumerated() {
      self[row, column + offset] = Cell(sign: sign, colour: colour)
    }
  }

  mutating func write(_ text: String, row: Int, centredAt middle: Int, _ colour: Colour? = nil) {
    write(text, row: row, column: middle - text.cells / 2, colour)
  }

  // MARK: Reading it out

  /// A line each row, without what is empty at its end.
  func text(on screen: Screen) -> String {
    (0..<height).map { line($0, on: screen) + "\n" }.joined()
  }

  private func line(_ row: Int, on screen: Screen) -> String {
    let cells = cells[row * width..<(row + 1) * width]
    let length = cells.lastIndex { $0.sign != " " || $0.ground != nil } ?? cells.startIndex - 1
    var line = ""
    var last = Cell()
    for cell in cells[...length] {
      if screen.hasColour, (cell.colour, cell.ground) != (last.colour, last.ground) {
        line += Self.change(from: last, to: cell, on: screen)
        last = cell
      }
      line.unicodeScalars.append(cell.sign)
    }
    return line + (last.colour != nil || last.ground != nil ? screen.endOfColour : "")
  }

  private static func change(from last: Cell, to cell: Cell, on screen: Screen) -> String {
    let codes = [
      cell.colour?.code(hasManyColours: screen.hasManyColours),
      cell.ground?.ground(hasManyColours: screen.hasManyColours),
    ].compactMap(\.self)
    let isPlain = last.colour == nil && last.ground == nil
    return "\u{1b}[" + ((isPlain ? [] : ["0"]) + codes).joined(separator: ";") + "m"
  }
}
