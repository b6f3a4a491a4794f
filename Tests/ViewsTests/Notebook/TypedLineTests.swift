import TestSupport
import Testing

@testable import Views

@Suite struct `A line that is typed` {
  @Test(arguments: [
    ("abc", "abc", 3), ("abc\u{1b}[D\u{1b}[Dx", "axbc", 2), ("abc\u{1}x", "xabc", 1),
    ("abc\u{1b}[H\u{1b}[3~", "bc", 0), ("abc\u{7f}", "ab", 2), ("two words\u{17}", "two ", 4),
    ("abc\u{15}", "", 0), ("abc\u{1}\u{b}", "", 0), ("é漢\u{7f}", "é", 1), ("\u{7f}\u{1b}[D", "", 0),
    ("\u{1b}[200~put\nin\u{1b}[201~", "put in", 6),
  ])
  func `is corrected with the usual keys`(keys: String, text: String, place: Int) {
    var line = TypedLine()
    for key in Notebooks.keys(keys) {
      let isTaken = line.take(key)
      #expect(isTaken)
    }
    #expect(line.text == text && line.place == place)
  }

  @Test func `has a limit, and leaves other keys alone`() {
    var line = TypedLine()
    _ = line.take(.pasted(String(repeating: "x", count: 10_000)))
    #expect(line.letters.count == TypedLine.longest)
    for key in [Key.escape, .function(1), .up, .tab] {
      let isTaken = line.take(key)
      #expect(!isTaken)
    }
  }

  @Test(arguments: Dice.seeds(20))
  func `shows the cursor, however narrow`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var line = TypedLine()
    for _ in 0..<100 {
      _ = line.take(
        dice.pick([.character("x"), .character("漢"), .left, .right, .backspace, .home]))
      let cells = Int(dice.number(1...12))
      let shown = line.shown(in: cells)
      #expect(shown.cursor >= 0 && shown.cursor < max(cells, 1), "seed \(seed)")
    }
  }
}

@Suite struct `The words of a command line` {
  @Test(arguments: [
    ("goal +1h", ["goal", "+1h"]), ("  edit  --note 'a b' ", ["edit", "--note", "a b"]),
    (#"meal "oats 80g""#, ["meal", "oats 80g"]), (#"a\ b 'c'"d""#, ["a b", "cd"]),
    ("edit --note ''", ["edit", "--note", ""]), ("", []),
  ])
  func `are divided as a shell does it`(line: String, words: [String]) {
    #expect(CommandWords.split(line) == words)
  }

  @Test(arguments: ["'a", "a\"", "b\\"])
  func `are none where one has no end`(line: String) {
    #expect(CommandWords.split(line) == nil)
  }

  @Test(arguments: Dice.seeds(50))
  func `are the same when they are typed again`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let letters = Array("ab '\"\\$~*;&|<>(){}[]#!%äß漢-+=:.,/@")
    let words = (0..<dice.number(0...5)).map { _ in
      String((0..<dice.number(0...8)).map { _ in dice.pick(letters) })
    }
    #expect(CommandWords.split(CommandWords.joined(words)) == words, "seed \(seed)")
  }
}
