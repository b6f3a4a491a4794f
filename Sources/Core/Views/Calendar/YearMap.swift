import Time

/// The days of a year, a week to a column, and below them the line of their phases; on a narrow
/// screen in several bands.
struct YearMap {
  private let table: DayTable
  private let wording: Wording
  private let screen: Screen
  private let width: Int
  /// The width of the days' names.
  private let margin: Int

  private static let widestCell = 3

  init(_ table: DayTable, _ wording: Wording, on screen: Screen, width: Int) {
    self.table = table
    self.wording = wording
    self.screen = screen
    self.width = width
    margin = (wording.weekdays.map(\.cells).max() ?? 0) + 1
  }

  var text: String {
    guard case .year(let year) = table.page else { return "" }
    let months = (1...12).compactMap { Month(year: year, number: $0) }
    // Halves, thirds and so on of a year, so that a band begins with a month.
    let bands = [1, 2, 3, 4, 6].first { bands in
      split(months, bands).allSatisfy { margin + weeks(of: $0) <= width }
    }
    let parts = split(months, bands ?? 12)
    let widest = parts.map(weeks).max() ?? 1
    let cell = min(max((width - margin) / max(widest, 1), 1), Self.widestCell)
    return parts.map { band($0, cell: cell) }.joined(separator: "\n")
  }

  private func split(_ months: [Month], _ count: Int) -> [[Month]] {
    let length = months.count / count
    return (0..<count).map { Array(months[$0 * length..<($0 + 1) * length]) }
  }

  private func weeks(of months: [Month]) -> Int {
    guard let first = months.first?.first, let last = months.last?.last else { return 0 }
    return week(of: last, since: first) + 1
  }

  private func week(of day: Day, since first: Day) -> Int {
    (wording.column(of: first) + Int(clamping: day - first)) / 7
  }

  private func band(_ months: [Month], cell: Int) -> String {
    guard let first = months.first?.first, let last = months.last?.last else { return "" }
    var canvas = Canvas(
      width: margin + weeks(of: months) * cell, height: table.blocks.isEmpty ? 8 : 9)
    for (row, name) in wording.weekdays.enumerated() where row % 2 == 0 {
      canvas.write(name, row: row + 1, column: 0)
    }
    for month in months {
      // In the first week that is wholly of the month, so that names stand apart.
      let monday = month.first + Int64((7 - wording.column(of: month.first)) % 7)
      let column = margin + week(of: monday, since: first) * cell
      canvas.write(wording.shortName(ofMonth: month.number), row: 0, column: column)
    }
    for offset in 0...max(0, last - first) {
      let column = margin + week(of: first + offset, since: first) * cell
      draw(first + offset, column: column, &canvas)
      guard let phase = table.phase(of: first + offset) else { continue }
      // Of a week with two phases the line is that of its last day.
      let piece = Canvas.Cell(sign: phase.scalar(on: screen), colour: PhaseSign.colour)
      for x in column..<column + cell { canvas[8, x] = piece }
    }
    return canvas.text(on: screen)
  }

  private func draw(_ day: Day, column: Int, _ canvas: inout Canvas) {
    let sign = table.sign(of: day)
    let row = wording.column(of: day) + 1
    if sign != .none {
      canvas[row, column] = Canvas.Cell(sign: sign.scalar(on: screen), colour: sign.colour)
    } else if let today = table.today, day <= today {
      canvas[row, column] = Canvas.Cell(sign: screen.hasBlocks ? "·" : ".", colour: .faint)
    }
  }
}
