import Testing

@testable import Wire

@Suite struct `Writing JSON` {
  private func written(_ value: JSON) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static let plain: [(JSON, String)] = [
    (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.int(0), "0"),
    (.int(-10), "-10"), (.int(.max), "9223372036854775807"),
    (.int(.min), "-9223372036854775808"), (.double(1), "1.0"), (.double(0.1), "0.1"),
    (.double(.infinity), "null"), (.double(.nan), "null"),
  ]

  static let texts: [(JSON, String)] = [
    (.string("a/é€😀"), #""a/é€😀""#), (.string("\"\\\n\r\t"), #""\"\\\n\r\t""#),
    (.string("\0\u{8}\u{1B}\u{1F}"), #""\u0000\u0008\u001b\u001f""#),
    (.string("\u{7F}\u{80}\u{9F}\u{A0}Â"), "\"\\u007f\\u0080\\u009f\u{A0}Â\""),
  ]

  static let lists: [(JSON, String)] = [
    (.array([]), "[]"), (.object([:]), "{}"), (.array([.int(1), .null]), "[1,null]"),
    (.array([.object([:]), .array([])]), "[{},[]]"),
    (.object(["a": .array([.int(1)]), "b": .object(["c": .null])]), #"{"a":[1],"b":{"c":null}}"#),
  ]

  @Test(arguments: plain + texts + lists)
  func `every value has one form`(value: JSON, text: String) {
    #expect(written(value) == text)
  }

  @Test func `people get a member a line`() {
    let value = JSON.object([
      "a": .int(1), "empty": .array([]), "none": .object([:]),
      "list": .array([.bool(true), .object(["b": .string("\u{1B}")])]),
    ])
    #expect(
      value.pretty == #"""
        {
          "a": 1,
          "empty": [],
          "none": {},
          "list": [
            true,
            {
              "b": "\u001b"
            }
          ]
        }
        """#)
  }
}
