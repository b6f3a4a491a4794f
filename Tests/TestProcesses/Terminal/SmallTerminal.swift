import Views

/// As much of a terminal as our programs need: it draws what it is sent, in whatever pieces that
/// comes, and refuses what it does not know.
package struct SmallTerminal: Sendable {
  package struct Unknown: Error { package let sequence: String }

  package private(set) var grid: Grid
  package private(set) var isCursorShown = true
  package private(set) var isHoldingBack = false
  /// By its number what was asked for besides: the other screen, the focus, the mouse.
  package private(set) var modes: Set<Int> = []
  /// Whether lines are written as well, which go on in the next row and move up the others.
  private let hasLines: Bool
  private var row = 0
  private var column = 0
  private var style = CellStyle.plain
  /// What stood there before the other screen.
  private var before: Grid?
  /// The beginning of a letter or of a sequence.
  private var unread: [UInt8] = []

  private static let alternate = 1049
  private static let known: Set = [1000, 1004, 1006, alternate, 2004]

  package init(columns: Int, rows: Int, hasLines: Bool = false) {
    grid = Grid(columns: columns, rows: rows)
    self.hasLines = hasLines
  }

  /// What it shows, with the cursor where it is to be seen.
  package var shown: Grid {
    var shown = grid
    shown.cursor = isCursorShown ? Grid.Place(row: row, column: column) : nil
    return shown
  }

  /// Its rows without the blanks at their ends.
  package var lines: [String] {
    (0..<grid.rows).map { row in
      let line = (0..<grid.columns).map { grid.cell(row, $0).text }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  package mutating func resize(columns: Int, rows: Int) {
    var new = Grid(columns: columns, rows: rows)
    copy(grid, to: &new, from: 0)
    grid = new
    (row, column) = (min(row, max(rows - 1, 0)), min(column, max(columns - 1, 0)))
  }

  // MARK: Reading

  package mutating func take(_ bytes: [UInt8]) throws {
    unread += bytes
    var rest = unread[...]
    while let length = Self.piece(of: rest) {
      let piece = rest.prefix(length)
      rest = rest.dropFirst(length)
      try take(piece)
    }
    unread = Array(rest)
  }

  /// How long the first letter or sequence is; nil where its end has not come.
  private static func piece(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == 0x1b else {
      let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
      return bytes.count >= length ? length : nil
    }
    guard bytes.count > 1 else { return nil }
    guard bytes.dropFirst().first == UInt8(ascii: "[") else { return 2 }
    let end = bytes.dropFirst(2).firstIndex { (0x40...0x7e).contains($0) }
    return end.map { $0 - bytes.startIndex + 1 }
  }

  private mutating func take(_ piece: ArraySlice<UInt8>) throws {
    let text = String(decoding: piece, as: UTF8.self)
    guard piece.first == 0x1b else {
      for scalar in text.unicodeScalars { try draw(scalar) }
      return
    }
    guard piece.count > 2, let end = text.unicodeScalars.last else {
      throw Unknown(sequence: "ESC " + text.dropFirst())
    }
    try obey(String(text.dropFirst(2).dropLast()), end)
  }

  private mutating func obey(_ text: String, _ end: Unicode.Scalar) throws {
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    switch (text, end) {
    case ("?25", "h"): isCursorShown = true
    case ("?25", "l"): isCursorShown = false
    case ("?2026", "h"): isHoldingBack = true
    case ("?2026", "l"): isHoldingBack = false
    case (_, "h") where text.hasPrefix("?"): try turn(text, on: true)
    case (_, "l") where text.hasPrefix("?"): try turn(text, on: false)
    case (_, "m"): style.apply(numbers)
    case (_, "H"): go(to: (numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case (_, "G"): go(to: row, (numbers.first ?? 1) - 1)
    case ("2", "J"): grid = Grid(columns: grid.columns, rows: grid.rows)
    case ("", "J"):
      clearRow()
      for place in (row + 1)..<max(grid.rows, row + 1) { clear(place, from: 0) }
    case ("", "K"): clearRow()
    default: throw Unknown(sequence: text + String(end))
    }
  }

  private mutating func turn(_ text: String, on isOn: Bool) throws {
    guard hasLines, let number = Int(text.dropFirst()), Self.known.contains(number) else {
      throw Unknown(sequence: text)
    }
    let isOther = isOn ? modes.insert(number).inserted : modes.remove(number) != nil
    guard number == Self.alternate, isOther else { return }
    let blank = Grid(columns: grid.columns, rows: grid.rows)
    (grid, before) = isOn ? (blank, grid) : (before ?? blank, nil)
  }

  private mutating func go(to row: Int, _ column: Int) {
    self.row = hasLines ? min(max(row, 0), grid.rows - 1) : row
    self.column = hasLines ? min(max(column, 0), grid.columns - 1) : column
  }

  private mutating func clearRow() { clear(row, from: column) }

  private mutating func clear(_ row: Int, from column: Int) {
    for place in column..<max(grid.columns, column) { grid.put(.blank, row, place) }
  }

  // MARK: Writing

  private mutating func draw(_ scalar: Unicode.Scalar) throws {
    guard scalar.value >= 0x20 else { return try control(scalar) }
    let width = scalar.cells
    guard width > 0 else { return join(scalar) }
    if column + width > grid.columns {
      // Whoever draws a screen would have it torn.
      guard hasLines else { throw Unknown(sequence: "beyond the edge") }
      column = 0
      nextRow()
    }
    grid.put(Cell(scalar, style: style, width: width), row, column)
    column += width
  }

  private mutating func control(_ scalar: Unicode.Scalar) throws {
    switch scalar {
    case "\n" where hasLines: nextRow()
    case "\r" where hasLines: column = 0
    case "\u{8}" where hasLines: column = max(column - 1, 0)
    case "\u{7}" where hasLines: break
    default: throw Unknown(sequence: "\(scalar.value)")
    }
  }

  private mutating func nextRow() {
    guard row + 1 >= grid.rows else { return row += 1 }
    var new = Grid(columns: grid.columns, rows: grid.rows)
    copy(grid, to: &new, from: 1)
    grid = new
  }

  private func copy(_ old: Grid, to new: inout Grid, from first: Int) {
    for row in first..<max(old.rows, first) {
      for column in 0..<old.columns where old.cell(row, column).width > 0 {
        new.put(old.cell(row, column), row - first, column)
      }
    }
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    let isHalf = column > 1 && grid.cell(row, column - 1).width == 0
    let place = column - (isHalf ? 2 : 1)
    var cell = grid.cell(row, place)
    cell.join(scalar)
    if scalar.value == 0xfe0f, cell.width == 1 {
      cell.width = 2
      column += 1
    }
    grid.put(cell, row, place)
  }
}
