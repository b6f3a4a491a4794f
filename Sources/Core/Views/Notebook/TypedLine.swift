/// A line that a person types and corrects.
package struct TypedLine: Equatable, Sendable {
  package private(set) var letters: [Character]
  /// How many of them stand before the cursor.
  package private(set) var place: Int

  /// More than any command line that is meant.
  package static let longest = 500

  package init(_ text: String = "", place: Int? = nil) {
    letters = Array(text.prefix(Self.longest))
    self.place = min(place ?? letters.count, letters.count)
  }

  package var text: String { String(letters) }

  /// False for a key that is no part of typing.
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let letter): insert([letter])
    case .pasted(let text): insert(Array(text))
    case .backspace where place > 0: remove(place - 1..<place)
    case .delete where place < letters.count: remove(place..<place + 1)
    case .left, .control("b"): place = max(0, place - 1)
    case .right, .control("f"): place = min(letters.count, place + 1)
    case .home, .control("a"): place = 0
    case .end, .control("e"): place = letters.count
    case .control("u"): remove(0..<place)
    case .control("k"): remove(place..<letters.count)
    case .control("w"): remove(startOfWord..<place)
    case .backspace, .delete: break
    default: return false
    }
    return true
  }

  private mutating func insert(_ new: [Character]) {
    let new = new.prefix(Self.longest - letters.count)
    letters.insert(contentsOf: new, at: place)
    place += new.count
  }

  private mutating func remove(_ range: Range<Int>) {
    letters.removeSubrange(range)
    place = range.lowerBound
  }

  private var startOfWord: Int {
    var start = place
    while start > 0, letters[start - 1] == " " { start -= 1 }
    while start > 0, letters[start - 1] != " " { start -= 1 }
    return start
  }

  /// The part of it that fits into so many cells with the cursor, and where that stands in it.
  func shown(in cells: Int) -> (text: String, cursor: Int) {
    let widths = letters.map { String($0).cells }
    var start = 0
    var before = widths[..<place].reduce(0, +)
    while before >= max(cells, 1), start < place {
      before -= widths[start]
      start += 1
    }
    return (String(letters[start...]), before)
  }
}

/// Lines out of bytes that come in pieces; one that is too long is left out whole.
package struct LineReader: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    case text(String)
    case tooLong
  }

  /// More bytes than any command line that is meant.
  package static let longest = 4096

  private var begun: [UInt8] = []
  private var isTooLong = false

  package init() {}

  package mutating func lines(in bytes: some Collection<UInt8>) -> [Line] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [Line] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { lines.append(take()) }
      isTooLong = isTooLong || begun.count + part.count > Self.longest
      begun = isTooLong ? [] : begun + part
    }
    return lines
  }

  /// What stood behind the last newline, if anything did.
  package mutating func end() -> Line? {
    begun.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func take() -> Line {
    defer { (begun, isTooLong) = ([], false) }
    return isTooLong ? .tooLong : .text(PlainText.line(String(decoding: begun, as: UTF8.self)))
  }
}
