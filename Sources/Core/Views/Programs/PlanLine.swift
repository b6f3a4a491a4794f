import Nouns
import Time
import Wire

/// Where the phases lie in the months to come, one below the other.
struct PlanLine {
  private let first: Day
  private let days: Int64
  private let width: Int
  private let wording: Wording
  private let screen: Screen

  private static let widths = 12...60

  /// Nil where there is too little room for it.
  init?(_ blocks: [PlanBlock], _ wording: Wording, on screen: Screen, width: Int) {
    guard let first = blocks.first?.first, let last = blocks.last?.last, last >= first,
      width >= Self.widths.lowerBound
    else { return nil }
    self.first = first
    days = last - first + 1
    self.width = min(width, Self.widths.upperBound)
    self.wording = wording
    self.screen = screen
  }

  private func column(of day: Day) -> Int {
    Int(min(max(day - first, 0), days) * Int64(width) / days)
  }

  /// Each over its first day, where it has room.
  var months: String {
    var line = ""
    var month = Month(of: first)
    while month.first < first + days {
      let name = wording.shortName(ofMonth: month.number)
      let column = column(of: month.first)
      if line.isEmpty ? column == 0 : column > line.cells, column + name.cells <= width {
        line += String(repeating: " ", count: column - line.cells) + name
      }
      month = Month(of: month.last + 1)
    }
    return line + String(repeating: " ", count: width - line.cells)
  }

  func text(of block: PlanBlock) -> String {
    let start = column(of: block.first)
    let end = max(column(of: block.last + 1), start + 1)
    let piece = PhaseSign(block.stretch.phase).map { Character($0.scalar(on: screen)) } ?? " "
    return screen.paint(air(start), .faint)
      + screen.paint(String(repeating: piece, count: min(end, width) - start), PhaseSign.colour)
      + screen.paint(air(width - min(end, width)), .faint)
  }

  private func air(_ cells: Int) -> String {
    String(repeating: screen.hasBlocks ? "·" : ".", count: max(cells, 0))
  }
}
