/// Finds the tags of an XML document of any length; nothing in it is expanded or looked up.
///
/// Declarations of entities are refused, so that they cannot expand without end.
struct XMLTags {
  private enum Place {
    case text, tag, comment, instruction, declaration, subset, characters
  }

  private let limits: ImportLimits
  private var place = Place.text
  /// Of the tag, behind its bracket; of other things the last few bytes.
  private var bytes: [UInt8] = []
  private var quote: UInt8?
  private var depth = 0
  private var hasRoot = false
  private var tagLine = 1
  private(set) var line = 1

  init(limits: ImportLimits) {
    self.limits = limits
  }

  /// A start tag, without its brackets.
  mutating func take(_ byte: UInt8) throws(ImportError) -> (tag: [UInt8], line: Int)? {
    if byte == 0x0A { line += 1 }
    switch place {
    case .text:
      if byte == UInt8(ascii: "<") { begin() }
    case .tag: return try takeInTag(byte)
    case .comment: endsWith("-->", byte)
    case .instruction: endsWith("?>", byte)
    case .characters: endsWith("]]>", byte)
    case .declaration, .subset: try takeInDeclaration(byte)
    }
    return nil
  }

  func finish() throws(ImportError) {
    guard place == .text, depth == 0 else { throw ImportError(.endsEarly, line: line) }
    guard hasRoot else { throw ImportError(.notXML, line: line) }
  }

  private mutating func begin() {
    place = .tag
    tagLine = line
    bytes.removeAll(keepingCapacity: true)
    quote = nil
  }

  private mutating func takeInTag(
    _ byte: UInt8
  ) throws(ImportError) -> (tag: [UInt8], line: Int)? {
    if byte == UInt8(ascii: ">"), quote == nil { return try endTag() }
    if let open = quote {
      if byte == open { quote = nil }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    }
    guard byte != UInt8(ascii: "<") else { throw ImportError(.notXML, line: line) }
    guard bytes.count < limits.record else {
      throw ImportError(.recordTooLong(limit: limits.record), line: tagLine)
    }
    bytes.append(byte)
    if bytes.count <= 8 { turn() }
    return nil
  }

  /// Markup other than a tag is recognised by its first bytes.
  private mutating func turn() {
    if bytes.count == 1, byte(0) == UInt8(ascii: "?") {
      place = .instruction
    } else if bytes.elementsEqual("!--".utf8) {
      place = .comment
    } else if bytes.elementsEqual("![CDATA[".utf8) {
      place = .characters
    } else if bytes.elementsEqual("!DOCTYPE".utf8) {
      place = .declaration
    } else {
      return
    }
    bytes.removeAll(keepingCapacity: true)
    quote = nil
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func endTag() throws(ImportError) -> (tag: [UInt8], line: Int)? {
    place = .text
    switch byte(0) {
    case UInt8(ascii: "/")?:
      depth -= 1
      guard depth >= 0 else { throw ImportError(.notXML, line: line) }
      return nil
    case let first? where first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z"):
      guard depth > 0 || !hasRoot else { throw ImportError(.notXML, line: tagLine) }
      hasRoot = true
      if bytes.last != UInt8(ascii: "/") {
        depth += 1
        guard depth <= limits.depth else {
          throw ImportError(.tooDeep(limit: limits.depth), line: tagLine)
        }
      }
      return (bytes, tagLine)
    default: throw ImportError(.notXML, line: tagLine)
    }
  }

  // MARK: Skipped parts

  private mutating func endsWith(_ mark: StaticString, _ byte: UInt8) {
    remember(byte, mark.utf8CodeUnitCount)
    if bytes.elementsEqual(UnsafeBufferPointer(start: mark.utf8Start, count: bytes.count)),
      bytes.count == mark.utf8CodeUnitCount
    {
      place = .text
    }
  }

  private mutating func remember(_ byte: UInt8, _ count: Int) {
    if bytes.count >= count { bytes.removeFirst(bytes.count - count + 1) }
    bytes.append(byte)
  }

  /// The document's type, with or without a subset in brackets; the one of Apple's files is not
  /// well-formed, so only its end is looked for.
  private mutating func takeInDeclaration(_ byte: UInt8) throws(ImportError) {
    remember(byte, "<!ENTITY".utf8.count)
    guard !bytes.elementsEqual("<!ENTITY".utf8) else { throw ImportError(.entities, line: line) }
    switch (place, byte) {
    case (.declaration, UInt8(ascii: "[")): place = .subset
    case (.declaration, UInt8(ascii: ">")): place = .text
    case (.subset, UInt8(ascii: ">")) where bytes.suffix(2).elementsEqual("]>".utf8):
      place = .text
    default: break
    }
  }
}

/// The attributes of a start tag.
struct XMLAttributes {
  private let tag: [UInt8]
  private let line: Int

  init(_ tag: [UInt8], line: Int) {
    self.tag = tag
    self.line = line
  }

  func isNamed(_ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard tag.count > count else { return false }
    return tag[count] <= 0x20
      && tag[..<count].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: count))
  }

  /// Nil where there is none of that name.
  func value(_ name: String) throws(ImportError) -> String? {
    guard let range = try range(of: name) else { return nil }
    let unescaped = try unescaped(tag[range])
    guard let text = String(validating: unescaped, as: UTF8.self) else {
      throw ImportError(.notUTF8, line: line)
    }
    return text
  }

  private func range(of wanted: String) throws(ImportError) -> Range<Int>? {
    var index = tag.firstIndex { $0 <= 0x20 } ?? tag.endIndex
    while true {
      while index < tag.count, tag[index] <= 0x20 { index += 1 }
      guard index < tag.count, tag[index] != UInt8(ascii: "/") else { return nil }
      let start = index
      while index < tag.count, tag[index] > 0x20, tag[index] != UInt8(ascii: "=") { index += 1 }
      let name = tag[start..<index]
      while index < tag.count, tag[index] <= 0x20 { index += 1 }
      guard index < tag.count, tag[index] == UInt8(ascii: "="), !name.isEmpty else {
        throw ImportError(.notXML, line: line)
      }
      index += 1
      while index < tag.count, tag[index] <= 0x20 { index += 1 }
      guard index < tag.count, tag[index] == UInt8(ascii: "\"") || tag[index] == UInt8(ascii: "'"),
        let end = tag[(index + 1)...].firstIndex(of: tag[index])
      else { throw ImportError(.notXML, line: line) }
      if name.elementsEqual(wanted.utf8) { return (index + 1)..<end }
      index = end + 1
    }
  }

  /// The five entities that every document has, and numbers; no other is looked up.
  private func unescaped(_ bytes: ArraySlice<UInt8>) throws(ImportError) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(of: String(decoding: rest[..<end], as: UTF8.self))
      else { throw ImportError(.entities, line: line) }
      text += UTF8.encode(scalar).map { Array($0) } ?? []
      rest = rest[(end + 1)...]
    }
    return text
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case let name where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case let name where name.hasPrefix("#"):
      UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
