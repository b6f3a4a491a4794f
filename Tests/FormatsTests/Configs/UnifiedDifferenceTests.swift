import Formats
import Foundation
import TestSupport
import Testing

@Suite struct `A unified difference` {
  @Test func `shows what changes and a little around it`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n"
    let new = "1\n2\n3\nthree\n4\n5\n6\n7\n8\n9\n10\ntwelve\n"
    #expect(
      UnifiedDifference.text(from: bytes(old), to: bytes(new)) == """
        @@ -2,4 +2,5 @@
         2
         3
        +three
         4
         5
        @@ -9,4 +10,3 @@
         9
         10
        -11
        -12
        +twelve

        """)
    #expect(UnifiedDifference.text(from: bytes(old), to: bytes(old)) == "")
    #expect(UnifiedDifference.text(from: [], to: bytes("a\n")) == "@@ -0,0 +1,1 @@\n+a\n")
    // A line without a word is one, too.
    #expect(
      UnifiedDifference.text(from: bytes("\n"), to: bytes("a\n")) == "@@ -1,1 +1,1 @@\n-\n+a\n")
  }

  @Test func `is what patch takes`() throws {
    var random = Seeded()
    for _ in 0..<40 {
      let old = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        ["a", "b", "c", ""].randomElement(using: &random) ?? ""
      }
      var new = old
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<new.count, using: &random)
        if Bool.random(using: &random) || new.count < 2 {
          new.insert("new", at: place)
        } else {
          new.remove(at: place)
        }
      }
      let before = old.joined(separator: "\n") + "\n"
      let after = new.joined(separator: "\n") + "\n"
      let difference = UnifiedDifference.text(from: bytes(before), to: bytes(after))
      #expect(try patched(before, with: difference) == after, "seed \(random.seed)")
    }
  }

  private func patched(_ before: String, with difference: String) throws -> String {
    guard !difference.isEmpty else { return before }
    let scratch = Scratch()
    let file = scratch.file("patched", before)
    let words = ["--quiet", "--fuzz=0", "--no-backup-if-mismatch", file]
    let run = try Run("patch", words, reading: bytes("--- a\n+++ b\n\(difference)"))
    #expect(run == .silent)
    return contents(of: file)
  }
}
