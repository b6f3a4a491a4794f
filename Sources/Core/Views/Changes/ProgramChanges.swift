import Time

package enum ProgramChangeMessage: String, Message {
  case added = "Started a diet program on {date}"
  case removed = "Removed the diet program from {date}"
  case moved = "The diet program starts {date}"
  case ended = "The last day of the diet program is {date}"
  case endTakenBack = "The diet program no longer has an end"
  case paused = "Paused the diet program from {from}"
  case pausedUntil = "Paused the diet program from {from} to {to}"
  case resumed = "The diet program resumes {date}"
  case pauseTakenBack = "Removed the pause from {from}"
  case changed = "Changed the diet program from {date}"
}

/// A program as a change of it tells of it: `2026-03-02/,2026-03-20/2026-03-25`, its first day and
/// the first after its last, then the same of each pause.
struct ProgramOutline: Equatable {
  struct Range: Equatable {
    let from: String
    let to: String?
  }

  let whole: Range
  let pauses: [Range]

  init(_ text: String) {
    let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let ends = part.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      let to = ends.count > 1 && !ends[1].isEmpty ? String(ends[1]) : nil
      return Range(from: ends.first.map(String.init) ?? "", to: to)
    }
    whole = ranges.first ?? Range(from: "", to: nil)
    pauses = Array(ranges.dropFirst())
  }
}

extension ChangeSentence {
  /// What became of a program, by its outlines.
  func program(_ before: String?, _ after: String?) -> String? {
    switch (before.map(ProgramOutline.init), after.map(ProgramOutline.init)) {
    case (nil, nil): nil
    case (nil, let new?): say(.added, date: new.whole.from)
    case (let old?, nil): say(.removed, date: old.whole.from)
    case (let old?, let new?): changed(old, new)
    }
  }

  private func changed(_ old: ProgramOutline, _ new: ProgramOutline) -> String {
    if old.whole.from != new.whole.from { return say(.moved, date: new.whole.from) }
    if old.whole.to != new.whole.to {
      guard let end = new.whole.to else { return say(.endTakenBack) }
      return say(.ended, date: dayBefore(end))
    }
    if let pause = new.pauses.first(where: { new in !old.pauses.contains { $0.from == new.from } })
    {
      return paused(pause)
    }
    if let gone = old.pauses.first(where: { old in !new.pauses.contains { $0.from == old.from } }) {
      return say(.pauseTakenBack, from: gone.from)
    }
    guard let pause = new.pauses.first(where: { !old.pauses.contains($0) }) else {
      return say(.changed, date: new.whole.from)
    }
    return pause.to.map { say(.resumed, date: $0) } ?? paused(pause)
  }

  private func paused(_ pause: ProgramOutline.Range) -> String {
    guard let to = pause.to else { return say(.paused, from: pause.from) }
    return wording.phrases(
      ProgramChangeMessage.pausedUntil, "from", wording.date(iso: pause.from), "to",
      wording.date(iso: dayBefore(to)))
  }

  private func say(
    _ message: ProgramChangeMessage, date: String = "", from: String = ""
  ) -> String {
    wording.phrases(message, "date", wording.date(iso: date), "from", wording.date(iso: from))
  }

  private func dayBefore(_ text: String) -> String {
    (try? Day(iso: text)).map { ($0 - 1).iso } ?? text
  }
}
