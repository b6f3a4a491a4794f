import Glibc

/// The person's language: what English text is in it.
package struct Translations: Sendable {
  /// "en", "de", ...; the name of the catalogue.
  package let language: String
  private let catalogue: Catalogue?

  private static let english = "en"
  private static let entryLimit = 16

  /// `setting` is a language, or "system" for what the environment says.
  ///
  /// English costs no more than reading the environment: its text is the key itself. A program that
  /// lives for a moment does not read all of a catalogue; see `CatalogueFile`.
  package init(
    setting: String = "system", environment: Environment = .process, directory: String? = nil,
    isBrief: Bool = false
  ) {
    let wanted =
      setting == "system"
      ? environment["LANGUAGE"] ?? environment.locale(for: "LC_MESSAGES") : setting
    let found = wanted.flatMap { Self.first(of: $0, environment, directory, isBrief) }
    language = found?.language ?? Self.english
    catalogue = found?.catalogue
  }

  package var isEnglish: Bool { catalogue == nil }

  package func text(_ english: String) -> String {
    catalogue?.text(english) ?? english
  }

  package func plural(one: String, many: String, count: Int) -> String {
    catalogue?.plural(one, count: count) ?? (count == 1 ? one : many)
  }

  /// The first of a list such as "fr:de_AT:en" that there is a catalogue for; nil means English.
  private static func first(
    of list: String, _ environment: Environment, _ directory: String?, _ isBrief: Bool
  ) -> (language: String, catalogue: Catalogue)? {
    var rest = list[...].utf8
    for _ in 0..<entryLimit where !rest.isEmpty {
      let entry = rest.prefix { $0 != UInt8(ascii: ":") }
      rest = rest[entry.endIndex...].dropFirst()
      let locale = entry.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      let language = locale.prefix { $0 != UInt8(ascii: "_") }
      let name = String(Substring(language))
      if name == english || name == "C" || name == "POSIX" { return nil }
      guard let directory = directory ?? Self.directory(environment) else { return nil }
      for name in [String(Substring(locale)), name] {
        if let catalogue = catalogue(name, in: directory, isBrief) { return (name, catalogue) }
      }
    }
    return nil
  }

  /// Beside the program, where every kind of installation puts it.
  private static func directory(_ environment: Environment) -> String? {
    environment["FASTD_LOCALE_DIR"] ?? Executable.directory.map { $0 + "/../share/locale" }
  }

  private static func catalogue(
    _ name: String, in directory: String, _ isBrief: Bool
  ) -> Catalogue? {
    // A loop of its own lies where short runs are: the library's is a page away for this alone.
    for byte in name.utf8 where byte == UInt8(ascii: "/") { return nil }
    let path = CataloguePath(of: name, in: directory)
    // One that cannot be read is as good as none: the person is answered all the same.
    return (isBrief ? CatalogueFile(mapping: path) : CatalogueFile(reading: path))
      .flatMap(Catalogue.init)
  }
}
