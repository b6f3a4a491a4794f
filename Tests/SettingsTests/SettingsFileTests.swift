import TestSupport
import Testing

@testable import Settings

@Suite struct SettingsFileTests {
  @Test func `an empty file gives the defaults`() {
    let file = SettingsFile([])
    #expect(file.settings == Settings())
    #expect(file.problems.isEmpty)
    #expect(file.text.isEmpty)
  }

  @Test(arguments: Settings.Key.allCases)
  func `every key takes each of its words and gives it back`(key: Settings.Key) throws {
    for word in key.shape.words {
      let file = SettingsFile(Array("\(key.rawValue) = \(word)\n".utf8))
      #expect(file.problems.isEmpty)
      #expect(file.settings[key] == word)
      #expect(file.sets(key))
    }
    #expect(key.shape.form != nil || key.shape.words.contains(key.fallback))
  }

  @Test(arguments: [
    "language=de", "  language\t=  de  ", "language = \"de\"", "language = 'de' # why",
    "language = de # why", "language = de\r", "# first\n\nlanguage = de",
  ])
  func `a value may be written in several ways`(text: String) {
    let file = SettingsFile(Array(text.utf8))
    #expect(file.problems.isEmpty)
    #expect(file.settings.language.rawValue == "de")
  }

  @Test(arguments: [
    ("langauge = de", SettingsError.unknownKey("langauge", nearest: "language")),
    ("colour = de", .unknownKey("colour", nearest: nil)),
    ("Language = de", .unknownKey("Language", nearest: "language")),
    (
      "language = dee",
      .badValue(key: .single(.language), value: "dee", why: .notUnderstood(nearest: "de"))
    ),
    (
      "time.format = 13",
      .badValue(key: .single(.timeFormat), value: "13", why: .notUnderstood(nearest: "12"))
    ),
    (
      "notify.goal = maybe",
      .badValue(key: .single(.notifyGoal), value: "maybe", why: .notUnderstood(nearest: nil))
    ),
    ("language de", .noEqualsSign("language de")),
    ("= de", .noKey),
    ("language =", .noValue(.single(.language))),
    ("language = # de", .noValue(.single(.language))),
    ("language = \"\"", .noValue(.single(.language))),
    ("language = \"de", .openQuote),
    ("language = \"", .openQuote),
    ("language = \"de\" fr", .textAfterQuote("fr")),
    ("language = " + String(repeating: "x", count: 1200), .lineTooLong(limit: 1200)),
  ])
  func `a line that is not understood says why`(text: String, error: SettingsError) {
    let file = SettingsFile(Array("# one\n\(text)\nlog.level = debug".utf8))
    #expect(file.problems == [SettingsFile.Problem(line: 2, error: error)])
    #expect(file.settings.language == .system)
    #expect(file.settings.logLevel == .debug)
  }

  @Test func `who needs little has only that read`() {
    let text = Array("language = de\nquiet = nonsense\nlog.level = debug\n".utf8)
    let file = SettingsFile(text) { $0 == .single(.language) }
    #expect(file.problems == [])
    #expect(file.settings.language.rawValue == "de")
    #expect(file.settings.logLevel == .notice)
  }

  @Test func `a key that is set twice names its first line`() {
    let file = SettingsFile(Array("language = de\n\nlanguage = en\n".utf8))
    let error = SettingsError.duplicate(.single(.language), firstLine: 1)
    #expect(file.problems == [SettingsFile.Problem(line: 3, error: error)])
    #expect(file.settings.language.rawValue == "de")
  }

  @Test func `bytes that are no text are refused line by line`() {
    let file = SettingsFile([0xff, 0xfe, UInt8(ascii: "\n")] + Array("language = de".utf8))
    #expect(file.problems == [SettingsFile.Problem(line: 1, error: .notText)])
    #expect(file.settings.language.rawValue == "de")
  }

  @Test func `a file with too many lines is read to the limit`() {
    let file = SettingsFile(Array(repeating: UInt8(ascii: "\n"), count: 5000))
    #expect(file.problems == [SettingsFile.Problem(line: 1001, error: .tooManyLines(limit: 1000))])
  }

  @Test func `a renamed key is understood for ever`() throws {
    let renames = Renames([("lang", .single(.language))])
    let file = SettingsFile(Array("lang = de".utf8), renames: renames)
    #expect(file.problems.isEmpty)
    #expect(file.settings.language.rawValue == "de")
    #expect(try SettingsFile.key(named: "lang", renames: renames) == .single(.language))
  }

  @Test func `the old and the new name together are a duplicate`() {
    let renames = Renames([("lang", .single(.language))])
    let file = SettingsFile(Array("lang = de\nlanguage = en".utf8), renames: renames)
    #expect(file.problems.map(\.error) == [.duplicate(.single(.language), firstLine: 1)])
  }

  @Test func `random bytes never trap and keep the lines`() {
    var random = Seeded()
    let alphabet = Array("language=de\"'# \n\t\r.\u{0}é".utf8) + [0xff]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      var file = SettingsFile(text)
      let ended = text.isEmpty || text.last == UInt8(ascii: "\n")
      #expect(file.text == (ended ? text : text + [UInt8(ascii: "\n")]), "seed \(random.seed)")
      file.unset(.single(.language))
      #expect(!file.sets(.single(.language)), "seed \(random.seed)")
    }
  }
}
