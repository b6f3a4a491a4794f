/// Why bytes are no acceptable JSON; places count bytes from the beginning.
package enum JSONError: Error, Equatable {
  case tooLong(limit: Int)
  case tooDeep(limit: Int)
  case unexpected(at: Int)
  case endsEarly
  case notText(at: Int)
  case numberTooLarge(at: Int)
  case duplicate(name: String)
}

extension JSON {
  /// What a sender may ask of us.
  package struct Limits: Sendable {
    package var bytes: Int
    package var depth: Int

    package init(bytes: Int = 16 << 20, depth: Int = 32) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// Reads one value with nothing but white space around it.
  package init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    var parser = JSONParser(bytes: bytes, depthLimit: limits.depth)
    self = try parser.document()
  }
}

struct JSONParser {
  let bytes: [UInt8]
  let depthLimit: Int
  var position = 0

  init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw .unexpected(at: position) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    switch try nextToken() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "t"): return try word(0x6575_7274, .bool(true))
    case UInt8(ascii: "f"): return try word(0x65_736C_6166, .bool(false))
    case UInt8(ascii: "n"): return try word(0x6C6C_756E, .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    try descend(to: depth)
    var members: [JSONObject.Member] = []
    guard try nextToken() != UInt8(ascii: "}") else {
      position += 1
      return JSONObject()
    }
    members.reserveCapacity(8)
    var seen = NameMarks()
    repeat {
      guard try nextToken() == UInt8(ascii: "\"") else { throw .unexpected(at: position) }
      let start = position
      let name = try string()
      let isNew = seen.add(name, bytes.span.extracting(start..<position))
      if !isNew { try refuse(name, in: members) }
      try expect(UInt8(ascii: ":"))
      members.append(JSONObject.Member(name: name, value: try value(depth: depth)))
    } while try separator(or: UInt8(ascii: "}"))
    if members.count > Self.few { try refuseDuplicates(members) }
    return JSONObject(distinct: members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSON] {
    try descend(to: depth)
    var elements: [JSON] = []
    guard try nextToken() != UInt8(ascii: "]") else {
      position += 1
      return elements
    }
    repeat {
      elements.append(try value(depth: depth))
    } while try separator(or: UInt8(ascii: "]"))
    return elements
  }

  /// Steps over the opening bracket.
  private mutating func descend(to depth: Int) throws(JSONError) {
    guard depth <= depthLimit else { throw .tooDeep(limit: depthLimit) }
    position += 1
  }

  /// Up to here each name is compared with those before it, which is hopeless for many.
  private static let few = 24

  private func refuse(_ name: String, in members: [JSONObject.Member]) throws(JSONError) {
    guard members.count < Self.few else { return }
    for member in members where member.name.utf8.count == name.utf8.count {
      if member.name.utf8.elementsEqual(name.utf8) { throw .duplicate(name: name) }
    }
  }

  private func refuseDuplicates(_ members: [JSONObject.Member]) throws(JSONError) {
    var names = Set<String>(minimumCapacity: members.count)
    for member in members where !names.insert(member.name).inserted {
      throw .duplicate(name: member.name)
    }
  }

  // MARK: Tokens

  /// The first byte that is not white space; it is not consumed.
  private mutating func nextToken() throws(JSONError) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw .endsEarly }
    return bytes[position]
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard try nextToken() == byte else { throw .unexpected(at: position) }
    position += 1
  }

  /// Consumes a comma (true) or the closing bracket (false).
  private mutating func separator(or close: UInt8) throws(JSONError) -> Bool {
    let byte = try nextToken()
    guard byte == UInt8(ascii: ",") || byte == close else { throw .unexpected(at: position) }
    position += 1
    return byte != close
  }

  /// `letters` is its ASCII, the first letter last: most values of a reply are null.
  private mutating func word(_ letters: UInt64, _ value: JSON) throws(JSONError) -> JSON {
    var rest = letters
    while rest > 0 {
      guard position < bytes.count else { throw .endsEarly }
      guard bytes[position] == UInt8(truncatingIfNeeded: rest) else {
        throw .unexpected(at: position)
      }
      position += 1
      rest >>= 8
    }
    return value
  }
}

/// A mark for each name of an object, which few others share: one that has none yet is no duplicate.
private struct NameMarks {
  private var marks: UInt64 = 0

  /// `quoted` is how it is written; false where it may be there already.
  mutating func add(_ name: String, _ quoted: Span<UInt8>) -> Bool {
    let length = quoted.count - 2
    // One that is written with escapes can be written in other ways as well.
    guard length > 0, length == name.utf8.count else {
      marks = .max
      return false
    }
    let middle = UInt64(quoted[1 + length / 2])
    let sum =
      UInt64(quoted[1]) &* 31 ^ UInt64(quoted[length]) &* 7 ^ middle &* 131 ^ UInt64(length)
    let mark: UInt64 = 1 << ((sum &* 0x9E37_79B9_7F4A_7C15) >> 58)
    defer { marks |= mark }
    return marks & mark == 0
  }
}
