import Foundation
import TestSupport
import Testing

@testable import fastctl

@Suite struct `The ready files for bars` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "contrib/bars")

  private static let files: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
    .filter { $0.contains("/") }.sorted()

  private func text(_ file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  @Test func `are there for every bar, and for nothing else`() {
    let folders = Set(Self.files.map { String($0.prefix { $0 != "/" }) })
    #expect(folders == Set(StatusBar.allCases.map(\.folder)))
    for bar in StatusBar.allCases {
      for name in bar.files.map(\.ready) + [bar.adviceFile] {
        #expect(Self.files.contains("\(bar.folder)/\(name)"))
      }
    }
  }

  @Test(arguments: files.filter { !$0.hasSuffix(".css") && !$0.hasSuffix(".desktop") })
  func `say nothing to fastctl that it does not understand`(file: String) throws {
    let calls = try text(file).components(separatedBy: "@bindir@/fastctl ").dropFirst()
    #expect(!calls.isEmpty)
    for call in calls {
      let end = call.firstIndex { "\"'`&|)}]<\n".contains($0) } ?? call.endIndex
      var words = call[..<end].split(separator: " ").map(String.init)
      // What eww puts together itself.
      if words.last == "$(test" || words.contains("{") { words = ["goal", "+30m", "--popup"] }
      words.removeAll { [">/dev/null", "2>/dev/null"].contains($0) }
      #expect(throws: Never.self, "\(file): \(words)") { try Parser.parse(words) }
    }
  }

  @Test(arguments: files) func `have no line that a person must scroll for`(file: String) throws {
    for line in try text(file).split(separator: "\n") where !line.contains("@bindir@") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  // MARK: Styles

  private static let styles = files.filter { $0.hasSuffix(".css") }

  /// The rules of a style sheet: a selector, and what it sets.
  private func rules(_ file: String) throws -> [(selector: String, values: [String: String])] {
    let plain = try text(file).replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
    return plain.matches(of: #/([^{}]+)\{([^{}]*)\}/#).flatMap { rule in
      let pairs = rule.2.split(separator: ";").compactMap { line -> (String, String)? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (
          parts[0].trimmingCharacters(in: .whitespacesAndNewlines),
          parts[1].trimmingCharacters(in: .whitespaces)
        )
      }
      let values = Dictionary(pairs) { $1 }
      return rule.1.split(separator: ",").map {
        ($0.trimmingCharacters(in: .whitespacesAndNewlines), values)
      }
    }
  }

  @Test(arguments: styles)
  func `have text that stands out from its ground, in every state`(file: String) throws {
    let rules = try rules(file)
    let base = try #require(rules.first { $0.selector == "#custom-fastd" }).values
    let states = [
      "idle", "eating", "fasting", "near", "reached", "over", "open", "away", "quiet",
      "eaten-under",
      "eaten-neutral", "eaten-over", "leadin", "diet", "maintenance", "paused",
    ]
    for state in states {
      let own = try #require(rules.first { $0.selector == "#custom-fastd.\(state)" }).values
      let values = base.merging(own) { $1 }
      let ratio = try contrast(
        try #require(values["color"]), try #require(values["background-color"]))
      #expect(ratio >= 4.5, "\(file), \(state): \(ratio)")
    }
    #expect(rules.count == states.count + 1)
    // Each phase has a line of its own kind, which is seen without its colour, too; and so has what
    // was eaten beside the target.
    func lines(_ states: some Sequence<String>, _ side: String) throws -> [String] {
      let lines = states.compactMap { state in
        rules.first { $0.selector == "#custom-fastd.\(state)" }?.values[side]
      }
      let kinds = Set(lines.map { $0.split(separator: " ")[1] })
      #expect(kinds.count == Array(states).count, "\(file), \(side)")
      return lines
    }
    let ground = try #require(base["background-color"])
    let eaten = states.filter { $0.hasPrefix("eaten-") }
    for line in try lines(states.suffix(4), "border-top") + lines(eaten, "border-right") {
      let colour = try #require(line.split(separator: " ").last)
      #expect(try contrast(String(colour), ground) >= 3, "\(file): \(line)")
    }
  }

  @Test(arguments: styles) func `never blink`(file: String) throws {
    let text = try text(file)
    for word in ["animation", "keyframes", "transition"] { #expect(!text.contains(word)) }
  }

  @Test func `of polybar have text that stands out, too`() throws {
    let ini = try text("polybar/fastd.ini")
    let colours = ini.matches(of: #/= (#[0-9a-f]{6})/#).map { String($0.1) }
    #expect(try contrast(colours[0], colours[1]) >= 4.5)
    #expect(colours.count == 2)
  }
}
