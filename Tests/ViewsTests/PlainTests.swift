import Foundation
import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

/// What is said to those who hear it.
@Suite struct PlainTests {
  private static let wordings = [("English", Way.english), ("German", Way.german)]

  private func text(_ view: PlainViews.View, _ wording: Wording, _ screen: Screen) -> String {
    view.text(Way(name: view.name, wording: wording, screen: screen))
  }

  @Test func `no view colours, draws, or sets in columns`() {
    for view in PlainViews.all {
      for (language, wording) in Self.wordings {
        let text = text(view, wording, .linear)
        #expect(text.hasSuffix("\n") && !text.contains("\u{1b}"), "\(view.name), \(language)")
        #expect(!text.contains(/\w  +\w/), "\(view.name), \(language): \(text)")
        let drawn = text.unicodeScalars.filter(Self.isDrawing)
        #expect(drawn.isEmpty, "\(view.name), \(language): \(drawn)")
      }
    }
  }

  /// Arrows, lines, blocks, shapes, signs, and the dot between two things.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The minus has a name that voices know.
    case 0x2212: false
    case 0xb7, 0x2190...0x2bff, 0x1f000...: true
    default: false
    }
  }

  @Test func `no view keeps a number to itself`() {
    let wide = Screen(width: 200, hasColour: false, hasBlocks: true)
    for view in PlainViews.all where !view.isPicture {
      for (language, wording) in Self.wordings {
        // A table has "16:00" where lines have "16 h".
        let page = text(view, wording, wide).replacing(":00", with: "")
        // The hours at the side of a chart measure what is drawn.
        var drawn = Self.numbers(in: page.replacing(/[0-9]+ ┤/, with: ""))
        // What a full bar has beside it: here the goal is said to be reached.
        if view.name.hasPrefix("clock-") { drawn.remove(100) }
        let missing = drawn.subtracting(Self.numbers(in: text(view, wording, .linear)))
        #expect(missing.isEmpty, "\(view.name), \(language): \(missing)")
      }
    }
  }

  private static func numbers(in text: String) -> Set<Int> {
    Set(text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) })
  }

  /// The palette is the terminal's, which its user can choose; nothing blinks or is hidden.
  @Test func `on a terminal only its own colours are used`() {
    let terminal = Screen(width: 80, hasColour: true, hasBlocks: true)
    let known: Set = ["0", "1", "2", "4", "7", "32", "33", "34", "35", "36"]
    var used: Set<String> = []
    for view in PlainViews.all {
      for match in text(view, Way.english, terminal).matches(of: /\u{1b}\[([0-9;]*)(.)/) {
        #expect(match.2 == "m", "\(view.name)")
        used.formUnion(match.1.split(separator: ";").map(String.init))
      }
    }
    #expect(used.isSubset(of: known), "\(used)")
    #expect(used.count > 5)
  }

  @Test func `no colour says what the text does not`() {
    // A month has today in brackets there.
    let views = PlainViews.all.filter { view in
      !["chart", "calendar"].contains { view.name.hasPrefix($0) }
    }
    for view in views {
      for (language, wording) in Self.wordings {
        let coloured = Screen(width: 80, hasColour: true, hasBlocks: true)
        let bare = Screen(width: 80, hasColour: false, hasBlocks: true)
        let stripped = text(view, wording, coloured).replacing(/\u{1b}\[[0-9;]*m/, with: "")
        #expect(stripped == text(view, wording, bare), "\(view.name), \(language)")
      }
    }
  }

  @Test(arguments: `What fasts look like`.pages)
  func `a calendar tells each of its days`(
    name: String, page: CalendarPage, answer: CalendarAnswer
  ) {
    var told = 0
    for (language, wording) in Self.wordings {
      let lines = CalendarView(wording, on: .linear).text(of: answer, page: page)
        .split(separator: "\n")
      for day in answer.days {
        guard let date = try? Day(iso: day.date), page.contains(date) else { continue }
        let signs = [Sign(day.mark)] + (day.rest.map { [Sign($0)] } ?? [])
        let line = lines.first { $0.contains(wording.date(date)) } ?? ""
        for sign in signs where sign != .none {
          #expect(line.contains(sign.meaning(wording.phrases)), "\(language), \(day.date)")
          told += 1
        }
      }
      let drawn = CalendarView(wording, on: .plain).text(of: answer, page: page)
      let closing = drawn.split(separator: "\n").suffix(answer.days.isEmpty ? 0 : 2)
      let said = lines.joined(separator: "\n")
      for number in closing.flatMap({ Self.numbers(in: String($0)) }) {
        #expect(Self.numbers(in: said).contains(number), "\(name), \(language)")
      }
    }
    #expect(told > 0 || answer.days.isEmpty, "\(name)")
  }

  @Test func `what they look like`() throws {
    let ways = Self.wordings.map { Way(name: $0.0, wording: $0.1, screen: .linear) }
    let shown = [
      "status-fasting", "status-fasting-reached", "clock-idle", "history", "show", "steps",
      "import", "schedule-planned", "stats-full", "chart-week", "chart-last", "calendar-month",
    ]
    let views = PlainViews.all.filter { shown.contains($0.name) }
    #expect(views.count == shown.count)
    let page = Way.page(in: ways) { way in
      views.map { "-- \($0.name)\n" + $0.text(way) }.joined()
    }
    try Golden.expect(page, is: "plain", at: #_sourceLocation)
  }

  /// A new view is to be heard, too.
  @Test func `every view that is drawn is here`() throws {
    let root = URL(filePath: Golden.root)
    let here = try String(
      contentsOf: root.appending(path: "Tests/ViewsTests/PlainViews.swift"), encoding: .utf8)
    let folder = root.appending(path: "Sources/Core/Views")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      guard source.firstMatch(of: /package init\([^{]*on screen: Screen/) != nil,
        let name = source.firstMatch(of: /package struct (\w+)/)?.1,
        // Its pages are those views.
        name != "Notebook"
      else { continue }
      count += 1
      #expect(here.contains("\(name)("), "\(name) is in no plain form")
    }
    #expect(count > 12)
  }
}
