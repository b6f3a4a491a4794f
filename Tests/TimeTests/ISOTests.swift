import Foundation
import TestSupport
import Testing

@testable import Time

@Suite struct `Days and instants in writing` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-01-01T00:00:00Z", 1_767_225_600_000),
    ("1969-12-31T23:59:59.999Z", -1), ("2026-03-01T20:00:00.250Z", 1_772_395_200_250),
    ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("9999-12-31T23:59:59Z", 253_402_300_799_000),
  ])
  func `an instant is written and read back`(text: String, milliseconds: Int64) throws {
    #expect(Instant(milliseconds: milliseconds).iso == text)
    #expect(try Instant(iso: text).milliseconds == milliseconds)
  }

  @Test(arguments: [
    ("2026-03-01T20:00:00+01:00", "2026-03-01T19:00:00Z"),
    ("2026-03-01 20:00 +0100", "2026-03-01T19:00:00Z"),
    ("2026-03-01t20:00z", "2026-03-01T20:00:00Z"),
    ("2026-03-01T20:00:00,1239-05", "2026-03-02T01:00:00.123Z"),
  ])
  func `other ways to write an instant are read`(text: String, instant: String) throws {
    #expect(try Instant(iso: text).iso == instant)
  }

  @Test(arguments: [
    ("20:00Z", 0, NotUnderstood.Expected.time), ("2026-03-01", 10, .clockAfterDay),
    ("2026-03-01T20:00:00", 19, .offset), ("2026-03-01T20:00:00Zx", 20, .end),
    ("2026-03-32T20:00:00Z", 0, .realDate),
  ])
  func `what is no instant says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try Instant(iso: text)
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-07-01T10:00:00Z", "2026-07-01T12:00:00+02:00"),
    ("America/St_Johns", "2026-01-01T00:00:00Z", "2025-12-31T20:30:00-03:30"),
    ("Africa/Monrovia", "1970-06-01T00:00:00Z", "1970-05-31T23:15:30-00:44:30"),
    ("UTC", "2026-01-01T00:00:00.007Z", "2026-01-01T00:00:00.007+00:00"),
  ])
  func `a zone writes its offset`(name: String, instant: String, text: String) throws {
    let zone = try Zone(installed: name)
    #expect(zone.iso(try Instant(iso: instant)) == text)
    #expect(try Instant(iso: text).iso == instant)
  }

  @Test func `days agree with Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: Int64(-130_000), through: 300_000, by: 97) {
      let day = Day(number: number)
      let date = Date(timeIntervalSince1970: Double(Zone.utc.startOfDay(day).seconds))
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let civil = day.civil
      #expect(parts.year == civil.year && parts.month == civil.month && parts.day == civil.day)
      #expect(parts.weekday.map { ($0 + 5) % 7 } == day.weekday.rawValue)
      #expect(Day(year: civil.year, month: civil.month, day: civil.day) == day)
      #expect(try Day(iso: day.iso) == day)
    }
  }

  @Test func `days before the years that are read are written with their sign`() {
    #expect(Day(number: -719_529).iso == "-0001-12-31")
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2100, 2, 29),
  ])
  func `a date the calendar does not have is none`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60)])
  func `a clock time that no clock shows is none`(hour: Int, minute: Int, second: Int) {
    #expect(ClockTime(hour: hour, minute: minute, second: second) == nil)
  }

  @Test func `days count, compare and end with the scale`() throws {
    let day = try Day(iso: "2026-02-28")
    #expect((day + 1).iso == "2026-03-01")
    #expect((day - 59).iso == "2025-12-31")
    #expect(day + 3 - day == 3)
    #expect(day < day + 1)
    #expect(Day(number: .max) + 1 == Day(number: .max))
    #expect(Day(number: .min) - 1 == Day(number: .min))
    #expect(Day(number: .min) - Day(number: 1) == .min)
  }

  @Test func `instants and spans count, compare and end with the scale`() {
    let instant = Instant(seconds: 10)
    #expect(instant + .minute - instant == .minute)
    #expect(instant - .second == Instant(milliseconds: 9000))
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(Instant(milliseconds: .max) + .second == Instant(milliseconds: .max))
    #expect(Instant(seconds: .min) == Instant(milliseconds: .min))
    #expect(Span.hours(.max) == Span(milliseconds: .max))
    #expect(Span.hours(2) - .minutes(30) == .minutes(90))
    #expect(Span.minutes(90).minutes == 90)
    #expect(Span.second * -90 == .zero - .seconds(90))
    #expect(Span.zero < .second)
    #expect(Span(milliseconds: -1).minutes == -1)
  }
}
