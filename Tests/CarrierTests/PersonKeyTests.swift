import Carrier
import TestSupport
import Testing

@Suite struct PersonKeyTests {
  @Test func `a code gives its key back, however it is typed`() throws {
    let key = PersonKey.fresh()
    #expect(key.code.split(separator: "-").map(\.utf8.count) == Array(repeating: 4, count: 14))
    for typed in [
      key.code, key.code.uppercased(), key.code.filter { $0 != "-" },
      " \(key.code.map { $0 == "-" ? " " : String($0) }.joined())\n",
      key.code.map { $0 == "0" ? "o" : $0 == "1" ? "L" : String($0) }.joined(),
    ] { #expect(try PersonKey(code: typed) == key, "\(typed)") }
  }

  @Test func `no letter of a code can be another`() {
    let code = Array(PersonKey.fresh().code.utf8)
    for place in code.indices where code[place] != UInt8(ascii: "-") {
      var other = code
      other[place] = code[place] == UInt8(ascii: "z") ? UInt8(ascii: "y") : UInt8(ascii: "z")
      #expect(throws: Code.Fault.self) {
        try PersonKey(code: String(decoding: other, as: UTF8.self))
      }
    }
  }

  @Test(arguments: ["", "abcd", "secret", "ü", "0000-0000", String(repeating: "0", count: 600)])
  func `what is no code is none`(_ text: String) {
    #expect(throws: Code.Fault.notACode) { try PersonKey(code: text) }
  }

  @Test func `each key has an id of its own that tells nothing of it`() {
    let (one, other) = (PersonKey.fresh(), PersonKey.fresh())
    #expect(one.person != other.person)
    #expect(!one.code.contains(one.person.text))
  }
}
