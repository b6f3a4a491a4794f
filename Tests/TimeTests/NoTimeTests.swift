import TestSupport
import Testing

@testable import Time

@Suite struct `Texts that are no time` {
  private func reader() throws -> TimeReader {
    TimeReader(
      now: try Instant(iso: `Times as people type them`.now),
      zone: try Zone(installed: "Europe/Berlin"))
  }

  static let noTimes: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.time), ("hello", 0, .time), ("?", 0, .time),
    ("2026-03-01", 10, .clockAfterDay), ("monday", 6, .clockAfterDay),
    ("today ", 6, .clockAfterDay),
    ("mon x", 4, .time), ("monn 20:00", 0, .time), ("24:00", 0, .hour), ("2000", 0, .hour),
    ("13pm", 0, .hour), ("0am", 0, .hour), ("20", 0, .nearest("20:00")), ("20:0", 3, .minute),
    ("20:60", 3, .minute), ("20:00:60", 6, .second), ("20:00:00.", 9, .number),
    ("20:00 x", 6, .end), ("20:00 20:00", 6, .end), ("2026-02-29 20:00", 0, .realDate),
    ("2026-3-1 20:00", 0, .realDate), ("20:00 +1", 6, .offset), ("20:00 +2400", 6, .offset),
    ("20:00 +0160", 6, .offset), ("20:00 +01:60", 10, .offset), ("@", 1, .number),
    ("2h", 0, .either("2:00", "2h ago")), ("8H", 0, .either("8:00", "8H ago")),
    ("12 h", 0, .either("12:00", "12 h ago")),
    ("8", 0, .either("8:00", "20:00")), ("12", 0, .either("12:00", "0:00")),
    ("yesterday 8", 10, .either("8:00", "20:00")), ("0", 0, .nearest("0:00")),
    ("10.12", 0, .either("10.12.", "10:12")), ("Fr 9.3", 3, .either("9.3.", "9:03")),
    ("3/4/2026 20:00", 0, .either("2026-04-03", "2026-03-04")),
    ("3/4 20:00", 0, .either("3.4.", "4.3.")),
    ("Fri 2026-03-05 20:00", 4, .otherWeekday(Day(number: 20_517))),
    ("yesterday midnight", 0, .either("2026-03-04 0:00", "2026-03-05 0:00")),
    ("last night", 10, .clockAfterDay), ("gestern Abend", 13, .clockAfterDay),
    ("last night 1pm", 11, .hour), ("2h30m", 0, .ago), ("1.5h", 0, .ago), ("90 minutes", 0, .ago),
    ("31.2. 20:00", 0, .realDate), ("in 5", 4, .unit),
    ("@x", 1, .number), ("ago", 0, .time), ("90 ago", 3, .unit), ("90x ago", 2, .unit),
    ("90m 5 ago", 6, .unit), ("x ago", 0, .span), ("90m ago ago", 8, .end), ("vor", 3, .span),
    ("vor gestern", 4, .span), ("90m x ago", 4, .span), ("@1767225600000", 1, .number),
  ]

  @Test(arguments: noTimes)
  func `what is no time says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) throws {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try reader().time(text, .latest)
    }
  }

  static let noDays: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.day), ("20:00", 0, .day), ("now", 0, .day),
    ("2026-13-01", 0, .realDate), ("today 20:00", 6, .day), ("2026-03-01..2026-03-04", 10, .day),
    ("in 3 days x", 10, .day), ("0000-01-01", 0, .realDate),
    ("last night", 0, .either("2026-03-04", "2026-03-05")), ("letzte Woche", 0, .day),
    ("2h ago", 0, .day), ("30.2.", 0, .realDate), ("32. März", 0, .realDate),
    ("Mon 27.2.2026", 4, .otherWeekday(Day(number: 20_511))),
  ]

  @Test(arguments: noDays)
  func `what is no day says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) throws {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try reader().day(text)
    }
  }

  @Test func `the place counts characters, and names the word there`() throws {
    let error = try #require(throws: NotUnderstood.self) {
      try reader().time("today spät um", .latest)
    }
    #expect(error.place == 6)
    #expect(error.word == "spät")
    let long = String(repeating: "ü", count: 65)
    let limit = try #require(throws: NotUnderstood.self) { try reader().time(long, .latest) }
    #expect(limit == NotUnderstood(text: long, place: 64, expected: .shorter(limit: 128)))
  }
}
