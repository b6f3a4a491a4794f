package import Nouns
package import Time
import Wire

/// One piece of news as facts, of which a pop-up's words are made.
package struct NewsFacts: Equatable, Sendable {
  package enum Topic: Equatable, Sendable {
    case goalReached(FastFacts)
    /// Nobody has attended to it.
    case goalAgain(FastFacts)
    case halfway(FastFacts)
    case goalNear(FastFacts)
    case beyond(FastFacts)
    case forgotten(FastFacts)
    case stage(ToldStage)
    case safety(start: Instant)
    /// A fast goes on for longer than what the person said allows a goal to be.
    case limit(start: Instant, SafetyQuestion, most: Span)
    /// Its moment may lie before the window opens.
    case windowOpened(WindowFacts)
    case windowClosing(WindowFacts, next: PlanFacts?, left: Int64? = nil)
    case windowClosed(WindowFacts, next: PlanFacts?)
    case startUsual(UsualStart)
    /// The diet program enters another phase, stands still or goes on.
    case phaseSwitched(PhaseFacts)
    /// It will tomorrow.
    case phaseEve(PhaseFacts)
    case restartOffered(RestartFacts)
    /// The person's own words.
    case reminder(String)
    case drink(last: Instant)
    /// Too little was eaten on the last days; without a number where nobody is told what to eat.
    case little(hasNumbers: Bool)
    case weekOver(WeekFacts)
    case summary([NewsFacts])
  }

  /// The moment it is for.
  package let at: Instant
  package let topic: Topic

  /// Later than this after its moment it says when that was.
  private static let promptly = Span.minute

  package init(_ topic: Topic, at: Instant) {
    self.topic = topic
    self.at = at
  }

  /// A warning, which stands under no other title.
  package var isCare: Bool {
    switch topic {
    case .safety, .limit: true
    default: false
    }
  }

  func isLate(_ now: Instant) -> Bool { now - at > Self.promptly }

  /// Told so long before what it is about.
  func isEarly(for event: Instant) -> Bool { event - at > Self.promptly }
}

package struct FastFacts: Equatable, Sendable {
  package let start: Instant
  package let goal: Span
  package let schedule: String?
  /// Of somebody whose goals are short: nothing is to be celebrated.
  package let isLimited: Bool

  package init(start: Instant, goal: Span, schedule: String? = nil, isLimited: Bool = false) {
    self.start = start
    self.goal = goal
    self.schedule = schedule
    self.isLimited = isLimited
  }

  var goalAt: Instant { start + goal }
}

package struct WindowFacts: Equatable, Sendable {
  package let opens: Instant
  package let closes: Instant

  package init(opens: Instant, closes: Instant) {
    self.opens = opens
    self.closes = closes
  }
}

/// The plan for the next fast.
package struct PlanFacts: Equatable, Sendable {
  package let schedule: String?
  package let goal: Span

  package init(schedule: String?, goal: Span) {
    self.schedule = schedule
    self.goal = goal
  }
}

package struct UsualStart: Equatable, Sendable {
  package let start: Instant
  /// How many starts it was learnt from; nil where the person has set it.
  package let learntFrom: Int?
  package let plan: PlanFacts?

  package init(start: Instant, learntFrom: Int?, plan: PlanFacts?) {
    self.start = start
    self.learntFrom = learntFrom
    self.plan = plan
  }
}

/// The stages that are told of, by their ids; the first begins with the fast and is no news.
package enum ToldStage: String, CaseIterable, Sendable {
  case postAbsorptive = "post_absorptive"
  case switching
  case ketonesRising = "ketones_rising"
  case mildKetosis = "ketosis_mild"
  case sustainedKetosis = "ketosis_sustained"
  case extended
}
