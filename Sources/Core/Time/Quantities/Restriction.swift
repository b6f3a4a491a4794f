/// How much less than the maintenance a diet phase has, in per cent.
package struct Restriction: Hashable, Sendable {
  package let percent: Int64

  /// As people can call them; the last is that of the study.
  package static let names: [(name: String, percent: Int64)] = [
    ("gentle", 15), ("standard", 30), ("study", 33),
  ]

  /// From `30`, `30 %` or a name; what is too much for anybody is not judged here.
  package init(_ text: String) throws(NotUnderstood) {
    percent = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let start = cursor.position
      if let number = cursor.digits(1...3) {
        cursor.skipSpaces()
        _ = cursor.take("%")
        return Int64(number)
      }
      let word = cursor.word()
      guard let named = Self.names.first(where: { $0.name == word }) else {
        throw cursor.mistake(.restriction, at: start)
      }
      return named.percent
    }
  }
}
