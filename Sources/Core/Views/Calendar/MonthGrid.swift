import Time

/// The days of a month, a week to a line: each with its marks, and today in brackets.
struct MonthGrid {
  private let table: DayTable
  private let month: Month
  private let wording: Wording
  private let screen: Screen

  /// Two digits, a mark and why it is a day of rest; beside it a space or a bracket.
  private static let cell = 5
  static let width = 7 * cell + 1

  init(_ table: DayTable, _ month: Month, _ wording: Wording, on screen: Screen) {
    self.table = table
    self.month = month
    self.wording = wording
    self.screen = screen
  }

  /// Of a week: its days, and below them their phases where there are any.
  private var lines: Int { table.blocks.isEmpty ? 1 : 2 }

  var text: String {
    let before = wording.column(of: month.first)
    let weeks = (before + month.length + 6) / 7
    var canvas = Canvas(width: Self.width, height: weeks * lines + 1)
    for (column, name) in wording.weekdays.enumerated() {
      canvas.write(name, row: 0, column: column * Self.cell + 1, .faint)
    }
    for number in 0..<month.length {
      let (week, column) = (before + number).quotientAndRemainder(dividingBy: 7)
      draw(number + 1, row: week * lines + 1, column: column * Self.cell, on: &canvas)
    }
    return canvas.text(on: screen)
  }

  private func draw(_ number: Int, row: Int, column: Int, on canvas: inout Canvas) {
    let day = month.first + Int64(number - 1)
    let mark = table.mark(of: day)
    let isToday = day == table.today
    canvas.write(
      (number < 10 ? " " : "") + String(number), row: row, column: column + 1,
      isToday ? .strong : nil)
    canvas[row, column + 3] = Canvas.Cell(sign: mark.scalar(on: screen), colour: mark.colour)
    if let rest = table.rest(of: day) {
      let place = mark == .none ? 3 : 4
      canvas[row, column + place] = Canvas.Cell(
        sign: rest.scalar(on: screen), colour: rest.colour)
    }
    if let phase = table.phase(of: day) {
      canvas[row + 1, column + 2] = Canvas.Cell(
        sign: phase.scalar(on: screen), colour: phase.colour)
    }
    guard isToday else { return }
    canvas[row, column].sign = "["
    canvas[row, column + Self.cell].sign = "]"
  }
}
