package import Time

/// One fast: running while it has no end.
package struct Fast: Equatable, Sendable {
  package let id: FastID
  package var start: Mark
  package var end: Mark?
  /// Nil for a fast without a goal.
  package var goal: Span?
  /// The schedule's name as it was when chosen, such as "16:8".
  package var schedule: String?
  package var note: String?
  package var isCancelled: Bool

  package init(
    id: FastID, start: Mark, end: Mark? = nil, goal: Span? = nil, schedule: String? = nil,
    note: String? = nil, isCancelled: Bool = false
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.goal = goal
    self.schedule = schedule
    self.note = note
    self.isCancelled = isCancelled
  }

  package enum Outcome: String, CaseIterable, Sendable {
    case completed, partial, cancelled
    /// Finished, and had no goal to meet.
    case open
  }

  package var isRunning: Bool { end == nil }

  package var goalAt: Instant? { goal.map { start.instant + $0 } }

  /// Nil while it runs.
  package var duration: Span? { end.map { $0.instant - start.instant } }

  /// Nil while it runs.
  package var outcome: Outcome? {
    guard let duration else { return nil }
    if isCancelled { return .cancelled }
    guard let goal else { return .open }
    return duration >= goal ? .completed : .partial
  }
}
