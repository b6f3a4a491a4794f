import Nouns
import Testing
import Time

@testable import Wire

@Suite struct `A refusal` {
  private static let interface = "io.github.fastd.fast"

  private func read(_ name: String, _ facts: String) throws -> Refusal? {
    let text = #"{"error":"\#(Self.interface).\#(name)","parameters":{\#(facts)}}"#
    return Refused(try Reply(frame: Array(text.utf8)))?.refusal
  }

  @Test(arguments: RefusalTable.rows)
  func `goes over the wire with its facts, and comes back with them`(
    refusal: Refusal, facts: String
  ) throws {
    let frame = Reply.encode(Refused(refusal, by: Self.interface))
    let text = #"{"error":"\#(Self.interface).\#(refusal.name)","parameters":{\#(facts)}}"#
    #expect(String(decoding: frame.dropLast(), as: UTF8.self) == text)
    #expect(try read(refusal.name, facts) == refusal)
  }

  @Test func `has a row in this table`() {
    let names = Set(RefusalName.allCases.map(\.text))
    #expect(Set(RefusalTable.rows.map(\.refusal.name)) == names)
  }

  @Test(arguments: RefusalName.allCases)
  func `has one name`(name: RefusalName) {
    #expect(RefusalName(of: name.blank) == name)
    #expect(RefusalName(name.text) == name)
    #expect(RefusalName(name.rawValue) == nil)
  }

  @Test(arguments: ["", "notFasting", "NOTFASTING", "Of", "ExpectedMore", "NotFasting "])
  func `of another name is none`(name: String) throws {
    #expect(try read(name, "") == nil)
  }

  @Test(arguments: [
    ("StillRunning", #""id":"hk3f""#), ("StillRunning", ""), ("StillRunning", #""id":1"#),
    ("Ambiguous", #""id":"h","candidates":["1"]"#), ("DietHasBegun", #""on":"tomorrow""#),
    ("PauseOverlaps", #""from":"2026-03-05","to":"\u001b""#), ("NoDiet", #""reason":"?""#),
    ("ProfileIncomplete", #""missing":["birth","?"]"#), ("InTheFuture", #""at":"1""#),
    ("NeedsConfirmation", #""text":"long-fast,?""#), ("NeedsConfirmation", #""text":"""#),
    ("NotSafe", #""question":"?","most":1"#),
  ])
  func `whose facts mean nothing is not read`(name: String, facts: String) throws {
    #expect(try read(name, facts) == nil)
  }

  @Test func `of a newer daemon may have reasons that are not known here`() throws {
    #expect(try read("NotStored", #""reason":"new""#) == .notStored(.failed))
    #expect(
      try read("NotABackup", #""name":"a","reason":"new""#) == .notABackup(name: "a", .damaged))
  }

  @Test func `with bounds that stand the wrong way round does no harm`() throws {
    #expect(
      try read("HoursOutOfRange", #""hours":1,"least":5,"most":2"#)
        == .hoursOutOfRange(1, allowed: 5...5))
    #expect(
      try read("NumberOutOfRange", #""field":"x","number":1,"least":5,"most":-9"#)
        == .numberOutOfRange(field: "x", 1, allowed: 5...5))
    #expect(
      try read("Overlaps", #""id":"hk3f9m2qv7w8x1y4z6n5p0r3st","start":1,"wantedStart":9"#)
        == .overlaps(RefusalTable.id, start: Instant(milliseconds: 1), end: nil))
  }
}
