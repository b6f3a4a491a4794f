import Time

/// Rows under headings, each column as wide as its widest cell.
struct Table {
  struct Column {
    var heading: String
    var isRight = false
    /// On a narrow screen the column with the highest number goes first; 0 stays.
    var goes = 0
    /// Whether its cells may be cut off; for texts that a person wrote.
    var isCut = false
    /// Whether its cells go on below themselves; for sentences in the last column.
    var isWrapped = false
    /// How narrow one that is wrapped may be; nil for as wide as its widest cell.
    var least: Int?
  }

  var columns: [Column]
  var rows: [[String]] = []
  /// The headings of sections, by the number of their first row.
  var sections: [Int: String] = [:]

  /// Between two columns.
  var gap = 2

  /// The rest of a text that is cut must still be worth reading.
  private static let leastCut = 12

  func text(on screen: Screen) -> String { listing(on: screen).text }

  func listing(on screen: Screen) -> Listing {
    var listing = Listing("")
    var widths = widths
    let shown = shown(&widths, on: screen)
    var page = Page(on: screen)
    let headings = columns.map { $0.heading.isEmpty ? "" : screen.paint($0.heading, .heading) }
    if !screen.isLinear { page.add(line(headings, shown, widths, on: screen)) }
    for (number, row) in rows.enumerated() {
      if let section = sections[number] { page.add(section) }
      listing.begin(on: page)
      add(row, shown, widths, to: &page, on: screen)
    }
    listing.text = page.text
    return listing
  }

  private func add(
    _ row: [String], _ shown: [Int], _ widths: [Int], to page: inout Page, on screen: Screen
  ) {
    guard !screen.isLinear else { return page.add(pairs(of: row)) }
    guard let last = shown.last, columns[last].isWrapped else {
      return page.add(line(row, shown, widths, on: screen))
    }
    let before = shown.dropLast()
    let width = before.reduce(0) { $0 + widths[$1] + gap }
    let label = line(row, Array(before), widths, on: screen)
    page.add(
      row[last], after: label + String(repeating: " ", count: width - label.cells), width: width,
      least: columns[last].least ?? .max)
  }

  /// A row in one line, each cell behind its heading: "Length: 16 h; Goal: 16:8".
  private func pairs(of row: [String]) -> String {
    zip(columns, row).filter { !$1.isEmpty }.map { column, cell in
      let cell = cell.split(separator: " ").joined(separator: " ")
      return column.heading.isEmpty ? cell : column.heading + ": " + cell
    }.joined(separator: "; ")
  }

  /// The headings of those that have something to say and find no room.
  func missing(on screen: Screen) -> [String] {
    var widths = widths
    let shown = shown(&widths, on: screen)
    var wide = screen
    wide.width = nil
    return self.shown(&widths, on: wide).filter { !shown.contains($0) }.map { columns[$0].heading }
  }

  /// Of all its columns.
  var width: Int { widths.reduce(-gap) { $0 + $1 + gap } }

  private var widths: [Int] {
    columns.indices.map { column in
      rows.reduce(columns[column].heading.cells) { max($0, $1[column].cells) }
    }
  }

  /// The columns that fit, and have something to say.
  private func shown(_ widths: inout [Int], on screen: Screen) -> [Int] {
    var shown = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard let width = screen.width else { return shown }
    while true {
      let excess =
        shown.reduce(-gap) { $0 + min(widths[$1], columns[$1].least ?? .max) + gap }
        - width
      guard excess > 0 else { return shown }
      guard let last = shown.max(by: { columns[$0].goes < columns[$1].goes }),
        columns[last].goes > 0
      else { return shown }
      if columns[last].isCut, widths[last] - excess >= Self.leastCut {
        widths[last] -= excess
      } else {
        shown.removeAll { $0 == last }
      }
    }
  }

  private func line(
    _ cells: [String], _ shown: [Int], _ widths: [Int], on screen: Screen
  ) -> String {
    var line = ""
    var pending = 0
    for column in shown {
      let cell = screen.cut(cells[column], to: widths[column])
      let room = widths[column] - cell.cells
      let left = pending + (columns[column].isRight ? room : 0)
      if !cell.isEmpty {
        line += String(repeating: " ", count: left) + cell
        pending = columns[column].isRight ? 0 : room
      } else {
        pending += widths[column]
      }
      pending += gap
    }
    return line
  }
}
