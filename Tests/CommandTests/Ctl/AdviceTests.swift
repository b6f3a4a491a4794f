import Settings
import Testing
import Time
import Views

@testable import fastctl

/// What people are told to type.
@Suite struct `Commands in articles` {
  /// From its name to the end of the paragraph, where each of them stands.
  private static let advice: [(article: String, words: [Substring])] =
    Article.Name.allCases.flatMap { name in
      Lexicon.languages.flatMap { language in
        Article(name, in: language).blocks.compactMap { block in
          guard case .text(let text) = block, let start = text.firstRange(of: "fastctl ") else {
            return nil
          }
          let line = text[start.upperBound...].replacing("\n", with: " ")
          return ("\(name), \(language)", Array(line.split(separator: " ")).map { $0[...] })
        }
      }
    }

  @Test func `are ones that there are`() throws {
    #expect(Self.advice.count > 10)
    for (article, words) in Self.advice {
      let request = try? Parser.parse(words.map(String.init))
      #expect(request != nil, "\(article): \(words)")
    }
  }

  @Test func `set settings to what they take`() throws {
    var settings = Settings()
    for (article, words) in Self.advice where words.starts(with: ["config", "set"]) {
      let key = Settings.Key(rawValue: String(words[2]))
      #expect(key != nil, "\(article): \(words)")
      if let key { try settings.set(key, to: String(words[3])) }
    }
    #expect(settings != Settings())
  }
}
