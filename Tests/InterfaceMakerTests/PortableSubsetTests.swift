import Testing

@testable import InterfaceMaker

/// An interface from its text.
func interface(_ text: String, of file: String = "a.b") throws -> Interface {
  try Interface(SourceLine.lines(of: text, in: file), of: file)
}

/// Which rule a text breaks, and in which line.
private func brokenRule(_ text: String) -> (Rule, Int)? {
  do {
    _ = try interface(text)
    return nil
  } catch let mistake as Mistake {
    return Rule(rawValue: mistake.sentence).map { ($0, mistake.place.line) }
  } catch { return nil }
}

@Suite struct `The portable subset of interface files` {
  /// Each breaks one rule and no other.
  static let badFiles: [(Rule, String)] = [
    (.lineEnds, "interface a.b\r\nmethod M() -> ()\n"),
    (.interfaceName, "method M() -> ()\n"),
    (.interfaceName, "interface a.b.C\nmethod M() -> ()\n"),
    (.interfaceName, "interface a2.b\nmethod M() -> ()\n"),
    (.interfaceName, "interface a\nmethod M() -> ()\n"),
    (.interfaceName, "interface a.b--c\nmethod M() -> ()\n"),
    (.interfaceName, "interface a.-b\nmethod M() -> ()\n"),
    (.interfaceName, "interface a.\(String(repeating: "b", count: 255))\nmethod M() -> ()\n"),
    (.noMethod, "interface a.b\nerror E ()\n"),
  ]

  /// Each breaks one rule as a member of a file that is good without it.
  static let badMembers: [(Rule, String)] = [
    (.memberName, "type t (a: int)"), (.memberName, "type T_a (a: int)"),
    (.memberName, "type T (a: int)\nmethod T() -> ()"),
    (.memberName, "error 1E ()"),
    (.fieldName, "type T (A: int)"), (.fieldName, "type T (a__b: int)"),
    (.fieldName, "type T (a_: int)"), (.fieldName, "type T (a-b, c)"),
    (.fieldName, "type T (1a, b)"), (.fieldName, "type T (a, a)"),
    (.fieldName, "type T (a: int, a: int)"),
    (.enumSize, "type T (one)"),
    (.parentheses, "error E"), (.parentheses, "method N()"), (.parentheses, "method N() ->"),
    (.trailingComma, "type T (a: int,)"), (.trailingComma, "type T (a, b,\n)"),
    (.type, "type T ()"), (.type, "type T (a: [][]int)"), (.type, "type T (a: []?int)"),
    (.type, "type T (a: [string][]int)"), (.type, "type T (a: [string]())"),
    (.type, "type T (a: org.x.T)"), (.type, "type T (a: any)"), (.type, "type T (a: ??int)"),
    (.type, "type T (a: [int]int)"), (.type, "type T (a: int, b)"),
    (.comment, "#\nerror E ()"), (.comment, "#  \nerror E ()"),
    (.comment, "type T (a: int # why\n)"), (.comment, "type T (a: int\n# why\n)"),
    (.comment, "type T (a: int, # why\nb: int)"),
    (.comment, "type T (\na: int\n# why\n, b: int)"),
    (.comment, "method N()\n# why\n-> ()"),
    (.comment, "error E () # why"),
  ]

  @Test(arguments: badFiles)
  func `what some client cannot read is refused`(rule: Rule, text: String) {
    #expect(brokenRule(text)?.0 == rule)
  }

  @Test(arguments: badMembers)
  func `a member that some client cannot read is refused in its line`(
    rule: Rule, member: String
  ) throws {
    let (broken, line) = try #require(
      brokenRule("interface a.b\nmethod M() -> ()\n\(member)\n"))
    #expect(broken == rule)
    #expect((3...5).contains(line))
  }

  @Test(arguments: [
    ("type T (a: U)", "a.b:3: error: the type U is not declared in this interface"),
    ("method N(a: ?[]U) -> ()", "a.b:3: error: the type U is not declared in this interface"),
    (
      "type T (\n  a: int,\n  b: U\n)", "a.b:5: error: the type U is not declared in this interface"
    ),
    ("enum T (a, b)", "a.b:3: error: expected type, method or error, not enum"),
  ])
  func `other mistakes are named`(member: String, sentence: String) {
    let text = "interface a.b\nmethod M() -> ()\n\(member)\n"
    #expect { try interface(text) } throws: { "\($0)" == sentence }
  }

  @Test func `every rule has an example that breaks it`() {
    #expect(Set((Self.badFiles + Self.badMembers).map(\.0)) == Set(Rule.allCases))
  }

  @Test func `all that is portable is taken`() throws {
    let idl = try interface(
      """
      # About it.
      interface org.a-b.c2

      # A type.
      type T (
        # A field.
        a: ?[]U,
        # Another.
        b_c: [string]string, d : (x: bool, y: float), e: ?(one, two), f: object
      )
      type U (a, b)
      method M(t: T) -> (
        # A result.
        u: ?[string]U
      )
      error E ()

      """)
    #expect(idl.type("U")?.kind == .choice(["a", "b"]))
    let output = try #require(idl.methods.first?.output)
    #expect(output.map(\.name) == ["u"])
    #expect(output.map(\.kind) == [.optional(.map(.named("U")))])
    #expect(output.map(\.place.line) == [14])
  }
}
