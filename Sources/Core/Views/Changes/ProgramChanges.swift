import Nouns
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
  func said(_ message: ProgramChangeMessage, _ day: Day) -> String {
    phrases(message, "date", dated(day), "from", dated(day))
  }

  /// The end of a pause is the first day after it.
  func sentence(forNew pause: DietProgram.Pause) -> String {
    guard let to = pause.to else { return said(.paused, pause.from) }
    return phrases(
      ProgramChangeMessage.pausedUntil, "from", dated(pause.from), "to", dated(to - 1))
  }
}

extension ChangeSentence {
  /// The change of a program.
  func program(_ before: DietProgram?, _ after: DietProgram?) -> String? {
    switch (before, after) {
    case (nil, nil): nil
    case (nil, let new?): wording.said(.added, new.start)
    case (let old?, nil): wording.said(.removed, old.start)
    case (let old?, let new?): changed(old, new)
    }
  }

  private func changed(_ old: DietProgram, _ new: DietProgram) -> String {
    if old.start != new.start { return wording.said(.moved, new.start) }
    if old.end != new.end {
      guard let end = new.end else { return wording.said(.endTakenBack, old.start) }
      return wording.said(.ended, end - 1)
    }
    if let pause = new.pauses.first(where: { new in !old.pauses.contains { $0.from == new.from } })
    {
      return wording.sentence(forNew: pause)
    }
    if let gone = old.pauses.first(where: { old in !new.pauses.contains { $0.from == old.from } }) {
      return wording.said(.pauseTakenBack, gone.from)
    }
    guard let pause = new.pauses.first(where: { !old.pauses.contains($0) }) else {
      return wording.said(.changed, new.start)
    }
    return pause.to.map { wording.said(.resumed, $0) }
      ?? wording.sentence(forNew: pause)
  }
}
