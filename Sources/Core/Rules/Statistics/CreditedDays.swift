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

  /// The one day that a fast belongs to in every view and every sum.
  package func day(_ mode: CreditMode) -> Day { mode == .end ? end : start }

  /// The days that it credits where it met its goal.
  package func credited(_ mode: CreditMode) -> ClosedRange<Day> {
    if start == end { return start...start }
    switch mode {
    case .end: return (start + 1)...end
    case .start: return start...(end - 1)
    }
  }
}

extension Fast {
  /// Nil while it runs.
  package var days: DaySpan? { end.map { DaySpan(start: start.day, end: $0.day) } }

  /// Nil unless it is completed: only a goal that was met credits days.
  package var creditSpan: DaySpan? { outcome == .completed ? days : nil }

  /// As lists show it and sums add it up, in whole minutes; nil while it runs.
  package var length: Span? {
    end.map {
      .shown(from: start.instant, offset: start.offset, to: $0.instant, offset: $0.offset)
    }
  }
}
