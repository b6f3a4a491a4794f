import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct ReminderTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func commit(_ before: Reminder?, _ after: Reminder?) throws {
    let change = Change(before: before.map(Row.reminder), after: after.map(Row.reminder))
    _ = try ledger.commit(.command([change]), at: .noon)
  }

  private func log() throws -> [Change] {
    try ledger.changes(since: 0, limit: .max).compactMap {
      if case .change(let change) = $0.subject { change } else { nil }
    }
  }

  nonisolated static let rules: [Reminder.Rule] =
    [.once(.noon), .once(Instant(milliseconds: .max))]
    + Weekday.allCases.map { .daily(.midnight, days: [$0]) }
    + [(23, 59, 59), (6, 30, 0), (0, 0, 1)].compactMap { hour, minute, second in
      ClockTime(hour: hour, minute: minute, second: second)
        .map { .daily($0, days: Set(Weekday.allCases)) }
    }

  @Test(arguments: rules)
  func `a reminder is read back as it was written`(rule: Reminder.Rule) throws {
    let reminder = Reminder(
      id: RowID(1), text: "a \"text\" with ' \\ \u{1} and 🍏 \u{7f}\nü", rule: rule)
    try commit(nil, reminder)
    #expect(try ledger.reminders(at: .noon) == [reminder])
    try commit(reminder, nil)
    #expect(try ledger.reminders(at: .noon) == [])
    let row = Row.reminder(reminder)
    #expect(
      try log() == [Change(before: nil, after: row), Change(before: row, after: nil)])
  }

  @Test(arguments: rules)
  func `a reminder can become any other`(rule: Reminder.Rule) throws {
    var reminder = Reminder.sample(1)
    for rule in [rule, .once(.noon), rule, .daily(.midnight, days: [.sunday]), rule] {
      let old = reminder
      reminder.rule = rule
      reminder.text += "+"
      try commit(old == .sample(1) ? nil : old, reminder)
      #expect(try ledger.reminders(at: .noon) == [reminder])
    }
  }

  @Test func `one step may do something to rows of several nouns`() throws {
    let fast = Row.fast(.sample(1))
    let reminder = Row.reminder(.sample(2))
    let changes = [fast, reminder].map { Change(before: nil, after: $0) }
    _ = try ledger.commit(.command(changes), at: .noon)
    var needs = Needs()
    needs.step = .nextToUndo
    #expect(try ledger.facts(for: needs).step?.step.changes == changes)
    #expect(try ledger.steps(limit: 9).map(\.recorded.step.changes) == [changes])
    #expect(try log() == changes)
  }

  enum Stale: CaseIterable {
    case existing, missing, different, otherID, otherNoun
  }

  @Test(arguments: Stale.allCases)
  func `a commit that does not know the reminder is refused whole`(stale: Stale) throws {
    let reminder = Reminder.sample(1)
    try commit(nil, reminder)
    var changed = reminder
    changed.text = "other"
    let bad =
      switch stale {
      case .existing: Change(before: nil, after: .reminder(changed))
      case .missing: Change(before: .reminder(.sample(2)), after: nil)
      case .different: Change(before: .reminder(changed), after: .reminder(reminder))
      case .otherID: Change(before: .reminder(reminder), after: .reminder(.sample(2)))
      case .otherNoun: Change(before: .reminder(reminder), after: .fast(.sample(1)))
      }
    let good = Change(before: nil, after: .fast(.sample(9)))
    #expect(throws: StoreError.conflict) {
      try ledger.commit(.command([good, bad]), at: .noon)
    }
    #expect(try ledger.reminders(at: .noon) == [reminder])
    #expect(try ledger.running() == nil)
    #expect(try ledger.lastSeq() == 1)
    try commit(reminder, changed)
  }

  @Test func `a reminder for no day at all has no place`() throws {
    #expect(throws: StoreError.conflict) {
      try commit(nil, .sample(1, .daily(.midnight, days: [])))
    }
  }

  @Test func `the opening has reminders as they were made, without those of long ago`() throws {
    let edge = Instant.noon - .hours(30 * 24)
    let rules: [Reminder.Rule] = [
      .once(.noon + .hour), .once(edge - .second), .daily(.midnight, days: [.monday]),
      .once(edge),
    ]
    let all = rules.enumerated().map { Reminder.sample(UInt64(9 - $0), $1) }
    for reminder in all { try commit(nil, reminder) }
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.opening.reminders == [all[0], all[2], all[3]])
    var needs = Needs()
    needs.step = .nextToUndo
    #expect(try opened.ledger.facts(for: needs).step?.step.changes.count == 1)
    #expect(try opened.ledger.reminders(at: .noon - .second) == all)
  }

  @Test(arguments: [Span.hours(9000), .hours(-900_000)])
  func `a clock that is far off at the start hides no reminder`(off: Span) throws {
    try commit(nil, .sample(1, .once(.noon + .hour)))
    ledger.close()
    let opening = try Ledger.open(scratch.places, at: .noon + off).opening
    #expect(opening.reminders == [.sample(1, .once(.noon + .hour))])
  }
}
