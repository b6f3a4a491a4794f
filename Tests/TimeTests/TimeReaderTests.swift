import TestSupport
import Testing

@testable import Time

@Suite struct `Times as people type them` {
  // A Thursday.
  static let now = "2026-03-05T15:30:20+01:00"

  private func reader(now: String = now, zone: String = "Europe/Berlin") throws -> TimeReader {
    TimeReader(now: try Instant(iso: now), zone: try Zone(installed: zone))
  }

  private func read(
    _ text: String, _ sense: TimeSense = .latest, now: String = now, zone: String = "Europe/Berlin"
  ) throws -> (iso: String, note: ReadTime.Note?) {
    let reader = try reader(now: now, zone: zone)
    let time = try reader.time(text, sense)
    return (reader.zone.iso(time.instant), time.note)
  }

  @Test(arguments: [
    // A bare clock time: the latest that is not in the future.
    ("15:30", "2026-03-05T15:30:00+01:00"),
    ("15:30:20", "2026-03-05T15:30:20+01:00"),
    ("15:30:21", "2026-03-04T15:30:21+01:00"),
    ("15:31", "2026-03-04T15:31:00+01:00"),
    ("20:00", "2026-03-04T20:00:00+01:00"),
    ("0:00", "2026-03-05T00:00:00+01:00"),
    ("8am", "2026-03-05T08:00:00+01:00"),
    ("8pm", "2026-03-04T20:00:00+01:00"),
    ("8:30 PM", "2026-03-04T20:30:00+01:00"),
    ("12am", "2026-03-05T00:00:00+01:00"),
    ("12pm", "2026-03-05T12:00:00+01:00"),
    ("12:30am", "2026-03-05T00:30:00+01:00"),
    ("20 Uhr", "2026-03-04T20:00:00+01:00"),
    ("8:15 uhr", "2026-03-05T08:15:00+01:00"),
    // With a day.
    ("yesterday 20:00", "2026-03-04T20:00:00+01:00"),
    ("gestern 8pm", "2026-03-04T20:00:00+01:00"),
    ("today 8:00", "2026-03-05T08:00:00+01:00"),
    ("heute 20:00", "2026-03-05T20:00:00+01:00"),
    ("tomorrow 8:00", "2026-03-06T08:00:00+01:00"),
    ("morgen 8:00", "2026-03-06T08:00:00+01:00"),
    ("mon 20:00", "2026-03-02T20:00:00+01:00"),
    ("Montag 20:00", "2026-03-02T20:00:00+01:00"),
    ("thu 15:00", "2026-03-05T15:00:00+01:00"),
    ("do 16:00", "2026-02-26T16:00:00+01:00"),
    ("friday 0:00", "2026-02-27T00:00:00+01:00"),
    ("2026-03-01 20:00", "2026-03-01T20:00:00+01:00"),
    ("2026-03-01T20:00", "2026-03-01T20:00:00+01:00"),
    ("2026-03-01t20:00:05.25", "2026-03-01T20:00:05.250+01:00"),
    // With an offset.
    ("2026-03-01T20:00:00+01:00", "2026-03-01T20:00:00+01:00"),
    ("2026-03-01T20:00:00Z", "2026-03-01T21:00:00+01:00"),
    ("2026-03-01 20:00 -0530", "2026-03-02T02:30:00+01:00"),
    ("2026-03-01 20:00+02", "2026-03-01T19:00:00+01:00"),
    ("2026-03-01 20:00:00 +00:53:28", "2026-03-01T20:06:32+01:00"),
    ("15:00 +0000", "2026-03-04T16:00:00+01:00"),
    ("14:00 +0000", "2026-03-05T15:00:00+01:00"),
    // Without a wall clock.
    ("now", "2026-03-05T15:30:20+01:00"),
    ("  Jetzt ", "2026-03-05T15:30:20+01:00"),
    ("@1767225600", "2026-01-01T01:00:00+01:00"),
    ("90m ago", "2026-03-05T14:00:20+01:00"),
    ("2h30m ago", "2026-03-05T13:00:20+01:00"),
    ("2h 30 min ago", "2026-03-05T13:00:20+01:00"),
    ("1.5h ago", "2026-03-05T14:00:20+01:00"),
    ("1:30 ago", "2026-03-05T14:00:20+01:00"),
    ("vor 90m", "2026-03-05T14:00:20+01:00"),
    ("vor 1 std 30 min", "2026-03-05T14:00:20+01:00"),
    ("in 30 min", "2026-03-05T16:00:20+01:00"),
  ])
  func `a start or a stop means the latest moment that is not in the future`(
    text: String, expected: String
  ) throws {
    let time = try read(text)
    #expect(time.iso == expected)
    #expect(time.note == nil)
  }

  /// As both languages print and say them; now is Thursday, 2026-03-05 15:30:20.
  static let spoken: [(String, String)] = [
    // Dates.
    ("1.3.2026 20:00", "2026-03-01T20:00"), ("01.03.2026, 20:00", "2026-03-01T20:00"),
    ("1.3.26 20:00", "2026-03-01T20:00"), ("1.3. 20:00", "2026-03-01T20:00"),
    ("1. 3. 2026 20:00", "2026-03-01T20:00"), ("So 01.03.2026 20:00", "2026-03-01T20:00"),
    ("So., 1.3., 20:00 Uhr", "2026-03-01T20:00"), ("1.12. 20:00", "2025-12-01T20:00"),
    ("10.12 20:00", "2025-12-10T20:00"), ("31.12 um 20:00", "2025-12-31T20:00"),
    ("Sun 1 Mar 20:00", "2026-03-01T20:00"), ("1. März 2026 20:00", "2026-03-01T20:00"),
    ("1. MÄRZ, 20 Uhr", "2026-03-01T20:00"), ("March 1, 2026 8pm", "2026-03-01T20:00"),
    ("Mar 1st at 8 p.m.", "2026-03-01T20:00"), ("1st of March 20:00", "2026-03-01T20:00"),
    ("Nov 21 2025 20:00", "2025-11-21T20:00"), ("21. November um 20 Uhr", "2025-11-21T20:00"),
    ("am 1. März um 20 Uhr", "2026-03-01T20:00"), ("on March 1 at 8 PM", "2026-03-01T20:00"),
    ("03-01 20:00", "2026-03-01T20:00"), ("3/20/2025 20:00", "2025-03-20T20:00"),
    ("20/3/2025 20:00", "2025-03-20T20:00"), ("29.2. 20:00", "2024-02-29T20:00"),
    // One of the next days is no day of last year.
    ("7.3. 20:00", "2026-03-07T20:00"),
    // Days.
    ("vorgestern 20:00", "2026-03-03T20:00"), ("gestern um 20:00", "2026-03-04T20:00"),
    ("gestern, 20:00", "2026-03-04T20:00"), ("gestern Abend 20:00", "2026-03-04T20:00"),
    ("gestern Abend um 8", "2026-03-04T20:00"), ("yesterday at 8pm", "2026-03-04T20:00"),
    ("yesterday evening, 8:30", "2026-03-04T20:30"), ("heute Morgen um 7", "2026-03-05T07:00"),
    ("this morning 7:15", "2026-03-05T07:15"), ("morgen früh 7:00", "2026-03-06T07:00"),
    ("last night at 11", "2026-03-04T23:00"), ("letzte Nacht um 2", "2026-03-05T02:00"),
    ("last night 1:30am", "2026-03-05T01:30"), ("11pm last night", "2026-03-04T23:00"),
    ("the day before yesterday 20:00", "2026-03-03T20:00"),
    ("last Friday 20:00", "2026-02-27T20:00"),
    ("letzten Donnerstag 20:00", "2026-02-26T20:00"), ("am Freitag um 20 Uhr", "2026-02-27T20:00"),
    ("next Thursday 20:00", "2026-03-12T20:00"), ("3 days ago at 20:00", "2026-03-02T20:00"),
    ("vor 3 Tagen um 20 Uhr", "2026-03-02T20:00"), ("vor einer Woche, 20:00", "2026-02-26T20:00"),
    ("gestern Mittag", "2026-03-04T12:00"), ("20:00 yesterday", "2026-03-04T20:00"),
    ("20 Uhr am Freitag", "2026-02-27T20:00"), ("20:00, 1.3.", "2026-03-01T20:00"),
    // Clocks.
    ("noon", "2026-03-05T12:00"), ("Mittag", "2026-03-05T12:00"), ("midnight", "2026-03-05T00:00"),
    ("Mitternacht", "2026-03-05T00:00"), ("20.30", "2026-03-04T20:30"),
    ("20.30 Uhr", "2026-03-04T20:30"), ("10.12 Uhr", "2026-03-05T10:12"),
    ("um 10.12", "2026-03-05T10:12"), ("gestern 10.12", "2026-03-04T10:12"),
    ("20h30", "2026-03-04T20:30"), ("20h", "2026-03-04T20:00"), ("20 Uhr 5", "2026-03-04T20:05"),
    ("8 o'clock", "2026-03-05T08:00"), ("8 o’clock", "2026-03-05T08:00"),
    ("8 Uhr abends", "2026-03-04T20:00"), ("8 Uhr 05 abends", "2026-03-04T20:05"),
    ("2 Uhr nachts", "2026-03-05T02:00"), ("11 Uhr nachts", "2026-03-04T23:00"),
    ("8\u{202f}PM", "2026-03-04T20:00"),
    ("2026-03-01\u{a0}20:00 \u{2212}05:00", "2026-03-02T02:00"),
  ]

  @Test(arguments: spoken)
  func `what is printed and said is read, whatever the language`(
    text: String, expected: String
  ) throws {
    let time = try read(text)
    #expect(time.iso.hasPrefix(expected), "\(time.iso)")
    #expect(time.note == nil)
  }

  @Test(arguments: [
    ("half an hour ago", 30), ("vor einer halben Stunde", 30), ("an hour ago", 60),
    ("vor einer Stunde", 60), ("vor 2 Std.", 120), ("vor 30 Min.", 30),
    ("vor anderthalb Stunden", 90),
    ("an hour and a half ago", 90), ("vor zwei Stunden", 120), ("3 days ago", 4320),
    ("vor 3 Tagen", 4320), ("a week ago", 10_080), ("vor 2\u{a0}Std. 5\u{202f}Min.", 125),
  ])
  func `a time can be said by how long ago it was`(text: String, minutes: Int64) throws {
    let reader = try reader()
    #expect(try reader.time(text, .latest).instant == reader.now - .minutes(minutes))
  }

  @Test func `a date of slashes follows the country`() throws {
    let american = TimeReader(
      now: try Instant(iso: Self.now), zone: try Zone(installed: "America/New_York"),
      isMonthFirst: true)
    #expect(try american.day("03/04/2026").iso == "2026-03-04")
    #expect(try american.day("03/04").iso == "2026-03-04")
    #expect(try american.day("20/4/2025").iso == "2025-04-20")
  }

  @Test(arguments: [
    ("1.4.", "2026-04-01"), ("1.3.", "2027-03-01"), ("5.3.", "2026-03-05"),
    ("24. Dez.", "2026-12-24"),
    ("fri", "2026-03-06"), ("thu", "2026-03-05"), ("29.2.", "2028-02-29"),
    ("in 2 Wochen", "2026-03-19"),
  ])
  func `a day to come has the year that comes`(text: String, day: String) throws {
    #expect(try reader().day(text, isToCome: true).iso == day)
  }

  @Test func `a date without a year is near the value that it replaces`() throws {
    let value = try Instant(iso: "2025-12-31T20:00:00+01:00")
    #expect(try read("1.1. 10:00", .onDay(of: value)).iso == "2026-01-01T10:00:00+01:00")
    #expect(try read("30.12. 10:00", .onDay(of: value)).iso == "2025-12-30T10:00:00+01:00")
    #expect(try read("1.1. 10:00", .firstAfter(value)).iso == "2026-01-01T10:00:00+01:00")
  }

  @Test(arguments: [
    ("20:00", "2026-03-05T20:00:00+01:00"),
    ("15:30", "2026-03-06T15:30:00+01:00"),
    ("mon 20:00", "2026-03-09T20:00:00+01:00"),
    ("thu 15:00", "2026-03-12T15:00:00+01:00"),
    ("thu 16:00", "2026-03-05T16:00:00+01:00"),
    ("15:00 +0000", "2026-03-05T16:00:00+01:00"),
    ("today 8:00", "2026-03-05T08:00:00+01:00"),
  ])
  func `an end means the first moment after the start`(text: String, expected: String) throws {
    let start = try Instant(iso: Self.now)
    #expect(try read(text, .firstAfter(start)).iso == expected)
  }

  @Test func `the very moment of the start is not after it`() throws {
    let start = try Instant(iso: "2026-03-05T20:00:00+01:00")
    #expect(try read("20:00", .firstAfter(start)).iso == "2026-03-06T20:00:00+01:00")
  }

  @Test(arguments: [
    ("23:00", "2026-02-10T23:00:00+01:00"),
    ("0:00", "2026-02-10T00:00:00+01:00"),
    ("today 8:00", "2026-03-05T08:00:00+01:00"),
    ("mon 8:00", "2026-03-02T08:00:00+01:00"),
  ])
  func `a correction stays on the day of the value it replaces`(
    text: String, expected: String
  ) throws {
    let value = try Instant(iso: "2026-02-10T20:00:00+01:00")
    #expect(try read(text, .onDay(of: value)).iso == expected)
  }

  @Test(arguments: ["2:00", "2:30", "2026-03-29 2:59", "today 2:30", "sun 2:30"])
  func `a time in the gap becomes the first instant after it, and says so`(text: String) throws {
    let time = try read(text, now: "2026-03-29T12:00:00+02:00")
    #expect(time.iso == "2026-03-29T03:00:00+02:00")
    #expect(time.note == .afterGap)
  }

  @Test func `a time that came twice is the earlier one unless the offset is given`() throws {
    let now = "2026-10-25T12:00:00+01:00"
    let later = try Instant(iso: "2026-10-25T02:30:00+01:00")
    for text in ["2:30", "today 2:30", "2026-10-25 02:30"] {
      let time = try read(text, now: now)
      #expect(time.iso == "2026-10-25T02:30:00+02:00")
      #expect(time.note == .earlierOfTwo(other: later))
    }
    for text in ["2:30 +0100", "2:30+01:00", "2026-10-25 02:30 +0100"] {
      let time = try read(text, now: now)
      #expect(time.iso == "2026-10-25T02:30:00+01:00")
      #expect(time.note == nil)
    }
    #expect(try read("2:30 +0200", now: now).iso == "2026-10-25T02:30:00+02:00")
  }

  @Test func `of two only one can be meant between them`() throws {
    let between = "2026-10-25T02:45:00+02:00"
    let started = try read("2:30", now: between)
    #expect(started.iso == "2026-10-25T02:30:00+02:00")
    #expect(started.note == nil)
    let ends = try read("2:30", .firstAfter(try Instant(iso: between)), now: between)
    #expect(ends.iso == "2026-10-25T02:30:00+01:00")
    #expect(ends.note == nil)
  }

  @Test func `a fold that is still to come is told all the same`() throws {
    let time = try read("2026-10-25 02:30")
    #expect(time.iso == "2026-10-25T02:30:00+02:00")
    #expect(time.note == .earlierOfTwo(other: try Instant(iso: "2026-10-25T02:30:00+01:00")))
  }

  @Test func `a bare clock time does not fall on a day that was left out`() throws {
    let now = "2011-12-31T10:00:00+14:00"
    let time = try read("20:00", now: now, zone: "Pacific/Apia")
    #expect(time.iso == "2011-12-29T20:00:00-10:00")
    #expect(time.note == nil)
    let named = try read("2011-12-30 20:00", now: now, zone: "Pacific/Apia")
    #expect(named.iso == "2011-12-31T00:00:00+14:00")
    #expect(named.note == .afterGap)
  }

  static let days: [(String, String)] = [
    ("2026-03-01", "2026-03-01"), ("today", "2026-03-05"), ("Heute", "2026-03-05"),
    ("yesterday", "2026-03-04"), ("gestern", "2026-03-04"), ("tomorrow", "2026-03-06"),
    ("thu", "2026-03-05"), ("do", "2026-03-05"), ("fri", "2026-02-27"), ("freitag", "2026-02-27"),
    ("mi", "2026-03-04"), ("wednesday", "2026-03-04"), ("tues", "2026-03-03"), ("di", "2026-03-03"),
    ("mo", "2026-03-02"), ("so", "2026-03-01"), ("sunday", "2026-03-01"), ("sa", "2026-02-28"),
    ("Sonnabend", "2026-02-28"), (" sat ", "2026-02-28"), ("vorgestern", "2026-03-03"),
    ("letzten Samstag", "2026-02-28"), ("last Friday", "2026-02-27"), ("am Sonntag", "2026-03-01"),
    ("3 days ago", "2026-03-02"), ("vor einer Woche", "2026-02-26"), ("22.11.2025", "2025-11-22"),
    ("22.11.", "2025-11-22"), ("10.12", "2025-12-10"), ("6.3.", "2025-03-06"),
    ("02-28", "2026-02-28"),
    ("Fr 27.02.2026", "2026-02-27"), ("Fri, Feb 27", "2026-02-27"), ("27. Februar", "2026-02-27"),
    ("gestern.", "2026-03-04"), ("übermorgen", "2026-03-07"),
  ]

  @Test(arguments: days)
  func `a day alone is read where a day is meant`(text: String, day: String) throws {
    #expect(try reader().day(text).iso == day)
  }
}
