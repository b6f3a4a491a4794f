import Time
import Wire

package enum ProgramChangeMessage: String, Message {
  case added = "Started a diet program on {date}"
  case removed = "Removed the diet program from {date}"
  case moved = "The diet program starts {date}"
  case ended = "The last day of the diet program is {date}"
  case endTakenBack = "The diet program no longer has an end"
  case paused = "Paused the diet program from {from}"
  case pausedUntil = "Paused the diet program from {from} to {to}"
  case resumed = "The diet program resumes {date}"
  case resumedNow = "Resumed the diet program on {date}"
  case pauseTakenBack = "Removed the pause from {from}"
  case changed = "Changed the diet program from {date}"
}

extension Wording {
  func said(_ message: ProgramChangeMessage, date: String = "", from: String = "") -> String {
    phrases(message, "date", self.date(iso: date), "from", self.date(iso: from))
  }

  /// The end of a pause is its first day that is none.
  func paused(from: String, to: String?) -> String {
    guard let to else { return said(.paused, from: from) }
    return phrases(
      ProgramChangeMessage.pausedUntil, "from", date(iso: from), "to", date(iso: dayBefore(to)))
  }

  func dayBefore(_ text: String) -> String {
    (try? Day(iso: text)).map { ($0 - 1).iso } ?? text
  }
}

extension ChangeSentence {
  /// What became of a program.
  func program(_ before: ProgramRow?, _ after: ProgramRow?) -> String? {
    switch (before, after) {
    case (nil, nil): nil
    case (nil, let new?): wording.said(.added, date: new.start)
    case (let old?, nil): wording.said(.removed, date: old.start)
    case (let old?, let new?): changed(old, new)
    }
  }

  private func changed(_ old: ProgramRow, _ new: ProgramRow) -> String {
    if old.start != new.start { return wording.said(.moved, date: new.start) }
    if old.end != new.end {
      guard let end = new.end else { return wording.said(.endTakenBack) }
      return wording.said(.ended, date: wording.dayBefore(end))
    }
    if let pause = new.pauses.first(where: { new in !old.pauses.contains { $0.from == new.from } })
    {
      return wording.paused(from: pause.from, to: pause.to)
    }
    if let gone = old.pauses.first(where: { old in !new.pauses.contains { $0.from == old.from } }) {
      return wording.said(.pauseTakenBack, from: gone.from)
    }
    guard let pause = new.pauses.first(where: { !old.pauses.contains($0) }) else {
      return wording.said(.changed, date: new.start)
    }
    return pause.to.map { wording.said(.resumed, date: $0) }
      ?? wording.paused(from: pause.from, to: pause.to)
  }
}
