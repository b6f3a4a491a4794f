/// The lengths of many fasts as signs, and the mean that goes along with them as a line of dots.
struct TrendDrawing {
  private let layout: ChartLayout
  private let screen: Screen
  private let least: Int64
  private let greatest: Int64
  private var canvas: Canvas
  private var chart: Chart { layout.shown }

  private static let area = 10
  init(_ layout: ChartLayout, on screen: Screen) {
    self.layout = layout
    self.screen = screen
    let lengths = layout.shown.columns.flatMap { column in
      column.bars.filter { $0.sign != .running }.map(\.seconds) + [column.line].compactMap(\.self)
    }.map(Scale.clamped)
    // An hour of air; a single length still has a height.
    least = max(0, (lengths.min() ?? 0) - 3600)
    greatest = (lengths.max() ?? 0) + 3600
    canvas = Canvas(
      width: layout.margin + layout.slot * layout.shown.columns.count, height: Self.area + 2)
    drawAxis()
    drawMean()
    drawFasts()
    layout.writeDates(on: &canvas, row: Self.area + 1)
  }

  var text: String { canvas.text(on: screen) }

  /// From the top, in parts of a row.
  private func height(of seconds: Int64, parts: Int64) -> Int {
    let rows = Int64(Self.area) * parts
    let share = (greatest - Scale.clamped(seconds)) * (rows - 1)
    return Int(min(max(share / max(greatest - least, 1), 0), rows - 1))
  }

  private mutating func drawAxis() {
    for x in layout.margin..<canvas.width {
      canvas[Self.area, x] = Canvas.Cell(sign: screen.hasBlocks ? "▔" : "-", colour: .faint)
    }
    guard layout.margin > 0 else { return }
    let ticks = Ticks(from: least, to: greatest).seconds
    canvas.drawAxis(
      ticks.map { (String($0 / 3600), height(of: $0, parts: 1)) }, column: layout.margin - 1,
      rows: 0...Self.area - 1, on: screen)
  }

  private mutating func drawFasts() {
    for (number, column) in chart.columns.enumerated() {
      guard let bar = column.bars.first, bar.sign != .running else { continue }
      canvas[height(of: bar.seconds, parts: 1), layout.middle(number)] = Canvas.Cell(
        sign: bar.sign.scalar(on: screen), colour: bar.sign.colour)
    }
  }

  /// From the middle of one column to that of the next.
  private mutating func drawMean() {
    var last: (x: Int, value: Int64)?
    for (number, column) in chart.columns.enumerated() {
      guard let mean = column.line.map(Scale.clamped) else {
        last = nil
        continue
      }
      let next = (x: layout.middle(number) * 2, value: mean)
      for (x, mean) in Canvas.way(from: last, to: next) {
        canvas.drawDot(x: x, y: height(of: mean, parts: 4), on: screen)
      }
      last = next
    }
  }
}
