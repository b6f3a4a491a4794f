import TestSupport
import Nouns
import Foundation
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `A calendar of whole days` {
  private static let stamp = Instant(seconds: 1_780_000_000)

  private func written(_ events: [DayCalendar.Event]) -> [UInt8] {
    DayCalendar(at: Self.stamp, program: "\(Product.name) \(Product.version)").bytes(of: events)
  }

  private static func day(_ number: Int64) -> Day { Day(number: 20_514 + number) }

  private static let events = [
    DayCalendar.Event(
      uid: "p4rg-diet-1", first: day(0), last: day(13), title: "Diätphase, Zyklus 1",
      text: "1.900 kcal; am Tag\nund mehr"),
    DayCalendar.Event(uid: "p4rg-paused-2026-03-20", first: day(14), last: day(14), title: "Pause"),
    DayCalendar.Event(
      uid: "p4rg-maintenance-1", first: day(15), last: day(28),
      title: String(repeating: "Erhaltungsphase ", count: 9), text: "2.300 kcal am Tag"),
  ]

  @Test func `has an event for each block`() {
    let text = String(decoding: written(Array(Self.events.prefix(1))), as: UTF8.self)
    #expect(
      text
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//fastd//\(Product.name) \(Product.version)//EN
        CALSCALE:GREGORIAN
        BEGIN:VEVENT
        UID:p4rg-diet-1@fastd
        DTSTAMP:20260528T202640Z
        LAST-MODIFIED:20260528T202640Z
        DTSTART;VALUE=DATE:20260302
        DTEND;VALUE=DATE:20260316
        SUMMARY:Diätphase\\, Zyklus 1
        DESCRIPTION:1.900 kcal\\; am Tag\\nund mehr
        CATEGORIES:Diet
        TRANSP:TRANSPARENT
        END:VEVENT
        END:VCALENDAR

        """.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func `no line is longer than 75 octets or broken within a character`() {
    let lines = written(Self.events).split(separator: [0x0D, 0x0A])
    for line in lines {
      #expect(line.count <= 75)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  private static let asJSON = """
    import icalendar, json, sys
    calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
    print(json.dumps([
        {k: str(e.get(k, "")) for k in ("UID", "SUMMARY", "DESCRIPTION", "TRANSP")}
        | {k: e.decoded(k).isoformat() for k in ("DTSTART", "DTEND")}
        for e in calendar.walk("VEVENT")]))
    """

  @Test(.enabled(if: `A calendar`.canRead))
  func `another reader finds what was written`() throws {
    let json = try Oracle.python(Self.asJSON, written(Self.events))
    let read = try JSONDecoder().decode([[String: String]].self, from: Data(json.utf8))
    #expect(read.count == Self.events.count)
    for (found, event) in zip(read, Self.events) {
      #expect(found["UID"] == "\(event.uid)@fastd")
      #expect(found["DTSTART"] == event.first.iso)
      #expect(found["DTEND"] == (event.last + 1).iso)
      #expect(found["SUMMARY"] == event.title)
      #expect(found["DESCRIPTION"] == (event.text ?? ""))
      #expect(found["TRANSP"] == "TRANSPARENT")
    }
  }
}
