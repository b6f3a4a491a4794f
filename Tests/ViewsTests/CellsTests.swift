import Glibc
import Testing

@testable import Views

/// How much room a text takes on a terminal, as the C library has it.
@Suite struct CellsTests {
  /// Signs around the number behind them, which the C library counts for themselves; nobody types
  /// them into a name or a note.
  private static let around: [UInt32] =
    Array(0x600...0x605) + [0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd]
  /// A vowel of Ahom, which Unicode 15 has made a mark with room of its own.
  private static let changed: UInt32 = 0x1171e
  /// Beyond these planes nothing is assigned but for private use.
  private static let assigned = [UInt32(0x20)...0x3ffff, 0xe0000...0xe0fff]

  /// What the C library has no cells for is not assigned in its Unicode, or no character to show.
  @Test func `each character takes the cells that the C library says`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    defer { freelocale(locale) }
    let before = uselocale(locale)
    defer { uselocale(before) }
    let symbol = try #require(dlsym(nil, "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
    var compared = 0
    let wrong = Self.assigned.joined().compactMap(Unicode.Scalar.init).filter { scalar in
      let cells = wcwidth(wchar_t(scalar.value))
      compared += cells < 0 ? 0 : 1
      return cells >= 0 && scalar.cells != Int(cells) && !Self.around.contains(scalar.value)
        && scalar.value != Self.changed
    }
    #expect(wrong == [])
    #expect(compared > 140_000)
  }

  @Test(arguments: [
    ("16 h 05 min", 11), ("Früh", 4), ("Fru\u{308}h", 4), ("████░░", 6), ("早鸟", 4),
    ("🌅 Früh 早鸟", 12),
    ("\u{1b}[32mok\u{1b}[0m", 2), ("👩\u{200d}🍳", 4), ("⏳ 82 %", 7), ("🇩🇪", 2), ("", 0),
    ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("ｆｕｌｌ", 8), ("❤", 1), ("❤\u{fe0f}", 2),
    ("1\u{fe0f}\u{20e3}", 2), ("⏳\u{fe0f}", 2), ("👍🏽", 4), ("a\u{200b}b", 2),
    ("– „x“ … −5", 10), ("ไทย", 3), ("כָּשֵׁר", 3),
  ])
  func `the cells of a text`(text: String, cells: Int) {
    #expect(text.cells == cells)
  }

  @Test func `a text is cut by its cells`() {
    #expect(Screen.plain.cut("早鸟早鸟", to: 6) == "早鸟…")
    #expect(Screen.plain.cut("早鸟早鸟", to: 8) == "早鸟早鸟")
    #expect(Screen.plain.cut("tea and toast", to: 4) == "tea…")
    #expect(Screen.plain.cut("🇩🇪🇩🇪🇩🇪", to: 4) == "🇩🇪…")
    #expect(Screen.plain.cut("👩\u{200d}🍳 cooks", to: 4) == "…")
  }

  @Test func `the columns of a table stand under each other, whatever its names are`() {
    var table = Table(columns: [
      Table.Column(heading: "Schedule"), Table.Column(heading: "Fasts", isRight: true),
    ])
    table.rows = [["🌅 Früh 早鸟", "3"], ["16:8", "12"]]
    let ends = table.text(on: .plain).split(separator: "\n").map(\.cells)
    #expect(Set(ends).count == 1)
  }

  @Test(arguments: [60, 80, 120])
  func `a coloured label leaves its column where it is`(width: Int) {
    let label = "ok    Starts        "
    let text = "1 after a clean exit, 0 after a crash or power cut, which is as it should be"
    var plain = Page(on: Screen(width: width, hasColour: false, hasBlocks: true))
    plain.add(text, after: label, width: label.cells)
    let screen = Screen(width: width, hasColour: true, hasBlocks: true)
    var coloured = Page(on: screen)
    coloured.add(
      text, after: screen.paint("ok", .green) + label.dropFirst(2), width: label.cells)
    let shown = coloured.text.replacing("\u{1b}[32m", with: "").replacing("\u{1b}[0m", with: "")
    #expect(shown == plain.text)
  }
}
