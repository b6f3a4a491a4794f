/// The bytes that turn one grid on a terminal into another, in one piece.
package struct Frame: Equatable, Sendable {
  /// Empty where nothing is another.
  package private(set) var utf8: [UInt8] = []
  /// As each frame leaves it.
  private var pen = CellStyle.plain
  private var place: Grid.Place?

  /// The terminal holds back what it draws until the end of it; one that cannot ignores that.
  private static let opening = "\u{1b}[?2026h"
  private static let closing = "\u{1b}[?2026l"

  /// A gap this short is written again, which takes no more than to pass over it.
  private static let shortGap = 3
  /// An end of a row from which on it is worth to clear it.
  private static let longEnd = 4

  /// Nil is a terminal of which nobody knows what it shows, or of another size.
  package init(from old: Grid?, to new: Grid) {
    let known = old.flatMap { $0.columns == new.columns && $0.rows == new.rows ? $0 : nil }
    guard known != new else { return }
    write(Self.opening)
    if known == nil { write("\u{1b}[?25l\u{1b}[m\u{1b}[H\u{1b}[2J") }
    if known?.cursor != nil { write("\u{1b}[?25l") }
    let before = known ?? Grid(columns: new.columns, rows: new.rows)
    for row in 0..<new.rows { change(row, from: before, to: new) }
    select(.plain)
    if let cursor = new.cursor {
      write("\u{1b}[\(cursor.row + 1);\(cursor.column + 1)H\u{1b}[?25h")
    }
    write(Self.closing)
  }

  private mutating func change(_ row: Int, from old: Grid, to new: Grid) {
    let base = row * new.columns
    let cells = new.cells[base..<base + new.columns]
    let before = old.cells[base..<base + new.columns]
    guard cells != before else { return }
    let end = cells.lastIndex { $0 != .blank }.map { $0 - base + 1 } ?? 0
    var column = 0
    while column < new.columns {
      if column >= end, new.columns - column >= Self.longEnd {
        let isOther = before[(base + column)...].contains { $0 != .blank }
        return isOther ? clear(from: column, row) : ()
      }
      let cell = cells[base + column]
      // A half is there with the other one.
      if cell != before[base + column], cell.width > 0 { put(cell, row, column, cells) }
      column += 1
    }
  }

  private mutating func put(
    _ cell: Cell, _ row: Int, _ column: Int, _ cells: ArraySlice<Cell>
  ) {
    move(to: row, column, cells)
    select(cell.style)
    cell.write(to: &utf8)
    // Terminals do not agree on the width of much that is no single letter.
    let isCertain = cell.width == 1 && cell.isSingle
    place = isCertain ? Grid.Place(row: row, column: column + 1) : nil
  }

  private mutating func move(to row: Int, _ column: Int, _ cells: ArraySlice<Cell>) {
    if let place, place.row == row {
      if place.column == column { return }
      let gap = cells[cells.startIndex + place.column..<cells.startIndex + column]
      if gap.count <= Self.shortGap,
        gap.allSatisfy({ $0.style == pen && $0.isASCII })
      {
        return gap.forEach { $0.write(to: &utf8) }
      }
      return write("\u{1b}[\(column + 1)G")
    }
    write("\u{1b}[\(row + 1);\(column + 1)H")
  }

  private mutating func clear(from column: Int, _ row: Int) {
    if place != Grid.Place(row: row, column: column) {
      write("\u{1b}[\(row + 1);\(column + 1)H")
    }
    select(.plain)
    write("\u{1b}[K")
    place = Grid.Place(row: row, column: column)
  }

  private mutating func select(_ style: CellStyle) {
    guard style != pen else { return }
    write(style.sequence)
    pen = style
  }

  private mutating func write(_ text: String) { utf8 += text.utf8 }
}
