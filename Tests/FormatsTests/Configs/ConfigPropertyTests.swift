import Formats
import Foundation
import TestSupport
import Testing

/// Configurations as no person would write them, but their programs would read them.
@Suite struct `A configuration in any shape` {
  private static let rounds = 3_000

  @Test func `of waybar is whole with the module and as before without it`() throws {
    var random = Seeded()
    for _ in 0..<Self.rounds {
      let before = bar(&random)
      let old = try object(before)
      guard let added = try? WaybarConfig(bytes(before)).added(readyModule, to: nil) else {
        #expect(old["modules-right"] == nil && old["include"] != nil)
        continue
      }
      let new = try object(text(added))
      let note = "seed \(random.seed):\n\(before)\n\(text(added))"
      #expect(Set(new.keys).symmetricDifference(old.keys).contains("custom/fastd"), "\(note)")
      for key in old.keys where !key.hasPrefix("modules-") {
        #expect(
          NSDictionary(object: old[key] as Any, forKey: "" as NSString)
            == NSDictionary(object: new[key] as Any, forKey: "" as NSString), "\(note)")
      }
      let lists = ["modules-right", "modules-center", "modules-left"]
      let counts = lists.map {
        ((new[$0] as? [Any])?.count ?? 0) - ((old[$0] as? [Any])?.count ?? 0)
      }
      #expect(counts.reduce(0, +) == 1, "\(note)")
      #expect(try WaybarConfig(added).removed().map(text) == before, "\(note)")
    }
  }

  private func object(_ text: String) throws -> [String: Any] {
    let value = try parsed(text)
    return try #require(((value as? [Any])?.first ?? value) as? [String: Any])
  }

  private func bar(_ random: inout Seeded) -> String {
    let lists = ["modules-right", "modules-center", "modules-left", "include"].filter { _ in
      Int.random(in: 0..<3, using: &random) > 0
    }
    var members = lists.map { "\"\($0)\"\(gap(&random)):\(gap(&random))\(list(&random))" }
    for number in 0..<Int.random(in: 0..<4, using: &random) {
      members.append("\"k\(number)\":\(gap(&random))\(value(3, &random))")
    }
    members.shuffle(using: &random)
    let object = join("{", members, "}", &random)
    let whole =
      Int.random(in: 0..<5, using: &random) == 0 ? join("[", [object], "]", &random) : object
    return gap(&random) + whole + gap(&random)
  }

  private func list(_ random: inout Seeded) -> String {
    let words = (0..<Int.random(in: 0..<4, using: &random)).map { "\"m\($0)\"" }
    return join("[", words, "]", &random)
  }

  private func value(_ depth: Int, _ random: inout Seeded) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return "-12.5"
    case 1: return "true"
    case 2: return "\"a \\\" // } \\\\ é\""
    case 3: return "null"
    case 4:
      return join("[", (0..<2).map { _ in value(depth - 1, &random) }, "]", &random)
    default:
      return join("{", (0..<2).map { "\"\($0)\": \(value(depth - 1, &random))" }, "}", &random)
    }
  }

  private func join(
    _ open: String, _ parts: [String], _ close: String, _ random: inout Seeded
  ) -> String {
    var text = open + gap(&random)
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      text += part + gap(&random)
      if !isLast || Bool.random(using: &random) { text += "," + gap(&random) }
    }
    return text + close
  }

  private func gap(_ random: inout Seeded) -> String {
    ["", "", " ", "\n", "\n  ", "\n\t\t", " // c, ]}\n", "/* \" */", "\r\n    ", " /* a\n*/ "]
      .randomElement(using: &random) ?? ""
  }

  @Test func `of any bytes never stops the editor`() {
    var random = Seeded()
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "/", "*", "\\", "\n", " ", "bar", "bar {", "[bar/a]", "=",
      "modules-right", "\"modules-right\"", "\"custom/fastd\"", "fastd", "# fastd: begin",
      "# fastd: end", "; fastd: begin", "; fastd: end", "status_command", "\u{0}", "é",
    ]
    for _ in 0..<Wish.times(30_000, short: 5000) {
      let count = Int.random(in: 0..<24, using: &random)
      let file = Array(
        (0..<count).flatMap { _ in (pieces.randomElement(using: &random) ?? "").utf8 })
      _ = try? WaybarConfig(file).added(readyModule, to: nil)
      _ = try? WaybarConfig(file).removed()
      _ = try? PolybarConfig(file).added([], to: nil)
      _ = try? PolybarConfig(file).removed()
      _ = try? I3Config(file).added([], to: nil)
      _ = try? I3Config(file).removed()
      _ = try? MarkedBlock.hash.removed(from: file)
      let added = MarkedBlock.stars.added(Array("x\n".utf8), to: file)
      #expect(try! MarkedBlock.stars.removed(from: added) == file, "seed \(random.seed)")
    }
  }
}
