// A line as the views make it, with its colours, set into cells.
extension Grid {
  /// Writes as much of it as fits, and says how many cells that took. What moves a cursor does
  /// nothing, and a character that joins others stays with the one before it.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int = 0, style: CellStyle = .plain, most: Int = .max
  ) -> Int {
    guard row >= 0, row < rows, column >= 0, column < columns, most > 0 else { return 0 }
    var pen = Pen(
      row: row, start: column, column: column,
      end: column + min(most, columns - column), base: style)
    for scalar in text.unicodeScalars { pen.take(scalar, &self) }
    return pen.column - column
  }

  /// A row of one character.
  package mutating func fill(_ scalar: Unicode.Scalar, row: Int, style: CellStyle = .plain) {
    for column in 0..<columns { put(Cell(scalar, style: style), row, column) }
  }
}

/// Where the next character goes, and how it looks.
private struct Pen {
  let row: Int
  let start: Int
  var column: Int
  let end: Int
  let base: CellStyle
  private var style: CellStyle
  private var last: Int?
  private var sequence: Sequence = .none

  private enum Sequence {
    case none
    case escape
    case control([Int], number: Int?, isKnown: Bool)
  }

  init(row: Int, start: Int, column: Int, end: Int, base: CellStyle) {
    self.row = row
    self.start = start
    self.column = column
    self.end = end
    self.base = base
    style = base
  }

  mutating func take(_ scalar: Unicode.Scalar, _ grid: inout Grid) {
    switch sequence {
    case .none: draw(scalar, &grid)
    case .escape:
      sequence = scalar == "[" ? .control([], number: nil, isKnown: true) : .none
    case .control(let numbers, let number, let isKnown): read(scalar, numbers, number, isKnown)
    }
  }

  private mutating func read(
    _ scalar: Unicode.Scalar, _ numbers: [Int], _ number: Int?, _ isKnown: Bool
  ) {
    switch scalar {
    case "0"..."9":
      let digit = Int(scalar.value) - 48
      let next = min((number ?? 0) * 10 + digit, 9999)
      sequence = .control(numbers, number: next, isKnown: isKnown)
    case ";", ":":
      sequence = .control(
        Array((numbers + [number ?? 0]).prefix(32)), number: nil, isKnown: isKnown)
    case "@"..."~":
      if scalar == "m", isKnown {
        style.apply(number == nil && numbers.isEmpty ? [] : numbers + [number ?? 0])
        if style == .plain { style = base }
      }
      sequence = .none
    default: sequence = .control(numbers, number: number, isKnown: false)
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar, _ grid: inout Grid) {
    if scalar.value >= 0x20, scalar.value < 0x7f {
      return put(Cell(scalar, style: style), &grid)
    }
    if scalar == "\u{1b}" {
      sequence = .escape
      return
    }
    guard PlainText.isHarmless(scalar) else { return }
    switch scalar.cells {
    case 0: join(scalar, &grid)
    case let cells: put(Cell(scalar, style: style, width: cells), &grid)
    }
  }

  private mutating func put(_ cell: Cell, _ grid: inout Grid) {
    guard column + cell.width <= end else {
      // Nothing that comes later takes the place of what found none.
      column = end
      last = nil
      return
    }
    grid.put(cell, row, column)
    last = column
    column += cell.width
  }

  private mutating func join(_ scalar: Unicode.Scalar, _ grid: inout Grid) {
    guard let last else { return }
    var cell = grid.cell(row, last)
    if scalar.value == 0xfe0f, cell.width == 1 {
      guard column < end else { return }
      cell.style = style
      cell.width = 2
      column += 1
    }
    cell.join(scalar)
    grid.put(cell, row, last)
  }
}
