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
