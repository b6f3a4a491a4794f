/// As many of an id's first characters as tell it from the others shown, at least four.
package struct ShortIDs: Sendable {
  private static let least = 4
  private let length: Int

  package init(_ ids: [String]) {
    let sorted = ids.sorted()
    length = zip(sorted, sorted.dropFirst()).reduce(Self.least) { length, pair in
      pair.0 == pair.1 ? length : max(length, Self.commonLength(pair.0, pair.1) + 1)
    }
  }

  package subscript(id: String) -> String { String(id.prefix(length)) }

  package static func alone(_ id: String) -> String { String(id.prefix(least)) }

  private static func commonLength(_ left: String, _ right: String) -> Int {
    zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
  }
}
