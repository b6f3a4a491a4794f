import Time

/// Where the columns of a chart stand on a screen, and what is left out.
struct ChartLayout {
  let width: Int
  let shown: Chart
  let left: Int
  /// From one column to the next.
  let slot: Int
  let bar: Int
  /// The labels on top of each bar, line by line.
  let labels: [[String]]
  let labelRows: Int
  /// Of the hours at the side.
  let margin: Int

  static let area = 8
  private static let widestSlot = 10
  /// With less width there are no hours at the side.
  private static let leastWidthWithAxis = 40
  private static let leastSlot = 2
  /// For what is drawn to a file.
  static let usualWidth = 80
  static let widths = 20...200

  init(_ chart: Chart, _ wording: Wording, on screen: Screen) {
    width = min(
      max(screen.width ?? Self.usualWidth, Self.widths.lowerBound), Self.widths.upperBound)
    let hours = String(chart.longest / 3600).cells
    margin = width < Self.leastWidthWithAxis ? 0 : hours + 3
    let width = width - margin
    let count = max(chart.columns.count, 1)
    let full = chart.columns.map { Self.labels($0) { [wording.shortSpan(seconds: $0)] } }
    let narrow = chart.columns.map { Self.labels($0, wording.narrowLabel) }
    let least: Int
    switch chart.kind {
    // Seven days are a week: none of them is left out.
    case .week: least = width / max(count, 7)
    case .last: least = Self.least(for: [full, narrow], count: count, width: width)
    case .trend: least = Self.leastSlot
    }
    let fitting = min(count, max(1, width / max(least, 1)))
    shown = chart.suffix(fitting)
    left = chart.columns.count - shown.columns.count
    slot = min(width / fitting, Self.widestSlot)
    bar = max(1, slot - max(1, slot / 4))
    let slot = slot
    labels =
      [full, narrow].lazy.map { Array($0.suffix(fitting)) }
      .first { chart.kind != .trend && Self.room(for: $0) <= slot } ?? []
    labelRows = max(labels.map(\.count).max() ?? 0, 1)
  }

  /// The width of a column with its label and a gap.
  private static func room(for labels: [[String]]) -> Int {
    (labels.joined().map(\.cells).max() ?? 0) + 1
  }

  /// With the widest labels with which all columns find room, else without any.
  private static func least(for labels: [[[String]]], count: Int, width: Int) -> Int {
    labels.map(room).first { $0 * count <= width } ?? leastSlot
  }

  /// Of what ended; where nothing did, of what runs.
  private static func labels(
    _ column: Chart.Column, _ text: (Int64) -> [String]
  ) -> [String] {
    guard let bar = column.bars.first, bar.seconds > 0 else { return [] }
    return text(bar.seconds)
  }

  func start(_ column: Int) -> Int { margin + column * slot + (slot - bar) / 2 }

  func middle(_ column: Int) -> Int { start(column) + bar / 2 }

  /// Of the bars in a column, each with its width.
  func places(_ column: Int) -> [(bar: Chart.Bar, start: Int, width: Int)] {
    let bars = shown.columns[column].bars
    let part = max(1, bar / max(bars.count, 1))
    return bars.enumerated().map { number, bar in
      let isLast = number == bars.count - 1
      let start = start(column) + number * part
      return (bar, start, isLast ? max(1, self.bar - number * part) : part)
    }
  }

  /// As many as there is room for, the newest among them.
  func writeDates(on canvas: inout Canvas, row: Int) {
    let dates = shown.columns.map(\.date)
    var free = canvas.width
    for column in dates.indices.reversed() {
      let width = dates[column].cells
      let start = max(margin, min(middle(column) - width / 2, canvas.width - width))
      guard start + width <= free else { continue }
      canvas.write(dates[column], row: row, column: start)
      free = start - 1
    }
  }
}
