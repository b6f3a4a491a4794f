package import Nouns
package import Time
package import Wire

/// The text of `fastctl undo --list`: the steps, newest first.
package struct StepTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of steps: [RecordedCommand], now: Instant) -> String {
    guard !steps.isEmpty else { return Page.sentences(phrases(ChangeMessage.noSteps), on: screen) }
    var table = Table(columns: [
      Table.Column(heading: phrases(ChangeMessage.when)),
      Table.Column(heading: ""),
      Table.Column(heading: phrases(ChangeMessage.what), isWrapped: true),
    ])
    table.rows = steps.map { step in
      [
        wording.moment(Instant(milliseconds: step.at), now: now),
        step.state == .undone ? phrases(ChangeMessage.undone) : "",
        wording.sentence(for: step, now: now),
      ]
    }
    return table.text(on: screen)
  }
}

extension Wording {
  /// The effect of a step, such as the one that `redo` has just repeated.
  package func sentence(for step: RecordedCommand, now: Instant) -> String {
    if step.isImport { return phrases(.imported, step.count) }
    let change = ChangeSentence(wording: self, now: now)
    let first =
      change.text(before: step.before, after: step.after)
      ?? change.text(before: step.reminderBefore?.reminder, after: step.reminderAfter?.reminder)
      ?? change.text(before: step.rowBefore?.row, after: step.rowAfter?.row)
      ?? PlainText.line(step.verb)
    return sentence(first, of: step)
  }

  /// Which command was taken back or done again, and what has become of what it did.
  package func sentences(
    for step: RecordedCommand, as state: StepState, now: Instant
  ) -> [String] {
    let sentence = sentence(for: step, now: now)
    switch state {
    case .done: return [phrases(ChangeMessage.whatWasRedone, "step", sentence)]
    case .undone:
      let undone = phrases(ChangeMessage.whatWasUndone, "step", sentence)
      return step.tellsMoreUndone ? [undone, self.sentence(forUndoing: step, now: now)] : [undone]
    }
  }

  /// The others of the same step are only counted; what goes with a schedule's name is no other.
  private func sentence(_ first: String, of step: RecordedCommand) -> String {
    guard step.count > 1, [nil, "fast", "weighing", "mealItem"].contains(step.noun) else {
      return first
    }
    return phrases(.andMore, step.count - 1, "text", first)
  }

  /// The effect of undoing a step.
  package func sentence(forUndoing step: RecordedCommand, now: Instant) -> String {
    if step.isImport { return phrases(.importUndone, step.count) }
    let change = ChangeSentence(wording: self, now: now, isBack: true)
    let first =
      change.text(backAfterDelete: step)
      ?? change.text(before: step.after, after: step.before)
      ?? change.text(before: step.reminderAfter?.reminder, after: step.reminderBefore?.reminder)
      ?? change.text(before: step.rowAfter?.row, after: step.rowBefore?.row)
      ?? PlainText.line(step.verb)
    return sentence(first, of: step)
  }
}

extension RecordedCommand {
  /// Whether a fast runs again without it, or values are back that it does not name.
  fileprivate var tellsMoreUndone: Bool {
    noun == "profile" || before != nil && before?.end == nil && after?.end != nil
  }

  /// Its rows are told by their number alone.
  fileprivate var isImport: Bool { Verb(rawValue: verb) == .import && noun == "fast" }
}

extension ChangeSentence {
  /// A fast that was deleted and is there again was not added.
  fileprivate func text(backAfterDelete step: RecordedCommand) -> String? {
    guard Verb(rawValue: step.verb) == .delete, step.after == nil, let fast = step.before else {
      return nil
    }
    return wording.phrases(
      ChangeMessage.restored, "start",
      wording.moment(Instant(milliseconds: fast.start), now: now))
  }
}

extension Wording {
  /// The change of a reminder.
  package func sentence(for reminder: Reminder, isThere: Bool, now: Instant) -> String {
    ChangeSentence(wording: self, now: now).text(
      before: isThere ? nil : reminder, after: isThere ? reminder : nil) ?? ""
  }
}
