@testable import Views

/// As much of a terminal as frames need: it draws what it is sent, and refuses what it does not know.
struct SmallTerminal {
  struct Unknown: Error { let sequence: String }

  private(set) var grid: Grid
  private(set) var isCursorShown = true
  private(set) var isHoldingBack = false
  private var row = 0
  private var column = 0
  private var style = CellStyle.plain

  init(columns: Int, rows: Int) {
    grid = Grid(columns: columns, rows: rows)
  }

  /// What it shows, with the cursor where it is to be seen.
  var shown: Grid {
    var shown = grid
    shown.cursor = isCursorShown ? Grid.Place(row: row, column: column) : nil
    return shown
  }

  mutating func take(_ bytes: [UInt8]) throws {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1b}" else {
        try draw(scalar)
        continue
      }
      guard scalars.popFirst() == "[" else { throw Unknown(sequence: "ESC") }
      let rest = scalars.prefix { !("@"..."~").contains($0) }
      scalars = scalars.dropFirst(rest.count)
      let end = scalars.popFirst() ?? " "
      try obey(String(String.UnicodeScalarView(rest)), end)
    }
  }

  private mutating func obey(_ text: String, _ end: Unicode.Scalar) throws {
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    switch (text, end) {
    case ("?25", "h"): isCursorShown = true
    case ("?25", "l"): isCursorShown = false
    case ("?2026", "h"): isHoldingBack = true
    case ("?2026", "l"): isHoldingBack = false
    case (_, "m"): style.apply(numbers)
    case (_, "H"):
      row = (numbers.first ?? 1) - 1
      column = (numbers.last ?? 1) - 1
    case (_, "G"): column = (numbers.first ?? 1) - 1
    case ("2", "J"):
      let cursor = (row, column)
      grid = Grid(columns: grid.columns, rows: grid.rows)
      (row, column) = cursor
    case ("", "K"):
      for place in column..<grid.columns { grid.put(.blank, row, place) }
    default: throw Unknown(sequence: text + String(end))
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar) throws {
    guard scalar.value >= 0x20 else { throw Unknown(sequence: "\(scalar.value)") }
    let width = scalar.cells
    guard width > 0 else { return join(scalar) }
    // Whoever draws beyond the edge would have it wrapped.
    guard column + width <= grid.columns else { throw Unknown(sequence: "beyond the edge") }
    grid.put(Cell(text: String(scalar), style: style, width: UInt8(width)), row, column)
    column += width
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    let isHalf = column > 1 && grid.cell(row, column - 1).width == 0
    let place = column - (isHalf ? 2 : 1)
    var cell = grid.cell(row, place)
    cell.text.unicodeScalars.append(scalar)
    if scalar.value == 0xfe0f, cell.width == 1 {
      cell.width = 2
      column += 1
    }
    grid.put(cell, row, place)
  }
}
