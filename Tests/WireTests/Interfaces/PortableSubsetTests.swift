import Foundation
import Testing

@testable import Wire

@Suite struct `The portable subset of interface files` {
  static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Core/Wire/Interfaces").standardized
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appending(path: $0) }
  }()

  @Test func `there are files`() {
    #expect(Self.files.count >= 2)
  }

  @Test(arguments: files)
  func `every client can read the file`(file: URL) throws {
    let idl = try IDL(String(contentsOf: file, encoding: .utf8))
    #expect(idl.name + ".varlink" == file.lastPathComponent)
  }

  @Test func `the daemon describes what the files say`() throws {
    let interfaces = Interface.all.sorted { $0.name < $1.name }
    #expect(interfaces.map { $0.name + ".varlink" } == Self.files.map(\.lastPathComponent))
    for (interface, file) in zip(interfaces, Self.files) {
      #expect(interface.description == (try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// Each breaks one rule and no other.
  static let badFiles: [(IDL.Rule, String)] = [
    (.lineEnds, "interface a.b\r\nmethod M() -> ()\n"),
    (.lineEnds, "interface a.b\nmethod M() -> ()"),
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
  static let badMembers: [(IDL.Rule, String)] = [
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
    (.type, "type T (a: [int]int)"), (.type, "type T (a: int, b)"), (.type, "enum T (a, b)"),
    (.comment, "#\nerror E ()"), (.comment, "#  \nerror E ()"),
    (.comment, "type T (a: int # why\n)"), (.comment, "type T (a: int\n# why\n)"),
    (.comment, "type T (a: int, # why\nb: int)"),
    (.comment, "type T (\na: int\n# why\n, b: int)"),
    (.comment, "method N()\n# why\n-> ()"),
    (.comment, "error E () # why"),
    (.undefined, "type T (a: U)"), (.undefined, "method N(a: ?[]U) -> ()"),
  ]

  @Test(arguments: badFiles)
  func `what some client cannot read is refused`(rule: IDL.Rule, text: String) {
    #expect(throws: rule) { try IDL(text) }
  }

  @Test(arguments: badMembers)
  func `a member that some client cannot read is refused`(rule: IDL.Rule, member: String) {
    #expect(throws: rule) { try IDL("interface a.b\nmethod M() -> ()\n\(member)\n") }
  }

  @Test func `every rule has an example that breaks it`() {
    #expect(Set((Self.badFiles + Self.badMembers).map(\.0)) == Set(IDL.Rule.allCases))
  }

  @Test func `all that is portable is taken`() throws {
    let idl = try IDL(
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
    #expect(idl.types["U"] == .choice(["a", "b"]))
    #expect(idl.methods.first?.output == [.init(name: "u", kind: .optional(.map(.named("U"))))])
  }
}
