/// The lengths of many fasts as signs, and the mean that goes along with them as a line of dots.
struct TrendDrawing {
  private let layout: ChartLayout
  private let screen: Screen
  private let least: Int64
  private let greatest: Int64
  /// From one mark at the side to the next.
  private let step: Int64
  /// Below the first one: whole ones for each step, so that all marks are spaced to scale.
  private let rows: Int64
  private var canvas: Canvas
  private var chart: Chart { layout.shown }

  private static let mostRows: Int64 = 10
  private var area: Int { Int(rows) + 1 }
  init(_ layout: ChartLayout, on screen: Screen) {
    self.layout = layout
    self.screen = screen
    let lengths = layout.shown.columns.flatMap { column in
      column.bars.filter { $0.sign != .running }.map(\.seconds) + [column.line].compactMap(\.self)
    }.map(Scale.clamped)
    let (shortest, longest) = (lengths.min() ?? 0, lengths.max() ?? 0)
    step = Ticks(from: shortest, to: longest).step
    least = shortest / step * step
    // A single length still has a height.
    greatest = max((longest + step - 1) / step * step, least + step)
    let steps = (greatest - least) / step
    rows = steps * max(Self.mostRows / steps, 1)
    canvas = Canvas(
      width: layout.margin + layout.slot * layout.shown.columns.count, height: Int(rows) + 3)
    drawAxis()
    drawMean()
    drawFasts()
    layout.writeDates(on: &canvas, row: area + 1)
  }

  var text: String { canvas.text(on: screen) }

  /// From the top, in parts of a row; the nearest one.
  private func height(of seconds: Int64, parts: Int64) -> Int {
    let value = min(max(Scale.clamped(seconds), least), greatest)
    let range = greatest - least
    return Int(((greatest - value) * rows * parts * 2 + range) / (2 * range))
  }

  private mutating func drawAxis() {
    for x in layout.margin..<canvas.width {
      canvas[area, x] = Canvas.Cell(sign: screen.hasBlocks ? "▔" : "-", colour: .faint)
    }
    guard layout.margin > 0 else { return }
    let ticks = Ticks(from: least, to: greatest).seconds
    canvas.drawAxis(
      ticks.map { (String($0 / 3600), height(of: $0, parts: 1)) }, column: layout.margin - 1,
      rows: 0...area - 1, on: screen)
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
        canvas.drawDot(x: x, y: min(height(of: mean, parts: 4) + 1, area * 4 - 1), on: screen)
      }
      last = next
    }
  }
}
