package import Nouns
import Time

extension Fast {
  package typealias Outcome = Nouns.Outcome

  /// Nil while it runs.
  package var outcome: Outcome? {
    guard let isCompleted else { return nil }
    if isCancelled { return .cancelled }
    if isCompleted { return .completed }
    return goal == nil ? .open : .partial
  }

  /// Contradictions between start and end.
  var contradictions: [Intake.Fault] {
    guard let end = end?.instant else { return isCancelled ? [.badValue("end")] : [] }
    let isLater = end > start.instant || isCancelled && end == start.instant
    return isLater ? [] : [.endBeforeStart]
  }

  /// Whether it ended so soon that it changes nothing of when the person eats.
  package var isSlip: Bool {
    guard let duration, duration <= Span.longestSlip else { return false }
    return outcome != .completed
  }
}
