import Nouns
package import Time

// Commands on what was recorded before.
extension Engine {
  func addNeeds(of order: EditOrder, to needs: inout Needs) {
    if let id = order.id {
      // No characters would begin every id.
      needs.fast = id.isEmpty ? nil : id
    } else if active == nil {
      needs.lastFinished = true
    } else {
      return
    }
    needs.credits = order.start != nil || order.end != nil || order.goal != nil
  }

  /// The needs that follow once the rows of the command are known.
  package func furtherNeeds(
    _ command: Command, given facts: Facts, at now: Instant
  ) -> Needs? {
    switch command {
    case .edit(let order): furtherNeeds(of: order, given: facts, at: now)
    case .past(.delete): furtherNeeds(deleting: facts.named.flatMap(\.self))
    case .undo, .redo:
      needs(besides: facts.step?.step.changes.compactMap { ($0.before ?? $0.after)?.id } ?? [])
    default: nil
    }
  }

  /// The time that the corrected fast would take up.
  private func furtherNeeds(
    of order: EditOrder, given facts: Facts, at now: Instant
  ) -> Needs? {
    guard order.start != nil || order.end != nil,
      let fast = try? fast(meantBy: order, given: facts)
    else { return nil }
    let start = order.start ?? fast.start.instant
    let end = order.end ?? fast.end?.instant ?? now
    var needs = needs(besides: [fast.id]) ?? Needs()
    needs.overlapping = Self.time(from: start, to: end)
    return needs
  }

  /// Another fast may be the last one where these change.
  func needs(besides changed: [RowID]) -> Needs? {
    guard [last, lastMeant].contains(where: { $0.map { changed.contains($0.id) } ?? false })
    else { return nil }
    var needs = Needs()
    needs.lastBeside = Set(changed)
    return needs
  }

  mutating func edit(
    _ order: EditOrder, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let old = try fast(meantBy: order, given: facts)
    var new = old
    // The same instant again keeps the zone and the day that it was recorded with.
    if let start = order.start, start != old.start.instant {
      try checkStart(start, at: now.instant, earliest: earliestStart(of: old, at: now.instant))
      new.start = now.mark(start)
    }
    if let end = order.end, end != old.end?.instant {
      if old.isRunning { throw .stillRunning(old.id) }
      guard end <= now.instant else { throw .inTheFuture(end) }
      new.end = now.mark(end)
    }
    if new.start != old.start { new.keepReached(old.reached, at: now.instant) }
    if new != old { try checkTime(of: new, at: now.instant, others: facts.overlapping) }
    if let goal = order.goal {
      new = try new.with(goal: goal, confirmed: order.confirm, on: now.date, in: standing)
      new.reached = nil
    }
    if new.start != old.start || new.end != old.end {
      try new.checkLength(confirmed: order.confirm)
    }
    if let note = order.note { new.note = try checkedNote(note) }
    if let mood = order.mood { new.mood = mood == 0 ? nil : try checkedMood(mood) }
    if order.reason != nil || order.unreasoned == true {
      if old.isRunning { throw .stillRunning(old.id) }
      new.reason = order.reason
    }
    if new == old, old.isRunning, order.start != nil, isClockDoubtful {
      // The start is as it was: the person says that the clock is right now.
      drift = nil
      decision.subject = old
      return
    }
    guard new != old else { throw .nothingToChange }
    replace(old, by: new, verb: .edit, into: &decision)
    facts.lastBeside.forEach { takeIfLast($0) }
    if !old.isRunning { recount(facts, after: [Change(before: .fast(old), after: .fast(new))]) }
  }

  private func fast(
    meantBy order: EditOrder, given facts: Facts
  ) throws(Refusal) -> Fast {
    guard let id = order.id else {
      if let active { return active }
      guard let last = facts.lasts.finished else { throw .notFound("") }
      return last
    }
    return try facts.fasts.one(id)
  }

  /// A start that is long past may still be corrected to a later one.
  private func earliestStart(of fast: Fast, at now: Instant) -> Instant {
    min(fast.isRunning ? now - Self.longestBackdating : Self.earliest, fast.start.instant)
  }

  private func checkTime(
    of new: Fast, at now: Instant, others: [Fast]
  ) throws(Refusal) {
    let start = new.start.instant
    let end = new.end?.instant ?? now
    guard start < end || (new.isRunning && start == end) else {
      throw .endBeforeStart(start: start, end: end)
    }
    guard !new.isCancelled else { return }
    try checkFree(others, except: new.id, for: Self.time(from: start, to: end))
    try checkFreeOfRunning(start..<end, except: new.id)
  }

  func checkFreeOfRunning(
    _ wanted: Range<Instant>, except own: RowID?
  ) throws(Refusal) {
    guard let active, active.id != own, active.start.instant < wanted.upperBound else { return }
    throw .overlaps(active.id, start: active.start.instant, end: nil, wanted: wanted)
  }

  mutating func takeBack(_ facts: Facts, into decision: inout Decision) throws(Refusal) {
    guard let recorded = facts.step else { throw .nothingToUndo }
    let changes = recorded.step.changes.reversed().map(\.reversed)
    let step = Step(
      kind: .undo(recorded.number), verb: recorded.step.verb, changes: changes,
      stored: recorded.step.stored?.reversed,
      beside: recorded.step.beside.reversed().map(\.reversed))
    try retrace(recorded, step, given: facts, into: &decision)
  }

  mutating func doAgain(_ facts: Facts, into decision: inout Decision) throws(Refusal) {
    guard let recorded = facts.step else { throw .nothingToRedo }
    let step = Step(
      kind: .redo(recorded.number), verb: recorded.step.verb, changes: recorded.step.changes,
      stored: recorded.step.stored, beside: recorded.step.beside)
    try retrace(recorded, step, given: facts, into: &decision)
  }

  private mutating func retrace(
    _ recorded: RecordedStep, _ step: Step, given facts: Facts, into decision: inout Decision
  ) throws(Refusal) {
    let changes = step.changes
    if let edit = recorded.obstacle {
      throw .cannotUndo(verb: recorded.step.verb.text, since: edit)
    }
    var credits = Credits(facts.credits)
    outbox.recall(facts.news, of: changes.compactMap { ($0.before ?? $0.after)?.id.text })
    for change in changes where change.after?.damage != nil {
      throw .cannotUndo(verb: recorded.step.verb.text)
    }
    // A running fast and the programs that exist matter for the change after them.
    let isOrdered = { (change: Change) in change.kind == .fast || change.kind == .program }
    for change in changes where isOrdered(change) {
      try checkStands(change, verb: recorded.step.verb.text)
      apply([change])
    }
    apply(changes.filter { !isOrdered($0) })
    credits.apply(changes, step.stored)
    try checkPrograms(changes, verb: recorded.step.verb.text)
    facts.lastBeside.forEach { takeIfLast($0) }
    decision.commit.step = step
    decision.step = recorded
    if case .fast(let fast)? = changes.last?.after { decision.subject = fast }
    if let spans = credits.spans { recount(spans, mode: standing.creditMode) }
  }

  /// The store refuses rows that differ; what the engine itself holds is checked here.
  private func checkStands(_ change: Change, verb: String) throws(Refusal) {
    if case .fast(let fast)? = change.before, fast.isRunning, fast != active {
      throw .cannotUndo(verb: verb)
    }
    if case .program(let program)? = change.before, !standing.programs.contains(program) {
      throw .cannotUndo(verb: verb)
    }
    let replacesActive =
      if case .fast(let fast)? = change.before { fast.id == active?.id } else { false }
    if case .fast(let fast)? = change.after, fast.isRunning, active != nil, !replacesActive {
      throw .cannotUndo(verb: verb)
    }
  }

  /// No day may be of two programs.
  private func checkPrograms(_ changes: [Change], verb: String) throws(Refusal) {
    for case .program(let program)? in changes.map(\.after) {
      guard !standing.programs.contains(where: { $0.id != program.id && $0.overlaps(program) })
      else { throw .cannotUndo(verb: verb) }
    }
  }

  mutating func recount(_ facts: Facts, after changes: [Change]) {
    var credits = Credits(facts.credits)
    credits.apply(changes)
    if let spans = credits.spans { recount(spans, mode: standing.creditMode) }
  }
}

/// The days of the completed fasts while rows are being changed.
struct Credits {
  private(set) var spans: [DaySpan]?

  init(_ spans: [DaySpan]?) {
    self.spans = spans
  }

  /// Takes the newest of several that are alike.
  mutating func apply(_ changes: [Change], _ stored: StoredChanges? = nil) {
    guard let all = spans else { return }
    var (old, new) = (stored?.gone ?? [], stored?.new ?? [])
    for change in changes { change.credit(gone: &old, new: &new) }
    var gone: [DaySpan: Int] = [:]
    for span in old { gone[span, default: 0] += 1 }
    guard !gone.isEmpty || !new.isEmpty else { return }
    let kept = gone.isEmpty ? all : all.reversed().filter { gone.take($0) }.reversed()
    spans = kept + new
  }
}

extension [DaySpan: Int] {
  /// Counts one down; true where there is none left to count.
  fileprivate mutating func take(_ span: DaySpan) -> Bool {
    guard let count = self[span], count > 0 else { return true }
    self[span] = count - 1
    return false
  }
}
