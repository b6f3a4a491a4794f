/// The whole hours that stand at the side of a chart.
struct Ticks {
  let seconds: [Int64]
  /// From one to the next, in seconds.
  let step: Int64

  private static let most: Int64 = 5
  /// In hours.
  private static let steps: [Int64] = [
    1, 2, 4, 6, 8, 12, 24, 48, 96, 240, 720, 2400, 24000, 240_000,
  ]

  /// Those between two lengths, both of which a scale can hold.
  init(from least: Int64, to greatest: Int64) {
    step = 3600 * (Self.steps.first { (greatest - least) / (3600 * $0) < Self.most } ?? 960_000)
    let first = (max(least, 0) + step - 1) / step
    let last = greatest / step
    let length = step
    seconds = first <= last ? (first...last).map { $0 * length } : []
  }
}

extension Canvas {
  /// The axis at the left edge, in the rows from the top to the floor; each label stands before it.
  mutating func drawAxis(
    _ labels: [(text: String, row: Int)], column: Int, rows: ClosedRange<Int>, on screen: Screen
  ) {
    for row in rows {
      self[row, column] = Cell(sign: screen.hasBlocks ? "│" : "|", colour: .faint)
    }
    for label in labels where rows.contains(label.row) {
      write(label.text, row: label.row, column: column - 1 - label.text.cells)
      self[label.row, column] = Cell(sign: screen.hasBlocks ? "┤" : "+", colour: .faint)
    }
  }
}
