import Nouns
import Time
import Wire

// The values of a template's fields; nil where there is nothing to say.
extension BarReading {
  func span(_ field: SpanField) -> BarSpan? {
    switch field {
    case .elapsed:
      snapshot?.fast.map {
        BarSpan(seconds: $0.elapsed, course: .rising(start(of: $0), at: 0), roundsUp: false)
      }
    case .remaining: remaining
    case .over: over
    case .goal: still(snapshot?.fast?.goal, roundsUp: true)
    case .last: still(snapshot?.last?.duration, roundsUp: false)
    case .closesIn: snapshot?.state == .eating ? wait(until: time(.closes)) : nil
    case .opensIn: wait(until: time(.opens))
    }
  }

  private func start(of fast: RunningFast) -> Instant { Instant(milliseconds: fast.start) }

  private var remaining: BarSpan? {
    guard let fast = snapshot?.fast, let left = fast.remaining, left > 0, !fast.goalReached
    else { return nil }
    return BarSpan(
      seconds: left, course: course(of: fast) { .falling(start(of: fast), at: $0) }, roundsUp: true)
  }

  /// From the first whole minute on.
  private var over: BarSpan? {
    guard let fast = snapshot?.fast, mood == .over else { return nil }
    return BarSpan(
      seconds: fast.over, course: course(of: fast) { .rising(start(of: fast), at: -$0) },
      roundsUp: false)
  }

  private func course(
    of fast: RunningFast, _ course: (_ goal: Int64) -> BarSpan.Course
  ) -> BarSpan.Course {
    guard let goal = fast.goal, goal > 0 else { return .still }
    return course(goal)
  }

  private func still(_ seconds: Int64?, roundsUp: Bool) -> BarSpan? {
    seconds.map { BarSpan(seconds: $0, course: .still, roundsUp: roundsUp) }
  }

  private func wait(until end: Instant?) -> BarSpan? {
    guard let end, end > now, snapshot?.fast == nil else { return nil }
    // A second that has begun counts.
    let seconds = (end - now + Span(milliseconds: Span.second.milliseconds - 1)).seconds
    return BarSpan(seconds: seconds, course: .falling(end, at: 0), roundsUp: true)
  }

  func time(_ field: TimeField) -> Instant? {
    switch field {
    case .start: instant(snapshot?.fast?.start)
    case .goalAt: instant(snapshot?.fast?.goalAt)
    case .end: instant(snapshot?.last?.end)
    case .opens: instant(snapshot?.window?.opens)
    case .closes: instant(snapshot?.window?.closes)
    case .next: next
    case .planEnd: planEnd
    case .quietUntil: instant(snapshot?.quietUntil).flatMap { $0 > now ? $0 : nil }
    }
  }

  private func instant(_ milliseconds: Int64?) -> Instant? {
    milliseconds.map(Instant.init(milliseconds:))
  }

  /// When the next fast begins by the plan, or with the end of the eating window.
  private var next: Instant? {
    guard let snapshot, snapshot.fast == nil, let plan = snapshot.plan, !plan.rest,
      plan.vacationUntil == nil
    else { return nil }
    let closes = snapshot.state == .eating ? time(.closes) : nil
    return [instant(plan.at), closes].lazy.compactMap { $0 }.first { $0 > now }
  }

  /// Fine enough for a plan, and seldom another.
  private static let planStep = Span.minutes(15)

  /// When a fast begun now would be done, not too early; nil on a day off and while one runs.
  private var planEnd: Instant? {
    guard let snapshot, snapshot.fast == nil, let plan = snapshot.plan, !plan.rest,
      plan.vacationUntil == nil, let goal = plan.goal
    else { return nil }
    return (now + .seconds(goal)).roundedUp(to: Self.planStep)
  }

  /// When that becomes a later moment.
  var nextPlanEnd: Instant? {
    guard let planEnd, let goal = snapshot?.plan?.goal else { return nil }
    return planEnd - .seconds(goal) + Span(milliseconds: 1)
  }

  func number(_ field: NumberField) -> Int64? {
    switch field {
    case .percent: permille.map(ProgressBar.percent)
    case .permille: permille
    case .streak: snapshot?.streak.current
    case .longest: snapshot?.streak.longest
    case .phaseDay: snapshot?.program?.day
    case .phaseLeft: snapshot?.program?.daysLeft
    case .kcal: snapshot?.kcal
    case .eaten: eaten?.nutrition.energy
    case .kcalLeft: eaten?.energyLeft
    case .proteinLeft: left(of: .protein)
    case .carbsLeft: left(of: .carbs)
    case .fatLeft: left(of: .fat)
    case .fiberLeft: left(of: .fiber)
    case .drinks: snapshot?.glance?.drinks
    case .logStreak: snapshot?.logging?.current
    case .points: snapshot?.glance?.points
    case .badges: snapshot?.glance?.badges
    }
  }

  /// Of today; nil before the first meal.
  var eaten: MealDay? { snapshot?.glance?.eaten }

  /// In whole grams; nil where nobody kept track of it.
  private func left(of name: Macro) -> Int64? {
    guard let macro = eaten?.macros.first(where: { $0.macro == name }), macro.eaten != nil else {
      return nil
    }
    return max(0, Wording.grams(tenths: macro.target) - Wording.grams(tenths: macro.eaten ?? 0))
  }

  /// How much of the goal; nil without one.
  var permille: Int64? {
    snapshot?.fast?.progress.map { min(max($0, 0), 1000) }
  }

  var recent: [Recent] { snapshot?.glance?.recent ?? [] }

  func word(_ field: WordField) -> String {
    switch field {
    case .text: text
    case .state: mood.rawValue
    case .until: until
    case .upcoming:
      time(.next).map { phrases(BarMessage.upcoming, "start", wording.soon($0, now: now)) } ?? ""
    case .schedule: PlainText.line(snapshot?.fast?.schedule ?? "")
    case .plan:
      snapshot?.plan.flatMap { wording.goal(schedule: $0.schedule, seconds: $0.goal) } ?? ""
    case .stage: StageMessage(id: snapshot?.fast?.stage ?? "").map { phrases($0) } ?? ""
    case .lastOutcome: snapshot?.last?.outcome.map { phrases(OutcomeMessage($0)) } ?? ""
    case .window: window
    case .note: PlainText.line(snapshot?.fast?.note ?? "")
    case .quiet:
      time(.quietUntil).map { phrases(BarMessage.quiet, "end", wording.soon($0, now: now)) } ?? ""
    case .off: off
    case .notice: snapshot?.notices.first.map(wording.sentence(for:)) ?? ""
    case .away: snapshot == nil ? phrases(BarMessage.away) : ""
    case .phase: snapshot?.program.map(phase) ?? ""
    case .weight: snapshot?.glance?.weight.map(wording.weight) ?? ""
    case .trend: trend
    }
  }

  private var phrases: Phrases { wording.phrases }

  /// "↓ 0.5 kg/week", the arrow only where it is welcome.
  private var trend: String {
    guard let glance = snapshot?.glance, let weekly = glance.weekly,
      let change = wording.weightChange(grams: weekly)
    else { return "" }
    let text = phrases(BarMessage.aWeek, "weight", (weekly < 0 ? "−" : "+") + change)
    let arrow = glance.arrow.flatMap(WeightArrow.init(rawValue:))
    return arrow.map { $0.sign(on: .plain) + " " + text } ?? text
  }

  private var text: String {
    switch mood {
    case .idle: phrases(BarMessage.idle)
    case .eating:
      phrases(
        BarMessage.eating, "end", eatingEnd.map { wording.soon($0, now: now) } ?? "")
    case .fasting, .near:
      phrases(
        BarMessage.left, "wait", wording.shortWait(seconds: snapshot?.fast?.remaining ?? 0))
    case .reached: phrases(OutcomeMessage.completed)
    case .over: phrases(BarMessage.over, "over", shortSpan(snapshot?.fast?.over))
    case .open: phrases(BarMessage.open, "elapsed", shortSpan(snapshot?.fast?.elapsed))
    case .away: phrases(BarMessage.away)
    }
  }

  private func shortSpan(_ seconds: Int64?) -> String { wording.shortSpan(seconds: seconds ?? 0) }

  /// The end of what is going on, while it is to come.
  private var until: String {
    let end =
      span(.remaining) != nil ? time(.goalAt) : span(.closesIn).flatMap { _ in eatingEnd }
    return end.map { phrases(BarMessage.until, "end", wording.soon($0, now: now)) } ?? ""
  }

  private var window: String {
    guard let opens = time(.opens), let closes = time(.closes) else { return "" }
    return wording.clock(wording.zone.local(opens).clock) + "-"
      + wording.clock(wording.zone.local(closes).clock)
  }

  /// The end of the eating window as the words say it, whatever the window's own fields do.
  var eatingEnd: Instant? { snapshot?.eatingEnd }

  private func phase(_ program: Program) -> String {
    switch program.phase {
    case .paused: phrases(StandingMessage.paused)
    default: wording.name(of: program.phase, length: program.of) ?? ""
    }
  }

  private var off: String {
    guard let plan = snapshot?.plan, snapshot?.fast == nil else { return "" }
    guard let text = plan.vacationUntil, let last = try? Day(iso: text) else {
      return plan.rest ? phrases(BarMessage.rest) : ""
    }
    return phrases(BarMessage.vacation, "end", wording.day(last, now: now))
  }
}

extension Instant {
  /// To whole steps of the time that all clocks agree on.
  fileprivate func roundedUp(to step: Span) -> Instant {
    let length = step.milliseconds
    let beyond = (milliseconds % length + length) % length
    return beyond == 0 ? self : self + Span(milliseconds: length - beyond)
  }
}
