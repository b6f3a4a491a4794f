package import Time

/// A calendar of whole days. An event keeps its UID, so that a later one brings a calendar up to
/// date and doubles nothing.
package struct DayCalendar: Sendable {
  package struct Event: Equatable, Sendable {
    package var uid: String
    package var first: Day
    package var last: Day
    package var title: String
    package var text: String?

    package init(uid: String, first: Day, last: Day, title: String, text: String? = nil) {
      self.uid = uid
      self.first = first
      self.last = last
      self.title = title
      self.text = text
    }
  }

  /// When it is written; a calendar takes the later of two states.
  private let stamp: Instant
  private let program: String

  package init(at stamp: Instant, program: String) {
    self.stamp = stamp
    self.program = program
  }

  package func bytes(of events: [Event]) -> [UInt8] {
    let writer = CalendarWriter(words: .english, stamp: stamp, program: program)
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for event in events { add(event, to: &bytes) }
    writer.end(in: &bytes)
    return bytes
  }

  private func add(_ event: Event, to bytes: inout [UInt8]) {
    let stamp = CalendarWriter.moment(stamp)
    ContentLine.append("BEGIN", "VEVENT", to: &bytes)
    ContentLine.append("UID", text: "\(event.uid)@fastd", to: &bytes)
    ContentLine.append("DTSTAMP", stamp, to: &bytes)
    ContentLine.append("LAST-MODIFIED", stamp, to: &bytes)
    ContentLine.append("DTSTART;VALUE=DATE", Self.date(event.first), to: &bytes)
    // DTEND is the first day after the event.
    ContentLine.append("DTEND;VALUE=DATE", Self.date(event.last + 1), to: &bytes)
    ContentLine.append("SUMMARY", text: event.title, to: &bytes)
    if let text = event.text { ContentLine.append("DESCRIPTION", text: text, to: &bytes) }
    ContentLine.append("CATEGORIES", "Diet", to: &bytes)
    ContentLine.append("TRANSP", "TRANSPARENT", to: &bytes)
    ContentLine.append("END", "VEVENT", to: &bytes)
  }

  /// `20260302`
  private static func date(_ day: Day) -> String { String(day.iso.filter { $0 != "-" }) }
}
