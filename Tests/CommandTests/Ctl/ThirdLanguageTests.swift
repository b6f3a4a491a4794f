import Foundation
import Host
import Rules
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@testable import Views
@testable import fastctl

/// One that nobody speaks and no code knows: files, as those of each other language.
@Suite struct `A third language` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Languages/qq").standardized.path
  private static let texts: [LanguageText] =
    ["values.words", "commands.words", "time.words"]
    .map { ("qq", $0, file($0)) } + [("qq", "learn/streaks.md", file("learn/streaks.md"))]

  private static func file(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  /// The languages that ship, and this one.
  private let all = Views.Texts.ofLanguages + Self.texts

  private func phrases() async throws -> Phrases {
    let locale = Scratch()
    defer { withExtendedLifetime(locale) {} }
    let catalogue = "\(locale.path)/qq/LC_MESSAGES"
    try FileManager.default.createDirectory(
      atPath: catalogue, withIntermediateDirectories: true)
    _ = try await Child(
      "msgfmt", ["-o", "\(catalogue)/fastd.mo", "\(Self.folder)/qq.po"],
      environment: plainEnvironment()
    ).allLines()
    let translations = Translations(setting: "qq", directory: locale.path)
    #expect(translations.language == "qq")
    return Phrases(translations)
  }

  @Test func `says its twenty sentences`() async throws {
    let phrases = try await phrases()
    var said: [String] = [phrases(TermMessage.language)]
    said += NotebookPage.allCases.map { phrases($0.title) }
    said += OutcomeMessage.allCases.map { phrases($0) }
    said += ArticleMessage.allCases.map { phrases($0, "hours", "4", "articles", "Rivu") }
    #expect(said.count == 20)
    let english = Set(
      OutcomeMessage.allCases.map(\.rawValue) + ArticleMessage.allCases.map(\.rawValue))
    #expect(english.isDisjoint(with: said))
    #expect(said.contains("de oru 4") && said.contains("Tu lu: Rivu"))
    // Anything it lacks is said in English.
    #expect(phrases(StageMessage.digesting) == StageMessage.digesting.rawValue)
  }

  @Test func `has its words for values, and those of all others are read as well`() async throws {
    let phrases = try await phrases()
    let outcomes = Lexicon(all, named: "values.words")["outcomes"]
    let completed = Term("completed", in: outcomes)
    #expect(completed.shown(phrases) == "celo metu")
    #expect(completed.shown(.english) == "goal met")
    for word in ["Fatu", "celo-metu", "Ziel erreicht", "goal met", "completed"] {
      #expect(completed.fits(word), "\(word)")
    }
    #expect(Term("partial", in: outcomes).shown(phrases) == "ended early")
    #expect(
      Term("qq", in: Lexicon(all, named: "values.words")["languages"]).shown(phrases) == "Qequ")
    let history = Term("history", typedAs: Lexicon(all, named: "commands.words")["commands"])
    #expect(history.fits("listu") && history.shown(phrases) == "history")
  }

  @Test func `has its words for times`() {
    let times = Lexicon(all, named: "time.words")
    #expect(times["units"].thing(called: "orus") == "hour")
    #expect(times["weekdays"].thing(called: "lunadi") == "1")
    #expect(times["small words"].thing(called: "nu") == "now")
  }

  @Test func `has its article`() async throws {
    let article = Article(.streaks, in: "qq", all)
    #expect(article.title == "Rivu nen fobo")
    #expect(article.gist == "Ke konti e ke nen konti")
    #expect(
      article.blocks == [
        .heading("La regu"), .text("Un nenmanju ke met su celo konti la dia en ke lo fini."),
        .stages,
      ])
    #expect(Article(.safety, in: "qq", all).title == Article(.safety, in: "en").title)
    #expect(Article(.streaks, in: "qq_QQ", all).title == article.title)
  }

  @Test func `has its names for foods`() throws {
    let shelf = StapleShelf(table: Self.file("foods.tsv"))
    let catalog = FoodCatalog(own: [], staples: shelf)
    for (word, key) in [
      ("avenu", "staple:oats"), ("Flocu Avenu", "staple:oats"), ("Hafer", "staple:oats"),
      ("milk", "staple:milk-whole"),
    ] {
      #expect(catalog.hits(for: word, limit: 3).map(\.food.key) == [key], "\(word)")
    }
    #expect(shelf.staples().flatMap { $0.names.values.flatMap(\.all) }.count == 12)
  }
}
