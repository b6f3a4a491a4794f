import Nouns

extension Notebook {
  package func grid() -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    guard !isTooSmall else {
      grid.write(phrases(NotebookMessage.tooSmall), row: 0)
      return grid
    }
    let below = below
    drawHead(&grid)
    drawBody(&grid, rows: bodyRows(above: below))
    draw(below, &grid)
    return grid
  }

  // MARK: Above

  /// A name among those above the page, and where it stands.
  struct Tab: Equatable {
    let page: NotebookPage
    let columns: Range<Int>
    let text: String
  }

  /// With their digits where there is room; else as many names as fit around the page's own.
  func tabs() -> [Tab] {
    guard !isBare else { return [] }
    let all = NotebookPage.allCases
    let names = all.map { phrases($0.title) }
    let numbered = zip(all, names).map { page, name in page.digit.map { "\($0) \(name)" } ?? name }
    for (texts, gap) in [(numbered, 2), (numbered, 1), (names, 2), (names, 1)] {
      let set = Self.set(all[...], texts[...], gap: gap, from: 1)
      if let end = set.last?.columns.upperBound, end < columns { return set }
    }
    return window(all, names)
  }

  private static func set(
    _ pages: ArraySlice<NotebookPage>, _ texts: ArraySlice<String>, gap: Int, from start: Int
  ) -> [Tab] {
    var column = start
    return zip(pages, texts).map { page, text in
      defer { column += text.cells + gap }
      return Tab(page: page, columns: column..<column + text.cells, text: text)
    }
  }

  private func window(_ all: [NotebookPage], _ names: [String]) -> [Tab] {
    let middle = all.firstIndex(of: page) ?? 0
    var range = middle..<middle + 1
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for wider in [
        range.lowerBound..<range.upperBound + 1, range.lowerBound - 1..<range.upperBound,
      ]
      where wider.lowerBound >= 0 && wider.upperBound <= all.count {
        let set = Self.set(all[wider], names[wider], gap: 1, from: 3)
        guard let end = set.last?.columns.upperBound, end + 3 <= columns else { continue }
        range = wider
        isGrowing = true
      }
    }
    return Self.set(all[range], names[range], gap: 1, from: 3)
  }

  private func drawHead(_ grid: inout Grid) {
    guard !isBare else { return }
    let tabs = tabs()
    for tab in tabs {
      let style = CellStyle(tab.page == page ? [.reversed, .strong] : [])
      grid.write(tab.text, row: 0, column: tab.columns.lowerBound, style: style)
    }
    if tabs.first?.page != NotebookPage.allCases.first { grid.write("<", row: 0, column: 0) }
    if tabs.last?.page != NotebookPage.allCases.last {
      grid.write(">", row: 0, column: columns - 1)
    }
    guard headRows > 1 else { return }
    grid.fill(screen.hasBlocks ? "─" : "-", row: 1, style: CellStyle(.faint))
  }

  // MARK: The page

  /// With what is chosen in sight, however much stands below.
  func seenSheet(rows: Int) -> NotebookSheet {
    var sheet = reading?.sheet ?? sheet
    sheet.fit(rows)
    return sheet
  }

  private func drawBody(_ grid: inout Grid, rows: Int) {
    let sheet = seenSheet(rows: rows)
    for (row, line) in sheet.body.lines.dropFirst(sheet.top).prefix(rows).enumerated() {
      grid.write(line, row: headRows + row)
    }
    if let line = sheet.entry?.line, line >= sheet.top, line < sheet.top + rows {
      grid.mark(headRows + line - sheet.top, 0..<columns, .reversed)
    }
    guard headRows > 1 else { return }
    // How far it goes on, at the end of the line above it.
    let signs = screen.hasBlocks ? ("↑", "↓") : ("^", "v")
    if sheet.top > 0 { grid.write(" \(signs.0) ", row: 1, column: columns - 6) }
    if sheet.hasBelow(rows: rows) { grid.write(" \(signs.1) ", row: 1, column: columns - 3) }
  }

  // MARK: Below

  /// All that stands below the page: it is laid out once for a frame.
  struct Below {
    let lines: ArraySlice<AnswerLine>
    let foot: [[FootPart]]

    var rows: Int { lines.count + foot.count }
  }

  var below: Below { Below(lines: answerLines.suffix(rows / 2), foot: foot) }

  private func draw(_ below: Below, _ grid: inout Grid) {
    var row = rows - below.rows
    for line in below.lines {
      grid.write(line.text, row: row, style: CellStyle(line.isCommand ? .strong : []))
      row += 1
    }
    if let prompt { return draw(prompt, row: rows - 1, &grid) }
    for line in below.foot {
      var column = 0
      for part in line {
        column += grid.write(part.keys, row: row, column: column, style: CellStyle(.strong))
        column += 1
        column += grid.write(part.word, row: row, column: column) + Self.gap
      }
      row += 1
    }
  }

  private func draw(_ prompt: Prompt, row: Int, _ grid: inout Grid) {
    let label = label(of: prompt) + (prompt.purpose == .command ? "" : " ")
    // On a narrow screen what is typed is worth more than what it is for.
    let isTyped = if case .digit = prompt.purpose { false } else { true }
    let room = max(columns - label.cells - 1, isTyped ? columns / 2 : 1)
    let begin = columns - room - 1
    grid.write(label, row: row, style: CellStyle(.strong), most: begin)
    let shown = prompt.line.shown(in: room)
    let start = min(begin, label.cells)
    grid.write(shown.text, row: row, column: start)
    grid.cursor = Grid.Place(row: row, column: min(start + shown.cursor, columns - 1))
  }

  func label(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .command: ":"
    case .filter: phrases(NotebookMessage.askFilter)
    case .digit(_, .mood): phrases(NotebookMessage.askMood)
    case .digit(_, .reason): phrases(NotebookMessage.askReason, "reasons", reasons)
    case .value(_, "--note"): phrases(NotebookMessage.askNote)
    case .value(_, "--end"): phrases(NotebookMessage.askEnd)
    case .value: phrases(NotebookMessage.askStart)
    }
  }

  /// "1 planned, 2 hunger", each with its number.
  private var reasons: String {
    EndReason.terms.enumerated().map { "\($0 + 1) \($1.shown(phrases))" }.joined(separator: ", ")
  }

  /// A key and what it does.
  struct FootPart: Equatable {
    let keys: String
    let word: String

    var cells: Int { keys.cells + 1 + word.cells }
  }

  private static let gap = 2

  /// The keys below the page, in as many rows as there is room for: those first that do something now. How
  /// to find the others and how to leave stands there always.
  var foot: [[FootPart]] {
    if prompt != nil { return [[]] }
    if isBare && !hasFoot { return [] }
    let offered = NotebookDeed.allCases.filter(isOffered)
    let last = offered.filter { $0 == .keys || $0 == .quit }.compactMap(part)
    let others = offered.filter { $0 != .keys && $0 != .quit }
    let useful = others.filter { $0.isOfUse(isFasting: fast != nil, on: page) }
    let idle = others.filter { !useful.contains($0) }
    let most = isBare || rows < 16 ? 1 : 2
    return rowsOfFoot((useful + idle).compactMap(part), last, most: most)
  }

  private func part(_ deed: NotebookDeed) -> FootPart? {
    deed.word(on: page, isBare: isBare).map { FootPart(keys: deed.keysOfWord, word: phrases($0)) }
  }

  private func rowsOfFoot(_ others: [FootPart], _ last: [FootPart], most: Int) -> [[FootPart]] {
    var found: [[FootPart]] = [[]]
    var taken = 0
    let kept = last.reduce(0) { $0 + $1.cells + Self.gap }
    for part in others {
      let isLastRow = found.count == most
      let room = columns - (isLastRow ? kept : 0)
      if taken + part.cells > room {
        if isLastRow { continue }
        found.append([])
        taken = 0
      }
      guard taken + part.cells <= columns - (found.count == most ? kept : 0) else { continue }
      found[found.count - 1].append(part)
      taken += part.cells + Self.gap
    }
    if taken + kept - Self.gap > columns, found.count < most { found.append([]) }
    found[found.count - 1] += last
    return found
  }
}
