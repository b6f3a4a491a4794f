import Time
import Wire

/// What happened to a fast or a reminder, told from its rows and not from the command: so it also fits an undo.
struct ChangeSentence {
  let wording: Wording
  let now: Instant
  private var phrases: Phrases { wording.phrases }

  /// Nil where no row says anything a person would see.
  func text(before: Entry?, after: Entry?) -> String? {
    switch (before, after) {
    case (nil, nil): nil
    case (nil, let after?): appeared(after)
    case (let before?, nil): phrases(ChangeMessage.removed, "start", moment(before.start))
    case (let before?, let after?): turned(before, after) ?? edited(before, after)
    }
  }

  func text(before: ReminderEntry?, after: ReminderEntry?) -> String? {
    guard let reminder = after ?? before else { return nil }
    let message = after == nil ? ChangeMessage.reminderRemoved : .reminderAdded
    return phrases(
      message, "when", wording.rhythm(of: reminder, now: now), "text",
      wording.firstWords(of: reminder.text))
  }

  private func appeared(_ fast: Entry) -> String {
    let start = moment(fast.start)
    if let end = fast.end {
      return phrases(ChangeMessage.added, "start", start, "end", moment(end))
    }
    guard let goal = wording.goal(schedule: fast.schedule, seconds: fast.goal) else {
      return phrases(ChangeMessage.started, "start", start)
    }
    return phrases(ChangeMessage.startedGoal, "start", start, "goal", goal)
  }

  /// A fast that ended, was discarded, or came back.
  private func turned(_ before: Entry, _ after: Entry) -> String? {
    let start = moment(after.start)
    let wasDiscarded = before.outcome == .cancelled
    if after.outcome == .cancelled {
      return wasDiscarded ? nil : phrases(ChangeMessage.discarded, "start", start)
    }
    if before.end == nil, let end = after.end { return ended(after, end) }
    if before.end != nil, after.end == nil { return phrases(ChangeMessage.resumed, "start", start) }
    return wasDiscarded ? phrases(ChangeMessage.restored, "start", start) : nil
  }

  private func ended(_ fast: Entry, _ end: Int64) -> String {
    let length = wording.span(seconds: fast.duration ?? 0)
    let sentence = phrases(ChangeMessage.ended, "end", moment(end), "length", length)
    guard fast.outcome != .open else { return sentence }
    return sentence + ", " + phrases(OutcomeMessage(fast.outcome))
  }

  private func edited(_ before: Entry, _ after: Entry) -> String? {
    var parts: [String] = []
    if before.start != after.start {
      parts.append(phrases(ChangeMessage.startMoved, "start", moment(after.start)))
    }
    if let end = after.end, before.end != end {
      parts.append(phrases(ChangeMessage.endMoved, "end", moment(end)))
    }
    if before.goal != after.goal || before.schedule != after.schedule {
      parts.append(goal(of: after))
    }
    if before.note != after.note { parts.append(note(of: after)) }
    if before.mood != after.mood { parts.append(mood(of: after)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func goal(of fast: Entry) -> String {
    guard let goal = wording.goal(schedule: fast.schedule, seconds: fast.goal) else {
      return phrases(ChangeMessage.goalNone)
    }
    return phrases(ChangeMessage.goal, "goal", goal)
  }

  private func note(of fast: Entry) -> String {
    guard let note = fast.note, !note.isEmpty else { return phrases(ChangeMessage.noteNone) }
    return phrases(ChangeMessage.note, "note", PlainText.line(note))
  }

  private func mood(of fast: Entry) -> String {
    guard let mood = fast.mood else { return phrases(ChangeMessage.moodNone) }
    return phrases(ChangeMessage.mood, "mood", wording.mood(mood))
  }

  private func moment(_ milliseconds: Int64) -> String {
    wording.moment(Instant(milliseconds: milliseconds), now: now)
  }
}
