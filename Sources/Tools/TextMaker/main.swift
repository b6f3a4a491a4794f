// Writes text files into Swift: usage: TextMaker OUTPUT LANGUAGES/ FILE...
//
// A text in Swift lies in the program as it is and costs no memory before it is read. A resource that
// SwiftPM embeds is an array of numbers, which the compiler needs ten seconds for.

import Glibc

func text(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(validating: bytes, as: UTF8.self)
}

/// Ends with a sentence in the form that editors can follow.
func fail(_ path: String, _ sentence: String) -> Never {
  let line = "\(path):1: error: \(sentence)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}

func literal(ofFile path: String) -> String {
  guard let text = text(of: path) else { fail(path, "this cannot be read, or is not UTF-8") }
  return literal(text)
}

func literal(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\t": "\\t"
    default: String(scalar)
    }
  }
  return "\"" + escaped.joined() + "\""
}

guard CommandLine.arguments.count > 2 else {
  fail("TextMaker", "expected OUTPUT LANGUAGES/ FILE...")
}
let (output, languages) = (CommandLine.arguments[1], CommandLine.arguments[2])
var (files, tables) = ("", "")
for path in CommandLine.arguments.dropFirst(3) {
  if path.hasPrefix(languages) {
    let parts = path.dropFirst(languages.count).split(separator: "/", maxSplits: 1)
    files += "    (\(literal(String(parts[0]))), \(literal(String(parts[1]))), "
    files += literal(ofFile: path) + "),\n"
  } else if let name = path.split(separator: "/").last?.prefix(while: { $0 != "." }) {
    tables += "  static let \(name) = \(literal(ofFile: path))\n"
  }
}
let swift = """
  // Made of text files; change those.

  enum Texts {
    static let ofLanguages: [(language: String, name: String, text: String)] = [
  \(files)  ]
  \(tables)}

  """
// An unchanged file is left alone, so that nothing is compiled again.
if text(of: output) != swift {
  guard let file = fopen(output, "w"), fputs(swift, file) >= 0, fclose(file) == 0 else {
    fail(output, "this cannot be written")
  }
}
