import CLinux
import Glibc

/// The person's language: what English text is in it.
package struct Translations: Sendable {
  /// "en", "de", ...; the name of the catalogue.
  package let language: String
  /// What LANGUAGE was before; programs that we start get it back.
  package let inheritedLanguage: String?

  private static let domain = "fastd"

  /// Chooses the language for the whole process; `setting` is a language or "system".
  ///
  /// English costs no more than reading the environment: its text is the key itself.
  package init(
    setting: String = "system", environment: Environment = .process, directory: String? = nil
  ) {
    inheritedLanguage = environment["LANGUAGE"]
    let wanted =
      setting == "system"
      ? inheritedLanguage ?? environment.locale(for: "LC_MESSAGES") : setting
    language = wanted.flatMap { Self.bindFirst(of: $0, environment, directory) } ?? Self.english
  }

  private static let english = "en"
  private static let entryLimit = 16

  package var isEnglish: Bool { language == Self.english }

  package func text(_ english: String) -> String {
    guard !isEnglish, let text = dgettext(Self.domain, english) else { return english }
    return String(cString: text)
  }

  package func plural(one: String, many: String, count: Int) -> String {
    guard !isEnglish else { return count == 1 ? one : many }
    // The C library answers with one of the two pointers it was given when it knows no translation.
    return one.withCString { one in
      many.withCString { many in
        dngettext(Self.domain, one, many, count.magnitude).map { String(cString: $0) }
          ?? String(cString: many)
      }
    }
  }

  /// The first of a list such as "fr:de_AT:en" that there is a catalogue for; nil means English.
  private static func bindFirst(
    of list: String, _ environment: Environment, _ directory: String?
  ) -> String? {
    var rest = list[...].utf8
    for _ in 0..<entryLimit where !rest.isEmpty {
      let entry = rest.prefix { $0 != UInt8(ascii: ":") }
      rest = rest[entry.endIndex...].dropFirst()
      let locale = Substring(
        entry.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") })
      let language = Substring(locale.utf8.prefix { $0 != UInt8(ascii: "_") })
      if language == english || language == "C" || language == "POSIX" { return nil }
      guard let directory = directory ?? Self.directory(environment) else { return nil }
      if let name = bind(locale, directory) ?? bind(language, directory) { return name }
    }
    return nil
  }

  /// Beside the program, where every kind of installation puts it.
  private static func directory(_ environment: Environment) -> String? {
    environment["FASTD_LOCALE_DIR"] ?? Executable.directory.map { $0 + "/../share/locale" }
  }

  private static func bind(_ name: Substring, _ directory: String) -> String? {
    guard isName(name), hasCatalogue(name, directory) else { return nil }
    return bind(String(name), directory) ? String(name) : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }
  }

  private static func hasCatalogue(_ name: Substring, _ directory: String) -> Bool {
    access("\(directory)/\(name)/LC_MESSAGES/\(domain).mo", R_OK) == 0
  }

  /// In the locale "C" the library translates nothing, and the person's own may not be installed;
  /// this one always is, and LANGUAGE then decides alone.
  private static func bind(_ language: String, _ directory: String) -> Bool {
    // Only a change of the locale makes the library forget what it found in another language.
    setlocale(LC_MESSAGES, "C")
    guard setlocale(LC_MESSAGES, "C.UTF-8") != nil,
      bindtextdomain(domain, directory) != nil,
      bind_textdomain_codeset(domain, "UTF-8") != nil
    else { return false }
    return setenv("LANGUAGE", language, 1) == 0
  }
}
