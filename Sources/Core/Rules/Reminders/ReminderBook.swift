import Nouns
import Time

/// The person's reminders, apart by whether they can still be told: those that cannot grow with the
/// years, and no command looks through them.
struct ReminderBook: Equatable, Sendable {
  private(set) var open: [Reminder]
  private var over: [RowID: Reminder] = [:]
  private var sorted: Instant?

  init(_ reminders: [Reminder]) {
    open = reminders
  }

  /// Tells them apart for a moment; one before the last brings back what was over by then.
  mutating func sort(at now: Instant) {
    if let sorted, now < sorted {
      open += over.values.sorted { $0.id.text < $1.id.text }
      over = [:]
    }
    sorted = now
    guard let first = open.firstIndex(where: { !$0.isOpen(at: now) }) else { return }
    for reminder in open[first...] where !reminder.isOpen(at: now) { over[reminder.id] = reminder }
    open.removeAll { !$0.isOpen(at: now) }
  }

  mutating func add(_ reminder: Reminder) {
    open.append(reminder)
  }

  mutating func remove(_ id: RowID) {
    if over.removeValue(forKey: id) == nil { open.removeAll { $0.id == id } }
  }

  /// All whose ids begin so.
  func named(_ text: String) -> [Reminder] {
    open.filter { $0.id.begins(with: text) } + over.values.filter { $0.id.begins(with: text) }
  }
}
