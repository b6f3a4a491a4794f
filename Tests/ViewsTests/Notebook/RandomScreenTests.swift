import Glibc
import TestProcesses
import TestSupport
import Testing

@testable import Views

/// A person who presses anything while their window changes.
@Suite struct `A screen of any size under any keys` {
  /// `FASTD_SCREEN_KEYS=1000000` for a long look.
  private static let keys: Int = {
    let text = getenv("FASTD_SCREEN_KEYS").map { String(cString: $0) }
    return text.flatMap { Int($0) } ?? 4000
  }()

  private static let likely: [Key] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab,
      .backspace, .delete, .focused, .unfocused, .pasted("it's 漢字\u{301} 🔥"), .control("u"),
      .control("w"), .character("é"), .character("漢"), .function(3), .alt("x"),
    ] + "seb+-nfadu U<>vq/:?m1234567890y'\"gGjk".map(Key.character)

  private static func key(_ dice: inout Dice) -> Key {
    if dice.once(in: 20) {
      let kind = dice.pick([MouseEvent.Kind.pressed, .wheelUp, .wheelDown])
      return .mouse(
        MouseEvent(kind, row: Int(dice.number(0...70)), column: Int(dice.number(0...220))))
    }
    return dice.pick(likely)
  }

  private static func body(_ dice: inout Dice) -> NotebookBody {
    if dice.once(in: 4) { return .empty }
    if dice.once(in: 3) {
      return NotebookBody("\u{1b}[1mwide 漢字漢字漢字漢字漢字漢字 🔥\u{1b}[0m\nnext\n")
    }
    return Notebooks.list(Int(dice.number(0...60)), hasMore: dice.once(in: 2))
  }

  private static func fulfil(
    _ wish: Notebook.Wish, _ notebook: inout Notebook, _ dice: inout Dice
  ) {
    switch wish {
    case .load, .more: notebook.show(body(&dice))
    case .read(let words):
      notebook.read(String(repeating: "a line\n", count: Int(dice.number(0...90))), of: words)
    case .run(let words):
      let text = String(repeating: "an answer\n", count: Int(dice.number(0...40)))
      if dice.once(in: 3) {
        notebook.ask(text, before: words)
      } else {
        notebook.tell(text, after: words)
      }
    case .pointer, .redraw, .leave: break
    }
  }

  private static func isChosenSeen(in notebook: Notebook) -> Bool {
    let rows = notebook.bodyRows
    let sheet = notebook.seenSheet(rows: rows)
    guard let line = sheet.entry?.line, rows > 0 else { return true }
    return (sheet.top..<sheet.top + rows).contains(line)
  }

  @Test(arguments: Dice.seeds(4), [false, true])
  func `is drawn right and never fails`(seed: UInt64, isBare: Bool) throws {
    var dice = Dice(seed: seed)
    var notebook = Notebooks.notebook(isBare: isBare, hasBlocks: dice.once(in: 2))
    var terminal = SmallTerminal(columns: notebook.columns, rows: notebook.rows)
    var shown: Grid?
    for number in 0..<Self.keys / 8 {
      if dice.once(in: 60) {
        let (columns, rows) = (Int(dice.number(0...200)), Int(dice.number(0...60)))
        notebook.resize(columns: columns, rows: rows)
        Self.fulfil(.load, &notebook, &dice)
        terminal = SmallTerminal(columns: columns, rows: rows)
        shown = nil
      }
      for wish in notebook.take(Self.key(&dice)) { Self.fulfil(wish, &notebook, &dice) }
      if dice.once(in: 50) { notebook.isAway.toggle() }
      // Drawn as often as a person would see it.
      guard number % 5 == 0 else { continue }
      let grid = notebook.grid()
      try terminal.take(Frame(from: shown, to: grid).utf8)
      try #require(terminal.shown == grid, "seed \(seed), key \(number)")
      shown = grid
      #expect(Self.isChosenSeen(in: notebook), "seed \(seed), key \(number)")
    }
  }
}
