/// What a status bar shows besides the state; only for who asks for it.
package struct Glance: Record, Equatable {
  /// The last fasts that ended and were not cancelled, oldest first; five at most.
  package var recent: [Recent] = []
  /// When it is told again what may wait; nil where nothing is kept back now.
  package var quietUntil: Int64?
  /// From this instant on the state may be another although nothing was done: who shows it for
  /// longer asks again then.
  package var holdsUntil: Int64 = 0
  /// The mean of what was weighed in seven days, in grams, and what the trend has changed by in a week.
  package var weight: Int64?
  package var weekly: Int64?
  /// Where it goes, where that is good news for the aim: down, flat or up.
  package var arrow: String?
  /// What was eaten today, from the first meal on; nil where the person is not to count.
  package var eaten: MealDay?

  package init(recent: [Recent], quietUntil: Int64? = nil, holdsUntil: Int64) {
    self.recent = recent
    self.quietUntil = quietUntil
    self.holdsUntil = holdsUntil
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("recent", &recent)
    try fields.int("quietUntil", &quietUntil)
    try fields.int("holdsUntil", &holdsUntil)
    try fields.int("weight", &weight)
    try fields.int("weekly", &weekly)
    try fields.string("arrow", &arrow)
    try fields.record("eaten", &eaten)
  }
}

/// A fast that has ended, as a bar of a small chart.
package struct Recent: Record, Equatable {
  package var start: Int64 = 0
  package var duration: Int64 = 0
  package var goal: Int64?
  package var outcome = Outcome.completed

  package init(start: Int64, duration: Int64, goal: Int64? = nil, outcome: Outcome) {
    self.start = start
    self.duration = duration
    self.goal = goal
    self.outcome = outcome
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("start", &start)
    try fields.int("duration", &duration)
    try fields.int("goal", &goal)
    try fields.choice("outcome", &outcome)
  }
}

/// Whether the answer is for a status bar.
package struct StatusQuestion: Record, Hashable {
  package var glance: Bool?

  package init(glance: Bool? = nil) {
    self.glance = glance
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("glance", &glance)
  }
}
