import Foundation
import Host
import TestSupport
import Testing
import Views

@testable import fastctl

/// Help on screens of any width.
@Suite struct `A help page` {
  private static let widths = Array(20...44) + [50, 60, 79, 80, 90, 100, 140]

  private func pages(_ phrases: Phrases, on screen: Screen) -> [String] {
    let commands = Commands.all.flatMap { command in
      ([nil] + command.declaration.verbs.map(Optional.some)).map { verb in
        HelpPage.page(of: command.declaration, verb: verb, phrases, on: screen)
      }
    }
    return commands + [HelpPage.overview(phrases, on: screen)]
  }

  private func screen(_ width: Int?, hasColour: Bool = false) -> Screen {
    Screen(width: width, hasColour: hasColour, hasBlocks: true)
  }

  @Test func `fits on the screen, and is never wider than one reads well`() async throws {
    let german = try await germanPhrases()
    for phrases in [Phrases.english, german] {
      for width in Self.widths.some(12) {
        for page in pages(phrases, on: screen(width)) {
          for line in page.split(separator: "\n") {
            let isWord = line.split(separator: " ").count == 1
            #expect(line.cells <= min(width, 100) || isWord, "\(width) columns: \(line)")
          }
        }
      }
    }
  }

  @Test(arguments: [40, 80, 100])
  func `has its meanings in one column`(width: Int) async throws {
    let page = HelpPage.overview(try await germanPhrases(), on: screen(width))
    let columns = page.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^  \S.*?  +(?=\S)/).map { $0.0.cells }
    }
    #expect(columns.count > 40)
    #expect(Set(columns).count == 1, "\(page)")
  }

  @Test func `has bold headings and no other colour`() async throws {
    let german = try await germanPhrases()
    for phrases in [Phrases.english, german] {
      for width in [20, 40, 80] {
        let plain = pages(phrases, on: screen(width)).joined()
        let coloured = pages(phrases, on: screen(width, hasColour: true)).joined()
        #expect(coloured.contains("\u{1b}[1m"))
        #expect(coloured.replacing(/\u{1b}\[[01]m/, with: "") == plain)
      }
    }
  }

  @Test func `is as wide as ever where nobody looks`() {
    #expect(pages(.english, on: screen(nil)) == pages(.english, on: screen(80)))
  }

  @Test func `says nothing in English to a German`() async throws {
    let german = try await germanPhrases()
    let text = pages(german, on: screen(nil)).joined(separator: "\n")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sentences = Set(Commands.all.flatMap { $0.declaration.texts } + Overview.texts).filter {
      declared in
      declared.split(separator: " ").count >= 3
        && german(Phrase(rawValue: declared)) != declared
    }
    #expect(sentences.count > 100)
    for declared in sentences { #expect(!text.contains(declared), "\(declared)") }
  }
}
