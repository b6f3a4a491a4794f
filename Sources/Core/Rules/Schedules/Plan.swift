package import Nouns
package import Time

/// The schedule of a start without words on one day, and whether anything asks to start.
package struct Plan: Equatable, Sendable {
  /// Nil for a fast without a goal.
  package var schedule: Schedule?
  /// When the person means to begin.
  package var at: ClockTime?
  /// A day off by the weekly plan or a vacation: nothing asks to start, but the person may.
  package var isRest = false
  /// The last day of the vacation that the day lies in.
  package var vacationUntil: Day?
  /// The schedule that was planned, where it no longer exists.
  package var gone: String?

  package var goal: GoalOrder { schedule.map { .schedule($0.name) } ?? .open }
}

extension Standing {
  package func schedule(named name: String) -> Schedule? {
    Schedule(named: name) ?? own(named: name).map(Schedule.init)
  }

  func own(named name: String) -> OwnSchedule? {
    schedules.first { ScheduleName.isSame($0.name, name) }
  }

  /// The weekly plan of a day.
  package func week(on day: Day) -> WeekPlan? {
    weeks.last { $0.isIn(force: day) }
  }

  package func vacation(on day: Day) -> Vacation? {
    vacations.isEmpty ? nil : vacations.first { $0.days.contains(day) }
  }

  /// The plan of a counted day: what the week says, else what was chosen, else the fallback.
  package func plan(on day: Day) -> Plan {
    var plan = Plan()
    plan.vacationUntil = vacation(on: day)?.to
    plan.isRest = plan.vacationUntil != nil
    switch week(on: day)?.intention(on: day) {
    case .fast(let name, let at)?:
      if !plan.isRest { plan.at = at }
      plan.schedule = schedule(named: name)
      if plan.schedule != nil { return plan }
      plan.gone = name
    case .rest?: plan.isRest = true
    case nil: break
    }
    choose(for: &plan, on: day)
    return plan
  }

  /// When to begin on a counted day: as planned, else at the usual time; nil where nothing asks.
  package func start(on day: Day, usual: ClockTime?, _ rule: DayRule) -> LocalTime? {
    let plan = plan(on: day)
    guard !plan.isRest, let clock = plan.at ?? usual else { return nil }
    // The small hours before the next day begins still belong to this one.
    return LocalTime(day: clock < rule.begins ? day + 1 : day, clock: clock)
  }

  /// The first start that the weekly plan has between two instants.
  package func plannedStart(
    after begin: Instant, before end: Instant, _ rule: DayRule
  ) -> Instant? {
    var day = rule.day(of: begin)
    while rule.start(of: day) < end {
      let at = start(on: day, usual: nil, rule).map { rule.zone.instants(of: $0).first }
      if let at, begin < at, at < end { return at }
      day = day + 1
    }
    return nil
  }

  /// How long to eat after a fast that leaves it open.
  package func eating(after fast: Fast) -> Span {
    // A fast that says it itself needs no plan.
    guard fast.schedule == nil, fast.goal.map({ $0 >= .hours(24) }) ?? true else {
      return Schedule.fallback.eating
    }
    return plan(on: (fast.end ?? fast.start).day).schedule?.eating ?? Schedule.fallback.eating
  }

  /// The plan now. Every status carries it: where no day differs from another, none is looked for.
  package func plan(at now: Moment) -> Plan {
    guard weeks.isEmpty, vacations.isEmpty else { return plan(on: now.day) }
    var plan = Plan()
    choose(for: &plan, on: now.day)
    return plan
  }

  private func choose(for plan: inout Plan, on day: Day) {
    if let choice {
      guard let name = choice.schedule else { return }
      plan.schedule = schedule(named: name)
      if plan.schedule != nil { return }
      plan.gone = plan.gone ?? name
    }
    plan.schedule = fallback(on: day)
  }

  /// The schedule where nothing else was chosen.
  package func fallback(on day: Day) -> Schedule { .fallback(within: longestGoal(on: day)) }
}
