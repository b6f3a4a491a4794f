/// Turns the text of a template into its steps.
struct TemplateParser {
  var steps: [Template.Step] = []
  private(set) var literals: [UInt8] = []
  let text: [UInt8]
  var position = 0
  var depth = 0
  /// Where the literal that is being read began.
  private var literalStart = 0

  init(_ text: String) throws(TemplateError) {
    self.text = Array(text.utf8)
    guard self.text.count <= Template.Limit.length else {
      throw error(.tooLong(limit: Template.Limit.length), at: Template.Limit.length)
    }
    literals.reserveCapacity(self.text.count)
    steps.reserveCapacity(16)
  }

  mutating func read() throws(TemplateError) {
    try part()
    guard position < text.count else { return }
    throw error(.stray, at: position)
  }

  // MARK: Text

  /// Up to the brace or stroke that ends it, which is not taken.
  mutating func part() throws(TemplateError) {
    literalStart = literals.count
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "{"):
        if next == UInt8(ascii: "{") { take(2, as: UInt8(ascii: "{")) } else { try braces() }
      case UInt8(ascii: "}"):
        // Within a condition two of them end two conditions.
        guard depth == 0, next == UInt8(ascii: "}") else { return endLiteral() }
        take(2, as: UInt8(ascii: "}"))
      case UInt8(ascii: "|") where depth > 0: return endLiteral()
      case UInt8(ascii: "\\"): try escape()
      case let byte: take(1, as: byte)
      }
    }
    endLiteral()
  }

  var next: UInt8? { position + 1 < text.count ? text[position + 1] : nil }

  private mutating func take(_ count: Int, as byte: UInt8) {
    literals.append(byte)
    position += count
  }

  mutating func endLiteral() {
    if literalStart < literals.count { steps.append(.text(literalStart..<literals.count)) }
    literalStart = literals.count
  }

  private mutating func escape() throws(TemplateError) {
    switch next {
    case UInt8(ascii: "n"): take(2, as: UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): take(2, as: UInt8(ascii: "\t"))
    case let byte? where Self.needsEscape(byte): take(2, as: byte)
    default:
      let end = end(ofCharacterAt: position + 1)
      throw error(.unknownEscape(string(position..<end)), at: position)
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  // MARK: Braces

  private mutating func braces() throws(TemplateError) {
    endLiteral()
    let start = position
    position += 1
    switch position < text.count ? text[position] : 0 {
    case UInt8(ascii: "?"): try condition(from: start, isNegated: false)
    case UInt8(ascii: "!"): try condition(from: start, isNegated: true)
    default: try field(from: start)
    }
    literalStart = literals.count
  }

  private mutating func field(from start: Int) throws(TemplateError) {
    let field = try knownField(from: start)
    var format = Template.Format.usual
    if position < text.count, text[position] == UInt8(ascii: ":") {
      position += 1
      format = try self.format(of: field, from: start)
    }
    try close(from: start)
    steps.append(.field(field, format))
  }

  private mutating func format(
    of field: Template.Field, from start: Int
  ) throws(TemplateError) -> Template.Format {
    let formatStart = position
    while position < text.count, text[position] != UInt8(ascii: "}") { position += 1 }
    guard position < text.count else { throw error(.unclosed, at: start) }
    let words = text[formatStart..<position]
    guard let format = field.format(words, &literals) else {
      let reason = TemplateError.Reason.unknownFormat(
        string(formatStart..<position), of: field.name, known: field.formats)
      throw error(reason, at: formatStart)
    }
    return format
  }

  /// `brace` is where the field or the condition begins.
  mutating func knownField(from brace: Int) throws(TemplateError) -> Template.Field {
    let start = position
    let name = name()
    guard !name.isEmpty else {
      throw position < text.count ? error(.noName, at: start) : error(.unclosed, at: brace)
    }
    guard let field = Template.Field(name) else {
      throw error(.unknownField(string(name.indices)), at: start)
    }
    return field
  }

  private mutating func name() -> ArraySlice<UInt8> {
    let start = position
    while position < text.count, Self.isLetter(text[position]) { position += 1 }
    return text[start..<position]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte >= 0x80
    }
  }

  private mutating func close(from start: Int) throws(TemplateError) {
    guard position < text.count else { throw error(.unclosed, at: start) }
    guard text[position] == UInt8(ascii: "}") else {
      let end = end(ofCharacterAt: position)
      throw error(.unexpected(string(position..<end)), at: position)
    }
    position += 1
  }

  // MARK: Mistakes

  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  func end(ofCharacterAt start: Int) -> Int {
    var end = min(start + 1, text.count)
    while end < text.count, text[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }

  func error(_ reason: TemplateError.Reason, at byte: Int) -> TemplateError {
    let whole = String(decoding: text, as: UTF8.self)
    return TemplateError(reason: reason, text: whole, place: text.prefix(byte).cells)
  }
}
