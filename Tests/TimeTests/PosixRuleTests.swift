import Testing

@testable import Time

@Suite struct `Zone rules` {
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01T00:00:00Z", 7200, "CEST"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T00:59:59Z", 3600, "CET"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 7200, "CEST"),
    ("<X>-5:30:20", "2026-07-01T00:00:00Z", 19_820, "X"),
    ("EST5EDT", "2026-03-08T07:00:00Z", -14_400, "EDT"),
    ("EST5EDT,J60/0,300", "2024-03-01T04:59:59Z", -18_000, "EST"),
    ("EST5EDT,J60/0,300", "2024-03-01T05:00:00Z", -14_400, "EDT"),
    ("EST5EDT,59/0,300", "2024-02-29T05:00:00Z", -14_400, "EDT"),
    // The south, negative daylight time, and daylight time for ever.
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-01-01T00:00:00Z", 46_800, "NZDT"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00:00Z", 0, "GMT"),
    ("XXX3EDT4,0/0,J365/23", "2025-12-31T23:59:59Z", -14_400, "EDT"),
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T04:00:00Z", -14_400, "EDT"),
    // A change outside its year.
    ("AAA0BBB,J1/-167,J100", "2025-12-25T00:59:59Z", 0, "AAA"),
    ("AAA0BBB,J1/-167,J100", "2025-12-25T01:00:00Z", 3600, "BBB"),
    ("AAA+0BBB+1,J200,J365/167", "2026-01-06T23:59:59Z", -3600, "BBB"),
    ("AAA+0BBB+1,J200,J365/167", "2026-01-07T00:00:00Z", 0, "AAA"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3600, "-01"),
  ])
  func `a rule says the offset and the name`(
    rule: String, at: String, offset: Int, abbreviation: String
  ) throws {
    let zone = try Zone(rule: rule)
    let instant = try Instant(iso: at)
    #expect(zone.name == rule)
    #expect(zone.offset(at: instant) == offset)
    #expect(zone.abbreviation(at: instant) == abbreviation)
  }

  @Test(arguments: [
    ("", 0), ("CE-1", 0), ("<>-1", 0), ("<A B>0", 0), ("CET", 3), ("CET-", 4), ("CET-25", 4),
    ("CET-1:60", 6), ("CET-1:", 6), ("CET-1CE", 5), ("CET-1CEST,", 10), ("CET-1CEST-", 10),
    ("CET-1CEST,M3.5.0", 16), ("CET-1CEST,M13.5.0,M10.5.0", 11), ("CET-1CEST,M3.6.0,M10.5.0", 13),
    ("CET-1CEST,M3.5.7,M10.5.0", 15), ("CET-1CEST,J0,J5", 11), ("CET-1CEST,J366,J5", 11),
    ("CET-1CEST,366,5", 10), ("CET-1CEST,1/168,5", 12), ("CET-1CEST,1,5 ", 13),
    ("Europe/Berlin", 6),
    ("CET-1CEST,1,5x", 13), ("CÉT-1", 0), ("CET-0001", 4),
  ])
  func `what is no rule is refused, and where`(rule: String, place: Int) {
    #expect(throws: ZoneError.rule(text: rule, place: place)) { try Zone(rule: rule) }
  }

  @Test func `a rule of any length is not read`() {
    let rule = String(repeating: "A", count: 257) + "0"
    #expect(throws: ZoneError.tooLarge(limit: 256)) { try Zone(rule: rule) }
  }
}
