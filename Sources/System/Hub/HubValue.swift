/// Values as PostgreSQL has them in binary, to and fro.
enum HubValue {
  case bytes([UInt8]?)
  case texts([[UInt8]?])
  case long(Int64)
  case int(Int32)
  case longs([Int64])
  case bool(Bool)
  case text(String)
  case strings([String])

  var type: UInt32 {
    switch self {
    case .bool: 16
    case .bytes: Self.bytea
    case .long: Self.int8
    case .int: 23
    case .text: Self.string
    case .texts: 1001
    case .strings: 1009
    case .longs: 1016
    }
  }

  private static let bytea: UInt32 = 17
  private static let int8: UInt32 = 20
  private static let string: UInt32 = 25

  /// Nil for null.
  var bytes: [UInt8]? {
    switch self {
    case .bytes(let bytes): bytes
    case .texts(let list): Self.array(of: Self.bytea, list)
    case .long(let number): Self.big(number)
    case .int(let number): Self.big(number)
    case .longs(let list): Self.array(of: Self.int8, list.map(Self.big))
    case .bool(let isTrue): [isTrue ? 1 : 0]
    case .text(let text): Array(text.utf8)
    case .strings(let list): Self.array(of: Self.string, list.map { Array($0.utf8) })
    }
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> Number($0))
    }
  }

  private static func array(of type: UInt32, _ list: [[UInt8]?]) -> [UInt8] {
    let head = [Int32(list.isEmpty ? 0 : 1), list.contains { $0 == nil } ? 1 : 0]
    var bytes = head.flatMap(big) + big(type)
    guard !list.isEmpty else { return bytes }
    bytes += big(Int32(clamping: list.count)) + big(Int32(1))
    for one in list { bytes += big(Int32(clamping: one?.count ?? -1)) + (one ?? []) }
    return bytes
  }
}

/// Reads what a server says, which is never trusted to be whole.
struct HubReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func number(_ count: Int) throws(HubFault) -> Int64 {
    try take(count).reduce(0) { $0 << 8 | Int64($1) }
  }

  mutating func take(_ count: Int) throws(HubFault) -> ArraySlice<UInt8> {
    guard count >= 0, rest.count >= count else { throw .strange }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The members of an array of one dimension, none of which is null.
  static func list(_ bytes: [UInt8]) throws(HubFault) -> [[UInt8]] {
    var reader = HubReader(bytes)
    let dimensions = try reader.number(4)
    _ = try reader.take(8)
    guard dimensions > 0 else { return [] }
    guard dimensions == 1 else { throw .strange }
    let count = try reader.number(4)
    _ = try reader.take(4)
    var list: [[UInt8]] = []
    for _ in 0..<min(count, Int64(bytes.count)) {
      list.append(Array(try reader.take(Int(try reader.number(4)))))
    }
    guard list.count == count else { throw .strange }
    return list
  }
}

/// A row of an answer.
struct HubRow {
  let values: [[UInt8]?]

  func optional(_ place: Int) throws(HubFault) -> [UInt8]? {
    guard values.indices.contains(place) else { throw .strange }
    return values[place]
  }

  func bytes(_ place: Int) throws(HubFault) -> [UInt8] {
    guard let bytes = try optional(place) else { throw .strange }
    return bytes
  }

  /// Of four or eight bytes.
  func number(_ place: Int) throws(HubFault) -> Int64 {
    let bytes = try bytes(place)
    var reader = HubReader(bytes)
    guard bytes.count == 4 || bytes.count == 8 else { throw .strange }
    return try reader.number(bytes.count)
  }

  func isTrue(_ place: Int) throws(HubFault) -> Bool { try bytes(place) == [1] }

  func list(_ place: Int) throws(HubFault) -> [[UInt8]] { try HubReader.list(try bytes(place)) }

  func numbers(_ place: Int) throws(HubFault) -> [Int64] {
    var numbers: [Int64] = []
    for bytes in try list(place) {
      var reader = HubReader(bytes)
      numbers.append(try reader.number(8))
    }
    return numbers
  }
}
