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
    let directory = directory ?? Self.directory(environment)
    let wanted = setting == "system" ? Self.wanted(environment) : [setting[...]]
    let choice = directory.flatMap { Self.choose(among: wanted, in: $0) }
    if let choice, let directory, Self.bind(choice, directory) {
      language = choice
    } else {
      language = "en"
    }
  }

  package var isEnglish: Bool { language == "en" }

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

  /// Beside the program, where every kind of installation puts it.
  private static func directory(_ environment: Environment) -> String? {
    environment["FASTD_LOCALE_DIR"] ?? Executable.directory.map { $0 + "/../share/locale" }
  }

  private static func wanted(_ environment: Environment) -> [Substring] {
    guard let list = environment["LANGUAGE"] ?? environment.locale(for: "LC_MESSAGES") else {
      return []
    }
    return list.split(separator: ":")
  }

  /// The first language that there is a catalogue for; nil means English.
  private static func choose(among wanted: [Substring], in directory: String) -> String? {
    for entry in wanted.prefix(16) where entry.utf8.count <= 64 {
      let locale = entry.prefix { $0 != "." && $0 != "@" }
      let language = locale.prefix { $0 != "_" }
      if language == "en" || language == "C" || language == "POSIX" { return nil }
      for name in [locale, language] where isName(name) && hasCatalogue(name, directory) {
        return String(name)
      }
    }
    return nil
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
