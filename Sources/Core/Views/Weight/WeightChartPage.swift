import Nouns
import Time
package import Wire

/// The text of `fastctl weight chart` on a terminal: the weighings, the trend through them, the
/// goal, and the phases of a program as a band below.
package struct WeightChartPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// How many points a chart has room for.
  package static func room(on screen: Screen) -> Int64 {
    Int64(WeightDrawing.width(on: screen) - WeightDrawing.margin)
  }

  package func text(of chart: WeightChart) -> String {
    let words = WeightChartWords(wording, chart)
    guard !chart.points.isEmpty else { return Page.sentences(words.empty, on: screen) }
    guard !screen.isLinear else { return words.lines(on: screen) }
    let drawing = WeightDrawing(chart, wording, on: screen)
    let title = screen.cut(words.title, to: WeightDrawing.width(on: screen))
    return screen.paint(title, .strong) + "\n\n" + drawing.text + "\n"
      + legend(of: chart, words, drawing)
      + (words.goalMonths.map { Page.sentences($0, on: screen) } ?? "")
  }

  private func legend(
    of chart: WeightChart, _ words: WeightChartWords, _ drawing: WeightDrawing
  ) -> String {
    var legend = Legend(on: screen)
    let points = chart.points.filter { $0.grams != nil }
    if points.contains(where: { !$0.isLeftOut }) {
      legend.add(screen.hasBlocks ? "•" : "*", nil, words.value)
    }
    if points.contains(where: \.isLeftOut) {
      legend.add(screen.hasBlocks ? "○" : "o", nil, phrases(WeightChartMessage.leftOut))
    }
    if let line = words.line { legend.add(screen.hasBlocks ? "⠒⠒" : "..", nil, line) }
    if let goal = words.goal(on: drawing.scale) {
      legend.add(String(repeating: Character(WeightDrawing.goal(on: screen)), count: 2), nil, goal)
    }
    for sign in PhaseSign.allCases where !drawing.named.contains(sign) {
      guard let phase = chart.phases.first(where: { PhaseSign($0.phase) == sign })?.phase else {
        continue
      }
      legend.add(sign, wording.name(of: phase, length: nil) ?? "")
    }
    return legend.text(width: WeightDrawing.width(on: screen))
  }
}

/// The canvas of such a chart.
struct WeightDrawing {
  let scale: WeightScale
  /// The phases whose names stand on the band itself.
  private(set) var named: Set<PhaseSign> = []
  private let screen: Screen
  private let wording: Wording
  private let chart: WeightChart
  private let from: Day
  private let to: Day
  private let left: Int
  private var canvas: Canvas

  /// Of labels, at most.
  static let margin = 10
  private static let area = 12
  /// Of one row.
  private static let steps = 4

  static func width(on screen: Screen) -> Int {
    min(max(screen.width ?? ChartLayout.usualWidth, ChartLayout.widths.lowerBound), 120)
  }

  init(_ chart: WeightChart, _ wording: Wording, on screen: Screen) {
    (self.chart, self.wording, self.screen) = (chart, wording, screen)
    scale = WeightScale(chart, wording)
    from = (try? Day(iso: chart.from)) ?? Day(number: 0)
    to = (try? Day(iso: chart.to)) ?? from
    left = (scale.labels.map(\.cells).max() ?? 0) + 2
    canvas = Canvas(width: Self.width(on: screen), height: Self.area + 4)
    drawFrame()
    drawGoal()
    drawTrend()
    drawValues()
    drawPhases()
    drawDates()
  }

  var text: String { canvas.text(on: screen) }

  private var plot: Int { canvas.width - left }

  /// Where a date stands.
  private func column(of day: Day) -> Int {
    let days = max(to - from, 1)
    return left + Int(max(0, min(day - from, days)) * Int64(plot - 1) / days)
  }

  private func row(of grams: Int64) -> Int {
    Self.area - scale.height(of: grams, area: Self.area * Self.steps) / Self.steps
  }

  private mutating func drawFrame() {
    for row in 0...Self.area {
      canvas[row, left - 1] = Canvas.Cell(sign: screen.hasBlocks ? "│" : "|", colour: .faint)
    }
    for (tick, label) in zip(scale.ticks, scale.labels) {
      let row = row(of: tick)
      canvas.write(label, row: row, column: left - 2 - label.cells)
      canvas[row, left - 1] = Canvas.Cell(sign: screen.hasBlocks ? "┤" : "+", colour: .faint)
    }
  }

  private mutating func drawGoal() {
    guard let goal = chart.goalWeight, scale.goalBeyond == nil else { return }
    let row = row(of: goal)
    for x in left..<canvas.width where (x - left) % 2 == 0 || screen.hasBlocks {
      canvas[row, x] = Canvas.Cell(sign: Self.goal(on: screen))
    }
  }

  /// A piece of its line, which no phase and no axis has.
  static func goal(on screen: Screen) -> Unicode.Scalar { screen.hasBlocks ? "╌" : "=" }

  /// From one point to the next, in steps finer than a row.
  private mutating func drawTrend() {
    var last: (x: Int, value: Int64)?
    for point in chart.points {
      guard let grams = point.trend.map(WeightScale.clamped), let day = try? Day(iso: point.date)
      else {
        last = nil
        continue
      }
      let next = (x: column(of: day) * 2, value: grams)
      for (x, grams) in Canvas.way(from: last, to: next) { drawStroke(grams, at: x) }
      last = next
    }
  }

  private mutating func drawStroke(_ grams: Int64, at x: Int) {
    let height = scale.height(of: grams, area: Self.area * Self.steps)
    canvas.drawDot(x: x, y: Self.area * Self.steps - height + Self.steps / 2, on: screen)
  }

  private mutating func drawValues() {
    for point in chart.points {
      guard let grams = point.grams, let day = try? Day(iso: point.date) else { continue }
      let sign: Unicode.Scalar =
        point.isLeftOut ? (screen.hasBlocks ? "○" : "o") : screen.hasBlocks ? "•" : "*"
      canvas[row(of: grams), column(of: day)] = Canvas.Cell(sign: sign)
    }
  }

  private mutating func drawPhases() {
    for span in chart.phases {
      guard let sign = PhaseSign(span.phase), let first = try? Day(iso: span.from),
        let last = try? Day(iso: span.to)
      else { continue }
      let end = last < to ? column(of: last + 1) - 1 : column(of: last)
      let columns = column(of: first)...max(column(of: first), end)
      for x in columns {
        canvas[Self.area + 2, x] = Canvas.Cell(
          sign: sign.scalar(on: screen), colour: PhaseSign.colour)
      }
      let name = wording.name(of: span.phase, length: nil) ?? ""
      guard columns.count >= name.cells + 4 else { continue }
      named.insert(sign)
      canvas.write(" " + name + " ", row: Self.area + 2, column: columns.lowerBound + 1)
    }
  }

  /// Below the frame: the first, the last, and what fits between.
  private mutating func drawDates() {
    for x in left - 1..<canvas.width {
      canvas[Self.area + 1, x] = Canvas.Cell(
        sign: x < left ? (screen.hasBlocks ? "└" : "+") : screen.hasBlocks ? "─" : "-",
        colour: .faint)
    }
    let width = wording.shortDate(to).cells + 4
    let count = max(plot / max(width, 1), 1)
    var free = left - 1
    for place in 0...max(count - 1, 1) {
      let day = from + (to - from) * Int64(place) / Int64(max(count - 1, 1))
      let text = wording.shortDate(day)
      let start = min(max(column(of: day) - text.cells / 2, left - 1), canvas.width - text.cells)
      guard start > free || place == 0 else { continue }
      canvas.write(text, row: Self.area + 3, column: start)
      free = start + text.cells + 1
    }
  }
}
