import Formats
import Testing

@Suite struct `A marked block` {
  @Test(arguments: [
    ("", "# fastd: begin\nx\n# fastd: end\n"),
    ("a\n", "a\n\n# fastd: begin\nx\n# fastd: end\n"),
    ("a", "a\n\n# fastd: begin (no newline before)\nx\n# fastd: end\n"),
    ("a\n\n", "a\n\n\n# fastd: begin\nx\n# fastd: end\n"),
    ("a\r\n", "a\r\n\n# fastd: begin\nx\n# fastd: end\n"),
  ])
  func `comes to the end after an empty line, and goes without a trace`(
    before: String, after: String
  ) throws {
    let added = MarkedBlock.hash.added(bytes("x\n"), to: bytes(before))
    #expect(text(added) == after)
    #expect(try MarkedBlock.hash.isIn(added))
    #expect(try MarkedBlock.hash.removed(from: added).map(text) == before)
    #expect(try !MarkedBlock.hash.isIn(bytes(before)))
    #expect(try MarkedBlock.hash.removed(from: bytes(before)) == nil)
  }

  @Test func `goes from among what came after it`() throws {
    let added = text(MarkedBlock.stars.added(bytes("x\n"), to: bytes("a\n"))) + "b\n"
    #expect(try MarkedBlock.stars.removed(from: bytes(added)).map(text) == "a\nb\n")
  }

  @Test func `goes from before what was added to a file without a last newline`() throws {
    let added = text(MarkedBlock.hash.added(bytes("x\n"), to: bytes("a"))) + "b\n"
    #expect(try MarkedBlock.hash.removed(from: bytes(added)).map(text) == "a\nb\n")
  }

  @Test(arguments: [
    ("# fastd: begin\nx\n", 1), ("a\n# fastd: end\n", 2),
    ("# fastd: begin\n# fastd: begin\n# fastd: end\n", 1),
  ])
  func `whose other mark is gone is left to the person`(file: String, line: Int) {
    #expect(
      fault { () throws(ConfigFault) in try MarkedBlock.hash.removed(from: bytes(file)) }
        == .notUnderstood(line: line))
  }
}
