package import Nouns
package import Time

/// The local days on which a fast began and ended.
package struct DaySpan: Hashable, Sendable {
  package let start: Day
  package let end: Day

  /// A flight can make the end's date the earlier one; then the start's date stands for both.
  package init(start: Day, end: Day) {
    self.start = start
    self.end = max(start, end)
  }

  package func credited(_ mode: CreditMode) -> ClosedRange<Day> {
    if start == end { return start...start }
    switch mode {
    case .end: return (start + 1)...end
    case .start: return start...(end - 1)
    }
  }
}

extension Fast {
  /// Nil unless it is completed: only a goal that was met credits days.
  package var creditSpan: DaySpan? {
    guard outcome == .completed, let end else { return nil }
    return DaySpan(start: start.day, end: end.day)
  }
}
