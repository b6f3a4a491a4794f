import Host
import Views

/// The shipped catalogue, read here: the C library has only one language a process.
enum German {
  static let phrases: Phrases = {
    let catalogue = Catalogue()
    return Phrases(
      text: { catalogue.texts[$0]?.first ?? $0 },
      plural: { one, many, count in
        guard let forms = catalogue.texts[one], forms.count == 2 else { return many }
        return forms[count == 1 ? 0 : 1]
      })
  }()
}

private struct Catalogue: Sendable {
  private(set) var texts: [String: [String]] = [:]

  init() {
    let path = Golden.root + "/contrib/po/de.po"
    guard let outcome = try? OtherProgram("msgcat", ["--no-wrap", path]).run(), outcome.succeeded
    else { return }
    var key = ""
    for line in outcome.output.split(separator: "\n") {
      guard let open = line.firstIndex(of: "\""), line.hasPrefix("msg") else { continue }
      let text = Self.unescaped(line[line.index(after: open)...].dropLast())
      if line.hasPrefix("msgid ") {
        key = text
      } else if line.hasPrefix("msgstr") {
        texts[key, default: []].append(text)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}
