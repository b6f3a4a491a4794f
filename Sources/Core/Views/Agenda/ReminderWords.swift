package import Nouns
package import Time
import Wire

extension Wording {
  /// The subject of an appointment or an announcement, in a line.
  func what(_ kind: String, text: String?) -> String {
    if kind == "reminder", let text {
      return phrases(AgendaMessage.reminderText, "text", firstWords(of: text))
    }
    return AgendaMessage(kind: kind).map { phrases($0) } ?? PlainText.line(kind)
  }

  /// "Fri 08:30", "daily 08:30" or "Mon–Fri 08:30".
  package func rhythm(of reminder: Reminder, now: Instant) -> String {
    switch reminder.rule {
    case .once(let at): moment(at, now: now)
    case .daily(let at, let days) where days.count == Weekday.allCases.count:
      phrases(RemindMessage.daily, "time", clock(at))
    case .daily(let at, let days):
      phrases(RemindMessage.someDays, "days", names(of: days), "time", clock(at))
    }
  }

  /// "Mon–Fri", "Sat, Sun"; a run of three or more has its ends only.
  func names(of days: Set<Weekday>) -> String {
    var runs: [[Weekday]] = []
    for day in Weekday.allCases where days.contains(day) {
      if let last = runs.last?.last, last.rawValue + 1 == day.rawValue {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
    return runs.map(name(of:)).joined(separator: ", ")
  }

  private func name(of run: [Weekday]) -> String {
    guard run.count > 2, let first = run.first, let last = run.last else {
      return run.map { name(of: $0) }.joined(separator: ", ")
    }
    return names(from: first, to: last)
  }

  /// A text of a person's own on one line that is not too long for one.
  func firstWords(of text: String) -> String {
    Screen.plain.cut(PlainText.line(text), to: 60)
  }
}
