package import Nouns
package import Time

/// One fast: running while it has no end.
package struct Fast: Equatable, Sendable {
  package let id: RowID
  package var start: Mark
  package var end: Mark?
  /// Nil for a fast without a goal.
  package var goal: Span?
  /// A shorter goal that it had reached when the goal was moved on.
  package var reached: Span?
  /// The schedule's name as it was when chosen, such as "16:8".
  package var schedule: String?
  package var note: String?
  /// How it felt, 1 to 5.
  package var mood: Int?
  package var isCancelled: Bool
  /// Nil for one that was recorded here.
  package var origin: Origin?

  package init(
    id: RowID, start: Mark, end: Mark? = nil, goal: Span? = nil, reached: Span? = nil,
    schedule: String? = nil, note: String? = nil, mood: Int? = nil, isCancelled: Bool = false,
    origin: Origin? = nil
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.goal = goal
    self.reached = reached
    self.schedule = schedule
    self.note = note
    self.mood = mood
    self.isCancelled = isCancelled
    self.origin = origin
  }

  package static let moods = 1...5

  /// Where an imported fast comes from, so that the same file brings it only once.
  package struct Origin: Hashable, Sendable {
    package let source: String
    package let id: String?

    package init(source: String, id: String?) {
      self.source = source
      self.id = id
    }
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
    guard let end else { return nil }
    if isCancelled { return .cancelled }
    // What was reached stays reached, whatever the person went on to want.
    let least = [reached, goal].compactMap(\.self).min()
    if least?.isMet(from: start.instant, to: end.instant, offset: end.offset) ?? false {
      return .completed
    }
    return goal == nil ? .open : .partial
  }

  /// Whether it ended so soon that it changes nothing of when the person eats.
  package var isSlip: Bool {
    guard let duration, duration <= Span.longestSlip else { return false }
    return outcome != .completed
  }
}
