/// All that a terminal shows: its cells, and where its cursor stands if one is to be seen.
///
/// A wide character always has its second half behind it, whatever is written over it.
package struct Grid: Equatable, Sendable {
  package struct Place: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package let columns: Int
  package let rows: Int
  package var cursor: Place?
  private(set) package var cells: [Cell]

  /// More than any terminal has, so that a strange size costs no memory.
  package static let most = 1000

  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.most)
    self.rows = min(max(rows, 0), Self.most)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  package func cell(_ row: Int, _ column: Int) -> Cell {
    guard contains(row, column) else { return .blank }
    return cells[row * columns + column]
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
  }

  /// Puts one character there; a wide one that finds no room is a blank.
  package mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
    guard contains(row, column) else { return }
    var cell = cell
    if cell.width == 2, column + 1 >= columns {
      cell = Cell(" ", style: cell.style)
    }
    free(row, column)
    cells[row * columns + column] = cell
    guard cell.width == 2 else { return }
    free(row, column + 1)
    cells[row * columns + column + 1] = Cell(style: cell.style, width: 0)
  }

  /// Leaves no half of a wide character behind.
  private mutating func free(_ row: Int, _ column: Int) {
    let index = row * columns + column
    switch cells[index].width {
    case 0 where column > 0: cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    case 2 where column + 1 < columns: cells[index + 1] = Cell(" ", style: cells[index + 1].style)
    default: break
    }
  }

  /// Gives so many cells another look, and keeps what stands there.
  package mutating func mark(_ row: Int, _ columns: Range<Int>, _ marks: CellStyle.Marks) {
    guard row >= 0, row < rows else { return }
    for column in columns.clamped(to: 0..<self.columns) {
      cells[row * self.columns + column].style.marks.formUnion(marks)
    }
  }
}
