package import Nouns
package import Rules
import Time

/// The credited days at the end of a run, so that the next one need not go through the fasts of years
/// before it answers. They hold for as long as the file is as its daemon left it, and name the seal that says
/// so: a version that knows nothing of them leaves them where they are.
package nonisolated struct KeptCredits: Equatable, Sendable {
  package let mode: CreditMode
  package private(set) var spans: [DaySpan]

  package init(_ streaks: Streaks) {
    (mode, spans) = (streaks.mode, streaks.spans)
  }

  /// Nil where none are kept under that seal.
  init?(in connection: Connection) throws(StoreError) {
    guard let seal = try Meta.seal.text(in: connection),
      let text = try Meta.credits.text(in: connection), text.hasPrefix(seal + "\n")
    else { return nil }
    let words = text.utf8.dropFirst(seal.utf8.count + 1).split(separator: Self.blank)
    guard let mode = words.first.flatMap({ CreditMode(rawValue: String(Substring($0))) }),
      words.count % 2 == 1
    else { return nil }
    (self.mode, spans) = (mode, [])
    var end: Int64 = 0
    for place in stride(from: 1, to: words.count, by: 2) {
      guard let gap = Self.number(words[place]), let length = Self.number(words[place + 1]) else {
        return nil
      }
      spans.append(DaySpan(start: Day(number: end + gap), end: Day(number: end + gap + length)))
      end += gap + length
    }
  }

  func write(under seal: String, in connection: Connection) throws(StoreError) {
    var (text, end) = ("\(seal)\n\(mode.rawValue)", Int64(0))
    for span in spans {
      text += " \(span.start.number - end) \(span.end.number - span.start.number)"
      end = span.end.number
    }
    try Meta.credits.write(.text(text), in: connection)
  }

  private static let blank = UInt8(ascii: " ")

  /// Of few enough digits that thousands of them can be added up.
  private static func number(_ word: Substring.UTF8View) -> Int64? {
    word.count < 12 ? Int64(Substring(word)) : nil
  }
}
