package import Nouns
package import Time

/// The orders that a person can give to their diet program; dates that are left out mean today.
package enum ProgramOrder: Equatable, Sendable {
  /// The lead-in of the wishes where none is said. `counts` is needed beside days of little energy.
  case start(
    on: Day? = nil, leadIn: Int64? = nil, counts: DeficitChoice? = nil, confirmed: String? = nil)
  /// Up to, and without, a date; until it is resumed where none is said.
  case pause(from: Day? = nil, to: Day? = nil)
  /// That day is active again.
  case resume(on: Day? = nil)
  /// As `start`, with a lead-in only after a gap.
  case restart(
    on: Day? = nil, leadIn: Int64? = nil, counts: DeficitChoice? = nil, confirmed: String? = nil)
  case move(to: Day)
  /// On the first day without it.
  case end(on: Day? = nil)
}

extension ProgramOrder {
  /// How far from today what is planned may lie.
  package static let reach: Int64 = 366

  fileprivate var verb: Verb {
    switch self {
    case .start: .startProgram
    case .pause: .pauseProgram
    case .resume: .resumeProgram
    case .restart: .restartProgram
    case .move: .moveProgram
    case .end: .endProgram
    }
  }
}

extension Engine {
  mutating func order(
    _ order: ProgramOrder, ids: () -> RowID, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let today = now.date
    let changes =
      switch order {
      case .start(let on, let leadIn, let counts, let confirmed):
        try starting(on: on ?? today, leadIn: leadIn, counts, confirmed, ids, today)
      case .pause(let from, let to): try pausing(from: from ?? today, to: to, today)
      case .resume(let on): try resuming(on: on ?? today, today)
      case .restart(let on, let leadIn, let counts, let confirmed):
        try restarting(on: on ?? today, leadIn: leadIn, counts, confirmed, ids, today)
      case .move(let day): try moving(to: day, today)
      case .end(let on): try ending(on: on ?? today, today)
      }
    guard changes.contains(where: { $0.before != $0.after }) else { throw .nothingToChange }
    record(changes, verb: order.verb, into: &decision)
  }

  func check(
    _ day: Day, _ field: String, in allowed: ClosedRange<Day>
  ) throws(Refusal) {
    guard allowed.contains(day) else {
      throw .dateOutOfRange(field: field, day, allowed: allowed)
    }
  }

  /// From one date to the furthest that may be planned, or to that one date where it lies beyond.
  func days(from first: Day, _ today: Day) -> ClosedRange<Day> {
    first...max(first, today + ProgramOrder.reach)
  }
}

// MARK: - Beginnings and ends

extension Engine {
  /// A person may say that they began some time ago: the days since then have their phases, too.
  private func starting(
    on start: Day, leadIn: Int64?, _ counts: DeficitChoice?, _ confirmed: String?,
    _ ids: () -> RowID, _ today: Day
  ) throws(Refusal) -> [Change] {
    if let other = standing.programs.last, other.end.map({ $0 > today }) ?? true {
      throw .programRuns(other.id, start: other.start)
    }
    let furthest = today - ProgramOrder.reach
    let earliest = max(furthest, standing.programs.last?.end ?? furthest)
    try check(start, "on", in: days(from: earliest, today))
    return try beginning(start, leadIn ?? wishes.leadIn, counts, confirmed, ids, today)
  }

  private func restarting(
    on start: Day, leadIn: Int64?, _ counts: DeficitChoice?, _ confirmed: String?,
    _ ids: () -> RowID, _ today: Day
  ) throws(Refusal) -> [Change] {
    guard let old = standing.programs.last else { throw .noProgram }
    guard old.start <= today else { throw .programRuns(old.id, start: old.start) }
    try check(start, "on", in: days(from: today, today))
    let changes = try beginning(
      start, leadIn ?? standing.restartLeadIn(on: start, by: wishes), counts, confirmed, ids, today)
    return [old.ending(on: start)].compactMap(\.self) + changes
  }

  private func beginning(
    _ start: Day, _ leadIn: Int64, _ counts: DeficitChoice?, _ confirmed: String?,
    _ ids: () -> RowID, _ today: Day
  ) throws(Refusal) -> [Change] {
    try checkDiet(on: today)
    guard !standing.isGoalReached(on: today) || confirmed.holds(.goalReached) else {
      throw .needsConfirmation([.goalReached])
    }
    guard let leadIn = Int(exactly: leadIn), DietProgram.leadIns.contains(leadIn) else {
      throw .numberOutOfRange(field: "leadIn", leadIn, allowed: DietProgram.leadIns.wide)
    }
    try checkCount(standing.programs.count, "programs", DietProgram.most)
    let program = DietProgram(id: ids(), start: start, leadIn: leadIn)
    return [Change(before: nil, after: .program(program))]
      + (try counting(counts, today))
  }

  func checkCount(_ count: Int, _ field: String, _ most: Int) throws(Refusal) {
    guard count < most else {
      throw .numberOutOfRange(field: field, Int64(count) + 1, allowed: 0...Int64(most))
    }
  }

  /// Whether the person may eat less than they need, and it can be said how much.
  private func checkDiet(on day: Day) throws(Refusal) {
    if let obstacle = standing.dietObstacle(on: day) { throw .noDiet(obstacle) }
    let missing = standing.missing(on: day)
    guard missing.isEmpty else { throw .profileIncomplete(missing) }
  }

  /// Of two deficits only one counts, and it must be said which.
  private func counting(
    _ counts: DeficitChoice?, _ today: Day
  ) throws(Refusal) -> [Change] {
    guard let old = standing.version(on: today), old.pattern != nil else { return [] }
    guard let counts = counts ?? old.counts else { throw .twoDeficits }
    guard counts != old.counts else { return [] }
    var new = old
    new.counts = counts
    return try standing.changes(to: new, from: today)
  }

  /// The start of a program that no diet day of has passed, and the end of the one before with it.
  private func moving(to start: Day, _ today: Day) throws(Refusal) -> [Change] {
    guard let old = standing.programs.last, old.end.map({ $0 > today }) ?? true else {
      throw .noProgram
    }
    if let diet = old.firstDietDay, diet < today { throw .dietHasBegun(diet) }
    let before = standing.programs.dropLast().last
    // Only while both lie ahead do the days between go from one to the other.
    let follows = before?.end == old.start && old.start > today ? before : nil
    let furthest = today - ProgramOrder.reach
    let earliest =
      follows.map { max($0.start + 1, today) } ?? max(furthest, before?.end ?? furthest)
    var allowed = days(from: earliest, today)
    if let end = old.end { allowed = allowed.lowerBound...max(allowed.lowerBound, end - 1) }
    try check(start, "on", in: allowed)
    var new = old
    new.start = start
    let move = Change(before: .program(old), after: .program(new))
    guard let follows else { return [move] }
    var shorter = follows
    shorter.end = start
    let end = Change(before: .program(follows), after: .program(shorter))
    // Neither way do the two share a day in between.
    return start > old.start ? [move, end] : [end, move]
  }

  /// Ends the programs, and drops those still to come.
  private func ending(on end: Day, _ today: Day) throws(Refusal) -> [Change] {
    let open = standing.programs.filter { $0.end.map { $0 > today } ?? true }
    guard !open.isEmpty else { throw .noProgram }
    try check(end, "on", in: days(from: today, today))
    return open.reversed().compactMap { $0.ending(on: end, always: $0.id == open.last?.id) }
  }
}

extension DietProgram {
  /// Nil where it ends before that; a program left without a day is removed.
  fileprivate func ending(on day: Day, always: Bool = false) -> Change? {
    if !always, let end, end <= day { return nil }
    var ended = self
    ended.end = day
    return Change(before: .program(self), after: start < day ? .program(ended) : nil)
  }
}

extension Standing {
  /// Whether the program has stood still for so long that a new beginning may be better.
  package func offersRestart(on day: Day, by wishes: Wishes) -> Bool {
    guard let length = wishes.restartOffer, let stretch = program(on: day)?.stretch(on: day)
    else { return false }
    return stretch.phase.kind == .paused && day >= stretch.from + length
  }

  /// The lead-in that a restart has by itself: none, or that of the wishes after a gap.
  package func restartLeadIn(on start: Day, by wishes: Wishes) -> Int64 {
    var day = start
    while day > start - wishes.restartGap, let program = program(on: day - 1) {
      let stretch = program.stretch(on: day - 1)
      switch stretch.phase.kind {
      case .paused, .ended: day = stretch.from
      case .notStarted where programs.contains { $0.start < day }: day = day - 1
      case .notStarted, .leadIn, .diet, .maintenance: return 0
      }
    }
    return wishes.leadIn
  }
}
