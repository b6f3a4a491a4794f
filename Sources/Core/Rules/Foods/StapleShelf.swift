import Nouns

/// The foods that everybody knows, as they lie in the program: nothing of them is kept, and of most no
/// more is looked at than their names.
package struct StapleShelf: Sendable {
  private let table: String
  private var isBuiltIn = false

  package static let all: Self = {
    var shelf = Self(table: Texts.staples)
    shelf.isBuiltIn = true
    return shelf
  }()
  package static let empty = StapleShelf(table: "")

  /// A line for each food, under one that names the columns; see `StapleColumns`.
  package init(table: String) { self.table = table }

  private func look<Value>(_ body: (UnsafeBufferPointer<UInt8>, StapleColumns) -> Value) -> Value? {
    table.utf8.withContiguousStorageIfAvailable { table in
      body(
        table, StapleColumns(UnsafeBufferPointer(rebasing: table[..<Self.end(of: 0, in: table)])))
    }
  }

  /// One line after another.
  func visit(_ body: (StapleLine) -> Void) {
    look { table, columns in
      var start = Self.end(of: 0, in: table) + 1
      while start < table.count {
        let end = Self.end(of: start, in: table)
        body(StapleLine(table, start..<end, columns))
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
    look { table, columns in
      guard table.indices.contains(place) else { return nil }
      return read(StapleLine(table, place..<Self.end(of: place, in: table), columns))
    } ?? nil
  }

  func staple(_ id: String) -> Staple? {
    if isBuiltIn { return StapleNames.all.place(ofID: id).flatMap(staple(at:)) }
    let beginning = Array(id.utf8) + [UInt8(ascii: "\t")]
    var found: Staple?
    visit { line in
      if found == nil, line.bytes.starts(with: beginning) { found = Staple(line: line) }
    }
    return found
  }

  package func staples() -> [Staple] {
    var staples: [Staple] = []
    visit { line in if let staple = Staple(line: line) { staples.append(staple) } }
    return staples
  }

  var columns: StapleColumns? { look { $1 } }
}

/// Where the table of staples has the names of a language, as its first line says: under its code, such
/// as `de`, others in `de_aliases`, and one and several of what is counted in `piece_de`.
struct StapleColumns {
  private(set) var languages: [(code: String, name: Int, aliases: Int, piece: Int?)] = []
  /// A bit for each column with names.
  private(set) var named: UInt64 = 0
  let count: Int

  init(_ line: UnsafeBufferPointer<UInt8>) {
    let titles = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    count = titles.count
    for (aliases, title) in titles.enumerated() where title.hasSuffix("_aliases") && aliases < 64 {
      let code = String(title.dropLast("_aliases".count))
      guard let name = titles.firstIndex(of: code), name < 64 else { continue }
      languages.append((code, name, aliases, titles.firstIndex(of: "piece_" + code)))
      named |= 1 << UInt64(name) | 1 << UInt64(aliases)
    }
  }
}

/// A line of the table of staples; it must not outlive the look at it.
struct StapleLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// By what the shelf knows it.
  let place: Int
  let columns: StapleColumns

  init(_ table: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ columns: StapleColumns) {
    bytes = UnsafeBufferPointer(rebasing: table[line])
    place = line.lowerBound
    self.columns = columns
  }

  var id: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self) }

  typealias Bytes = UnsafeBufferPointer<UInt8>

  var fields: [Slice<Bytes>] {
    bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  var isDish: Bool {
    let fields = fields
    return fields.count > Self.group
      && fields[Self.group].elementsEqual(Staple.Group.dish.rawValue.utf8)
  }

  private static let group = 14

  /// The names of the food in every language, each with its letters as `FoldedText.alphabet` has
  /// them: no fewer, and all of them where it has marks.
  func visitNames(_ body: (UnsafeBufferPointer<UInt8>, _ alphabet: UInt32) -> Void) {
    var (named, place) = (columns.named, 0)
    while named != 0, place < bytes.count {
      let isNamed = named & 1 == 1
      var (start, alphabet, marks): (Int, UInt32, UInt8) = (place, 0, 0)
      while place < bytes.count, bytes[place] != UInt8(ascii: "\t") {
        let byte = bytes[place]
        if isNamed, byte == UInt8(ascii: ";") {
          if place > start { name(start..<place) }
          (start, alphabet, marks) = (place + 1, 0, 0)
        }
        alphabet |= UInt32(byte >> 6 & 1) &<< UInt32(byte & 0x1f)
        marks |= byte
        place += 1
      }
      if isNamed, place > start { name(start..<place) }
      place += 1
      named >>= 1

      func name(_ letters: Range<Int>) {
        body(UnsafeBufferPointer(rebasing: bytes[letters]), marks < 0x80 ? alphabet : .max)
      }
    }
  }
}
