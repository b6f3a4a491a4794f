import Nouns
import TestSupport
import Testing
import Time

@testable import Views

/// A reminder can have been written by another program, or come with a file.
@Suite struct HostileNewsTests {
  private func told(_ words: String) -> NewsText {
    Way.english.news(NewsFacts(.reminder(words), at: Popups.start), now: Popups.start)
  }

  @Test(arguments: [
    ("tea", "tea", ""), ("tea\nand broth", "tea", "and broth"), ("", "Reminder", ""),
    ("\n\r\n \t\n", "Reminder", ""), ("  a   b  ", "a b", ""), ("\u{1b}[2Jtea", "[2Jtea", ""),
    ("a\u{0}b\u{7}c\u{9b}d", "a b c d", ""), ("\u{202e}abc\u{2066}d\u{2028}e", "abc d e", ""),
    ("<b>&\"{at}", "<b>&\"{at}", ""), ("a\r\nb\rc", "a", "b\nc"), ("%s %n", "%s %n", ""),
  ])
  func `words are told as lines and move nothing`(words: String, title: String, body: String) {
    #expect(told(words) == NewsText(title, body))
  }

  @Test(arguments: [60, 61, 200, 500, 501, 100_000])
  func `a long text goes below, and has an end`(length: Int) {
    let text = told(String(repeating: "ä", count: length))
    #expect(text.title == (length > 60 ? "Reminder" : String(repeating: "ä", count: 60)))
    let told = length > 60 ? text.body : text.title
    let end = length > 500 ? "…" : ""
    #expect(told == String(repeating: "ä", count: min(length, 500)) + end)
  }

  @Test func `one character made of many is cut too`() {
    let text = told("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(text.body.unicodeScalars.count <= 501)
  }

  @Test func `500 bytes of anything make lines without a control character`() {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<200 {
      let bytes = (0..<500).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let words = String(decoding: bytes, as: UTF8.self)
      let facts = NewsFacts(.reminder(words), at: Popups.start)
      for wording in [Way.english, Way.german] {
        let text = wording.news(facts, now: Popups.start + .hours(1))
        let list = NewsFacts(.summary([facts, facts]), at: Popups.start)
        #expect(!text.title.isEmpty, "seed \(seed)")
        #expect(text.title.unicodeScalars.allSatisfy(isPlain), "seed \(seed)")
        for line in text.body.split(separator: "\n") {
          #expect(line.unicodeScalars.allSatisfy(isPlain), "seed \(seed)")
        }
        let lines = wording.news(list, now: Popups.start).body.split(separator: "\n")
        #expect(lines.count == 2, "seed \(seed)")
      }
    }
  }

  @Test func `facts of any numbers are told without a trap`() {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<60 {
      let fast = FastFacts(start: instant(&random), goal: span(&random))
      let window = WindowFacts(opens: instant(&random), closes: instant(&random))
      let plan = PlanFacts(schedule: "\u{1b}16:8", goal: span(&random))
      let count = Int.random(in: .min ... .max, using: &random)
      let usual = UsualStart(start: instant(&random), learntFrom: count, plan: plan)
      let topics: [NewsFacts.Topic] =
        [
          .goalReached(fast), .goalAgain(fast), .halfway(fast), .goalNear(fast), .beyond(fast),
          .forgotten(fast), .stage(.switching), .safety(start: fast.start), .windowOpened(window),
          .windowClosing(window, next: plan), .windowClosed(window, next: plan), .startUsual(usual),
          .drink(last: instant(&random)), .little(hasNumbers: false),
        ] + [WeekFacts(Reviews.week())].compactMap { $0 }.map { .weekOver($0) }
      let facts = topics.map { NewsFacts($0, at: instant(&random)) }
      let list = NewsFacts(.summary(facts), at: instant(&random))
      for one in facts + [list] {
        let text = Way.german.news(one, with: Array(facts.suffix(2)), now: instant(&random))
        #expect(!text.title.isEmpty, "seed \(seed)")
        #expect(!(text.title + text.body).contains("\u{1b}"), "seed \(seed)")
      }
      let text = Way.german.progress(of: fast, percent: count, now: instant(&random))
      #expect(!text.body.isEmpty, "seed \(seed)")
    }
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
      && !(0x2028...0x202e).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
  }

  private func instant(_ random: inout Seeded) -> Instant {
    Instant(milliseconds: HostileTests.extremes.randomElement(using: &random) ?? 0)
  }

  private func span(_ random: inout Seeded) -> Span {
    Span(milliseconds: HostileTests.extremes.randomElement(using: &random) ?? 0)
  }
}
