import TestProcesses
import TestSupport
import Testing

@testable import Views

@Suite struct `A frame` {
  private static let words = [
    "fast", "16:18", "漢字", "e\u{301}", "❤\u{fe0f}", "🔥", "─", "█", " ", "   ", "한", "x",
  ]
  private static let styles: [CellStyle] = [
    .plain, .plain, .plain, CellStyle(.strong), CellStyle([.reversed, .faint]),
    CellStyle(colour: .named(2)), CellStyle(.underlined, colour: .named(12), ground: .named(0)),
    CellStyle(colour: .numbered(208)), CellStyle(.italic, ground: .mixed(1, 2, 250)),
  ]

  private static func change(_ grid: inout Grid, times: Int64, _ dice: inout Dice) {
    for _ in 0..<times {
      let row = Int(dice.number(0...Int64(grid.rows)))
      let column = Int(dice.number(0...Int64(grid.columns)))
      grid.write(
        dice.pick(words), row: row, column: column, style: dice.pick(styles),
        most: Int(dice.number(1...30)))
    }
    grid.cursor =
      dice.once(in: 3)
      ? Grid.Place(
        row: Int(dice.number(0...Int64(grid.rows - 1))),
        column: Int(dice.number(0...Int64(grid.columns - 1)))) : nil
  }

  @Test(arguments: Dice.seeds(60))
  func `turns what one screen shows into another`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let columns = Int(dice.number(1...90))
    let rows = Int(dice.number(1...30))
    var terminal = SmallTerminal(columns: columns, rows: rows)
    var old: Grid?
    var new = Grid(columns: columns, rows: rows)
    for _ in 0..<30 {
      if dice.once(in: 8) { new = Grid(columns: columns, rows: rows) }
      Self.change(&new, times: dice.number(0...Int64(dice.once(in: 3) ? 200 : 6)), &dice)
      let frame = Frame(from: old, to: new)
      #expect(frame.utf8.isEmpty == (old == new))
      try terminal.take(frame.utf8)
      try #require(terminal.shown == new, "seed \(seed)")
      #expect(!terminal.isHoldingBack)
      old = new
    }
  }

  @Test(arguments: Dice.seeds(20))
  func `keeps the halves of wide characters together`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var grid = Grid(columns: 12, rows: 2)
    for _ in 0..<300 {
      Self.change(&grid, times: 1, &dice)
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let isWide = grid.cell(row, column).width == 2
          let isHalfNext = column + 1 < 12 && grid.cell(row, column + 1).width == 0
          #expect(isWide == isHalfNext, "seed \(seed)")
        }
      }
    }
  }

  @Test func `of another size begins anew`() throws {
    var small = Grid(columns: 10, rows: 2)
    small.write("before", row: 0)
    var large = Grid(columns: 20, rows: 4)
    large.write("behind", row: 3, column: 14)
    var terminal = SmallTerminal(columns: 20, rows: 4)
    try terminal.take(Array("noise".utf8))
    try terminal.take(Frame(from: small, to: large).utf8)
    #expect(terminal.shown == large)
  }

  @Test func `of a minute is short`() {
    var old = Grid(columns: 80, rows: 24)
    old.write("\u{1b}[1mFasting 13 h 05 min of 16 h\u{1b}[0m", row: 2)
    old.write("Started Thu 20:00, goal Fri 12:00 (in 2 h 55 min)", row: 4)
    var new = old
    new.write("\u{1b}[1mFasting 13 h 06 min of 16 h\u{1b}[0m", row: 2)
    new.write("Started Thu 20:00, goal Fri 12:00 (in 2 h 54 min)", row: 4)
    #expect(Frame(from: old, to: new).utf8.count < 60)
  }

  @Test func `draws the colours that are in a text`() {
    var grid = Grid(columns: 8, rows: 1)
    let taken = grid.write("\u{1b}[1;38;5;208mab\u{1b}[0mc\u{1b}[41md\u{1b}[2Je\u{7}", row: 0)
    #expect(taken == 5)
    #expect(grid.cell(0, 0).style == CellStyle(.strong, colour: .numbered(208)))
    #expect(grid.cell(0, 2).style == .plain)
    #expect(grid.cell(0, 4) == Cell("e", style: CellStyle(ground: .named(1))))
    #expect(grid.cell(0, 5) == .blank)
  }

  @Test(arguments: [(3, "漢字"), (2, "x漢"), (1, "漢")])
  func `cuts no wide character in two`(columns: Int, text: String) {
    var grid = Grid(columns: columns, rows: 1)
    let taken = grid.write(text + "y", row: 0)
    #expect(taken == columns)
    #expect(grid.cell(0, columns - 1) == .blank)
  }
}
