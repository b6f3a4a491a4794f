import Time

/// Where the columns of a chart stand on a screen, and what is left out.
struct ChartLayout {
  let width: Int
  let shown: Chart
  let left: Int
  /// From one column to the next.
  let slot: Int
  let bar: Int
  /// On top of each bar, or of every second one; empty where there is no room for that.
  let labels: [String]
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
    let full = chart.columns.map { Self.label($0, wording) }
    let widest = (full.map(\.cells).max() ?? 0) + 1
    let least: Int
    switch chart.kind {
    // Seven days are a week: none of them is left out.
    case .week: least = width / max(count, 7)
    case .last: least = [widest, (widest + 1) / 2].first { $0 * count <= width } ?? Self.leastSlot
    case .trend: least = Self.leastSlot
    }
    let fitting = min(count, max(1, width / max(least, 1)))
    shown = chart.suffix(fitting)
    left = chart.columns.count - shown.columns.count
    slot = min(width / fitting, Self.widestSlot)
    bar = max(1, slot - max(1, slot / 4))
    let slot = slot
    let step = widest <= slot ? 1 : 2
    labels =
      chart.kind == .trend || widest > slot * step
      ? []
      : full.suffix(fitting).enumerated().map { place, text in
        (fitting - 1 - place) % step == 0 ? text : ""
      }
  }

  /// Of what ended; where nothing did, of what runs.
  private static func label(_ column: Chart.Column, _ wording: Wording) -> String {
    guard let bar = column.bars.first, bar.seconds > 0 else { return "" }
    return wording.shortSpan(seconds: bar.seconds)
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
