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

  /// What stands in the grave accents of each row.
  private func rows() throws -> [[Substring]] {
    try section().filter { $0.hasPrefix("| ") && $0.contains("fastctl config set") }.map {
      $0.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  @Test func `every reminder has a row with what it is after install`() throws {
    let rows = try rows()
    let reminders = Settings.Key.Single.allCases.filter {
      ($0.rawValue.hasPrefix("notify.") && $0 != .notifyUrgency) || $0 == .goalRepeat
    }
    #expect(rows.map { String($0[0]) }.sorted() == reminders.map(\.rawValue).sorted())
    for row in rows {
      let key = try #require(Settings.Key(rawValue: String(row[0])))
      #expect(row[1] == key.fallback, "\(row[0])")
    }
  }

  @Test func `every change in a row is one that its key takes`() throws {
    for row in try rows() {
      let words = row[2].split(separator: " ")
      #expect(words.prefix(4) == ["fastctl", "config", "set", row[0]])
      let key = try #require(Settings.Key(rawValue: String(row[0])))
      for value in [words[words.count - 1]] + row.dropFirst(3) {
        var settings = Settings()
        try settings.set(key, to: String(value))
        #expect(!settings.isDefault(key) || value == "on", "\(row[0]) = \(value)")
      }
    }
  }

  @Test func `what on means is as the row has it`() throws {
    for line in try section() where line.hasPrefix("| ") {
      let name = line.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      guard let key = Settings.Key(rawValue: name),
        case .span(_, let usual?) = key.shape.form, usual > .zero
      else { continue }
      #expect(line.contains(usual.written), "\(line)")
    }
  }

  @Test func `the example is a file without a mistake`() throws {
    let lines = try section().drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
    let file = SettingsFile(Array(lines.joined(separator: "\n").utf8))
    #expect(lines.count > 3)
    #expect(file.problems == [])
    #expect(file.settings != Settings())
  }
}
