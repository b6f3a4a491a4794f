import Glibc
import Testing

@testable import Views

/// How much room a text takes on a terminal, as the C library has it.
@Suite struct CellsTests {
  @Test func `East Asian letters and emoji take two cells, as terminals have it`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    defer { freelocale(locale) }
    let before = uselocale(locale)
    defer { uselocale(before) }
    let symbol = try #require(dlsym(nil, "wcwidth"))
    let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
    let wrong = (UInt32(0x20)...0x10ffff).compactMap(Unicode.Scalar.init).filter { scalar in
      let cells = wcwidth(wchar_t(scalar.value))
      return cells > 0 && scalar.cells != 0 && scalar.cells != Int(cells)
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("16 h 05 min", 11), ("Früh", 4), ("Fru\u{308}h", 4), ("████░░", 6), ("早鸟", 4),
    ("🌅 Früh 早鸟", 12),
    ("\u{1b}[32mok\u{1b}[0m", 2), ("👩\u{200d}🍳", 4), ("⏳ 82 %", 7), ("🇩🇪", 2), ("", 0),
  ])
  func `the cells of a text`(text: String, cells: Int) {
    #expect(text.cells == cells)
  }

  @Test func `a text is cut by its cells`() {
    #expect(Screen.plain.cut("早鸟早鸟", to: 6) == "早鸟…")
    #expect(Screen.plain.cut("早鸟早鸟", to: 8) == "早鸟早鸟")
    #expect(Screen.plain.cut("tea and toast", to: 4) == "tea…")
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
    let text = "1 after a clean end, 0 after a crash or a power cut, which is as it should be"
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
