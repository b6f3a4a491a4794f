/// Rows under headings, each column as wide as its widest cell.
struct Table {
  struct Column {
    var heading: String
    var isRight = false
    /// On a narrow screen the column with the highest number goes first; 0 stays.
    var goes = 0
  }

  let columns: [Column]
  var rows: [[String]] = []

  private static let gap = 2

  func text(on screen: Screen) -> String {
    let widths = columns.indices.map { column in
      rows.reduce(columns[column].heading.cells) { max($0, $1[column].cells) }
    }
    let shown = shown(widths, on: screen)
    var text = screen.paint(line(columns.map(\.heading), shown, widths, on: screen), .faint) + "\n"
    for row in rows { text += line(row, shown, widths, on: screen) + "\n" }
    return text
  }

  /// The columns that fit, and have something to say.
  private func shown(_ widths: [Int], on screen: Screen) -> [Int] {
    var shown = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard let width = screen.width else { return shown }
    while shown.reduce(-Self.gap, { $0 + widths[$1] + Self.gap }) > width {
      guard let last = shown.max(by: { columns[$0].goes < columns[$1].goes }),
        columns[last].goes > 0
      else { break }
      shown.removeAll { $0 == last }
    }
    return shown
  }

  private func line(
    _ cells: [String], _ shown: [Int], _ widths: [Int], on screen: Screen
  ) -> String {
    var line = ""
    var pending = 0
    for column in shown {
      let room = widths[column] - cells[column].cells
      let left = pending + (columns[column].isRight ? room : 0)
      if !cells[column].isEmpty {
        line += String(repeating: " ", count: left) + cells[column]
        pending = columns[column].isRight ? 0 : room
      } else {
        pending += widths[column]
      }
      pending += Self.gap
    }
    return line
  }
}
