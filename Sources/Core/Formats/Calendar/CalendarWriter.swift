import Nouns
import Time
import Wire

/// The words of a calendar in the person's language.
package struct CalendarWords: Sendable {
  package var fast: String
  package var goal: String

  package init(fast: String, goal: String) {
    self.fast = fast
    self.goal = goal
  }

  package static let english = CalendarWords(fast: "Fast", goal: "Goal")
}

/// Finished fasts as events that block no time. A fast's event has the same UID for ever, so that
/// a later export brings a calendar up to date and doubles nothing.
struct CalendarWriter: RowWriter {
  let words: CalendarWords
  /// When it is written; a calendar takes the later of two states.
  let stamp: Instant
  let program: String

  func begin(in bytes: inout [UInt8]) {
    ContentLine.append("BEGIN", "VCALENDAR", to: &bytes)
    ContentLine.append("VERSION", "2.0", to: &bytes)
    ContentLine.append("PRODID", "-//fastd//\(program)//EN", to: &bytes)
    ContentLine.append("CALSCALE", "GREGORIAN", to: &bytes)
  }

  func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    guard let fast = row.fast, let end = fast.end, !fast.isCancelled else { return false }
    let moments = [fast.start, end].map { Self.moment($0.instant) }
    ContentLine.append("BEGIN", "VEVENT", to: &bytes)
    ContentLine.append("UID", "\(fast.id.text)@fastd", to: &bytes)
    ContentLine.append("DTSTAMP", Self.moment(stamp), to: &bytes)
    ContentLine.append("LAST-MODIFIED", Self.moment(stamp), to: &bytes)
    ContentLine.append("DTSTART", moments[0], to: &bytes)
    // An end must be later: without one the event is over as it begins.
    if moments[0] < moments[1] { ContentLine.append("DTEND", moments[1], to: &bytes) }
    describe(fast, in: &bytes)
    ContentLine.append("CATEGORIES", "Fasting", to: &bytes)
    ContentLine.append("TRANSP", "TRANSPARENT", to: &bytes)
    ContentLine.append("END", "VEVENT", to: &bytes)
    return true
  }

  func end(in bytes: inout [UInt8]) {
    ContentLine.append("END", "VCALENDAR", to: &bytes)
  }

  private func describe(_ fast: Fast, in bytes: inout [UInt8]) {
    let title = [words.fast, fast.schedule].compactMap(\.self).joined(separator: " ")
    ContentLine.append("SUMMARY", text: title, to: &bytes)
    let lines = [fast.goal.map { "\(words.goal): \(Self.length($0))" }, fast.note].compactMap(
      \.self)
    if !lines.isEmpty {
      ContentLine.append("DESCRIPTION", text: lines.joined(separator: "\n"), to: &bytes)
    }
    if let schedule = fast.schedule {
      ContentLine.append("X-FASTD-SCHEDULE", text: schedule, to: &bytes)
    }
    if let goal = fast.goal { ContentLine.append("X-FASTD-GOAL", "PT\(goal.seconds)S", to: &bytes) }
    ContentLine.append(
      "X-FASTD-COMPLETED", fast.isCompleted == true ? "TRUE" : "FALSE", to: &bytes)
  }

  /// `20260301T190000Z`
  static func moment(_ instant: Instant) -> String {
    let iso = Instant(seconds: instant.seconds).iso
    return String(iso.filter { $0 != "-" && $0 != ":" })
  }

  /// `16h` or `16h30m`
  private static func length(_ span: Span) -> String {
    let minutes = span.minutes % 60
    return "\(span.minutes / 60)h" + (minutes == 0 ? "" : "\(minutes)m")
  }
}
