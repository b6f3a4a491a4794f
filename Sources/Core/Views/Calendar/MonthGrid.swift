import Time

/// The days of a month, a week to a line: each with its marks, today in brackets, and below it the
/// line of its phase. Where there is room, the week's number stands before it and its hours behind.
struct MonthGrid {
  private let table: DayTable
  private let month: Month
  private let wording: Wording
  private let screen: Screen
  private let isWide: Bool

  /// Two digits, a mark and why it is a day of rest; beside it a space or a bracket.
  private static let cell = 5
  static let leastWidth = 7 * cell + 1
  /// With a week's number and its hours.
  static let fullWidth = 48

  init(_ table: DayTable, _ month: Month, _ wording: Wording, on screen: Screen, width: Int) {
    self.table = table
    self.month = month
    self.wording = wording
    self.screen = screen
    isWide = width >= Self.fullWidth
  }

  private var left: Int { isWide && hasWeekNumbers ? 4 : 0 }
  /// Others count their weeks in other ways.
  private var hasWeekNumbers: Bool { wording.customs.firstWeekday == .monday }
  /// Of a week: its days, and below them what their phases and the air take.
  private var lines: Int { isWide || !table.blocks.isEmpty ? 2 : 1 }

  var text: String {
    let before = wording.column(of: month.first)
    let weeks = (before + month.length + 6) / 7
    var canvas = Canvas(
      width: isWide ? Self.fullWidth : Self.leastWidth, height: weeks * lines + 1)
    for (column, name) in wording.weekdays.enumerated() {
      canvas.write(name, row: 0, column: left + column * Self.cell + 1, .heading)
    }
    if isWide { writeHeading(on: &canvas) }
    for week in 0..<weeks {
      let first = month.first + Int64(week * 7 - before)
      if isWide { write(week: first, row: week * lines + 1, on: &canvas) }
    }
    for number in 0..<month.length {
      let (week, column) = (before + number).quotientAndRemainder(dividingBy: 7)
      draw(number + 1, row: week * lines + 1, column: left + column * Self.cell, on: &canvas)
    }
    return canvas.text(on: screen)
  }

  // MARK: Beside the days

  private func writeHeading(on canvas: inout Canvas) {
    let hours = wording.phrases(HistoryMessage.hours)
    canvas.write(hours, row: 0, column: canvas.width - hours.cells, .heading)
  }

  private func write(week first: Day, row: Int, on canvas: inout Canvas) {
    if hasWeekNumbers { canvas.write(twoDigits(first.week), row: row, column: 0, .faint) }
    let seconds = table.seconds(of: (0..<7).map { first + Int64($0) })
    guard seconds > 0 else { return }
    let hours = wording.shortSpan(seconds: seconds)
    canvas.write(hours, row: row, column: canvas.width - hours.cells)
  }

  // MARK: The days

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
      let piece = Canvas.Cell(sign: phase.scalar(on: screen), colour: PhaseSign.colour)
      for place in 1..<Self.cell { canvas[row + 1, column + place] = piece }
    }
    guard isToday else { return }
    canvas[row, column].sign = "["
    canvas[row, column + Self.cell].sign = "]"
  }
}

extension Day {
  /// Of its year by ISO 8601: the week that holds its Thursday.
  fileprivate var week: Int {
    let thursday = self + Int64(3 - weekday.rawValue)
    guard let first = Month(year: thursday.civil.year, number: 1)?.first else { return 1 }
    return Int(clamping: (thursday - first) / 7) + 1
  }
}
