import Glibc
import TestSupport
import Testing

@testable import Host

@Suite struct TranslationsTests {
  let scratch: Catalogues

  init() throws {
    scratch = try Catalogues()
  }

  func translations(_ values: [String: String], setting: String = "system") -> Translations {
    Translations(setting: setting, environment: Environment(values), directory: scratch.path)
  }

  @Test(arguments: [
    ([:], "en"), (["LANG": "C"], "en"), (["LANG": "de_DE.UTF-8"], "de"),
    (["LANG": "de_AT.UTF-8"], "de"), (["LANG": "de@euro"], "de"), (["LANG": "en_GB.UTF-8"], "en"),
    (["LANG": "tr_TR.UTF-8"], "en"), (["LANG": "C.UTF-8", "LANGUAGE": "de"], "de"),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "tr:de:en"], "de"),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "tr:en:de"], "en"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], "en"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_CH"], "de"), (["LANGUAGE": "../de"], "en"),
  ])
  func `the environment chooses the language`(values: [String: String], language: String) {
    #expect(translations(values).language == language)
  }

  @Test func `a setting goes before the environment`() {
    #expect(translations(["LANG": "de_DE.UTF-8"], setting: "en").isEnglish)
    #expect(translations(["LANG": "en_US.UTF-8"], setting: "de").language == "de")
  }

  @Test func `German text comes from its catalogue, with its plural`() {
    let german = translations(["LANGUAGE": "de"])
    #expect(german.text("Not fasting") == "Du fastest gerade nicht")
    #expect(german.text("no such text") == "no such text")
    #expect(german.plural(one: "{n} day", many: "{n} days", count: 1) == "{n} Tag")
    #expect(german.plural(one: "{n} day", many: "{n} days", count: 0) == "{n} Tage")
    #expect(german.plural(one: "{n} cat", many: "{n} cats", count: 2) == "{n} cats")
  }

  @Test func `English text is itself`() {
    let english = translations([:])
    #expect(english.text("Not fasting") == "Not fasting")
    #expect(english.plural(one: "{n} day", many: "{n} days", count: 1) == "{n} day")
    #expect(english.plural(one: "{n} day", many: "{n} days", count: 2) == "{n} days")
  }

  @Test func `several languages can be spoken at once`() {
    let german = translations(["LANGUAGE": "de"])
    let dutch = translations(["LANGUAGE": "nl"])
    #expect(dutch.text("Not fasting") == "Je vast niet")
    #expect(german.text("Not fasting") == "Du fastest gerade nicht")
  }

  @Test(arguments: [(0, "{n} jour"), (1, "{n} jour"), (2, "{n} jours")])
  func `a language has its own rule for numbers`(count: Int, text: String) {
    let french = translations(["LANGUAGE": "fr_CA:de"])
    #expect(french.language == "fr")
    #expect(french.plural(one: "{n} day", many: "{n} days", count: count) == text)
  }

  @Test func `a language without plural forms has one for all`() {
    let japanese = translations(["LANGUAGE": "ja"])
    #expect(japanese.plural(one: "{n} day", many: "{n} days", count: 5) == "{n} 日")
  }

  @Test func `a rule that is not understood leaves the language out`() {
    #expect(translations(["LANGUAGE": "pl:de"]).language == "de")
  }

  @Test func `every text is found, and says what the real gettext says`() throws {
    let german = translations(["LANGUAGE": "de"])
    for number in 0..<Catalogues.extra {
      #expect(german.text("text \(number)") == "Text \(number)")
    }
    let outcome = try OtherProgram(
      "gettext", ["-d", "fastd", "Not fasting"],
      environment: ["TEXTDOMAINDIR": scratch.path, "LANGUAGE": "de", "LC_ALL": "C.UTF-8"]
    ).run()
    #expect(outcome.output == german.text("Not fasting"))
  }

  @Test func `a broken catalogue is as good as none`() throws {
    let path = scratch.path + "/de/LC_MESSAGES/fastd.mo"
    let whole = try #require(try Files.read(path, limit: 1 << 20))
    var random = Seeded()
    for length in 0..<min(whole.count, 2000) {
      var bytes = Array(whole.prefix(Bool.random(using: &random) ? length : whole.count))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255)
      }
      guard let catalogue = Catalogue(CatalogueFile(bytes)) else { continue }
      // Whatever it says, it says it without reading beyond its bytes.
      let said = catalogue.text("Not fasting") ?? catalogue.plural("{n} day", count: 2) ?? ""
      #expect(said.utf8.count <= 3 * bytes.count, "seed \(random.seed)")
    }
    #expect(Catalogue(CatalogueFile([])) == nil)
    #expect(Catalogue(CatalogueFile(whole))?.text("Not fasting") != nil)
  }

  @Test func `a catalogue that is replaced or cut goes on being read`() throws {
    let path = scratch.path + "/de/LC_MESSAGES/fastd.mo"
    let whole = try #require(try Files.read(path, limit: 1 << 20))
    let environment = Environment(["LANGUAGE": "de"])
    let german = translations(["LANGUAGE": "de"])
    let mapped = Translations(environment: environment, directory: scratch.path, isBrief: true)
    let read = Translations(environment: environment, directory: scratch.path)
    #expect(mapped.text("Not fasting") == read.text("Not fasting"))
    // As installers do it; a file that is cut in place harms only programs that have mapped it.
    try Files.replace(path, with: Array(whole.prefix(100)))
    #expect(truncate(path, 0) == 0)
    for translations in [mapped, read] {
      #expect(translations.text("Not fasting") == german.text("Not fasting"))
      #expect(translations.plural(one: "{n} day", many: "{n} days", count: 2) == "{n} Tage")
    }
    let none = Translations(environment: environment, directory: scratch.path, isBrief: true)
    #expect(none.isEnglish)
    try Files.replace(path, with: whole)
  }

  @Test func `a directory without catalogues means English`() {
    let none = Translations(environment: Environment(["LANGUAGE": "de"]), directory: "/nowhere")
    #expect(none.isEnglish)
  }

  @Test func `the catalogues' directory can be given by the environment`() {
    let environment = Environment(["LANGUAGE": "de", "FASTD_LOCALE_DIR": scratch.path])
    #expect(Translations(environment: environment).language == "de")
  }
}

/// Small catalogues, made by the real compiler.
final class Catalogues {
  private let scratch = Scratch()
  var path: String { scratch.path }

  init() throws {
    try add("de", "n != 1", "Du fastest gerade nicht", ["{n} Tag", "{n} Tage"])
    try add("nl", "n != 1", "Je vast niet", ["{n} dag", "{n} dagen"])
    try add("fr", "n > 1", "Pas de jeûne", ["{n} jour", "{n} jours"])
    try add("ja", nil, "断食していません", ["{n} 日"])
    try add("pl", "n == 1 ? 0 : n < 5 ? 1 : 2", "Nie", ["{n} a", "{n} b", "{n} c"])
  }

  static let extra = 200

  private func add(
    _ language: String, _ rule: String?, _ idle: String, _ forms: [String]
  ) throws {
    let directory = scratch.at("\(language)/LC_MESSAGES")
    try Files.makePrivateDirectory(directory)
    var text = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=\(forms.count); plural=\(rule.map { "(\($0))" } ?? "0");\\n"

      msgid "Not fasting"
      msgstr "\(idle)"

      msgid "{n} day"
      msgid_plural "{n} days"

      """
    for (index, form) in forms.enumerated() { text += "msgstr[\(index)] \"\(form)\"\n" }
    for number in 0..<Self.extra {
      text += "\nmsgid \"text \(number)\"\nmsgstr \"Text \(number)\"\n"
    }
    try Files.replace("\(directory)/fastd.po", with: Array(text.utf8))
    let outcome = try OtherProgram(
      "msgfmt", ["-o", "\(directory)/fastd.mo", "\(directory)/fastd.po"]
    ).run()
    guard outcome.succeeded else { throw CatalogueError(said: outcome.output) }
  }
}

struct CatalogueError: Error {
  let said: String
}
