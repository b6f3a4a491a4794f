// A line finer than cells: two dots by four to each.
extension Canvas {
  /// The dots of one cell, by row; the left column and the right one.
  private static let dots: [(left: UInt32, right: UInt32)] = [
    (0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80),
  ]

  /// Counted in dots from the upper left corner.
  mutating func drawDot(x: Int, y: Int, _ colour: Colour? = nil, on screen: Screen) {
    let (row, part) = max(y, 0).quotientAndRemainder(dividingBy: Self.dots.count)
    guard screen.hasBlocks else {
      self[row, x / 2] = Cell(sign: ".", colour: colour)
      return
    }
    let dot = x % 2 == 0 ? Self.dots[part].left : Self.dots[part].right
    let old = self[row, x / 2].sign.value
    let dots = (0x2800...0x28ff ~= old ? old : 0x2800) | dot
    self[row, x / 2] = Cell(sign: Unicode.Scalar(dots) ?? "·", colour: colour)
  }

  /// The value at every column of dots on the way from one point to the next.
  static func way(
    from last: (x: Int, value: Int64)?, to next: (x: Int, value: Int64)
  ) -> [(x: Int, value: Int64)] {
    let last = last ?? next
    let width = Int64(max(next.x - last.x, 1))
    return (min(last.x + 1, next.x)...next.x).map { x in
      (x, last.value + (next.value - last.value) * Int64(x - last.x) / width)
    }
  }
}
