import Foundation
import TestSupport
import Testing
import Time

@testable import Views

/// Lines on narrow and on wide screens.
@Suite struct `Everything that is said` {
  static let widths = [
    20, 21, 22, 23, 25, 27, 30, 33, 36, 39, 40, 41, 44, 50, 60, 72, 79, 80, 81, 100, 120, 160, 200,
  ]

  @Test(arguments: widths.some(8))
  func `fits on the screen, in both languages`(width: Int) {
    for view in PlainViews.all {
      for (language, wording) in [("English", Way.english), ("German", Way.german)] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        let text = view.text(Way(name: language, wording: wording, screen: screen))
        for line in text.split(separator: "\n") where !Widths.fits(line, width) {
          Issue.record("\(view.name), \(language), \(width) columns: \(line)")
          break
        }
      }
    }
  }

  @Test(arguments: [20, 40, 60, 80, 100].some(2))
  func `stands where it stands without colours`(width: Int) {
    // Charts have other lines, and a month has today in brackets.
    for view in PlainViews.all
    where !view.name.hasPrefix("chart") && !view.name.hasPrefix("calendar") {
      for wording in [Way.english, Way.german] {
        func text(hasColour: Bool) -> String {
          let screen = Screen(width: width, hasColour: hasColour, hasBlocks: true)
          return view.text(Way(name: view.name, wording: wording, screen: screen))
        }
        let stripped = text(hasColour: true).replacing(/\u{1b}\[[0-9;]*m/, with: "")
        #expect(stripped == text(hasColour: false), "\(view.name)")
      }
    }
  }

  @Test(arguments: [20, 27, 40, 60, 80].some(2))
  func `is wrapped between words, and keeps what is to be typed whole`(width: Int) throws {
    let screen = Screen(width: width, hasColour: false, hasBlocks: true)
    let texts = try Catalogue.texts(insteadOf: "c7m2")
    #expect(texts.count > 3000)
    for text in texts {
      let lines = Page.sentences(text, on: screen).split(separator: "\n")
      #expect(lines.flatMap { $0.split(separator: " ") } == text.split { " \n".contains($0) })
      for line in lines where !Widths.fits(line, width) {
        Issue.record("\(width) columns: \(line)")
      }
      for command in text.matches(of: /fastctl [a-z]+( [a-z]+)?$/) where command.0.cells <= width {
        #expect(lines.last?.hasSuffix(command.0) == true, "\(lines)")
      }
    }
  }

  @Test func `is one line where nobody looks`() throws {
    let texts = try Catalogue.texts(insteadOf: "k7m2")
    #expect(texts.count > 3000)
    for text in texts {
      #expect(Page.sentences(text, on: .plain) == text + "\n")
    }
  }

  /// Whole sentences of the catalogue, as far as no value stands in them.
  @Test func `is said in one language`() throws {
    let english = try Catalogue.entries.filter { $0.german != nil && $0.german != $0.english }
      .flatMap { $0.english.split(separator: /\{\w+\}/) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.split(separator: " ").count >= 3 }
    #expect(english.count > 1000)
    let german = Set(try Catalogue.entries.compactMap(\.german))
    let screen = Screen(width: nil, hasColour: false, hasBlocks: true)
    let way = Way(name: "German", wording: Way.german, screen: screen)
    // Articles are in the language that one asks for.
    let views = PlainViews.all.filter { !$0.name.hasPrefix("learn-") }
    let text = views.map { $0.text(way) }.joined()
    for sentence in Set(english) where !german.contains(where: { $0.contains(sentence) }) {
      #expect(!text.contains(sentence), "\(sentence)")
    }
  }
}

enum Widths {
  /// Nothing can be done about a word, such as a path, that is as long as a line.
  static func fits(_ line: Substring, _ width: Int) -> Bool {
    line.cells <= width || line.split(separator: " ").count == 1
  }
}

/// The texts of the shipped catalogue.
enum Catalogue {
  struct Entry {
    var english = ""
    var german: String?
  }

  static var entries: [Entry] {
    get throws {
      let text = try String(contentsOfFile: "\(Golden.root)/contrib/po/de.po", encoding: .utf8)
      return text.components(separatedBy: "\n\n").dropFirst().flatMap(entries)
    }
  }

  /// All of them in both languages, with `value` for each that would be filled in.
  static func texts(insteadOf value: String) throws -> [String] {
    try entries.flatMap { [$0.english, $0.german].compactMap(\.self) }
      .map { $0.replacing(/\{\w+\}/, with: value) }
  }

  /// One, or two where its words depend on a number.
  private static func entries(in block: String) -> [Entry] {
    var fields: [(key: String, text: String)] = []
    for line in block.split(separator: "\n") where !line.hasPrefix("#") {
      guard let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\"") else {
        continue
      }
      let part = line[line.index(after: open)..<close].replacing("\\\"", with: "\"")
        .replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
      let key = line[..<open].trimmingCharacters(in: .whitespaces)
      if key.isEmpty, let last = fields.indices.last {
        fields[last].text += part
      } else {
        fields.append((key, String(part)))
      }
    }
    let english = fields.filter { $0.key.hasPrefix("msgid") }.map(\.text)
    let german = fields.filter { $0.key.hasPrefix("msgstr") }.map(\.text)
    return zip(english, german).map { Entry(english: $0, german: $1) }
  }
}
