import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Views
import Wire

/// What the built program says on narrow and on wide terminals.
@Suite struct `On a terminal of any width` {
  /// Enough to leave each question as it is.
  private static let enter = String(repeating: "\n", count: 40)

  private static let commands: [[String]] = [
    [], ["start", "16:9"], ["start", "--at", "25:61"], ["stop", "--at", "25:61"], ["sta"],
    ["goal", "+1h"], ["edit", "zzzz", "--start", "20:00"], ["undo", "--list"], ["undo"], ["redo"],
    ["history"], ["show"], ["stats"], ["chart"], ["calendar"], ["week"], ["month"], ["schedule"],
    ["remind"], ["weight"],
    ["drink"], ["drink", "0.3l tea"], ["drink", "list"],
    ["weight", "list"], ["weight", "chart"], ["weight", "+0.2"], ["weight", "--why"],
    ["chart", "--why"], ["program", "--why"], ["page"], ["page", "no/such/a.html"],
    ["food"], ["food", "list", "rice"], ["food", "show", "oats"], ["food", "show", "zzzz"],
    ["food", "add", "bar 210kcal p20"], ["food", "list", "--own"],
    ["food", "edit", "zzzz", "1kcal"], ["food", "imports"],
    ["recipe"], ["recipe", "add", "chili /4: 400g rice + 2 eggs"], ["recipe", "show", "chili"],
    ["program"], ["program", "start"], ["targets"], ["profile"], ["profile", "safety"],
    ["window"], ["today"], ["backup", "--list"], ["doctor"], ["about"], ["setup"],
    ["setup", "profile"], ["setup", "program"], ["setup", "bar"], ["delete", "k"],
    ["import", "/nope"], ["config", "set", "nope", "1"], ["help"], ["help", "schedule"],
    ["cancel"], ["sync"], ["conflicts"], ["resolve", "zzzz"], ["resolve", "zzzz", "--take"],
  ]

  @Test(arguments: [20, 40, 80], ["C.UTF-8", "de_DE.UTF-8"])
  func `nothing is wider than it`(width: Int, locale: String) async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path])
    try await person.daemon()
    let start = try person.start(GoalOrder.span(.seconds(3600)), ago: 40 * 3600).fast.start
    try person.call(FastCalls.Stop.self, StopOrder(at: Instant(milliseconds: start + 7_200_000)))
    try person.start(GoalOrder.schedule("16:8"), ago: 60)
    try person.call(WeightCalls.Add.self, NewWeighing(grams: 82_400, note: "before the first tea"))
    let environment = person.environment.merging([
      "LANG": locale, "TERM": "xterm", "PAGER": "cat", "EDITOR": "true",
    ]) { $1 }
    for words in Self.commands.some(30) {
      let typist = try Typist(
        builtProgram("fastctl"), words, environment: environment, columns: UInt16(width))
      typist.type(Self.enter)
      // Where the daemon is slow, a line says so and is erased.
      let text = await typist.rest().replacing(/\u{1b}\[[0-9;]*m/, with: "")
        .replacing(/[^\n]*\u{1b}\[K/, with: "")
      #expect(!text.isEmpty)
      for line in text.split(separator: "\n") {
        let shown = line.reversed().drop { $0 == " " }.reversed()
        let isWord = line.split(separator: " ").count == 1
        #expect(String(shown).cells <= width || isWord, "\(words): \(line)")
      }
    }
  }

  @Test func `a refusal is one line where it goes to a file, unless COLUMNS says a width`() throws {
    let person = try Person()
    let words = ["config", "set", "health.folder", "relative/place"]
    let one = try Run(words, in: person.home).said
    #expect(one.split(separator: "\n").count == 1 && one.cells > 41, "\(one)")
    let wrapped = try Run(words, in: person.home, ["COLUMNS": "40"]).said
    #expect(wrapped.split(separator: "\n").allSatisfy { $0.cells <= 40 }, "\(wrapped)")
    #expect(wrapped.replacing("\n", with: " ") == one.replacing("\n", with: " "))
  }

  @Test(arguments: [
    (["setup"], "Enter to skip:"), (["purge"], "type 'delete everything':"),
    (["purge", "--events"], "To continue, type 'delete events':"),
  ])
  func `the cursor stands behind a question, however many lines it has`(
    words: [String], end: String
  ) async throws {
    let person = try Person()
    try await person.daemon()
    let typist = try Typist(
      builtProgram("fastctl"), words, environment: person.environment, columns: 24)
    let question = try await typist.read(until: end + " ")
    #expect(question.last == " ")
    for line in question.dropLast().split(separator: "\n") {
      #expect(line.cells <= 24, "\(question)")
    }
    typist.enter("q")
    _ = await typist.rest()
  }

  /// What a terminal of the C locale cannot show is not sent to it.
  @Test(arguments: ["C", "POSIX"])
  func `the C locale has ASCII`(locale: String) async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    for words in [[], ["history"], ["chart"], ["start"], ["learn", "streaks"]] {
      let typist = try Typist(
        builtProgram("fastctl"), words,
        environment: person.environment.merging(["LC_ALL": locale, "PAGER": "cat"]) { $1 })
      let text = await typist.rest()
      #expect(!text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 }, "\(words): \(text)")
    }
    let piped = try Run([], in: person.home, ["LC_ALL": locale]).output
    #expect(piped.utf8.contains { $0 >= 0x80 }, "a file has all signs")
  }

  /// German in Latin-1: umlauts as they are, and signs for what is missing.
  @Test func `a terminal of Latin-1 gets what it can show`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path])
    try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let environment = ["LC_ALL": "de_DE.ISO-8859-1", "LANGUAGE": "de", "COLUMNS": "80"]
    for words in [[], ["history"], ["chart"], ["start"], ["help"], ["doctor"], ["about"]] {
      let run = try Run(words, in: person.home, person.environment.merging(environment) { $1 })
      // Its bytes above ASCII are no UTF-8.
      let scalars = (run.output + run.said).unicodeScalars
      #expect(scalars.allSatisfy { $0.isASCII || $0 == "\u{fffd}" }, "\(words)")
    }
  }
}
