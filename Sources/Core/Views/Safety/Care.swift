import Nouns
import Time
package import Wire

// What a state asks to be minded, in every place that shows it.
extension Wording {
  /// The newest warning about the fast that runs, or how to eat again after the last one.
  func care(in snapshot: Snapshot) -> [String] {
    // Not out of an array of optionals: the first type that has to be made at run time costs a tenth
    // of what `status` takes.
    var sentences: [String] = []
    if let fast = snapshot.fast {
      if let limit = limit(of: fast, snapshot.limit) { sentences.append(limit) }
      if let warning = warning(after: fast.elapsed) { sentences.append(warning) }
    } else if let care = snapshot.aftercare {
      sentences.append(text(of: care))
    }
    return sentences
  }

  /// Nil before the first full day.
  private func warning(after seconds: Int64) -> String? {
    SafetyMessage(elapsed: seconds).map { phrases($0) }
  }

  /// Where the fast goes on longer than a goal might be.
  private func limit(of fast: RunningFast, _ limit: GoalLimit?) -> String? {
    guard let limit, fast.elapsed >= limit.most, fast.goal.map({ $0 > limit.most }) ?? true
    else { return nil }
    return self.limit(limit.question, most: limit.most)
  }

  /// The goal of the fast that runs, where it is longer than it should be; nil elsewhere.
  package func longGoal(in snapshot: Snapshot) -> String? {
    guard let limit = snapshot.limit, let goal = snapshot.fast?.goal, goal > limit.most else {
      return nil
    }
    return phrases(SafetyPageMessage.longGoal, "goal", span(seconds: goal))
  }

  /// What the person said, and how long it lets a fast be.
  func limit(_ question: SafetyQuestion, most: Int64) -> String {
    guard !question.isFinal else { return phrases(SafetyQuestion.underAge.detail) }
    return phrases(
      SafetyPageMessage.limit, "question", phrases(question.said), "most",
      span(seconds: most))
  }

  /// What stands above it where it has a title; nil where there is nothing to mind.
  func careTitle(of snapshot: Snapshot) -> String? {
    guard let fast = snapshot.fast else {
      return snapshot.aftercare.map { _ in phrases(AftercareMessage.title) }
    }
    guard !care(in: snapshot).isEmpty else { return nil }
    return phrases(SafetyMessage.title, "hours", number(fast.elapsed / Span.hour.seconds))
  }

  /// What became of a fast, below how to eat again after it.
  func minding(_ care: Aftercare?, _ text: NewsText) -> NewsText {
    guard let care else { return text }
    guard care != .small else { return text.adding(self.text(of: care)) }
    var minded = NewsText(
      phrases(AftercareMessage.title), lines: [self.text(of: care), text.title + ": " + text.body])
    minded.urgency = care.urgency
    return minded
  }

  func text(of care: Aftercare) -> String {
    switch care {
    case .small: phrases(AftercareMessage.small)
    case .portions: phrases(AftercareMessage.portions)
    case .refeeding: phrases(SafetyMessage.fiveDays)
    }
  }

  /// Why there is no target for now; nil while the fast runs, which has words of its own, and where
  /// nothing but the refeeding text is said.
  func rest(in snapshot: Snapshot) -> String? {
    guard snapshot.resting != nil, snapshot.fast == nil, snapshot.aftercare != .refeeding else {
      return nil
    }
    return phrases(AftercareMessage.noTarget)
  }
}

/// How to eat again after a fast of a day or more.
package enum Aftercare: CaseIterable, Equatable, Sendable {
  case small, portions
  /// Eating again can itself be dangerous: nothing else is said beside it.
  case refeeding

  /// Nil for a shorter fast.
  package init?(after seconds: Int64) {
    switch seconds {
    case (LongFastWarning.fiveDays.begins.seconds + 1)...: self = .refeeding
    case (LongFastWarning.twoDays.begins.seconds + 1)...: self = .portions
    case LongFastWarning.day.begins.seconds...: self = .small
    default: return nil
    }
  }

  /// Nil for a fast that runs, and for one that was discarded.
  package init?(of fast: Entry) {
    guard fast.end != nil, fast.outcome != .cancelled else { return nil }
    self.init(after: fast.duration ?? 0)
  }

  var urgency: PopupUrgency { self == .refeeding ? .critical : .normal }

  /// For so long after the fast; nil until the next one.
  fileprivate var lasts: Span? {
    switch self {
    case .small: .hour
    case .portions: .hours(24)
    case .refeeding: nil
    }
  }
}

package enum AftercareMessage: String, Message {
  case title = "Eating again"
  case small = "Begin with something small."
  case portions = "Begin with something small, and eat small portions over a day."
  case noTarget = "No target for now: after a long fast small portions count, not numbers."
}

extension Snapshot {
  /// What the last fast still asks to be minded; nil while another one runs.
  var aftercare: Aftercare? {
    // Not `fast == nil`, which copies it by a type made at run time; see `care(in:)`.
    if case .some = fast { return nil }
    guard let last, let end = last.end, let care = Aftercare(of: last) else { return nil }
    guard let lasts = care.lasts else { return care }
    let age = Instant(milliseconds: now) - Instant(milliseconds: end)
    return age < lasts ? care : nil
  }

  /// After a fast of more than five days nothing but that is said.
  var withoutPlansWhereUnsafe: Snapshot {
    guard aftercare == .refeeding else { return self }
    var bare = self
    (bare.plan, bare.window, bare.program, bare.energy) = (nil, nil, nil, nil)
    bare.eat = nil
    bare.streak = Streak(current: 0, longest: 0)
    bare.logging = nil
    return bare
  }

  /// As urgent as the same words are when they come by themselves.
  var careUrgency: PopupUrgency? {
    guard let fast else { return aftercare?.urgency }
    return fast.elapsed >= LongFastWarning.always.seconds ? .critical : .normal
  }

  /// Whether it says itself what to mind, and leaves nothing for a kind word to add.
  var isCaredFor: Bool {
    aftercare != nil || (fast?.elapsed ?? 0) >= LongFastWarning.fiveDays.begins.seconds
  }

  /// When that is over; nil where it is not by the clock alone.
  var aftercareEnd: Instant? {
    guard let lasts = aftercare?.lasts, let end = last?.end else { return nil }
    return Instant(milliseconds: end) + lasts
  }
}

extension SafetyMessage {
  /// The warning of a fast of so many seconds; nil before the first full day.
  init?(elapsed seconds: Int64) {
    guard let warning = LongFastWarning(hours: seconds / Span.hour.seconds) else { return nil }
    self.init(warning)
  }
}
