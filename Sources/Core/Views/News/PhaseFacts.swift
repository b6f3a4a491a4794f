package import Time

/// The phase of a diet program that begins on a date.
package struct PhaseFacts: Equatable, Sendable {
  package enum Block: Equatable, Sendable {
    case leadIn, diet, maintenance, paused
  }

  package let block: Block
  /// The first date of it, or the first one after a pause.
  package let since: Day
  /// Which day of the block that date is, from 1 on.
  package var day: Int64
  package var length: Int64
  /// After a pause.
  package var isResumed = false
  /// The cycle that the day before completed.
  package var completed: Int64?
  package var energy: PhaseEnergy?

  package init(_ block: Block, since: Day, day: Int64 = 1, of length: Int64 = 14) {
    self.block = block
    self.since = since
    self.day = day
    self.length = length
  }
}

/// How much to eat a day in a block.
package struct PhaseEnergy: Equatable, Sendable {
  /// Why the target is another one than before.
  package enum Reason: Equatable, Sendable {
    case weight, age
    /// The record of meals and weighings.
    case intake
    case other
  }

  package let kcal: Int64
  /// A diet phase in which less than maintenance would not be safe.
  package var isHeld = false
  /// The target until now, where it was recalculated.
  package var before: Int64?
  package var reason = Reason.other

  package init(kcal: Int64) {
    self.kcal = kcal
  }
}

/// A program that has stood still for long.
package struct RestartFacts: Equatable, Sendable {
  package let pausedSince: Day
  /// The days at maintenance with which a new cycle would begin.
  package let leadIn: Int64

  package init(pausedSince: Day, leadIn: Int64) {
    self.pausedSince = pausedSince
    self.leadIn = leadIn
  }
}
