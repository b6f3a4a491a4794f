package import Nouns
package import Rules
import Time

/// The credited days of both streaks at the end of a run, so that the next one need not go through the fasts
/// and entries of years before it answers. They hold for as long as the file is as its daemon left it, and
/// name the seal that says so: a version that knows nothing of them leaves them where they are.
package nonisolated struct KeptCredits: Equatable, Sendable {
  package let mode: CreditMode
  package let spans: [DaySpan]
  /// Nil where nobody has asked for the streak of logging.
  package let logged: [DaySpan]?

  package init(_ streaks: Streaks, logging: Streaks?) {
    (mode, spans, logged) = (streaks.mode, streaks.spans, logging?.spans)
  }

  /// Nil where none are kept under that seal.
  init?(in connection: Connection) throws(StoreError) {
    guard let seal = try Meta.seal.text(in: connection),
      let text = try Meta.credits.text(in: connection), text.hasPrefix(seal + "\n")
    else { return nil }
    let lines = text.utf8.dropFirst(seal.utf8.count + 1).split(separator: UInt8(ascii: "\n"))
      .map { $0.split(separator: UInt8(ascii: " ")) }
    let days = lines.compactMap { Self.spans($0.dropFirst()) }
    guard let mode = lines.first?.first.flatMap({ CreditMode(rawValue: String(Substring($0))) }),
      days.count == lines.count
    else { return nil }
    (self.mode, spans, logged) = (mode, days[0], days.dropFirst().first)
  }

  func write(under seal: String, in connection: Connection) throws(StoreError) {
    var text = "\(seal)\n\(mode.rawValue)" + Self.text(of: spans)
    if let logged { text += "\nlogged" + Self.text(of: logged) }
    try Meta.credits.write(.text(text), in: connection)
  }

  private static func text(of spans: [DaySpan]) -> String {
    var (text, end) = ("", Int64(0))
    for span in spans {
      text += " \(span.start.number - end) \(span.end.number - span.start.number)"
      end = span.end.number
    }
    return text
  }

  /// Nil where a word is no number.
  private static func spans(_ words: ArraySlice<Substring.UTF8View>) -> [DaySpan]? {
    guard words.count % 2 == 0 else { return nil }
    var (spans, end) = ([DaySpan](), Int64(0))
    for place in stride(from: words.startIndex, to: words.endIndex, by: 2) {
      guard let gap = number(words[place]), let length = number(words[place + 1]) else {
        return nil
      }
      spans.append(DaySpan(start: Day(number: end + gap), end: Day(number: end + gap + length)))
      end += gap + length
    }
    return spans
  }

  /// Of few enough digits that thousands of them can be added up.
  private static func number(_ word: Substring.UTF8View) -> Int64? {
    word.count < 12 ? Int64(Substring(word)) : nil
  }
}
