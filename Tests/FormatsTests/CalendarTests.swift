import Nouns
import Foundation
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `A calendar` {
  static let canRead = Oracle.has(module: "icalendar")

  private func text(_ fasts: [Fast]) -> String {
    String(decoding: fasts.written(as: .calendar), as: UTF8.self)
  }

  @Test func `has an event for a fast`() {
    var fast = Fast.sample
    fast.note = "Slept badly; a, b\\\nand more"
    #expect(
      text([fast])
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//fastd//\(Product.name) \(Product.version)//EN
        CALSCALE:GREGORIAN
        BEGIN:VEVENT
        UID:a0123456789abcdefghjkmnpqr@fastd
        DTSTAMP:20260528T202640Z
        LAST-MODIFIED:20260528T202640Z
        DTSTART:20260301T190000Z
        DTEND:20260302T113000Z
        SUMMARY:Fast 16:8
        DESCRIPTION:Goal: 16h\\nSlept badly\\; a\\, b\\\\\\nand more
        X-FASTD-SCHEDULE:16:8
        X-FASTD-GOAL:PT57600S
        X-FASTD-COMPLETED:TRUE
        CATEGORIES:Fasting
        TRANSP:TRANSPARENT
        END:VEVENT
        END:VCALENDAR

        """.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func `leaves out what runs or was cancelled`() {
    var running = Fast.sample
    running.end = nil
    var cancelled = Fast.sample
    cancelled.isCancelled = true
    #expect(text([running, cancelled]) == text([]))
  }

  @Test func `no line is longer than 75 octets or broken within a character`() {
    var random = Seeded()
    let fasts = (0..<200).map { _ in Fast.random(by: &random) }
    let bytes = fasts.written(as: .calendar)
    for line in bytes.split(separator: [0x0D, 0x0A], omittingEmptySubsequences: true) {
      #expect(line.count <= 75, "seed \(random.seed)")
      #expect(String(validating: line, as: UTF8.self) != nil, "seed \(random.seed)")
    }
  }

  private static let asJSON = """
    import icalendar, json, sys
    calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
    print(json.dumps([
        {k: str(e.get(k, "")) for k in ("UID", "SUMMARY", "DESCRIPTION", "TRANSP")}
        | {k: e.decoded(k).strftime("%Y-%m-%dT%H:%M:%SZ") if k in e else ""
           for k in ("DTSTART", "DTEND", "DTSTAMP")}
        for e in calendar.walk("VEVENT")]))
    """

  @Test(.enabled(if: canRead))
  func `another reader finds what was written`() throws {
    var random = Seeded()
    // That reader takes an escaped backslash before an n for a line's end.
    let fasts = (0..<200).map { _ in Fast.random(by: &random).without(backslashes: "/") }
    let json = try Oracle.python(Self.asJSON, fasts.written(as: .calendar))
    let events = try JSONDecoder().decode([[String: String]].self, from: Data(json.utf8))
    let shown = fasts.filter { $0.end != nil && !$0.isCancelled }
    #expect(events.count == shown.count, "seed \(random.seed)")
    for (event, fast) in zip(events, shown) {
      #expect(event["UID"] == "\(fast.id.text)@fastd")
      #expect(event["DTSTART"] == Instant(seconds: fast.start.instant.seconds).iso)
      let end = try #require(fast.end).instant
      let hasLength = end.seconds > fast.start.instant.seconds
      #expect(event["DTEND"] == (hasLength ? Instant(seconds: end.seconds).iso : ""))
      #expect(event["TRANSP"] == "TRANSPARENT")
      let title = "Fast" + (fast.schedule.map { " \($0)" } ?? "")
      #expect(event["SUMMARY"] == title.plain, "seed \(random.seed)")
      if let note = fast.note {
        #expect(event["DESCRIPTION"]?.hasSuffix(note.plain) == true, "seed \(random.seed)")
      }
    }
  }
}

extension Fast {
  fileprivate func without(backslashes other: String) -> Fast {
    var row = self
    row.note = note?.replacingOccurrences(of: "\\", with: other)
    row.schedule = schedule?.replacingOccurrences(of: "\\", with: other)
    return row
  }
}

extension String {
  /// Every line end as a calendar has it.
  fileprivate var plain: String {
    replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
  }
}
