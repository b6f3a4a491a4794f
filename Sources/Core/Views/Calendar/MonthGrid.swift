import Time
import Wire

/// The days of a month, a week to a line: each with its marks, and today in reverse video, or in
/// brackets where there are no colours. Where there is room, the week's number stands before it,
/// and after it its hours, its goals and its phase.
struct MonthGrid {
  private let table: DayTable
  private let month: Month
  private let wording: Wording
  private let screen: Screen
  private let width: Int

  /// Two digits, a mark and why it is a day of rest; beside it a space or a bracket.
  private static let cell = 5
  private static let days = 7 * cell
  /// With the bracket behind the last of a week.
  static let leastWidth = days + 1
  /// With a week's number and its hours.
  private static let wideWidth = 48
  private static let gap = 2

  init(_ table: DayTable, _ month: Month, _ wording: Wording, on screen: Screen, width: Int) {
    self.table = table
    self.month = month
    self.wording = wording
    self.screen = screen
    self.width = width
  }

  private var isWide: Bool { width >= Self.wideWidth }
  private var left: Int { isWide && hasWeekNumbers ? 4 : 0 }
  private var hasWeekNumbers: Bool { wording.hasWeekNumbers }
  private var before: Int { wording.column(of: month.first) }

  /// Of each line, those that are of this month.
  private var weeks: [[Day]] {
    (0..<(before + month.length + 6) / 7).map { week in
      (0..<7).map { month.first + Int64(week * 7 - before + $0) }
        .filter { $0 >= month.first && $0 <= month.last }
    }
  }

  // MARK: Beside the days

  private typealias Column = (heading: String, texts: [String], signs: [PhaseSign?])

  /// As many as there is room for.
  private var columns: [Column] {
    guard isWide else { return [] }
    let weeks = weeks
    var columns: [Column] = [
      (wording.phrases(HistoryMessage.hours), weeks.map(hours), []),
      (wording.phrases(CalendarMessage.goals), weeks.map(goals), []),
    ]
    if hasPhases { columns.append(phases) }
    while width(of: columns) > width, columns.count > 1 { columns.removeLast() }
    return columns
  }

  private var hasPhases: Bool { !table.blocks.isEmpty }

  /// Whether each week has the name of its phase behind it.
  var namesPhases: Bool { hasPhases && columns.count == 3 }

  private var phases: Column {
    let weeks = weeks
    return (
      wording.phrases(CalendarMessage.phase), weeks.map { "  " + phase(of: $0) },
      weeks.map { $0.last.flatMap(table.phase) }
    )
  }

  private func width(of column: Column) -> Int {
    ([column.heading] + column.texts).reduce(0) { max($0, $1.cells) }
  }

  private func width(of columns: [Column]) -> Int {
    columns.reduce(left + Self.days) { $0 + Self.gap + width(of: $1) }
  }

  private func hours(of week: [Day]) -> String {
    let seconds = table.seconds(of: week)
    return seconds > 0 ? wording.shortSpan(seconds: seconds) : ""
  }

  /// "5/6": days with the goal met, of those with a fast that had one.
  private func goals(of week: [Day]) -> String {
    let marks = week.map(table.mark)
    let met = marks.count { $0 == .completed }
    let all = met + marks.count { $0 == .partial }
    return all > 0 ? "\(met)/\(all)" : ""
  }

  /// "Diet phase", or "diet from Sat" in the week in which it begins.
  private func phase(of week: [Day]) -> String {
    guard let day = week.last, let phase = table.block(of: day)?.stretch else { return "" }
    let begins = week.last { table.phase(of: $0) != table.phase(of: $0 - 1) }
    guard let begins, begins != week.first else {
      return wording.name(of: phase.phase, length: phase.of) ?? ""
    }
    return wording.phrases(
      ComingMessage(phase.phase), "date", wording.weekday(begins))
  }

  // MARK: Drawing

  var text: String {
    let columns = columns
    var canvas = Canvas(
      width: columns.isEmpty ? Self.leastWidth : width(of: columns), height: weeks.count + 1)
    for (column, name) in wording.weekdays.enumerated() {
      canvas.write(name, row: 0, column: left + column * Self.cell + 1, .heading)
    }
    for (row, week) in weeks.enumerated() {
      if isWide, hasWeekNumbers, let day = week.first {
        canvas.write(twoDigits(day.week), row: row + 1, column: 0, .faint)
      }
      for day in week {
        draw(day, row: row + 1, column: left + wording.column(of: day) * Self.cell, on: &canvas)
      }
    }
    var x = left + Self.days
    for column in columns {
      x += Self.gap
      draw(column, at: x, on: &canvas)
      x += width(of: column)
    }
    return canvas.text(on: screen)
  }

  /// Numbers end at the right edge of their column, names begin at the left one.
  private func draw(_ column: Column, at x: Int, on canvas: inout Canvas) {
    let width = width(of: column)
    let isName = !column.signs.isEmpty
    func indent(_ text: String) -> Int { isName ? 0 : width - text.cells }
    canvas.write(column.heading, row: 0, column: x + indent(column.heading), .heading)
    for (row, text) in column.texts.enumerated() {
      canvas.write(text, row: row + 1, column: x + indent(text))
      guard isName, let sign = column.signs[row] else { continue }
      canvas[row + 1, x] = Canvas.Cell(sign: sign.scalar(on: screen), colour: PhaseSign.colour)
    }
  }

  private func draw(_ day: Day, row: Int, column: Int, on canvas: inout Canvas) {
    let number = day.civil.day
    let mark = table.mark(of: day)
    let isToday = day == table.today
    canvas.write(
      (number < 10 ? "  " : " ") + String(number), row: row, column: column,
      isToday && screen.hasColour ? .reversed : nil)
    var end = column + 3
    let signs = [mark, table.rest(of: day) ?? .none].filter { $0 != .none }
    for sign in signs {
      canvas[row, end] = Canvas.Cell(sign: sign.scalar(on: screen), colour: sign.colour)
      end += 1
    }
    guard isToday, !screen.hasColour else { return }
    canvas[row, number < 10 ? column + 1 : column].sign = "["
    canvas[row, end].sign = "]"
  }
}

extension Day {
  /// Of its year by ISO 8601: the week that holds its Thursday.
  var week: Int {
    let thursday = self + Int64(3 - weekday.rawValue)
    guard let first = Month(year: thursday.civil.year, number: 1)?.first else { return 1 }
    return Int(clamping: (thursday - first) / 7) + 1
  }
}
