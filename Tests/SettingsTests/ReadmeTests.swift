import Foundation
import Testing

@testable import Settings

/// What the README promises about settings is what the table of keys says.
@Suite struct ReadmeTests {
  private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md")

  private func section() throws -> [String] {
    let text = try String(contentsOf: Self.readme.standardized, encoding: .utf8)
    let part = try #require(text.components(separatedBy: "\n## Settings\n").dropFirst().first)
    return try #require(part.components(separatedBy: "\n## ").first).components(separatedBy: "\n")
  }

  /// The keys that one sentence says are on after installation.
  private func promised() throws -> [Settings.Key] {
    let text = try section().joined(separator: " ")
    let start = try #require(text.range(of: "On after installation are "))
    let sentence = try #require(
      text[start.upperBound...].components(separatedBy: ". ").first)
    return sentence.split(separator: "`").compactMap { Settings.Key(rawValue: String($0)) }
  }

  @Test func `what tells something after installation is what the README names`() throws {
    let told = Settings.Key.Single.allCases.map { Settings.Key.single($0) }.filter {
      ($0.rawValue.hasPrefix("notify.") || $0.rawValue == "goal.repeat")
        && $0.rawValue != "notify.urgency" && $0.fallback != "off"
    }
    #expect(!told.isEmpty)
    #expect(try promised().map(\.rawValue).sorted() == told.map(\.rawValue).sorted())
  }
}
