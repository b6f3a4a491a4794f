/// A compiled zone file (RFC 9636), kept as it is and searched in place.
struct TZif: Hashable, Sendable {
  private let bytes: [UInt8]
  private let layout: TZifLayout
  private let rule: PosixRule?

  /// Checks the header, the types and the rule; changes out of order or with a type that is not
  /// there only spoil the answers about their own time.
  init(_ bytes: [UInt8]) throws(ZoneError) {
    let layout = try TZifLayout(bytes)
    self.bytes = bytes
    self.layout = layout
    rule = layout.footer.isEmpty ? nil : try PosixRule(bytes, in: layout.footer)
    for type in 0..<layout.typeCount {
      let offset = offset(ofType: type)
      guard Zone.possibleOffsets.contains(offset) else {
        throw .offsetOutOfRange(seconds: offset)
      }
    }
  }

  func period(at second: Int64) -> ZonePeriod {
    var low = 0
    var high = layout.changeCount
    while low < high {
      let middle = (low + high) / 2
      if change(middle) <= second { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 ? Int64.min : change(low - 1)
    if low == layout.changeCount, let rule {
      var period = rule.period(at: second)
      period.start = max(period.start, start)
      return period
    }
    let end = low == layout.changeCount ? Int64.max : change(low)
    let type = low == 0 ? 0 : typeAfterChange(low - 1)
    return ZonePeriod(start: start, end: end, offset: offset(ofType: type), record: .type(type))
  }

  func abbreviation(of record: ZonePeriod.Record) -> String {
    guard case .type(let type) = record else {
      return rule?.abbreviation(of: record, in: bytes) ?? ""
    }
    let start = Int(bytes[layout.types + type * TZifLayout.typeSize + 5])
    guard start < layout.nameLength else { return "" }
    let names = bytes[(layout.names + start)..<(layout.names + layout.nameLength)]
    return String(decoding: names.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func change(_ index: Int) -> Int64 {
    let start = layout.changes + index * layout.width
    return layout.width == 8
      ? Int64(bitPattern: bytes.bigEndian(at: start, length: 8))
      : Int64(Int32(truncatingIfNeeded: bytes.bigEndian(at: start, length: 4)))
  }

  private func typeAfterChange(_ index: Int) -> Int {
    min(Int(bytes[layout.changeTypes + index]), layout.typeCount - 1)
  }

  private func offset(ofType type: Int) -> Int {
    let start = layout.types + type * TZifLayout.typeSize
    return Int(Int32(truncatingIfNeeded: bytes.bigEndian(at: start, length: 4)))
  }
}

/// Where in a file the parts of its best data block lie; all of them are within the file.
struct TZifLayout: Hashable, Sendable {
  static let typeSize = 6
  static let sizeLimit = 256 * 1024
  private static let headerSize = 44

  let width: Int
  let changeCount: Int
  let typeCount: Int
  let nameLength: Int
  /// The positions of the changes, the types they lead to, all types, and their names.
  let changes, changeTypes, types, names: Int
  /// The rule after the last change; empty when there is none.
  let footer: Range<Int>

  init(_ bytes: [UInt8]) throws(ZoneError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    var header = try TZifHeader(bytes, at: 0)
    var start = Self.headerSize
    let isWide = header.version >= UInt8(ascii: "2")
    if isWide {
      let second = start + header.blockLength(width: 4)
      header = try TZifHeader(bytes, at: second)
      start = second + Self.headerSize
    }
    width = isWide ? 8 : 4
    let end = start + header.blockLength(width: width)
    guard end <= bytes.count else { throw .truncated }
    guard header.leaps == 0 else { throw .leapSeconds }
    guard (1...256).contains(header.types), header.nameBytes > 0 else {
      throw .inconsistentCounts
    }
    changeCount = header.changes
    typeCount = header.types
    nameLength = header.nameBytes
    changes = start
    changeTypes = changes + changeCount * width
    types = changeTypes + changeCount
    names = types + typeCount * Self.typeSize
    footer = isWide ? try Self.footer(of: bytes, at: end) : end..<end
  }

  private static func footer(of bytes: [UInt8], at start: Int) throws(ZoneError) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    var cursor = ByteCursor(bytes, in: start..<bytes.count)
    guard cursor.take("\n") else { throw .truncated }
    _ = cursor.take { $0 != newline }
    guard !cursor.isAtEnd else { throw .truncated }
    return (start + 1)..<cursor.position
  }
}

/// The six counts at the head of a data block.
private struct TZifHeader {
  let version: UInt8
  let isUTCount, isStandardCount, leaps, changes, types, nameBytes: Int

  init(_ bytes: [UInt8], at start: Int) throws(ZoneError) {
    guard start + 44 <= bytes.count else { throw start == 0 ? .notTZif : .truncated }
    guard bytes[start..<(start + 4)].elementsEqual("TZif".utf8) else { throw .notTZif }
    func count(_ index: Int) -> Int {
      Int(bytes.bigEndian(at: start + 20 + index * 4, length: 4))
    }
    version = bytes[start + 4]
    isUTCount = count(0)
    isStandardCount = count(1)
    leaps = count(2)
    changes = count(3)
    types = count(4)
    nameBytes = count(5)
  }

  /// Six counts below 2^32 cannot overflow it.
  func blockLength(width: Int) -> Int {
    changes * (width + 1) + types * TZifLayout.typeSize + nameBytes + leaps * (width + 4)
      + isStandardCount + isUTCount
  }
}

extension [UInt8] {
  /// The caller has checked that they are there.
  fileprivate func bigEndian(at start: Int, length: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in start..<(start + length) { value = value << 8 | UInt64(self[index]) }
    return value
  }
}
