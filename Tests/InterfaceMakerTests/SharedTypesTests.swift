import Testing

@testable import InterfaceMaker

@Suite struct `Types that interfaces share` {
  private static let shared = """
    # Said to nobody, as it stands alone.

    # How long.
    type Streak (current: int, longest: int)

    type Entry (
      id: string,
      #[fast,status] How it felt, 1 to 5.
      mood: ?int
    )

    """

  private func types(_ text: String = shared) throws -> SharedTypes {
    try SharedTypes(SourceLine.lines(of: text, in: "Shared.types"))
  }

  private func description(_ text: String, of name: String) throws -> String {
    var types = try types()
    return try types.description(SourceLine.lines(of: text, in: name), of: name)
      .map { $0.text + "\n" }.joined()
  }

  @Test func `stand in each interface that names them`() throws {
    let text = try description("interface a.fast\n\ntype Streak\ntype Entry\n", of: "a.fast")
    #expect(
      text == """
        interface a.fast

        # How long.
        type Streak (current: int, longest: int)

        type Entry (
          id: string,
          # How it felt, 1 to 5.
          mood: ?int
        )

        """)
  }

  @Test func `hide a comment from the interfaces that it does not name`() throws {
    #expect(
      try description("# Mine.\ntype Entry\n", of: "a.breakfast")
        == "# Mine.\ntype Entry (\n  id: string,\n  mood: ?int\n)\n")
  }

  @Test func `are named by their own line when something is wrong in them`() throws {
    var types = try types("type T (\n  a: int,\n  B: int\n)\n")
    let lines = SourceLine.lines(
      of: "interface a.b\nmethod M() -> ()\ntype T\n", in: "a.b.varlink")
    let whole = try types.description(lines, of: "a.b")
    #expect { try Interface(whole, of: "a.b.varlink") } throws: {
      "\($0)".hasPrefix("Shared.types:3: error: expected a new name that begins with a small")
    }
  }

  @Test(arguments: [
    ("type t (a: int)\n", "Shared.types:1: error: expected a type, such as:"),
    ("type T (a: int)\n\n# Again.\ntype T (a: int)\n", "Shared.types:4: error: the type T is here"),
  ])
  func `are refused where they cannot be read`(text: String, sentence: String) {
    #expect { try types(text) } throws: { "\($0)".hasPrefix(sentence) }
  }

  @Test func `must be there, and must be used`() throws {
    var types = try types()
    #expect {
      try types.description(SourceLine.lines(of: "\ntype Nothing\n", in: "a.b"), of: "a.b")
    } throws: { "\($0)" == "a.b:2: error: no interface shares a type Nothing" }
    _ = try types.description(SourceLine.lines(of: "type Streak\n", in: "a.b"), of: "a.b")
    #expect { try types.checkUse() } throws: {
      "\($0)" == "Shared.types:6: error: no interface has the type Entry"
    }
  }
}
