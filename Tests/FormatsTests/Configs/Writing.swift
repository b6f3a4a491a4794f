import Formats
import Foundation

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The files that are installed for a bar.
func readyFile(_ name: String) throws -> [UInt8] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return Array(try Data(contentsOf: root.appending(path: "contrib/bars/\(name)")))
}

func fault<Value>(_ body: () throws(ConfigFault) -> Value) -> ConfigFault? {
  do throws(ConfigFault) {
    _ = try body()
    return nil
  } catch { return error }
}

/// A module that is quick to read.
let readyModule = bytes(
  "// A comment.\n{\n  \"custom/fastd\": {\n    \"exec\": \"fastctl bar waybar\"\n  }\n}\n")

/// What Foundation makes of the text without its comments and trailing commas.
func parsed(_ text: String) throws -> Any {
  var plain = ""
  var rest = Substring(text)
  while let character = rest.popFirst() {
    if character == "/", rest.first == "/" {
      rest = rest.drop { !$0.isNewline }
    } else if character == "/", rest.first == "*" {
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    } else if character == "\"" {
      plain.append(character)
      while let next = rest.popFirst() {
        plain.append(next)
        if next == "\\" { plain.append(rest.popFirst() ?? " ") }
        if next == "\"" { break }
      }
    } else {
      if "]}".contains(character), let last = plain.last(where: { !$0.isWhitespace }), last == "," {
        plain = String(plain[..<(plain.lastIndex(of: ",") ?? plain.endIndex)])
      }
      plain.append(character)
    }
  }
  return try JSONSerialization.jsonObject(with: Data(plain.utf8))
}
