import Nouns

/// The foods that everybody knows, as they lie in the program: nothing of them is kept, and of most no
/// more is looked at than their names.
package struct StapleShelf: Sendable {
  private let table: StaticString

  package static let all = StapleShelf(table: StapleTable.text)
  package static let empty = StapleShelf(table: "")

  /// One line after another.
  func visit(_ body: (StapleLine) -> Void) {
    table.withUTF8Buffer { table in
      var start = Self.end(of: 0, in: table) + 1
      while start < table.count {
        let end = Self.end(of: start, in: table)
        body(StapleLine(table, start..<end))
        start = end + 1
      }
    }
  }

  private static func end(of line: Int, in table: UnsafeBufferPointer<UInt8>) -> Int {
    var place = line
    while place < table.count, table[place] != UInt8(ascii: "\n") { place += 1 }
    return place
  }

  func id(at place: Int) -> String? { line(at: place) { $0.id } }

  /// The food of the line that begins there.
  func staple(at place: Int) -> Staple? { line(at: place, Staple.init(line:)) ?? nil }

  private func line<Value>(at place: Int, _ read: (StapleLine) -> Value) -> Value? {
    table.withUTF8Buffer { table in
      guard table.indices.contains(place) else { return nil }
      return read(StapleLine(table, place..<Self.end(of: place, in: table)))
    }
  }

  func staple(_ id: String) -> Staple? {
    let beginning = Array(id.utf8) + [UInt8(ascii: "\t")]
    var found: Staple?
    visit { line in
      if found == nil, line.bytes.starts(with: beginning) { found = Staple(line: line) }
    }
    return found
  }

  func staples() -> [Staple] {
    var staples: [Staple] = []
    visit { line in if let staple = Staple(line: line) { staples.append(staple) } }
    return staples
  }

  /// In both languages.
  func names() -> [String] {
    var names: [String] = []
    visit { $0.visitNames { names.append(String(decoding: $0, as: UTF8.self)) } }
    return names
  }
}

/// A line of the table of staples; it must not outlive the look at it.
struct StapleLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// By what the shelf knows it.
  let place: Int

  init(_ table: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    bytes = UnsafeBufferPointer(rebasing: table[line])
    place = line.lowerBound
  }

  var id: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self) }

  var isDish: Bool {
    let fields = bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return fields.count > Self.group
      && fields[Self.group].elementsEqual(Staple.Group.dish.rawValue.utf8)
  }

  private static let group = 14

  /// What the food is called, in both languages.
  func visitNames(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var (field, start) = (0, 0)
    for place in 0...bytes.count {
      let sign = place < bytes.count ? bytes[place] : UInt8(ascii: "\t")
      guard sign == UInt8(ascii: "\t") || sign == UInt8(ascii: ";") else { continue }
      if place > start, Self.hasNames(field) {
        body(UnsafeBufferPointer(rebasing: bytes[start..<place]))
      }
      if sign == UInt8(ascii: "\t") { field += 1 }
      start = place + 1
    }
  }

  /// In the order of the table's columns: names and other names, each in both languages.
  private static func hasNames(_ field: Int) -> Bool {
    switch field {
    case 3, 4, 11, 12: true
    default: false
    }
  }
}
