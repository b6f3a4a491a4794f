/// JSON as people write it, with comments and trailing commas: where each thing stands in the bytes.
struct CommentedJSON {
  indirect enum Kind {
    case object([Member])
    case array([Element])
    case string
    case other
  }

  struct Value {
    let range: Range<Int>
    let kind: Kind
  }

  struct Element {
    let value: Value
    /// Where the comma behind it stands.
    var comma: Int?
  }

  struct Member {
    let key: Range<Int>
    var element: Element

    var end: Int { element.comma.map { $0 + 1 } ?? element.value.range.upperBound }
  }

  private let bytes: [UInt8]
  private var place = 0

  private static let depthLimit = 64

  /// The one value of the text.
  static func parse(_ bytes: [UInt8]) throws(ConfigFault) -> Value {
    var parser = CommentedJSON(bytes: bytes)
    try parser.skip()
    let value = try parser.value(depth: 0)
    try parser.skip()
    guard parser.place == bytes.count else { throw parser.fault }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var fault: ConfigFault {
    .notUnderstood(line: bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ConfigFault) -> Value {
    guard depth < Self.depthLimit, let first = next else { throw fault }
    let start = place
    let kind: Kind
    switch first {
    case UInt8(ascii: "{"): kind = .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): kind = .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""):
      try string()
      kind = .string
    default:
      try word()
      kind = .other
    }
    return Value(range: start..<place, kind: kind)
  }

  private mutating func members(depth: Int) throws(ConfigFault) -> [Member] {
    place += 1
    var members: [Member] = []
    while true {
      try skip()
      if take("}") { return members }
      if let last = members.last, last.element.comma == nil { throw fault }
      let start = place
      try string()
      let key = start..<place
      try skip()
      guard take(":") else { throw fault }
      try skip()
      members.append(Member(key: key, element: try element(depth: depth)))
    }
  }

  private mutating func elements(depth: Int) throws(ConfigFault) -> [Element] {
    place += 1
    var elements: [Element] = []
    while true {
      try skip()
      if take("]") { return elements }
      if let last = elements.last, last.comma == nil { throw fault }
      elements.append(try element(depth: depth))
    }
  }

  private mutating func element(depth: Int) throws(ConfigFault) -> Element {
    let value = try value(depth: depth)
    try skip()
    let comma = place
    return Element(value: value, comma: take(",") ? comma : nil)
  }

  private mutating func string() throws(ConfigFault) {
    guard take("\"") else { throw fault }
    while let byte = next, byte != UInt8(ascii: "\n") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw fault
  }

  /// A number, true, false or null: which of them is its program's business.
  private mutating func word() throws(ConfigFault) {
    let start = place
    while let byte = next, Self.isPartOfWord(byte) { place += 1 }
    guard place > start else { throw fault }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: Space and comments

  private mutating func skip() throws(ConfigFault) {
    while let byte = next {
      if ConfigText.isSpace(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/") {
        try comment()
      } else {
        return
      }
    }
  }

  private mutating func comment() throws(ConfigFault) {
    place += 1
    if take("/") {
      while let byte = next, byte != UInt8(ascii: "\n") {
        _ = byte
        place += 1
      }
    } else if take("*") {
      while let byte = next {
        place += 1
        if byte == UInt8(ascii: "*"), take("/") { return }
      }
      throw fault
    } else {
      throw fault
    }
  }
}
