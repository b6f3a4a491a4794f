import Nouns
import Time
import Wire

/// What happened to a fast or a reminder, told from its rows and not from the command: so it also fits an undo.
struct ChangeSentence {
  let wording: Wording
  let now: Instant
  /// Whether it tells of an undo.
  var isBack = false
  private var phrases: Phrases { wording.phrases }

  /// Nil where no row says anything a person would see.
  func text(before: Entry?, after: Entry?) -> String? {
    switch (before, after) {
    case (nil, nil): nil
    case (nil, let after?): appeared(after)
    case (let before?, nil): disappeared(before)
    case (let before?, let after?): turned(before, after) ?? edited(before, after)
    }
  }

  func text(before: Reminder?, after: Reminder?) -> String? {
    guard let reminder = after ?? before else { return nil }
    let message = after == nil ? ChangeMessage.reminderRemoved : .reminderAdded
    return phrases(
      message, "when", wording.rhythm(of: reminder, now: now), "text",
      wording.firstWords(of: reminder.text))
  }

  private func disappeared(_ fast: Entry) -> String {
    let start = moment(fast.start)
    guard let end = fast.end else { return phrases(ChangeMessage.removedRunning, "start", start) }
    let length = wording.span(seconds: fast.length ?? 0)
    return phrases(
      ChangeMessage.removed, "start", start, "end", moment(end), "length", length)
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
    let length = wording.span(seconds: fast.length ?? 0)
    let sentence = phrases(ChangeMessage.ended, "end", moment(end), "length", length)
    switch fast.outcome {
    case .open: return sentence
    case .partial: return sentence + ", " + phrases(ChangeMessage.beforeGoal)
    default: return sentence + ", " + phrases(OutcomeMessage(fast.outcome))
    }
  }

  private func edited(_ before: Entry, _ after: Entry) -> String? {
    let changes = changes(before, after, tellsBefore: !isBack)
    guard !changes.isEmpty else { return nil }
    return phrases(
      isBack ? ChangeMessage.editUndone : .edited, "start",
      moment(isBack ? after.start : before.start), "changes",
      changes.joined(separator: ", "))
  }

  /// Each value that is another one.
  private func changes(_ before: Entry, _ after: Entry, tellsBefore: Bool) -> [String] {
    let (old, new) = (values(of: before), values(of: after))
    return zip(old, new).compactMap { old, new in
      guard old.key != new.key else { return nil }
      let change = new.value.map { phrases(new.message, new.name, $0) } ?? phrases(new.none)
      guard tellsBefore, let value = old.value else { return change }
      return phrases(ChangeMessage.was, "change", change, "before", value)
    }
  }

  private struct Value {
    let message: ChangeMessage
    let name: StaticString
    let none: ChangeMessage
    /// Nil where there is none.
    let value: String?
    /// The key by which two values differ.
    let key: String?
  }

  /// The values that a person can correct, in the order in which they are told.
  private func values(of fast: Entry) -> [Value] {
    let goal = wording.goal(schedule: fast.schedule, seconds: fast.goal)
    let note = (fast.note ?? "").isEmpty ? nil : fast.note.map { PlainText.line($0) }
    return [
      Value(
        message: .startMoved, name: "start", none: .startMoved, value: moment(fast.start),
        key: "\(fast.start)"),
      Value(
        message: .endMoved, name: "end", none: .endMoved, value: fast.end.map { moment($0) },
        key: fast.end.map { "\($0)" }),
      Value(
        message: .goal, name: "goal", none: .goalNone, value: goal,
        key: "\(fast.goal ?? 0) \(fast.schedule ?? "")"),
      Value(message: .note, name: "note", none: .noteNone, value: note, key: fast.note),
      Value(
        message: .mood, name: "mood", none: .moodNone, value: fast.mood.map { wording.mood($0) },
        key: fast.mood.map { "\($0)" }),
      Value(
        message: .reason, name: "reason", none: .reasonNone,
        value: fast.reason.map { $0.term.shown(phrases) }, key: fast.reason?.rawValue),
    ]
  }

  private func moment(_ milliseconds: Int64) -> String {
    wording.moment(Instant(milliseconds: milliseconds), now: now)
  }
}
