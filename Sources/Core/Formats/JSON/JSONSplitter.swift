import Wire

/// Cuts a document of any length into its parts: the elements of its lists, and its other members.
struct JSONSplitter {
  struct Part {
    /// The member's name; nil for an element of a list that is the document.
    let name: String?
    let isElement: Bool
    let line: Int
    let value: JSON
  }

  private enum Place: Equatable {
    case start, member, colon, value, afterMember
    /// In a list, whose bracket was read.
    case firstElement, element, afterElement
    case end
  }

  /// A value whose bytes are gathered.
  private struct Capture {
    var bytes: [UInt8] = []
    let line: Int
    let isName: Bool
    var depth = 0
    var isInString = false
    var isEscaped = false
  }

  private let limits: ImportLimits
  private var place = Place.start
  private var isInObject = false
  private var hasMembers = false
  private var name: String?
  private var capture: Capture?
  private var line = 1

  init(limits: ImportLimits) {
    self.limits = limits
  }

  /// The part that ends with this byte, or before it.
  mutating func take(_ byte: UInt8) throws(ImportError) -> Part? {
    defer { if byte == 0x0A { line += 1 } }
    guard var open = capture else {
      try takeOutside(byte)
      return nil
    }
    capture = nil
    if open.depth == 0, !open.isInString, Self.endsWord(byte) {
      let part = try end(open)
      try takeOutside(byte)
      return part
    }
    guard try !add(byte, to: &open) else { return try end(open) }
    capture = open
    return nil
  }

  func finish() throws(ImportError) {
    guard place == .end else { throw ImportError(.endsEarly, line: line) }
  }

  // MARK: Inside of a value

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// True where the value ends with this byte.
  private func add(_ byte: UInt8, to open: inout Capture) throws(ImportError) -> Bool {
    guard open.bytes.count < limits.record else {
      throw ImportError(.recordTooLong(limit: limits.record), line: open.line)
    }
    open.bytes.append(byte)
    if open.isInString {
      if open.isEscaped {
        open.isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        open.isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        open.isInString = false
        return open.depth == 0
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): open.isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.depth += 1
      guard open.depth <= limits.depth else {
        throw ImportError(.tooDeep(limit: limits.depth), line: line)
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      open.depth -= 1
      return open.depth <= 0
    default: break
    }
    return false
  }

  private mutating func end(_ open: Capture) throws(ImportError) -> Part? {
    let value = try JSON(text: open.bytes, line: open.line, limits)
    if open.isName {
      guard case .string(let name) = value else { throw ImportError(.notJSON, line: open.line) }
      self.name = name
      place = .colon
      return nil
    }
    let isElement = place == .afterElement
    return Part(name: name, isElement: isElement, line: open.line, value: value)
  }

  private mutating func begin(_ byte: UInt8, isName: Bool = false) throws(ImportError) {
    var open = Capture(line: line, isName: isName)
    guard try !add(byte, to: &open) else { throw ImportError(.notJSON, line: line) }
    capture = open
  }

  // MARK: Between values

  private mutating func takeOutside(_ byte: UInt8) throws(ImportError) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    default: break
    }
    switch (place, byte) {
    case (.start, UInt8(ascii: "{")):
      isInObject = true
      place = .member
    case (.start, UInt8(ascii: "[")), (.value, UInt8(ascii: "[")): place = .firstElement
    case (.member, UInt8(ascii: "}")) where !hasMembers: place = .end
    case (.member, UInt8(ascii: "\"")):
      hasMembers = true
      try begin(byte, isName: true)
    case (.colon, UInt8(ascii: ":")): place = .value
    case (.afterMember, UInt8(ascii: ",")): place = .member
    case (.afterMember, UInt8(ascii: "}")): place = .end
    case (.firstElement, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
      place = isInObject ? .afterMember : .end
    case (.afterElement, UInt8(ascii: ",")): place = .element
    case (.value, _):
      place = .afterMember
      try begin(byte)
    case (.firstElement, _), (.element, _):
      place = .afterElement
      try begin(byte)
    default: throw ImportError(.notJSON, line: line)
    }
  }
}

extension JSON {
  /// One value of a file, where errors are told by the line.
  init(text: [UInt8], line: Int, _ limits: ImportLimits) throws(ImportError) {
    do {
      self = try JSON(
        parsing: text, limits: Limits(bytes: limits.record, depth: limits.depth))
    } catch {
      switch error {
      case .tooLong(let limit): throw ImportError(.recordTooLong(limit: limit), line: line)
      case .tooDeep(let limit): throw ImportError(.tooDeep(limit: limit), line: line)
      case .notText where String(validating: text, as: UTF8.self) == nil:
        throw ImportError(.notUTF8, line: line)
      case .endsEarly: throw ImportError(.endsEarly, line: line)
      default: throw ImportError(.notJSON, line: line)
      }
    }
  }
}
