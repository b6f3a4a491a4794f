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
  /// What became of a program, by its outlines.
  func program(_ before: String?, _ after: String?) -> String? {
    switch (before.map(ProgramOutline.init), after.map(ProgramOutline.init)) {
    case (nil, nil): nil
    case (nil, let new?): wording.said(.added, date: new.whole.from)
    case (let old?, nil): wording.said(.removed, date: old.whole.from)
    case (let old?, let new?): changed(old, new)
    }
  }

  private func changed(_ old: ProgramOutline, _ new: ProgramOutline) -> String {
    if old.whole.from != new.whole.from { return wording.said(.moved, date: new.whole.from) }
    if old.whole.to != new.whole.to {
      guard let end = new.whole.to else { return wording.said(.endTakenBack) }
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
      return wording.said(.changed, date: new.whole.from)
    }
    return pause.to.map { wording.said(.resumed, date: $0) }
      ?? wording.paused(from: pause.from, to: pause.to)
  }
}
