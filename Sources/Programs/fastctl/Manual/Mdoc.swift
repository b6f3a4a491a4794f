import Views
import Wire

/// Writes a manual page in the mdoc language, escaping what it would take for its own.
///
/// Its words are given in English, which `contrib/messages` collects, and written in the language
/// of `phrases`.
struct Mdoc {
  let phrases: Phrases
  private(set) var text = ""

  /// When the pages were last gone over.
  private static let date = "November 27, 2026"

  init(_ phrases: Phrases, title: String, section: Int, name: String, tagline: String) {
    self.phrases = phrases
    macro("Dd", Self.date)
    macro("Dt", "\(title.uppercased()) \(section)")
    macro("Os", "\(Product.name) \(Product.build)")
    macro("Sh", "NAME")
    macro("Nm", name)
    macro("Nd", Self.escaped(translate(tagline)))
  }

  /// One line; `arguments` are mdoc already.
  mutating func macro(_ name: String, _ arguments: String = "") {
    text += arguments.isEmpty ? ".\(name)\n" : ".\(name) \(arguments)\n"
  }

  mutating func section(_ title: String) { macro("Sh", translate(title)) }
  mutating func subsection(_ title: String) { macro("Ss", Self.escaped(translate(title))) }

  mutating func say(_ texts: String...) { prose(translate(texts.joined(separator: " "))) }

  mutating func paragraph(_ texts: String...) {
    macro("Pp")
    prose(translate(texts.joined(separator: " ")))
  }

  func translate(_ english: String) -> String { phrases(Phrase(rawValue: english)) }

  mutating func say(_ message: some Message, _ arguments: KeyValuePairs<String, String> = [:]) {
    prose(phrases(message, arguments))
  }

  /// Words in the reader's language, each sentence on a line of its own, as mdoc wants it.
  mutating func prose(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      line += line.isEmpty ? word : " " + word
      if word.utf8.last == UInt8(ascii: ".") {
        text += Self.line(line) + "\n"
        line = ""
      }
    }
    if !line.isEmpty { text += Self.line(line) + "\n" }
  }

  /// Text as it stands, such as a program.
  mutating func literal(_ lines: String) {
    macro("Bd", "-literal -offset indent")
    text +=
      lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.line(String($0)) }.joined(separator: "\n") + "\n"
    macro("Ed")
  }

  /// `tag` is mdoc already, `meaning` is text.
  mutating func list(_ items: [(tag: String, meaning: String)]) {
    macro("Bl", "-tag -width Ds")
    for item in items {
      macro("It", item.tag)
      prose(translate(item.meaning))
    }
    macro("El")
  }

  /// Text for the inside of a line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }

  /// One argument of a macro, blanks and all.
  static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func line(_ text: String) -> String {
    let line = escaped(text)
    return line.utf8.first == UInt8(ascii: ".") ? "\\&" + line : line
  }
}
