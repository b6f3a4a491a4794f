/// A text of a language, as its file in `Sources/Languages` has it.
package typealias LanguageText = (language: String, name: String, text: String)

/// The names of things in each language. A file has a line for each thing, under a heading:
///
///     [units]
///     # Behind a number.
///     week: Woche, Wochen
///
/// It lies in the program as it is: a question reads the lines under one heading, and nothing is kept.
package struct Lexicon: Sendable {
  /// English, which most people type, is the first.
  private let files: [LanguageText]

  package init(_ texts: [LanguageText], named name: String) {
    files = texts.filter { $0.name == name }
  }

  package subscript(heading: StaticString) -> Glossary { Glossary(files, under: heading) }

  /// Of times, days and spans.
  static let time = Lexicon(Texts.ofLanguages, named: "time.words")

  /// The codes of all languages that are there, English first.
  package static var languages: [String] { time.files.map(\.language) }
}

/// The names of the things under one heading.
package struct Glossary: Sendable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let files: [LanguageText]
  private let heading: StaticString

  fileprivate init(_ files: [LanguageText], under heading: StaticString) {
    (self.files, self.heading) = (files, heading)
  }

  /// The thing that has this name in any language.
  package func thing(called word: String) -> String? {
    guard !word.isEmpty else { return nil }
    var word = word
    return word.withUTF8 { word in
      for file in files {
        let thing = first(in: file.text) { thing, name in
          Self.equal(name, word) ? String(decoding: thing, as: UTF8.self) : nil
        }
        if let thing { return thing }
      }
      return nil
    }
  }

  /// Its names, the usual one first: in all languages, or in one.
  package func names(of thing: String, in language: String? = nil) -> [String] {
    var (names, wanted) = ([String](), thing)
    wanted.withUTF8 { wanted in
      for file in files where language == nil || file.language == language {
        _ = first(in: file.text) { thing, name -> Never? in
          if Self.equal(thing, wanted) { names.append(String(decoding: name, as: UTF8.self)) }
          return nil
        }
      }
    }
    return names
  }

  /// The things by their names, for those who look up many.
  package var things: [String: String] {
    var things: [String: String] = [:]
    for file in files {
      _ = first(in: file.text) { thing, name -> Never? in
        let name = String(decoding: name, as: UTF8.self)
        if things[name] == nil { things[name] = String(decoding: thing, as: UTF8.self) }
        return nil
      }
    }
    return things
  }
}

// MARK: Lines and names

extension Glossary {
  private static func equal(_ one: Bytes, _ other: Bytes) -> Bool {
    guard one.count == other.count else { return false }
    var place = 0
    while place < one.count, one[place] == other[place] { place += 1 }
    return place == one.count
  }

  /// Every name with its thing, until something is found. A plain loop: most of it is passed over.
  private func first<Found>(
    in text: String, _ body: (_ thing: Bytes, _ name: Bytes) -> Found?
  ) -> Found? {
    let found = text.utf8.withContiguousStorageIfAvailable { text -> Found? in
      guard let start = text.baseAddress, var place = lines(of: text) else { return nil }
      func end(_ one: UInt8, _ other: UInt8) -> Bytes {
        let first = place
        while place < text.count, start[place] != one, start[place] != other { place += 1 }
        return Bytes(start: start + first, count: place - first)
      }
      while place < text.count, start[place] != Sign.bracket {
        if start[place] == Sign.comment { _ = end(Sign.newline, Sign.newline) }
        let thing = end(Sign.colon, Sign.newline)
        while place < text.count, start[place] != Sign.newline {
          repeat { place += 1 } while place < text.count && start[place] == Sign.blank
          if let found = body(thing, end(Sign.comma, Sign.newline)) { return found }
        }
        place += 1
      }
      return nil
    }
    return found ?? nil
  }

  /// Where the first line under the heading begins.
  private func lines(of text: Bytes) -> Int? {
    heading.withUTF8Buffer { heading in
      var place = 0
      while place < text.count {
        let start = place
        while place < text.count, text[place] != Sign.newline { place += 1 }
        place += 1
        if text[start] == Sign.bracket,
          Self.equal(heading, Bytes(rebasing: text[(start + 1)..<(place - 2)]))
        {
          return place
        }
      }
      return nil
    }
  }

  private enum Sign {
    static let newline = UInt8(ascii: "\n")
    static let blank = UInt8(ascii: " ")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let comment = UInt8(ascii: "#")
    static let bracket = UInt8(ascii: "[")
  }
}
