import TestSupport
import Testing
import Time

@testable import Views

@Suite struct `Lines of the person's own` {
  private func book(_ text: String) -> CoachBook { CoachBook(Array(text.utf8)) }

  @Test func `are said with the others`() {
    let book = book(
      """
      # for the mornings
      fast-started: Auf geht's, Ritter.

        goal-reached / celebrating :  Tea: the good one.\r
      goal-reached: Home.
      """)
    #expect(book.problems.isEmpty)
    #expect(book.count == 3)
    #expect(book.texts(for: .fastStarted, .happy) == ["Auf geht's, Ritter."])
    #expect(book.texts(for: .goalReached, .celebrating) == ["Tea: the good one.", "Home."])
    #expect(book.texts(for: .goalReached, .concerned) == ["Home."])
    let voice = CoachVoice(Way.english, book: book)
    let said = Set(
      (0..<8).map {
        voice.words(for: .fastStarted, now: Instant(milliseconds: Examples.at(9, day: $0)))
      })
    #expect(said.count == 4)
    #expect(said.contains("Auf geht's, Ritter."))
  }

  static let mistakes: [(String, CoachMistake)] = [
    ("what", .noColon), (": words", .unknownEvent("")), ("lunch: words", .unknownEvent("lunch")),
    ("fast-started/: x", .unknownMood("")), ("fast-started/angry: x", .unknownMood("angry")),
    ("goal-reached/sleeping: x", .neverSo(.goalReached, .sleeping)),
    ("fast-started/happy/happy: x", .unknownMood("happy/happy")),
    ("fast-started:", .noWords), ("fast-started:  \t", .noWords),
    ("fast-started: a\u{1b}[31mb", .controlCharacter), ("idle: a\tb", .controlCharacter),
    ("idle: a\u{202e}b", .controlCharacter), ("idle: a\u{85}b", .controlCharacter),
    ("idle: " + String(repeating: "ä", count: 101), .tooLong(limit: 200)),
    (
      "l\u{1b}" + String(repeating: "u", count: 900) + ": x",
      .unknownEvent("l " + String(repeating: "u", count: 38))
    ),
  ]

  @Test(arguments: mistakes)
  func `with a mistake are left out, and named by their number`(line: String, why: CoachMistake) {
    let book = book("# one\nfasting: On and on.\n\(line)\nidle: Rest.\n")
    #expect(book.problems == [CoachBook.Problem(line: 3, mistake: why)])
    #expect(book.texts(for: .fasting, .happy) == ["On and on."])
    #expect(book.texts(for: .idle, .happy) == ["Rest."])
  }

  @Test func `have limits`() {
    let most = String(repeating: "idle: x\n", count: CoachBook.Limit.lines)
    #expect(book(most).problems.isEmpty)
    #expect(book(most).count == CoachBook.Limit.lines)
    let over = book(most + "idle: y\nidle: z\n")
    #expect(over.problems == [.init(line: 401, mistake: .tooManyLines(limit: 400))])
    #expect(over.count == CoachBook.Limit.lines)
    let long = CoachBook(
      Array(repeating: UInt8(ascii: "\n"), count: CoachBook.Limit.fileLength + 1))
    #expect(long.problems == [.init(line: 1, mistake: .fileTooLong(limit: 16384))])
    #expect(book("idle: " + String(repeating: "ä", count: 100)).problems.isEmpty)
    #expect(CoachBook([0xff, 0x3a, 0x20, 0x78]).problems == [.init(line: 1, mistake: .notText)])
  }

  @Test func `of any bytes are harmless lines or named mistakes`() {
    var random = Seeded()
    let seed = random.seed
    let words: [String] =
      CoachEvent.allCases.map(\.rawValue) + Mood.allCases.map(\.rawValue)
      + [
        "/", ":", ": ", "#", "\n", "\n", "\r\n", " ", "\t", "é", "🔥", "\u{1b}[2J", "\u{202e}", "x",
      ]
    var (lines, problems) = (0, 0)
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if Int.random(in: 0..<12, using: &random) == 0 {
          bytes.append(.random(in: .min ... .max, using: &random))
        } else {
          bytes += Array((words.randomElement(using: &random) ?? "").utf8)
        }
      }
      let book = CoachBook(bytes)
      lines += book.lines.count
      problems += book.problems.count
      let rows = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(book.count + book.problems.count <= rows.count, "seed \(seed)")
      for problem in book.problems {
        #expect((1...rows.count).contains(problem.line), "seed \(seed)")
      }
      for line in book.lines {
        #expect(PlainText.line(line.text) == line.text && !line.text.isEmpty, "seed \(seed)")
        #expect(line.text.utf8.count <= CoachBook.Limit.text, "seed \(seed)")
        let moods = line.event.moods
        #expect(moods.contains(line.mood ?? moods[0]), "seed \(seed)")
      }
    }
    #expect(lines > 10 && problems > 1000, "seed \(seed): \(lines), \(problems)")
  }
}
