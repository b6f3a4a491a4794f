package import Nouns
package import Time

/// Decides about the person's fasts. A value: it reads no clock and does no I/O.
package struct Engine: Equatable, Sendable {
  private(set) package var active: Fast?
  /// The last finished fast.
  private(set) package var last: Fast?
  /// The last one that was no slip: what follows a fast follows this one.
  private(set) package var lastMeant: Fast?
  private(set) package var streaks: Streaks
  /// Those that can still be told, or could at the last command or wake.
  package var reminders: [Reminder] { reminderBook.open }
  /// The person's plans and profile.
  private(set) package var standing: Standing
  private(set) package var wishes: Wishes
  /// Until when the person wants quiet.
  private(set) package var hush: Instant?
  package internal(set) var recentStarts: RecentStarts
  var reminderBook: ReminderBook
  var outbox: Outbox
  var days: DayBook?
  var drift: ClockDrift?
  /// Which block of a program was last announced.
  package internal(set) var mark: PhaseMark?
  /// Nil before the first.
  package internal(set) var recoveries: Recoveries?

  /// Nothing is recorded before it.
  package static let earliest = Instant(milliseconds: 0)
  /// With a moment for what was said as "7d ago" to arrive.
  package static let longestBackdating = Span.longestBackdating + .minute

  package init(_ opening: Opening, mode: CreditMode, wishes: Wishes = Wishes()) {
    active = opening.active
    last = opening.lastFinished
    lastMeant = opening.lastMeant
    streaks = Streaks(
      opening.credits, mode: mode, neutral: opening.standing.neutralDays,
      freezes: opening.standing.freezes)
    reminderBook = ReminderBook(opening.reminders)
    standing = opening.standing
    standing.workOutTargets()
    self.wishes = wishes
    hush = opening.hush
    recentStarts = RecentStarts(opening.recent)
    let fasts = [opening.active, last, lastMeant].compactMap { $0?.id.text }
    outbox = Outbox(opening.news, known: Set(fasts))
    days = opening.days
    drift = opening.drift
    mark = opening.mark
    recoveries = opening.recoveries
  }

  /// Recounts the streak, under another rule or from rows that changed outside a command.
  package mutating func recount(_ credits: [DaySpan], mode: CreditMode) {
    streaks = Streaks(
      credits, mode: mode, neutral: standing.neutralDays, freezes: standing.freezes)
  }

  /// Takes over the last finished fasts from the store; a command cannot know them.
  package mutating func takeLast(_ lasts: LastFasts) {
    last = lasts.finished
    lastMeant = lasts.meant
  }

  /// Takes over the person's present weight from the store.
  package mutating func takeWeight(_ weight: DayWeight?, goalReached day: Day?, losesFast: Bool) {
    (standing.weight, standing.goalReached, standing.losesFast) = (weight, day, losesFast)
  }

  mutating func takeLittle(_ eatsLittle: Bool, at instant: Instant?) {
    (standing.eatsLittle, standing.littleAt) = (eatsLittle, eatsLittle ? instant : nil)
  }

  mutating func takeGoalReached(_ day: Day?) { standing.goalReached = day }

  package mutating func takeRest(_ rest: TargetRest?) { standing.rest = rest }

  package mutating func takeLastDrink(_ drink: LastDrink?) { standing.lastDrink = drink }

  /// The agenda of all that the clock alone makes due.
  package func agenda(at now: Moment) -> Agenda {
    // Needs must be found in the same agenda that the command or wake will see.
    var book = reminderBook
    book.sort(at: now.instant)
    return Agenda(
      fast: active, attended: attended, last: lastMeant, wishes: wishes, reminders: book.open,
      recentStarts: recentStarts, standing: standing, eating: eatingAfterLast, zone: now.zone,
      isClockDoubtful: isClockDoubtful)
  }

  /// How long to eat after the last fast, where that leaves it open.
  package var eatingAfterLast: Span {
    lastMeant.map(standing.eating) ?? Schedule.fallback.eating
  }

  /// The latest moment of the running fast's goal that the person attended to.
  var attended: Instant? {
    guard let active, wishes.goalAgain else { return nil }
    return outbox.seen(of: active.id.text, [.goalReached, .goalAgain])
  }

  /// Decides a command, or says why not; each row that it makes gets one of the ids. `pause` is called again
  /// and again while there is much to decide.
  package mutating func perform(
    _ command: Command, given facts: Facts, at now: Moment, _ seen: Prospect? = nil,
    ids: () -> RowID, actor: String, pause: () -> Void = {}
  ) throws(Refusal) -> Decision {
    reminderBook.sort(at: now.instant)
    var decision = Decision(actor: actor)
    let wasDoubtful = isClockDoubtful
    lookAtClocks(now, before: active, into: &decision)
    var seen = recall(facts, at: now, isClockDoubtful == wasDoubtful ? seen : nil)
    let told = seen.current
    let before = active
    let old = standing
    keepMark(at: now, into: &decision)
    switch command {
    case .start(let order): try start(order, as: ids(), given: facts, at: now, into: &decision)
    case .stop(let order): try stop(order, given: facts, at: now, into: &decision)
    case .cancel: try cancel(at: now, into: &decision)
    case .setGoal(let order): try setGoal(order, at: now, into: &decision)
    case .edit(let order): try edit(order, given: facts, at: now, into: &decision)
    case .addReminder(let order): try add(order, as: ids(), &seen, at: now, into: &decision)
    case .removeReminder(let id): try removeReminder(id, into: &decision)
    case .plan(let order): try plan(order, as: ids(), &seen, at: now, into: &decision)
    case .past(let order): try correct(order, as: ids(), given: facts, at: now, into: &decision)
    case .take(let order): try take(order, given: facts, &seen, at: now, pause, into: &decision)
    case .answer(let order): try answer(order, as: ids(), at: now, into: &decision)
    case .profile(let order):
      try describe(order, ids: ids, given: facts, at: now, into: &decision)
    case .recalculate: try recalculate(given: facts, at: now, into: &decision)
    case .restore(let order): try restore(order, given: facts, into: &decision)
    case .program(let order): try self.order(order, ids: ids, at: now, into: &decision)
    case .weigh(let order): try weigh(order, ids: ids, given: facts, at: now, into: &decision)
    case .eat(let order): try eat(order, given: facts, at: now, ids: ids, into: &decision)
    case .keep(let order): try keep(order, as: ids(), given: facts, into: &decision)
    case .drink(let order):
      try drink(order, as: ids(), given: facts, at: now, into: &decision)
    case .set(let orders): try set(orders, at: now, into: &decision)
    case .undo: try takeBack(facts, into: &decision)
    case .redo: try doAgain(facts, into: &decision)
    }
    if case .set = command { follow(mode: facts.credits) }
    standing.workOutTargets()
    let today = now.date
    if standing.setAim(on: today) != old.setAim(on: today) { lookAtGoal(facts.weights, at: now) }
    applyTarget(of: command, after: old, given: facts, at: now, ids: ids, into: &decision)
    settleCare(at: now, into: &decision)
    lookAtClocks(now, before: before, into: &decision)
    if standing.programs != old.programs {
      settlePhases(of: command, after: old.programs, told, &seen, at: now, into: &decision)
    }
    if outbox.isFull { forgetOld(told, at: now.instant) }
    seen = prospect(at: now, seen)
    tellWhatIsTrue(seen, at: now, before: told, into: &decision)
    decision.seen = seen
    return decision
  }

  /// Decides what has become due by itself.
  package mutating func wake(
    at now: Moment, _ seen: Prospect? = nil, given facts: Facts = Facts(),
    because reason: Recoveries.Reason = .calendar
  ) -> Decision {
    reminderBook.sort(at: now.instant)
    var decision = Decision(actor: "fastd")
    // First: what there is to tell depends on it.
    let wasDoubtful = isClockDoubtful
    lookAtClocks(now, before: active, into: &decision)
    let recalled = recall(facts, at: now, isClockDoubtful == wasDoubtful ? seen : nil)
    let seen = prospect(at: now, recalled)
    applyTarget(given: facts, at: now, into: &decision)
    settleCare(at: now, into: &decision)
    wake(seen, at: now, because: reason, into: &decision)
    return decision
  }

  mutating func wake(
    _ seen: Prospect, at now: Moment, because reason: Recoveries.Reason = .calendar,
    into decision: inout Decision
  ) {
    turnDays(at: now, into: &decision)
    keepMark(at: now, because: reason, into: &decision)
    lookAtClocks(now, before: active, into: &decision)
    tellWhatIsTrue(seen, at: now, before: seen.current, into: &decision)
    if decision.commit.days != nil { forgetOld(seen.current, at: now.instant) }
  }

  /// The needs of `adopt`: also all earlier news of anything that it may tell under those wishes.
  package func needs(adopting wishes: Wishes, at now: Moment) -> Needs {
    var next = self
    next.wishes = wishes
    var needs = wakeNeeds(at: now)
    needs.newsOf.formUnion(next.wakeNeeds(at: now).newsOf)
    return needs
  }

  /// The person wants to be told other things from now on.
  package mutating func adopt(
    _ wishes: Wishes, at now: Moment, given facts: Facts = Facts()
  ) -> Decision {
    let told = recall(facts, at: now).current
    self.wishes = wishes
    var decision = Decision(actor: "fastd")
    // Nobody who changes a wish waits for what would have been told under it before.
    let seen = recall(facts, at: now)
    for appointment in seen.current
    where !told.contains(where: { $0.key == appointment.key }) && outbox[appointment.key] == nil {
      decide(appointment.key, .withdrawn, at: now, into: &decision)
    }
    tellWhatIsTrue(prospect(at: now, seen), at: now, before: told, into: &decision)
    return decision
  }

  /// Nothing is told until then; nil ends it.
  package mutating func beQuiet(
    until end: Instant?, at now: Moment, given facts: Facts = Facts()
  ) -> Decision {
    hush = end.map { min($0, now.instant + Self.longestHush) }
    var decision = wake(at: now, given: facts)
    decision.commit.hush = .some(hush)
    return decision
  }

  /// Takes in what was told of what is true now, which was seen before where anybody had looked.
  private mutating func recall(
    _ facts: Facts, at now: Moment, _ seen: Prospect? = nil
  ) -> Prospect {
    let seen = seen ?? prospect(at: now)
    outbox.recall(facts.news, of: needs(of: seen).newsOf)
    return seen
  }

  /// Puts rows into the decision and into the engine's own view.
  mutating func record(
    _ changes: [Change], _ stored: StoredChanges? = nil, verb: Verb, into decision: inout Decision
  ) {
    decision.commit.step = Step(
      kind: .command, verb: VerbWord(verb), changes: changes, stored: stored)
    apply(changes)
  }

  mutating func apply(_ changes: [Change]) {
    standing.apply(changes)
    for change in changes {
      recentStarts.apply(change)
      if let row = change.before { leave(row) }
      if let row = change.after { hold(row) }
    }
    if changes.contains(where: \.plansDays) {
      streaks.count(neutral: standing.neutralDays, freezes: standing.freezes)
    }
  }

  private mutating func leave(_ row: Row) {
    switch row {
    case .fast(let fast):
      if fast.id == active?.id { active = nil }
      if fast.id == last?.id { last = nil }
      if fast.id == lastMeant?.id { lastMeant = nil }
    case .reminder(let reminder): reminderBook.remove(reminder.id)
    default: break  // Held by others.
    }
  }

  private mutating func hold(_ row: Row) {
    switch row {
    case .fast(let fast): if fast.isRunning { active = fast } else { takeIfLast(fast) }
    case .reminder(let reminder): reminderBook.add(reminder)
    default: break  // Held by others.
    }
  }

  mutating func takeIfLast(_ fast: Fast) {
    guard !fast.isCancelled, let end = fast.end?.instant else { return }
    func isLater(_ other: Fast?) -> Bool { other?.end.map { $0.instant <= end } ?? true }
    if isLater(last) { last = fast }
    if !fast.isSlip, isLater(lastMeant) { lastMeant = fast }
  }

  mutating func credit(_ fast: Fast) {
    guard let span = fast.creditSpan else { return }
    streaks.add(span)
  }
}
