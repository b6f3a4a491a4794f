import Time
import Wire

/// The text of `fastctl week` and `fastctl month` on a terminal.
package struct ReviewPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of facts: ReviewFacts) -> String {
    var page = Page(on: screen)
    page.add(facts.title(wording, on: screen), .strong)
    if !screen.isLinear { page.add("") }
    guard !facts.isEmpty else {
      page.add(paragraph: nothing(in: facts))
      page.add(paragraph: earlier(than: facts))
      return page.text
    }
    let grid = ReviewGrid(facts, wording, on: screen)
    let text = page.text + table(of: grid) + legend(of: grid)
    return text + (screen.isLinear ? "" : "\n") + closing(of: facts)
  }

  // MARK: The table

  /// Days beside each other where there is room for them, else below each other.
  private func table(of grid: ReviewGrid) -> String {
    let down = down(grid)
    guard !screen.isLinear else { return down.text(on: screen) }
    let wide = screen.width ?? ChartLayout.usualWidth
    let tries = [(2, true, 0), (1, true, 0), (1, false, 0), (1, false, 1)]
      .map { across(grid, gap: $0, isEven: $1, leavingOut: $2) }
    if let table = tries.first(where: { $0.width <= wide }) { return table.text(on: screen) }
    let missing = down.missing(on: screen)
    guard !missing.isEmpty else { return down.text(on: screen) }
    var page = Page(on: screen)
    page.add(phrases(ReviewMessage.missing, "columns", missing.joined(separator: ", ")))
    return down.text(on: screen) + page.text
  }

  private func across(
    _ grid: ReviewGrid, gap: Int, isEven: Bool, leavingOut left: Int
  ) -> Table {
    let count = grid.headings.count - left
    var table = Table(
      columns: [Table.Column(heading: "")]
        + grid.headings.prefix(count).map { Table.Column(heading: $0, isRight: true) })
    table.gap = gap
    table.rows = grid.rows.map { [$0.label] + $0.cells.prefix(count).map(text) }
    if isEven { spread(&table, upTo: grid.headings.count - 2) }
    return table
  }

  /// Makes the days as wide as the widest of them, those to come among them.
  private func spread(_ table: inout Table, upTo last: Int) {
    guard !table.rows.isEmpty, last > 0 else { return }
    let cells = ([table.columns.map(\.heading)] + table.rows).flatMap { $0[1...last] }
    let width = cells.reduce(0) { max($0, $1.cells) }
    for column in 1...last {
      let cell = table.rows[0][column]
      table.rows[0][column] = String(repeating: " ", count: width - cell.cells) + cell
    }
  }

  /// Days to come have nothing to say.
  private func down(_ grid: ReviewGrid) -> Table {
    var table = Table(
      columns: [Table.Column(heading: "")]
        + grid.rows.map {
          Table.Column(heading: $0.label, isRight: !screen.isLinear, goes: $0.goes)
        })
    table.gap = (screen.width ?? .max) < 40 ? 1 : 2
    let columns = grid.headings.indices.filter { column in
      grid.rows.contains { $0.label != phrases(ReviewMessage.phase) && $0.cells[column] != .blank }
    }
    table.rows = columns.map { column in
      [grid.headings[column]] + grid.rows.map { text(of: $0.cells[column]) }
    }
    return table
  }

  private func text(of cell: ReviewGrid.Cell) -> String {
    switch cell {
    case .blank: return ""
    case .nothing: return screen.isLinear ? "" : screen.hasBlocks ? "–" : "-"
    case .text(let text): return text
    case .fast(let sign, let length): return fast(sign, length)
    case .mood(let tenths, let isMean): return mood(tenths, isMean: isMean)
    case .phases(let signs):
      let pieces = signs.count == 1 ? Array(repeating: signs[0], count: 5) : signs
      let line = String(String.UnicodeScalarView(pieces.map { $0?.scalar(on: screen) ?? " " }))
      return screen.paint(line, PhaseSign.colour)
    }
  }

  private func fast(_ sign: Sign, _ length: String) -> String {
    guard !screen.isLinear else {
      let meaning = sign == .none ? "" : sign.meaning(phrases)
      return [length, meaning].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    guard sign != .none else { return length }
    let scalar = String(sign.scalar(on: screen))
    return (sign.colour.map { screen.paint(scalar, $0) } ?? scalar) + length
  }

  private func mood(_ tenths: Int64, isMean: Bool) -> String {
    guard !isMean else { return wording.decimal(tenths: tenths) }
    let full = Int(tenths / 10)
    guard screen.hasBlocks, !screen.isLinear else { return String(full) }
    return String(repeating: "▮", count: full) + String(repeating: "▯", count: 5 - full)
  }

  // MARK: Below it

  private func legend(of grid: ReviewGrid) -> String {
    guard !screen.isLinear else { return "" }
    var legend = Legend(on: screen)
    for sign in grid.signs { legend.add(sign, phrases) }
    for (sign, meaning) in grid.phaseSigns { legend.add(sign, meaning) }
    let text = legend.text(width: screen.width ?? ChartLayout.usualWidth)
    return text.isEmpty ? "" : "\n" + text
  }

  private func closing(of facts: ReviewFacts) -> String {
    var page = Page(on: screen)
    for sentence in ReviewSentences(facts: facts, wording: wording, screen: screen).all {
      guard !screen.isLinear, !sentence.sign.isEmpty else {
        page.add(paragraph: sentence.text)
        continue
      }
      let sign = sentence.colour.map { screen.paint(sentence.sign, $0) } ?? sentence.sign
      page.add(sentence.text, after: sign + " ", width: sentence.sign.cells + 1, least: 1)
    }
    if !screen.isLinear { page.add("") }
    if let day = facts.days.last(where: { !$0.fasts.isEmpty }) {
      page.add(phrases(CalendarMessage.showDay, "date", day.day.iso))
    }
    let name = facts.isWeek ? "week" : "month"
    page.add(phrases(ReviewMessage.save, "command", name, "file", name + ".svg"))
    return page.text
  }

  // MARK: Where there is nothing

  private func nothing(in facts: ReviewFacts) -> String {
    guard (facts.first...facts.last).contains(facts.today) else {
      return phrases(ReviewMessage.nothing)
    }
    return phrases(facts.isWeek ? ReviewMessage.emptyWeek : .emptyMonth)
  }

  private func earlier(than facts: ReviewFacts) -> String {
    let date = (facts.first - 1).iso
    return phrases(facts.isWeek ? ReviewMessage.earlierWeek : .earlierMonth, "date", date)
  }

  /// In words, for those who do not see a picture of it.
  static func sentences(of facts: ReviewFacts, _ wording: Wording) -> [String] {
    let page = ReviewPage(wording, on: .linear)
    let grid = ReviewGrid(facts, wording, on: .linear)
    let lines = page.down(grid).text(on: .linear).split(separator: "\n").map(String.init)
    return lines + ReviewSentences(facts: facts, wording: wording, screen: .linear).all.map(\.text)
  }
}
