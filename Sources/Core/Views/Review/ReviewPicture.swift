import Time

/// A week or a month as an SVG picture that people can send.
package struct ReviewPicture {
  private let wording: Wording
  private var phrases: Phrases { wording.phrases }

  private static let margin = 20
  private static let top = 56
  private static let label = 104
  private static let cell = (width: 72, height: 30)
  private static let sum = 88

  package init(_ wording: Wording) { self.wording = wording }

  package func svg(of facts: ReviewFacts) -> String {
    let grid = ReviewGrid(facts, wording, on: .plain)
    let sentences = ReviewPage.sentences(of: facts, wording)
    let parts = grid.headings.count - 2
    let width = 2 * Self.margin + Self.label + parts * Self.cell.width + 2 * Self.sum
    let floor = Self.top + 28 + grid.rows.count * Self.cell.height
    var legend = PictureLegend()
    for sign in grid.signs { legend.add(sign, sign.meaning(phrases)) }
    for (sign, meaning) in grid.phaseSigns { legend.add(sign, meaning) }
    let inside = width - 2 * Self.margin
    let title = facts.title(wording, on: .plain)
    return SVG.document(
      name: facts.isWeek ? "fastd-week" : "fastd-weeks", title: title,
      description: facts.isEmpty
        ? phrases(ReviewMessage.nothing) : sentences.joined(separator: "; "),
      width: width, height: floor + 16 + legend.height(width: inside) + Self.margin
    ) { svg in
      svg.write(title, x: Self.margin, y: 30, anchor: "start", isStrong: true)
      for (column, heading) in grid.headings.enumerated() {
        svg.write(heading, x: middle(of: column, parts), y: Self.top + 14, .faint)
      }
      for (number, row) in grid.rows.enumerated() {
        let y = Self.top + 28 + number * Self.cell.height + 18
        svg.write(row.label, x: Self.margin, y: y, .faint, anchor: "start")
        for (column, cell) in row.cells.enumerated() {
          draw(cell, x: middle(of: column, parts), y: y, isStrong: column == parts, on: &svg)
        }
      }
      legend.draw(x: Self.margin, y: floor + 16, width: inside, on: &svg)
    }
  }

  private func middle(of column: Int, _ parts: Int) -> Int {
    let left = Self.margin + Self.label
    guard column >= parts else { return left + column * Self.cell.width + Self.cell.width / 2 }
    return left + parts * Self.cell.width + (column - parts) * Self.sum + Self.sum / 2
  }

  private func draw(
    _ cell: ReviewGrid.Cell, x: Int, y: Int, isStrong: Bool, on svg: inout SVG
  ) {
    switch cell {
    case .blank: break
    case .nothing: svg.write("–", x: x, y: y, .faint)
    case .text(let text): svg.write(text, x: x, y: y, isStrong: isStrong)
    case .fast(let sign, let length):
      guard !length.isEmpty else { return svg.draw(sign, x: x, y: y - 5, radius: 6) }
      svg.draw(sign, x: x - 24, y: y - 5, radius: 6)
      svg.write(length, x: x + 8, y: y)
    case .mood(let tenths, let isMean):
      let text = isMean ? wording.decimal(tenths: tenths) : String(tenths / 10)
      svg.write(text, x: x, y: y, isStrong: isStrong)
    case .phases(let signs):
      // Those of a week have their own width, so that the line goes on.
      let piece = Self.cell.width / max(signs.count, 1)
      for (place, sign) in signs.enumerated() {
        guard let sign else { continue }
        svg.draw(sign, x: x - Self.cell.width / 2 + place * piece, y: y - 5, width: piece)
      }
    }
  }
}
