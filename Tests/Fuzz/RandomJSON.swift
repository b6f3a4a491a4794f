package import Wire

extension Chance {
  /// Any JSON value, at most so deep.
  package mutating func json(depth: Int = 4) -> JSON {
    switch below(depth > 0 ? 8 : 6) {
    case 0: .null
    case 1: .bool(isTrue(oneIn: 2))
    case 2: .int(Int64(truncatingIfNeeded: Int(below(2000)) - 1000))
    case 3: .int(Int64(bitPattern: next()))
    case 4: .double(Double.random(in: -1e12...1e12, using: &self) * pick([1, 1e-20, 1e200]))
    case 5: .string(text())
    case 6: .array((0..<below(5)).map { _ in json(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  package mutating func object(depth: Int = 3) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<below(6) { object[text()] = json(depth: depth) }
    return object
  }

  /// Text with what makes trouble: quotes, controls, every length of UTF-8.
  package mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "7", " ", "\"", "\\", "/", "\n", "\t", "\r", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}",
      "\u{85}", "é", "ß", "€", "\u{FFFD}", "\u{FFFF}", "😀", "\u{10FFFF}",
    ]
    var text = ""
    for _ in 0..<below(24) { text.unicodeScalars.append(pick(scalars)) }
    return text
  }
}
