/// Lines that a person gives the coach: `EVENT[/MOOD]: text`, a line each, `#` comments.
package struct CoachBook: Equatable, Sendable {
  package enum Limit {
    package static let fileLength = 16 * 1024
    package static let lines = 400
    /// In bytes, of what is said.
    package static let text = 200
  }

  struct Line: Equatable, Sendable {
    let event: CoachEvent
    /// Nil for every mood.
    let mood: Mood?
    let text: String
  }

  package struct Problem: Equatable, Sendable {
    /// From 1.
    package let line: Int
    package let mistake: CoachMistake
  }

  private(set) var lines: [Line] = []
  package private(set) var problems: [Problem] = []

  package static let empty = CoachBook([])

  /// A line with a mistake is left out, and the others count.
  package init(_ text: [UInt8]) {
    guard text.count <= Limit.fileLength else {
      problems = [Problem(line: 1, mistake: .fileTooLong(limit: Limit.fileLength))]
      return
    }
    let parts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index < Limit.lines || part.isEmpty else {
        problems.append(Problem(line: index + 1, mistake: .tooManyLines(limit: Limit.lines)))
        return
      }
      do throws(CoachMistake) {
        if let line = try Line(part) { lines.append(line) }
      } catch {
        problems.append(Problem(line: index + 1, mistake: error))
      }
    }
  }

  package var count: Int { lines.count }

  func texts(for event: CoachEvent, _ mood: Mood) -> [String] {
    lines.filter { $0.event == event && ($0.mood ?? mood) == mood }.map(\.text)
  }
}

/// A mistake in a line for the coach.
package enum CoachMistake: Error, Equatable, Sendable {
  case notText
  case noColon
  case unknownEvent(String)
  case unknownMood(String)
  /// The coach never feels so at that event.
  case neverSo(CoachEvent, Mood)
  case noWords
  case tooLong(limit: Int)
  case controlCharacter
  case tooManyLines(limit: Int)
  case fileTooLong(limit: Int)
}

extension CoachBook.Line {
  /// Nil for a comment and for an empty line.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) throws(CoachMistake) {
    let bytes = Self.trimmed(bytes)
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { throw .noColon }
    (event, mood) = try Self.occasion(Self.trimmed(bytes[..<colon]))
    let words = Self.trimmed(bytes[(colon + 1)...])
    guard !words.isEmpty else { throw .noWords }
    guard words.count <= CoachBook.Limit.text else { throw .tooLong(limit: CoachBook.Limit.text) }
    text = String(decoding: words, as: UTF8.self)
    guard PlainText.isLine(text) else { throw .controlCharacter }
  }

  private static func occasion(
    _ bytes: ArraySlice<UInt8>
  ) throws(CoachMistake) -> (CoachEvent, Mood?) {
    let parts = bytes.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.map { String(decoding: trimmed($0), as: UTF8.self) }
    guard let name = names.first, let event = CoachEvent(rawValue: name) else {
      throw .unknownEvent(named(names.first ?? ""))
    }
    guard names.count == 2 else { return (event, nil) }
    guard let mood = Mood(rawValue: names[1]) else {
      throw .unknownMood(named(names[1]))
    }
    guard event.moods.contains(mood) else { throw .neverSo(event, mood) }
    return (event, mood)
  }

  /// As much of it as a sentence can hold.
  private static func named(_ text: String) -> String {
    String(PlainText.line(text).unicodeScalars.prefix(40))
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    var text = text
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
