import Host
import TestSupport
import Views

/// The shipped catalogue as the programs read it.
enum German {
  static let phrases: Phrases = {
    let directory = "\(Golden.root)/.build/test-locale"
    let catalogue = "\(directory)/de/LC_MESSAGES/fastd.mo"
    let source = "\(Golden.root)/contrib/po/de.po"
    guard (try? Files.makePrivateDirectory(Files.parent(of: catalogue))) != nil,
      let outcome = try? OtherProgram("msgfmt", ["-o", catalogue, source]).run(),
      outcome.succeeded
    else { preconditionFailure("the tests need msgfmt") }
    let translations = Translations(setting: "de", directory: directory)
    return Phrases(
      text: { translations.text($0) },
      plural: { translations.plural(one: $0, many: $1, count: $2) })
  }()
}
