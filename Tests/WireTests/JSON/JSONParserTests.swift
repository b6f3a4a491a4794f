import TestSupport
import Testing

@testable import Wire

@Suite struct `Reading JSON` {
  static let acceptedPlain: [(String, JSON)] = [
    ("null", .null), (" true\n", .bool(true)), ("\tfalse\r\n", .bool(false)),
    ("0", .int(0)), ("-0", .int(0)), ("-1", .int(-1)),
    ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)),
    ("-9223372036854775809", .double(-9_223_372_036_854_775_808)),
    ("9007199254740993", .int(9_007_199_254_740_993)),
    ("1.0", .double(1)), ("1e3", .double(1000)), ("-1.5E-3", .double(-0.0015)),
    ("0e0", .double(0)), ("1E+2", .double(100)), ("5e-324", .double(.leastNonzeroMagnitude)),
    ("1e-999", .double(0)),
  ]

  static let acceptedTexts: [(String, JSON)] = [
    (#""""#, .string("")), (#""aé€😀""#, .string("aé€😀")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\u20AC\ud83d\ude00""#, .string("Aé€😀")), (#""\u0000""#, .string("\0")),
    (#""x\n""#, .string("x\n")), ("\"\u{7F}\"", .string("\u{7F}")),
    ("\"\u{FEFF}\"", .string("\u{FEFF}")),
  ]

  static let acceptedLists: [(String, JSON)] = [
    ("[]", .array([])), ("[ ]", .array([])),
    ("[1,[2],3 ]", .array([.int(1), .array([.int(2)]), .int(3)])),
    ("{}", .object([:])), ("{ }", .object([:])),
    (#"{"a":1,"":{"a":null}}"#, .object(["a": .int(1), "": .object(["a": .null])])),
    (#" { "a" : [ ] , "b" : "c" } "#, .object(["a": .array([]), "b": .string("c")])),
  ]

  @Test(arguments: acceptedPlain + acceptedTexts + acceptedLists)
  func `what is JSON is read`(text: String, value: JSON) throws {
    #expect(try JSON(parsing: Array(text.utf8)) == value)
  }

  static let refusedPlain: [(String, JSONError)] = [
    ("", .endsEarly), (" ", .endsEarly), ("nul", .endsEarly), ("nulL", .unexpected(at: 3)),
    ("True", .unexpected(at: 0)), ("NaN", .unexpected(at: 0)), ("Infinity", .unexpected(at: 0)),
    ("1 2", .unexpected(at: 2)), ("null,", .unexpected(at: 4)), ("\u{FEFF}1", .unexpected(at: 0)),
    ("01", .unexpected(at: 0)), ("-01", .unexpected(at: 1)), ("-", .endsEarly),
    ("+1", .unexpected(at: 0)), ("1.", .endsEarly), (".5", .unexpected(at: 0)),
    ("1.e3", .unexpected(at: 2)), ("1e", .endsEarly), ("1e+", .endsEarly),
    ("1e1.5", .unexpected(at: 3)), ("0x10", .unexpected(at: 1)), ("1_000", .unexpected(at: 1)),
    ("1e999", .numberTooLarge(at: 0)), ("[-1e999]", .numberTooLarge(at: 1)),
    ("'a'", .unexpected(at: 0)), ("// 1", .unexpected(at: 0)), ("1\0", .unexpected(at: 1)),
  ]

  static let refusedTexts: [(String, JSONError)] = [
    ("\"", .endsEarly), ("\"a", .endsEarly), ("\"\\", .endsEarly), ("\"\\na", .endsEarly),
    (#""\x41""#, .unexpected(at: 2)), (#""\'""#, .unexpected(at: 2)),
    ("\"\n\"", .unexpected(at: 1)), ("\"\\n\t\"", .unexpected(at: 3)),
    (#""\u12"#, .endsEarly), (#""\u12G4""#, .unexpected(at: 5)),
    (#""\uD800""#, .notText(at: 1)), (#""\uDC00""#, .notText(at: 1)),
    (#""\uD800\u0041""#, .notText(at: 1)), (#""\uD800x""#, .notText(at: 1)),
    (#""\uDC00\uD800""#, .notText(at: 1)), (#""\uD800\uD800""#, .notText(at: 1)),
    (#""\uD83D\"#, .notText(at: 1)), (#""\ud83d\u"#, .endsEarly),
  ]

  static let refusedLists: [(String, JSONError)] = [
    ("[", .endsEarly), ("[1", .endsEarly), ("[1,]", .unexpected(at: 3)),
    ("[,1]", .unexpected(at: 1)), ("[1 2]", .unexpected(at: 3)), ("[1}", .unexpected(at: 2)),
    ("]", .unexpected(at: 0)), ("{", .endsEarly), ("{1:2}", .unexpected(at: 1)),
    (#"{"a"}"#, .unexpected(at: 4)), (#"{"a":}"#, .unexpected(at: 5)),
    (#"{"a":1,}"#, .unexpected(at: 7)), (#"{"a":1"#, .endsEarly), (#"{"a" 1}"#, .unexpected(at: 5)),
    (#"{a:1}"#, .unexpected(at: 1)), (#"{"a":1,"b":2,"a":3}"#, .duplicate(name: "a")),
    (#"{"a":1,"\u0061":2}"#, .duplicate(name: "a")),
    (#"{"\u0061":1,"a":2}"#, .duplicate(name: "a")), (#"{"":1,"b":2,"":3}"#, .duplicate(name: "")),
    (#"{"é":1,"\u00e9":2}"#, .duplicate(name: "é")),
  ]

  @Test(arguments: refusedPlain + refusedTexts + refusedLists)
  func `what is not JSON is refused at its place`(text: String, error: JSONError) {
    #expect(throws: error) { try JSON(parsing: Array(text.utf8)) }
  }

  static let notUTF8: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
  ]

  @Test(arguments: notUTF8)
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError.notText(at: 1)) { try JSON(parsing: [quote] + bytes + [quote]) }
    let escaped = Array(#""\n"#.utf8) + bytes + [quote]
    #expect(throws: JSONError.notText(at: 1)) { try JSON(parsing: escaped) }
  }

  @Test func `depth has a limit`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    }
    _ = try JSON(parsing: nested(32))
    #expect(throws: JSONError.tooDeep(limit: 32)) { try JSON(parsing: nested(33)) }
    #expect(throws: JSONError.tooDeep(limit: 32)) { try JSON(parsing: nested(1_000_000)) }
  }

  @Test func `size has a limit`() throws {
    let limits = JSON.Limits(bytes: 4)
    _ = try JSON(parsing: Array("true".utf8), limits: limits)
    #expect(throws: JSONError.tooLong(limit: 4)) {
      try JSON(parsing: Array("false".utf8), limits: limits)
    }
  }

  @Test func `a duplicate is found among very many members`() throws {
    let members = (0..<5000).map { "\"\($0)\":0" }
    let text = "{" + (members + ["\"7\":1"]).joined(separator: ",") + "}"
    #expect(throws: JSONError.duplicate(name: "7")) { try JSON(parsing: Array(text.utf8)) }
    _ = try JSON(parsing: Array("{\(members.joined(separator: ","))}".utf8))
  }

  @Test func `a duplicate is found among few, however it is written`() throws {
    var random = Seeded()
    let seed = random.seed
    let letters = ["a", "b", "é", "\u{1F34F}", "\\n", "z9"]
    for _ in 0..<3000 {
      let names = (0..<Int.random(in: 1...26, using: &random)).map { _ in
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? ""
        }.joined()
      }
      let members = names.map { name in
        let escaped = Bool.random(using: &random) && name.hasPrefix("a")
        return "\"" + (escaped ? "\\u0061" + name.dropFirst() : name) + "\":0"
      }
      let text = "{" + members.joined(separator: ",") + "}"
      let isRefused = (try? JSON(parsing: Array(text.utf8))) == nil
      #expect(isRefused == (Set(names).count < names.count), "seed \(seed), \(text)")
    }
  }

  @Test func `names keep their place when values change`() {
    var object: JSONObject = ["a": .int(1), "b": .int(2)]
    object["a"] = .int(3)
    object["c"] = .null
    object["b"] = nil
    object["d"] = nil
    #expect(object.members.map(\.name) == ["a", "c"])
    #expect(object["a"] == .int(3))
    #expect(object["b"] == nil)
    #expect(!object.isEmpty)
  }
}
