package import Time

/// One fast: running while it has no end.
package struct Fast: Noun {
  package static let kind = Row.Kind.fast
  package static let moods = 1...5
  package static let longestNote = TextLimit.lines(4000)

  package var id = RowID.blank
  package var start = Mark.blank
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
  /// Why it ended, where the person has said so.
  package var reason: EndReason?
  package var isCancelled = false
  /// Nil for one that was recorded here.
  package var origin: Origin?

  package init() {}

  package init(
    id: RowID, start: Mark, end: Mark? = nil, goal: Span? = nil, reached: Span? = nil,
    schedule: String? = nil, note: String? = nil, mood: Int? = nil, reason: EndReason? = nil,
    isCancelled: Bool = false, origin: Origin? = nil
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.goal = goal
    self.reached = reached
    self.schedule = schedule
    self.note = note
    self.mood = mood
    self.reason = reason
    self.isCancelled = isCancelled
    self.origin = origin
  }

  package var row: Row { .fast(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.mark("start", &start)
    try fields.mark("end", &end, like: start)
    try fields.together("goal") { fields throws(F.Failure) in
      try fields.span("goal", &goal, within: GoalLevel.possible)
      try fields.span("reached", &reached, within: GoalLevel.possible)
    }
    try fields.text("schedule", &schedule, limit: OwnSchedule.longestName)
    try fields.text("note", &note, limit: Self.longestNote)
    try fields.number("mood", &mood, within: Self.moods)
    try fields.together("end") { fields throws(F.Failure) in
      try fields.flag("cancelled", &isCancelled)
    }
    try fields.spread("origin", &origin)
    try fields.word("reason", &reason)
  }

  /// Where an imported fast comes from, so that the same file brings it only once.
  package struct Origin: Hashable, Sendable {
    package static let longest = TextLimit.line(200)

    package let source: String
    package let id: String?

    package init(source: String, id: String?) {
      self.source = source
      self.id = id
    }
  }
}

extension Fast {
  package var isRunning: Bool { end == nil }

  package var goalAt: Instant? { goal.map { start.instant + $0 } }

  /// Nil while it runs.
  package var duration: Span? { end.map { $0.instant - start.instant } }

  /// The least that it had to reach to count as completed.
  package var leastGoal: Span? { [reached, goal].compactMap(\.self).min() }

  /// Whether it met a goal; nil while it runs, and false without one.
  package var isCompleted: Bool? {
    guard let end else { return nil }
    // A goal that was reached stays reached, whatever the person wants later.
    return !isCancelled
      && leastGoal?.isMet(from: start.instant, to: end.instant, offset: end.offset) ?? false
  }
}

extension Fast.Origin: Spread {
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var (source, id) = (value?.source, value?.id)
    try fields.together(name) { fields throws(F.Failure) in
      try fields.column("source", &source)
      try fields.column("source_id", &id)
    }
    value = source.map { Self(source: $0, id: id) }
  }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var (source, id) = (value?.source, value?.id)
    try fields.string("source", &source, limit: longest)
    try fields.string("sourceID", &id, limit: longest)
    if source == nil, id != nil { fields.unfit("source") }
    value = source.map { Self(source: $0, id: id) }
  }
}
