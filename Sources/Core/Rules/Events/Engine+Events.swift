import Nouns
import Time

extension Engine {
  /// A day alone is no streak.
  static let shortestStreak: Int64 = 2

  /// The events of the decision that has led here from `before`.
  package func events(
    of decision: Decision, after before: Engine, at now: Moment
  ) -> [Event] {
    let told = decision.commit.step.flatMap { Self.event(of: $0, at: now.instant) }
    let warnings = decision.show.filter { $0.key.kind == .safety && $0.state == .due }.compactMap {
      Event(.warningShown, at: now.instant, [.type: .word($0.key.kind.rawValue)])
    }
    let badges = decision.earnedBadges.compactMap { badge in
      let type = "\(badge.category.rawValue)-\(badge.tier.rawValue)"
      return Event(.badgeEarned, at: now.instant, [.type: .word(type)])
    }
    return [told].compactMap(\.self) + badges + streakEvents(decision, after: before, at: now)
      + warnings + phaseEvents(decision, after: before, at: now)
  }

  private static func event(of step: Step, at now: Instant) -> Event? {
    if step.kind == .command, step.brings(.weighing) {
      return Event(.weightLogged, at: now, [.source: .word(step.source)])
    }
    if step.kind == .command, let payload = step.mealPayload {
      return Event(.mealLogged, at: now, payload)
    }
    if step.kind == .command, step.brings(.drink) {
      return Event(.drinkLogged, at: now, [.source: .word(step.source)])
    }
    guard step.kind == .command, case .fast(let fast)? = step.changes.first?.after else {
      return nil
    }
    switch step.verb.known {
    case .start: return Event(.fastStarted, at: now)
    case .stop: return Event(fast.outcome == .completed ? .fastCompleted : .fastStopped, at: now)
    case .cancel: return Event(.fastCancelled, at: now)
    default: return nil
    }
  }

  // MARK: Streaks

  private func streakEvents(
    _ decision: Decision, after before: Engine, at now: Moment
  ) -> [Event] {
    guard standing.reasonNotToCount(on: now.date) == nil else { return [] }
    let streak = current(on: now.day)
    if decision.commit.step?.verb.known == .stop {
      let old = before.current(on: now.day)
      guard let days = StreakMilestone.days.last(where: { old < $0 && $0 <= streak }) else {
        return []
      }
      return [Event(.streakMilestoneReached, at: now.instant, [.days: .number(days)])]
        .compactMap(\.self)
    }
    guard decision.newDay != nil, streak == 0,
      before.current(on: now.day - 1) >= Self.shortestStreak
    else { return [] }
    return [Event(.streakBroken, at: now.instant)].compactMap(\.self)
  }

  private func current(on day: Day) -> Int64 {
    streaks.current(today: day, runningSince: active?.start.day)
  }

  // MARK: The diet program

  private func phaseEvents(
    _ decision: Decision, after before: Engine, at now: Moment
  ) -> [Event] {
    var events = decision.happened.compactMap { news -> Event? in
      guard news.key.kind == .phaseSwitched, let day = news.key.block else { return nil }
      return phaseSwitch(from: standing.phase(on: day - 1)?.1, on: day, at: now.instant)
    }
    if decision.commit.step != nil, standing.programs != before.standing.programs {
      events += [
        phaseSwitch(
          from: before.standing.phase(on: now.date)?.1, on: now.date, isAutomatic: false,
          at: now.instant)
      ].compactMap(\.self)
    }
    if let recovery = decision.recovery {
      let kinds = [EventKey.stored: recovery.stored, .calculated: recovery.calculated]
      let payload = kinds.compactMapValues { $0.map { Event.Value.word($0.kind.rawValue) } }
      events += [Event(.cycleRecovered, at: now.instant, payload)].compactMap(\.self)
    }
    return events
  }

  /// Nil where the phases are of one kind.
  private func phaseSwitch(
    from old: Phase?, on day: Day, isAutomatic: Bool = true, at now: Instant
  ) -> Event? {
    guard let (program, phase) = standing.phase(on: day) else { return nil }
    let from = old?.kind ?? .notStarted
    guard from != phase.kind else { return nil }
    return Event(
      .cyclePhaseSwitched, at: now,
      [
        .from: .word(from.rawValue), .to: .word(phase.kind.rawValue),
        .dayNumber: .number(max(0, (day - program.start).saturatingAdd(1))),
        .automatic: .flag(isAutomatic),
      ])
  }
}

extension Step {
  /// Whether the step adds a row of this kind; what it holds is nobody's business.
  fileprivate func brings(_ kind: Row.Kind) -> Bool {
    changes.contains { $0.before == nil && $0.after?.kind == kind }
  }

  /// Nil where nothing was eaten that was not there; what it was, and how much, stays out of it.
  fileprivate var mealPayload: [EventKey: Event.Value]? {
    let items = changes.compactMap { change -> MealItem? in
      guard change.before == nil, case .mealItem(let item)? = change.after else { return nil }
      return item
    }
    guard let first = items.first else { return nil }
    var payload = [EventKey.source: Event.Value.word(source)]
    guard verb.known == .logMeal else { return payload }
    payload[.slot] = first.slot.map { .word($0.rawValue) }
    payload[.hasMacros] = .flag(items.contains(where: \.nutrition.hasMacros))
    return payload
  }

  fileprivate var source: String { verb.known == .import ? "import" : "manual" }
}
