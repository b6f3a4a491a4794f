package import Nouns
package import Time

/// A diet program as the person began it: a calendar, of which every day has its phase for good.
package struct DietProgram: Equatable, Sendable {
  /// Days on which the program stands still.
  package struct Pause: Hashable, Sendable {
    package var from: Day
    /// The first day that is none of it; nil while it lasts.
    package var to: Day?

    package init(from: Day, to: Day?) {
      self.from = from
      self.to = to
    }

    func contains(_ day: Day) -> Bool { from <= day && to.map { day < $0 } ?? true }
  }

  package let id: RowID
  package var start: Day
  /// Days at maintenance before the first cycle.
  package var leadIn: Int
  /// In order; none shares a day with another.
  package var pauses: [Pause]
  /// The first day that is none of it.
  package var end: Day?

  /// Of a diet block, and of the maintenance block behind it.
  package static let block: Int64 = 14
  package static let cycle = block * 2
  package static let leadIns = 0...28
  package static let mostPauses = 500
  package static let most = 1000

  package init(
    id: RowID, start: Day, leadIn: Int = 7, pauses: [Pause] = [], end: Day? = nil
  ) {
    self.id = id
    self.start = start
    self.leadIn = leadIn
    self.pauses = pauses
    self.end = end
  }
}
