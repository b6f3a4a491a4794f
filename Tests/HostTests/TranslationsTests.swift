import Glibc
import Testing

@testable import Host

/// The C library has one language a process, so these take turns.
@Suite(.serialized) struct TranslationsTests {
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
    (["LANG": "fr_FR.UTF-8"], "en"), (["LANG": "C.UTF-8", "LANGUAGE": "de"], "de"),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:de:en"], "de"),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:de"], "en"),
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

  @Test func `a language may be changed while the program runs`() {
    _ = translations(["LANGUAGE": "de"])
    let other = translations(["LANGUAGE": "nl"])
    #expect(other.text("Not fasting") == "Je vast niet")
    let german = translations(["LANGUAGE": "de"])
    #expect(german.text("Not fasting") == "Du fastest gerade nicht")
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

/// Two small catalogues, made by the real compiler.
final class Catalogues {
  private let scratch: Scratch
  var path: String { scratch.path }

  init() throws {
    scratch = try Scratch()
    try add("de", "Du fastest gerade nicht", "{n} Tag", "{n} Tage")
    try add("nl", "Je vast niet", "{n} dag", "{n} dagen")
  }

  private func add(_ language: String, _ idle: String, _ one: String, _ many: String) throws {
    let directory = scratch.at("\(language)/LC_MESSAGES")
    try Files.makePrivateDirectory(directory)
    let text = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "Not fasting"
      msgstr "\(idle)"

      msgid "{n} day"
      msgid_plural "{n} days"
      msgstr[0] "\(one)"
      msgstr[1] "\(many)"
      """
    try Files.replace("\(directory)/fastd.po", with: Array((text + "\n").utf8))
    let outcome = try OtherProgram(
      "msgfmt", ["-o", "\(directory)/fastd.mo", "\(directory)/fastd.po"]
    ).run()
    guard outcome.succeeded else { throw CatalogueError(said: outcome.output) }
  }
}

struct CatalogueError: Error {
  let said: String
}
