import TestSupport
import Testing

@testable import Views

@Suite struct `Keys` {
  static let sequences: [(String, [Key])] = [
    ("a", [.character("a")]), ("ü", [.character("ü")]), ("漢", [.character("漢")]),
    ("🔥", [.character("🔥")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{7f}", [.backspace]), ("\u{8}", [.backspace]), ("\u{12}", [.control("r")]),
    ("\u{1b}[A", [.up]), ("\u{1b}OA", [.up]), ("\u{1b}[1;5A", [.up]), ("\u{1b}[B", [.down]),
    ("\u{1b}OB", [.down]), ("\u{1b}[C", [.right]), ("\u{1b}[D", [.left]), ("\u{1b}Oc", []),
    ("\u{1b}[a", [.up]), ("\u{1b}[H", [.home]), ("\u{1b}OH", [.home]), ("\u{1b}[1~", [.home]),
    ("\u{1b}[7~", [.home]), ("\u{1b}[F", [.end]), ("\u{1b}OF", [.end]), ("\u{1b}[4~", [.end]),
    ("\u{1b}[8~", [.end]), ("\u{1b}[2~", [.insert]), ("\u{1b}[3~", [.delete]),
    ("\u{1b}[3;2~", [.delete]), ("\u{1b}[5~", [.pageUp]), ("\u{1b}[6~", [.pageDown]),
    ("\u{1b}[5^", [.pageUp]), ("\u{1b}[Z", [.backTab]), ("\u{1b}OP", [.function(1)]),
    ("\u{1b}[[A", [.function(1)]), ("\u{1b}[[E", [.function(5)]), ("\u{1b}[11~", [.function(1)]),
    ("\u{1b}[15~", [.function(5)]), ("\u{1b}[17~", [.function(6)]),
    ("\u{1b}[24~", [.function(12)]), ("\u{1b}[1;2P", [.function(1)]), ("\u{1b}OM", [.enter]),
    ("\u{1b}x", [.alt("x")]), ("\u{1b}ß", [.alt("ß")]), ("\u{1b}[I", [.focused]),
    ("\u{1b}[O", [.unfocused]), ("\u{1b}\u{1b}[A", [.escape, .up]),
    ("\u{1b}[<0;3;5M", [.mouse(MouseEvent(.pressed, row: 4, column: 2))]),
    ("\u{1b}[<64;1;1M", [.mouse(MouseEvent(.wheelUp, row: 0, column: 0))]),
    ("\u{1b}[<65;80;24M", [.mouse(MouseEvent(.wheelDown, row: 23, column: 79))]),
    ("\u{1b}[<0;3;5m", []), ("\u{1b}[<35;3;5M", []), ("\u{1b}[<0;0;5M", []),
    ("\u{1b}[200~two\nlines\u{1b}[201~x", [.pasted("two lines"), .character("x")]),
    ("\u{1b}[200~\u{1b}[20\u{1b}[201~", [.pasted(" [20")]),
    // What we do not know, or have not asked for.
    ("\u{1b}[?62;22cx", [.character("x")]),
    ("\u{1b}]11;rgb:0000/0000/0000\u{7}x", [.character("x")]),
    ("\u{1b}]0;t\u{1b}\\x", [.character("x")]), ("\u{1b}P1+r\u{1b}\\x", [.character("x")]),
    ("\u{1b}[99~x", [.character("x")]), ("\u{1b}[M !!x", [.character("x")]),
    ("\u{1b}[12;5Rx", [.character("x")]), ("\u{1b}[>0;95;0cx", [.character("x")]),
    ("\u{0}x", [.character("x")]),
  ]

  @Test(arguments: sequences)
  func `are found in what terminals send`(sent: String, keys: [Key]) {
    var reader = KeyReader()
    let found = reader.keys(in: Array(sent.utf8))
    #expect(found == keys && !reader.isWaiting)
  }

  @Test(arguments: sequences)
  func `are the same byte by byte`(sent: String, keys: [Key]) {
    var (whole, split) = (KeyReader(), KeyReader())
    let found = Array(sent.utf8).flatMap { split.keys(in: [$0]) }
    #expect(found == whole.keys(in: Array(sent.utf8)))
  }

  @Test func `have an Esc alone when nothing follows it`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0x1b]).isEmpty && reader.isWaiting)
    #expect(reader.settle() == [.escape])
    #expect(!reader.isWaiting && reader.settle().isEmpty)
    #expect(reader.keys(in: Array("\u{1b}[1;".utf8)).isEmpty && reader.isWaiting)
    #expect(reader.settle().isEmpty)
    #expect(reader.keys(in: Array("A".utf8)) == [.character("A")])
  }

  @Test func `are never lost behind broken letters`() {
    var reader = KeyReader()
    let bytes: [UInt8] = [0xff, 0xc0, 0x80, 0xe2, 0x82, 0x71, 0xf5, 0xc3, 0x1b, 0x5b, 0x41]
    #expect(reader.keys(in: bytes) == [.character("q"), .up])
  }

  @Test func `of a long paste are cut off`() {
    var reader = KeyReader()
    let text = String(repeating: "x", count: 100_000)
    _ = reader.keys(in: Array("\u{1b}[200~\(text)".utf8))
    #expect(reader.held <= KeyReader.longestPaste + 6)
    guard case .pasted(let found)? = reader.keys(in: Array("\u{1b}[201~".utf8)).first else {
      return #expect(Bool(false))
    }
    #expect(found.utf8.count == KeyReader.longestPaste)
  }

  @Test(arguments: Dice.seeds(20))
  func `keep little, whatever comes`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var (whole, split) = (KeyReader(), KeyReader())
    let likely = Array("\u{1b}[O]P<;~M0123456789AZm?\\\u{7}é".utf8)
    for _ in 0..<200 {
      let bytes = (0..<50).map { _ in
        dice.once(in: 4) ? UInt8(dice.number(0...255)) : dice.pick(likely)
      }
      #expect(whole.keys(in: bytes) == bytes.flatMap { split.keys(in: [$0]) }, "seed \(seed)")
      #expect(whole.held <= KeyReader.longestPaste + 6, "seed \(seed)")
      if dice.once(in: 3) { #expect(whole.settle() == split.settle(), "seed \(seed)") }
    }
  }
}
