@testable import Views

/// Screens to look at and to press keys on.
enum Notebooks {
  static func notebook(
    _ page: NotebookPage = .now, columns: Int = 80, rows: Int = 24, isBare: Bool = false,
    phrases: Phrases = .english, hasColour: Bool = true, hasBlocks: Bool = true
  ) -> Notebook {
    Notebook(
      phrases, on: Screen(width: columns, hasColour: hasColour, hasBlocks: hasBlocks),
      columns: columns, rows: rows, page: page, isBare: isBare)
  }

  /// A list of so many lines, each of which can be chosen.
  static func list(_ count: Int, hasMore: Bool = false) -> NotebookBody {
    let names = (0..<count).map { "k\(100 + $0)" }
    var table = Table(columns: [Table.Column(heading: "ID"), Table.Column(heading: "Started")])
    table.rows = names.map { [$0, "line of it"] }
    var listing = table.listing(on: Screen(width: 80, hasColour: false, hasBlocks: false))
    listing.text += "so many\n"
    return NotebookBody(listing, naming: names, hasMore: hasMore)
  }

  /// What follows an Esc at once is a part of it, unless it is this sign.
  static func keys(_ text: String) -> [Key] {
    let parts = text.split(separator: "␛", omittingEmptySubsequences: false).map { part in
      var reader = KeyReader()
      return reader.keys(in: Array(part.utf8)) + reader.settle()
    }
    return Array(parts.joined(separator: [.escape]))
  }

  /// As it stands on the screen, without colours; what is reversed stands in brackets.
  static func text(of grid: Grid) -> String {
    var text = ""
    for row in 0..<grid.rows {
      var line = ""
      var isReversed = false
      for column in 0..<grid.columns {
        let cell = grid.cell(row, column)
        let isNow = cell.style.marks.contains(.reversed)
        if isNow != isReversed { line += isNow ? "⟦" : "⟧" }
        isReversed = isNow
        line += cell.text
      }
      if isReversed { line += "⟧" }
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
    }
    if let cursor = grid.cursor { text += "cursor \(cursor.row):\(cursor.column)\n" }
    return text
  }
}

extension Notebook {
  /// The wishes of all keys of a text.
  mutating func press(_ text: String) -> [Wish] {
    Notebooks.keys(text).flatMap { take($0) }
  }
}
