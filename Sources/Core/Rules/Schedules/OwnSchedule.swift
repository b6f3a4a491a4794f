package import Nouns
package import Time

/// A schedule of the person's own.
package struct OwnSchedule: Equatable, Sendable {
  package let id: RowID
  package var name: String
  /// Whole hours, 1 to 23; the rest of the day is for eating.
  package var hours: Int
  /// What it is for, in the person's words.
  package var text: String?

  package static let hours = 1...23
  /// In bytes of UTF-8.
  package static let longestName = 60
  package static let longestText = 500
  package static let most = 100

  package init(id: RowID, name: String, hours: Int, text: String? = nil) {
    self.id = id
    self.name = name
    self.hours = hours
    self.text = text
  }

  package var fasting: Span { .hours(Int64(hours)) }
}

/// What a start without words uses; there is at most one.
package struct Choice: Equatable, Sendable {
  package let id: RowID
  /// A schedule's name; nil for a fast without a goal.
  package var schedule: String?

  package init(id: RowID, schedule: String?) {
    self.id = id
    self.schedule = schedule
  }
}
