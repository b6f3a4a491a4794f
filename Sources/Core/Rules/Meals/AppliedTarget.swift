package import Nouns
package import Time

/// A target as it was put in force: what a day is held against is what held while it lasted.
package struct AppliedTarget: Equatable, Sendable {
  package let id: RowID
  /// The first day it holds on.
  package let from: Day
  package let written: Instant
  package let kcal: Int64
  package let macros: Macros?

  package init(id: RowID, from: Day, written: Instant, kcal: Int64, macros: Macros? = nil) {
    self.id = id
    self.from = from
    self.written = written
    self.kcal = kcal
    self.macros = macros
  }
}

extension Sequence<AppliedTarget> {
  /// Of those that hold on the day the one written last before it closed; what is said of a day
  /// that is over changes nothing about it.
  package func judging(_ day: Day, closing: Instant) -> AppliedTarget? {
    lazy.filter { $0.from <= day && $0.written < closing }
      .max { ($0.written, $0.id.text) < ($1.written, $1.id.text) }
  }
}
