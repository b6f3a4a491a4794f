import Foundation
import Host
import TestProcesses
import TestSupport
import Testing
import Views

@testable import fastctl

/// How doctor sets what it has found.
@Suite struct `The page of doctor` {
  private static let path = "/home/somebody/.local/share/fastd/fastd.db"

  /// Everything that it can say, under each of its headings.
  private func findings(_ phrases: Phrases) -> [Finding] {
    let levels: [Finding.Level] = [.ok, .warn, .fail]
    let parts = PartMessage.allCases
    return DoctorMessage.allCases.enumerated().map { number, message in
      Finding(
        part: parts[number % parts.count], level: levels[number % 3],
        text: phrases(message).replacing(/\{\w+\}/, with: Self.path))
    }
  }

  private func languages() async throws -> [Phrases] {
    [.english, try await germanPhrases()]
  }

  private func screen(_ width: Int?, hasColour: Bool = false) -> Views.Screen {
    Views.Screen(width: width, hasColour: hasColour, hasBlocks: true)
  }

  @Test func `fits on every screen, and stands as it does without colours`() async throws {
    for phrases in try await languages() {
      let findings = findings(phrases)
      for width in Array(20...130) + [160, 200] {
        let plain = DoctorPage(phrases, on: screen(width)).text(of: findings)
        for line in plain.split(separator: "\n") where line.cells > width {
          #expect(line.split(separator: " ").count == 1, "\(width) columns: \(line)")
        }
        let coloured = DoctorPage(phrases, on: screen(width, hasColour: true)).text(of: findings)
        #expect(coloured.replacing(/\u{1b}\[\d+m/, with: "") == plain)
      }
    }
  }

  @Test(arguments: [60, 80, 100, 120, 200])
  func `has its texts in one column`(width: Int) async throws {
    for phrases in try await languages() {
      let findings = findings(phrases)
      let page = DoctorPage(phrases, on: screen(width, hasColour: true)).text(of: findings)
      let lines = page.replacing(/\u{1b}\[\d+m/, with: "").split(separator: "\n").dropLast()
      let columns = Set(
        lines.compactMap { $0.firstMatch(of: /^\S+ +\S.*? {2,}(?=\S)/).map { $0.0.cells } })
      #expect(columns.count == 1, "\(columns)")
    }
  }

  @Test func `ends with what it comes to`() async throws {
    func summary(_ levels: [Finding.Level], _ phrases: Phrases) -> String? {
      let findings = levels.map { Finding(part: .socket, level: $0, text: "x") }
      return DoctorPage(phrases, on: .plain).text(of: findings)
        .split(separator: "\n").last.map(String.init)
    }
    let (english, german) = (try await languages()[0], try await languages()[1])
    #expect(summary([.ok, .ok], english) == "All checks passed.")
    #expect(summary([.ok, .warn, .fail, .warn], english) == "1 check failed, 2 warnings.")
    #expect(summary([.ok], german) == "Alles in Ordnung.")
    #expect(summary([.fail, .fail, .warn], german) == "2 Fehler, 1 Warnung.")
  }

  @Test func `says its verdicts in German, and keeps their words in JSON`() async throws {
    let catalogues = try await germanCatalogues()
    let german = ["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"]
    let home = Scratch()
    let shown = try Run(["doctor"], in: home, german).output
    #expect(shown.contains("\nWarnung  ") || shown.contains("\nok       "), "\(shown)")
    #expect(shown.hasPrefix("Fehler   Socket"), "\(shown)")
    #expect(!shown.contains(/\b(warn|fail|Connection refused|No such file)\b/), "\(shown)")
    let json = try Run(["doctor", "--json"], in: home, german).output
    #expect(json.contains(#""level":"fail""#))
  }
}
