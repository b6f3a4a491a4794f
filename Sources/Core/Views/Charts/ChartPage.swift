import Time

/// The text of `fastctl chart` on a terminal.
package struct ChartPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `isFasting` counts only where there is nothing to draw.
  package func text(of chart: Chart, isFasting: Bool = false) -> String {
    guard !chart.isEmpty else {
      var page = Page(on: screen)
      page.add(chart.emptySentence(phrases, isFasting: isFasting))
      return page.text
    }
    guard !screen.isLinear else { return inWords(chart) }
    let layout = ChartLayout(chart, wording, on: screen)
    let title = screen.cut(layout.shown.title(phrases), to: layout.width)
    var text = screen.paint(title, .strong) + "\n\n"
    text +=
      chart.kind == .trend
      ? TrendDrawing(layout, on: screen).text : ChartDrawing(layout, on: screen).text
    text += "\n" + legend(of: layout.shown, width: layout.width)
    if layout.left > 0 {
      var page = Page(on: screen)
      page.add(phrases(.moreBars, Int64(layout.left)))
      text += page.text
    }
    return text
  }

  /// A line for each bar, and what the line over it says where that is not the same for all.
  private func inWords(_ chart: Chart) -> String {
    var page = Page(on: screen)
    page.add(chart.title(phrases))
    let lines = Set(chart.columns.compactMap(\.line))
    for column in chart.columns {
      let line = lines.count > 1 ? column.line.map { meaning(of: $0, in: chart) } : nil
      page.add([column.sentence, line].compactMap(\.self).joined(separator: screen.separator))
    }
    if lines.count == 1, let line = lines.first { page.add(meaning(of: line, in: chart)) }
    return page.text
  }

  private func meaning(of line: Int64, in chart: Chart) -> String {
    guard chart.kind == .trend else {
      return phrases(ChartMessage.goal, "goal", wording.goal(seconds: line))
    }
    let length = wording.span(seconds: line)
    return phrases(ChartMessage.column, "day", chart.lineMeaning, "what", length)
  }

  private func legend(of chart: Chart, width: Int) -> String {
    var legend = Legend(on: screen)
    for sign in chart.signs where sign != .running { legend.add(sign, phrases) }
    if let running = chart.running {
      let meaning = Sign.running.meaning(phrases) + " " + wording.span(seconds: running)
      legend.add(String(Sign.running.scalar(on: screen)), Sign.running.colour, meaning)
    }
    if chart.columns.contains(where: { $0.line != nil }) {
      let line =
        chart.kind == .trend ? screen.hasBlocks ? "⠒⠒" : ".." : screen.hasBlocks ? "──" : "--"
      legend.add(line, nil, chart.line(wording))
    }
    return legend.text(width: width)
  }
}

/// The bars of a chart, the line over them, and what stands around them.
struct ChartDrawing {
  private let layout: ChartLayout
  private let screen: Screen
  private let scale: Scale
  private var canvas: Canvas
  private var chart: Chart { layout.shown }

  /// Of one row; blocks know no finer step.
  private static let steps = 8
  private static let blocks: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Above the highest bar.
  private static let labelRow = 1

  private var floor: Int { Self.labelRow + ChartLayout.area }
  private var height: Int { ChartLayout.area * Self.steps }

  init(_ layout: ChartLayout, on screen: Screen) {
    self.layout = layout
    self.screen = screen
    let chart = layout.shown
    scale = Scale(longest: chart.longest, line: chart.usualLine, rows: ChartLayout.area)
    canvas = Canvas(
      width: layout.margin + layout.slot * chart.columns.count,
      height: Self.labelRow + ChartLayout.area + 3)
    drawAxis()
    for column in chart.columns.indices { draw(column) }
    layout.writeDates(on: &canvas, row: floor + 2)
  }

  var text: String { canvas.text(on: screen) }

  private mutating func drawAxis() {
    guard layout.margin > 0 else { return }
    let ticks = Ticks(from: 3600, to: chart.longest).seconds
    canvas.drawAxis(
      ticks.map { (String($0 / 3600), row(ofLine: $0)) }, column: layout.margin - 1,
      rows: 0...floor - 1, on: screen)
  }

  private mutating func draw(_ column: Int) {
    for place in layout.places(column) {
      for x in place.start..<place.start + place.width { drawBar(place.bar, at: x) }
      let sign = place.bar.sign
      canvas[floor + 1, place.start + place.width / 2] = Canvas.Cell(
        sign: sign.scalar(on: screen), colour: sign.colour)
    }
    let start = layout.margin + column * layout.slot
    for x in start..<start + layout.slot {
      canvas[floor, x] = Canvas.Cell(sign: screen.hasBlocks ? "▔" : "-", colour: .faint)
      if let line = chart.columns[column].line { drawLine(line, at: x) }
    }
    drawLabel(column)
  }

  private mutating func drawBar(_ bar: Chart.Bar, at x: Int) {
    let total = scale.height(of: bar.seconds, area: height)
    for row in 0..<ChartLayout.area {
      let part = min(max(total - row * Self.steps, 0), Self.steps)
      guard let sign = filling(bar.sign, part, isLowest: row == 0) else { break }
      canvas[floor - 1 - row, x] = Canvas.Cell(sign: sign, colour: bar.sign.colour)
    }
  }

  private func filling(_ sign: Sign, _ part: Int, isLowest: Bool) -> Unicode.Scalar? {
    guard part > 0 else { return nil }
    let isMost = part >= Self.steps / 2
    if !screen.hasBlocks { return isMost || isLowest ? sign.filling : nil }
    if sign == .running { return isMost ? "▒" : "░" }
    return Self.blocks[part]
  }

  // MARK: The line

  /// It goes behind the bars.
  private mutating func drawLine(_ seconds: Int64, at x: Int) {
    let rest = scale.height(of: seconds, area: height) % Self.steps
    let row = row(ofLine: seconds)
    if canvas[row, x].sign == " " { canvas[row, x] = Canvas.Cell(sign: stroke(rest)) }
  }

  private func row(ofLine seconds: Int64) -> Int {
    floor - 1 - scale.height(of: seconds, area: height) / Self.steps
  }

  private func stroke(_ rest: Int) -> Unicode.Scalar {
    guard screen.hasBlocks else { return "-" }
    return rest < 3 ? "▁" : rest < 6 ? "─" : "▔"
  }

  // MARK: Words

  private mutating func drawLabel(_ column: Int) {
    guard !layout.labels.isEmpty, let bar = chart.columns[column].bars.first else { return }
    let label = layout.labels[column]
    let total = scale.height(of: bar.seconds, area: height)
    var top = floor - max(1, (total + Self.steps - 1) / Self.steps)
    // Above the line where it would stand on it.
    if let line = chart.columns[column].line.map(row(ofLine:)), top - 1 == line { top = line }
    canvas.write(label, row: top - 1, centredAt: layout.middle(column))
  }
}
