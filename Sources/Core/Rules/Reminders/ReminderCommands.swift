import Nouns
import Time

// Commands on the person's own reminders.
extension Engine {
  mutating func add(
    _ order: Command.NewReminder, as id: RowID, _ seen: inout Prospect, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    let reminder = Reminder(id: id, text: order.text, rule: order.rule)
    guard !reminder.isBlank else { throw .textMissing(field: "text") }
    try check(order.text, field: "text", limit: Reminder.longestText)
    if case .once(let at) = order.rule, at <= now.instant { throw .inThePast(at) }
    guard reminders.filter({ $0.isOpen(at: now.instant) }).count < Reminder.most else {
      throw .tooManyReminders(limit: Reminder.most)
    }
    record([Change(before: nil, after: .reminder(reminder))], verb: .remind, into: &decision)
    outbox.recall([], of: [id.text])
    // A daily one begins with its next time, not with one that has passed today.
    seen = prospect(at: now, seen)
    for appointment in seen.current
    where appointment.key.reminder == id {
      decide(appointment.key, .withdrawn, at: now, into: &decision)
    }
  }

  mutating func removeReminder(
    _ text: String, into decision: inout Decision
  ) throws(Refusal) {
    let reminder = try reminderBook.named(text).one(text)
    record([Change(before: .reminder(reminder), after: nil)], verb: .forget, into: &decision)
  }
}
