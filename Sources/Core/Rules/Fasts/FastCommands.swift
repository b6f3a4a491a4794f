import Nouns
import Time

// Commands on the running fast.
extension Engine {
  mutating func start(
    _ order: StartOrder, as id: RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    if let active { throw .alreadyFasting(active.id, since: active.start.instant) }
    let begin = order.at ?? now.instant
    try checkStart(begin, at: now.instant, earliest: now.instant - Self.longestBackdating)
    try checkFree(
      facts.overlapping, except: nil, for: Self.time(from: begin, to: now.instant))
    let goal = try Goal.resolve(
      order.goal ?? standing.plan(at: now.at(begin)).goal, start: begin, present: nil,
      confirmed: order.confirm, on: now.date, in: standing)
    if order.guessed == true, order.confirm == nil, let span = goal.span,
      begin + span <= now.instant
    {
      throw .needsConfirmation([.goalMet], about: .start(begin, goal: span))
    }
    let fast = Fast(
      id: id, start: now.mark(begin), goal: goal.span, schedule: goal.schedule,
      note: try checkedNote(order.note), mood: try checkedMood(order.mood))
    record([Change(before: nil, after: .fast(fast))], verb: .start, into: &decision)
    decision.subject = fast
    outbox.recall([], of: [id.text])
  }

  mutating func stop(
    _ order: StopOrder, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let running = try running(meant: order.id)
    let end = order.at ?? likely(now.instant)
    if order.at == nil, isClockDoubtful { decision.doubtedLead = drift?.moved }
    guard end <= now.instant else { throw .inTheFuture(end) }
    guard end > running.start.instant else {
      throw .endBeforeStart(start: running.start.instant, end: end)
    }
    try checkFree(
      facts.overlapping, except: running.id, for: Self.time(from: running.start.instant, to: end))
    var fast = running
    fast.end = now.mark(end)
    if let note = order.note { fast.note = try checkedNote(note) }
    if let mood = order.mood { fast.mood = try checkedMood(mood) }
    fast.reason = order.reason
    replace(running, by: fast, verb: .stop, into: &decision)
    credit(fast)
  }

  /// A cancelled fast keeps its place in the history and counts for nothing.
  mutating func cancel(at now: Moment, into decision: inout Decision) throws(Refusal) {
    let running = try running(meant: nil)
    var fast = running
    // A clock that was set back must not make a row that ends before it begins.
    fast.end = now.mark(max(now.instant, running.start.instant))
    fast.isCancelled = true
    replace(running, by: fast, verb: .cancel, into: &decision)
  }

  mutating func setGoal(
    _ order: GoalChangeOrder, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let running = try running(meant: order.id)
    var fast = try running.with(
      goal: order.goal, confirmed: order.confirm, on: now.date, in: standing)
    fast.keepReached(
      [running.reached, running.goal].compactMap(\.self).min(), at: likely(now.instant))
    guard fast != running else { throw .nothingToChange }
    replace(running, by: fast, verb: .goal, into: &decision)
  }

  func running(meant id: String?) throws(Refusal) -> Fast {
    guard let active else { throw .notFasting }
    if let id, !active.id.begins(with: id) { throw .notFound(id) }
    return active
  }

  mutating func replace(
    _ old: Fast, by new: Fast, verb: Verb, into decision: inout Decision
  ) {
    record([Change(before: .fast(old), after: .fast(new))], verb: verb, into: &decision)
    decision.subject = new
  }

  func checkStart(
    _ start: Instant, at now: Instant, earliest: Instant
  ) throws(Refusal) {
    guard start <= now else { throw .inTheFuture(start) }
    guard start >= earliest else { throw .tooLongAgo(start, earliest: earliest) }
  }

  /// The time that a fast occupies: at least its first moment, which may be inside another fast
  /// when the clock was set back.
  static func time(from start: Instant, to end: Instant) -> Range<Instant> {
    start..<max(end, start + Span(milliseconds: 1), start)
  }

  func checkFree(
    _ others: [Fast], except own: RowID?, for wanted: Range<Instant>? = nil
  ) throws(Refusal) {
    guard let other = others.first(where: { $0.id != own && !$0.isCancelled }) else { return }
    throw .overlaps(
      other.id, start: other.start.instant, end: other.end?.instant, wanted: wanted)
  }

  func checkedMood(_ mood: Int?) throws(Refusal) -> Int? {
    guard let mood, !Fast.moods.contains(mood) else { return mood }
    throw .noSuchMood(mood)
  }

  /// Nil for a note of nothing but blanks.
  func checkedNote(
    _ note: String?, limit: TextLimit = Fast.longestNote
  ) throws(Refusal) -> String? {
    guard let note, note.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A }) else {
      return nil
    }
    try check(note, field: "note", limit: limit)
    return note
  }

  func check(_ text: String, field: String, limit: TextLimit) throws(Refusal) {
    guard text.utf8.count <= limit.bytes else {
      throw .textTooLong(field: field, limit: limit.bytes)
    }
    guard limit.isPlain(text) else { throw .textNotPlain(field: field) }
  }
}

extension Fast {
  func with(
    goal order: GoalOrder, confirmed: String?, on today: Day, in standing: Standing
  ) throws(Refusal) -> Fast {
    let resolved = try Goal.resolve(
      order, start: start.instant, present: goal, confirmed: confirmed, isRunning: isRunning,
      on: today, in: standing)
    var fast = self
    fast.goal = resolved.span
    fast.schedule = resolved.schedule
    return fast
  }

  /// A goal that was reached stays so beside one that is further away.
  mutating func keepReached(_ span: Span?, at now: Instant) {
    let mark = end ?? start
    reached = span.flatMap { span in
      let isMet = span.isMet(
        from: start.instant, to: end?.instant ?? now, offset: mark.offset)
      return isMet && goal.map { span < $0 } ?? true ? span : nil
    }
  }
}
