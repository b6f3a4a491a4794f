import Time

/// A chart as an SVG picture that people can put into a page.
package struct ChartPicture {
  private let wording: Wording
  private let form: PictureForm
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let top = 64
  private static let area = 220
  /// Of a picture of a few bars; more make it wider.
  private static let width = 640
  /// More than a page has room for; the newest are shown.
  private static let most = 400

  package init(_ wording: Wording, as form: PictureForm = .file) {
    self.wording = wording
    self.form = form
  }

  package func svg(of whole: Chart) -> String {
    let chart = whole.suffix(Self.most)
    let least = chart.kind == .trend ? 12 : 56
    let width = max(Self.width, 2 * Self.margin + chart.columns.count * least)
    let legend = legend(of: chart)
    let floor = Self.top + Self.area
    let foot = floor + 52
    let height = foot + legend.height(width: width - 2 * Self.margin) + Self.margin
    let frame = Frame(
      chart: chart, width: width - 2 * Self.margin, scale: Scale(longest: chart.longest))
    return SVG.document(
      form, name: "fastd-\(chart.kind)", title: chart.title(phrases),
      description: description(of: chart),
      width: width, height: height
    ) { svg in
      svg.write(chart.title(phrases), x: Self.margin, y: 30, anchor: "start", isStrong: true)
      for column in chart.columns.indices { draw(column, frame, on: &svg) }
      svg.path("M\(Self.margin) \(floor)h\(frame.width)", Paint.faint.name + " stroke")
      drawLine(frame, on: &svg)
      for column in chart.columns.indices { drawLabel(column, frame, on: &svg) }
      drawDates(frame, on: &svg)
      legend.draw(x: Self.margin, y: foot, width: frame.width, on: &svg)
    }
  }

  private struct Frame {
    let chart: Chart
    let width: Int
    let scale: Scale

    private var count: Int { max(chart.columns.count, 1) }
    var slot: Int { width / count }
    var bar: Int { max(3, min(slot - slot / 4, 64)) }

    func middle(_ column: Int) -> Int {
      ChartPicture.margin + (2 * column + 1) * width / (2 * count)
    }

    func y(_ seconds: Int64) -> Int {
      ChartPicture.top + ChartPicture.area - scale.height(of: seconds, area: ChartPicture.area)
    }
  }

  private func description(of chart: Chart) -> String {
    guard !chart.isEmpty else { return chart.emptySentence(phrases) }
    var parts = chart.columns.map(\.sentence)
    if chart.columns.contains(where: { $0.line != nil }) { parts.append(chart.line(wording)) }
    return parts.joined(separator: "; ")
  }

  private func legend(of chart: Chart) -> PictureLegend {
    var legend = PictureLegend()
    for sign in chart.signs { legend.add(sign, sign.meaning(phrases)) }
    if chart.columns.contains(where: { $0.line != nil }) { legend.addLine(chart.line(wording)) }
    return legend
  }

  // MARK: Bars

  private func draw(_ column: Int, _ frame: Frame, on svg: inout SVG) {
    let bars = frame.chart.columns[column].bars
    let part = frame.bar / max(bars.count, 1)
    let left = frame.middle(column) - frame.bar / 2
    for (number, bar) in bars.enumerated() {
      draw(bar, x: left + number * part, width: part, frame, on: &svg)
    }
  }

  private static let letters = 13

  /// Above the line where that would run through it.
  private func drawLabel(_ column: Int, _ frame: Frame, on svg: inout SVG) {
    let column = (place: column, value: frame.chart.columns[column])
    guard frame.chart.kind != .trend, let bar = column.value.bars.first else { return }
    var y = frame.y(bar.seconds) - 7
    if let line = column.value.line.map(frame.y), (y - Self.letters...y + 4).contains(line) {
      y = line - 7
    }
    svg.label(wording.shortSpan(seconds: bar.seconds), x: frame.middle(column.place), y: y)
  }

  private func draw(
    _ bar: Chart.Bar, x: Int, width: Int, _ frame: Frame, on svg: inout SVG
  ) {
    let y = frame.y(bar.seconds)
    let floor = Self.top + Self.area
    let isRunning = bar.sign == .running
    svg.element(
      "rect",
      [
        "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(floor - y)",
        isRunning ? "fill" : "class":
          isRunning
          ? "url(#\(form.name("fastd-\(frame.chart.kind)"))-hatch)" : bar.sign.paint.name,
      ])
    svg.draw(bar.sign, x: x + width / 2, y: floor + 12, radius: min(6, frame.slot / 2 - 1))
  }

  private func drawDates(_ frame: Frame, on svg: inout SVG) {
    let y = Self.top + Self.area + 38
    let columns = frame.chart.columns
    // A date needs about this much room.
    let step = max(1, (48 + max(frame.slot, 1) - 1) / max(frame.slot, 1))
    for column in columns.indices where (columns.count - 1 - column) % step == 0 {
      svg.write(columns[column].date, x: frame.middle(column), y: y, .faint)
    }
  }

  // MARK: The line

  /// From one height to the next, with a dot on each; one height goes from edge to edge.
  private func drawLine(_ frame: Frame, on svg: inout SVG) {
    let name = Paint.text.name + " stroke"
    if frame.chart.kind == .week, let line = frame.chart.usualLine {
      return svg.path("M\(Self.margin) \(frame.y(line))h\(frame.width)", name)
    }
    var path = ""
    var isDrawing = false
    for (column, value) in frame.chart.columns.map(\.line).enumerated() {
      guard let value else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(frame.middle(column)) \(frame.y(value))"
      isDrawing = true
    }
    guard !path.isEmpty else { return }
    svg.path(path, name)
    guard frame.chart.kind == .last else { return }
    for (column, value) in frame.chart.columns.map(\.line).enumerated() {
      guard let value else { continue }
      svg.element(
        "circle",
        [
          "cx": "\(frame.middle(column))", "cy": "\(frame.y(value))", "r": "4",
          "class": Paint.text.name,
        ])
    }
  }
}
