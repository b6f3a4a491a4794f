package import Nouns
package import Rules

/// Rows by the page, for what leaves the database whole.
package struct RowPort {
  package var fasts: (RowQuery, _ limit: Int) throws(StoreTrouble) -> [Fast]
  package var reminders: (_ after: RowID?, _ limit: Int) throws(StoreTrouble) -> [Reminder]

  package static let none = RowPort(
    fasts: { _, _ throws(StoreTrouble) in throw .failed },
    reminders: { _, _ throws(StoreTrouble) in throw .failed })

  package init(
    fasts: @escaping (RowQuery, Int) throws(StoreTrouble) -> [Fast],
    reminders: @escaping (RowID?, Int) throws(StoreTrouble) -> [Reminder]
  ) {
    self.fasts = fasts
    self.reminders = reminders
  }
}
