import Nouns
import Rules
import Time
import Wire

/// How things stand, as clients see it.
struct Snapshots {
  let state: State

  /// The whole state at one moment, as clients see it.
  func snapshot(at now: Moment) -> Snapshot {
    let window = WindowAnswers(state: state).openWindow(at: now)
    let plan = state.engine.standing.plan(at: now)
    let rest = state.engine.targetRest(at: now.instant)
    let isPlanning = state.engine.active == nil && state.engine.aftercare(at: now.instant) == nil
    return Snapshot(
      state: state.engine.active != nil ? .fasting : window != nil ? .eating : .idle,
      now: now.instant.milliseconds,
      fast: state.engine.active.map { RunningFast($0, at: state.engine.likely(now.instant)) },
      window: window.map(Wire.Window.init),
      last: state.engine.last.map(state.engine.entry),
      streak: streak(at: now),
      program: ProgramAnswers(state: state).program(on: now.date, isResting: rest != nil),
      energy: rest == nil
        ? state.engine.standing.energy(on: now.date).map(Wire.DayEnergy.init) : nil,
      plan: isPlanning ? wire(plan, at: now) : nil,
      zone: now.zone.name,
      offset: Int64(now.zone.offset(at: now.instant)),
      notices: state.notices.list + clockNotices(at: now.instant) + planNotices(of: plan)
        + careNotices(on: now.date) + state.exchanges.notices(at: now.instant),
      version: Product.build, limit: limit(on: now.date), resting: rest.map(Resting.init),
      quietUntil: state.engine.quietEnd(at: now)?.milliseconds,
      eat: WindowAnswers(state: state).windowAfterFast(at: now).map(Wire.Window.init),
      undecided: state.undecided)
  }

  /// What the person should know about the clock while a fast runs.
  func clockNotices(at now: Instant) -> [Notice] {
    guard let fast = state.engine.active else { return [] }
    if now < fast.start.instant { return [Notice(code: "clockBeforeStart")] }
    return state.engine.clockMoved.map { [Notice(code: "clockMoved", detail: String($0.seconds))] }
      ?? []
  }

  /// Warnings about food and weight.
  func careNotices(on day: Day) -> [Notice] {
    let standing = state.engine.standing
    var notices: [Notice] = []
    if standing.eatsLittle {
      let hasNumbers = standing.reasonForNoEnergy(on: day) == nil
      notices.append(
        Notice(code: Notices.eatsLittle, detail: hasNumbers ? nil : Notices.withoutNumbers))
    }
    if standing.losesFast {
      let isWanted = standing.restOfAim(on: day) == nil
      notices.append(
        Notice(code: Notices.losesFast, detail: isWanted ? nil : Notices.seesDoctor))
    }
    return notices
  }

  /// What limits the person's goals.
  private func limit(on day: Day) -> GoalLimit? {
    guard let question = state.engine.standing.obstacle(on: day) else { return nil }
    return GoalLimit(
      question: question, most: SafetyQuestion.longestForAll.seconds)
  }

  /// Nothing where counting could drive the person on.
  func streak(at now: Moment) -> Streak {
    guard !state.hidesStreaks(at: now) else { return Streak(current: 0, longest: 0) }
    return Streak(
      state.engine.streaks, runningSince: state.engine.active?.start.day, at: now)
  }

  /// What a start without words would use.
  func plan(at now: Moment) -> Wire.Plan { wire(state.engine.standing.plan(at: now), at: now) }

  private func wire(_ plan: Rules.Plan, at now: Moment) -> Wire.Plan {
    let start = plan.at.flatMap {
      state.engine.standing.start(on: now.day, usual: $0, now.days)
    }
    return Wire.Plan(
      schedule: plan.schedule?.name, goal: plan.schedule?.fasting.seconds,
      goalAt: plan.schedule.map { (now.instant + $0.fasting).milliseconds }, rest: plan.isRest,
      at: start.map { now.zone.instants(of: $0).first.milliseconds },
      vacationUntil: plan.vacationUntil?.iso)
  }

  /// What was planned for today and is not there any more.
  private func planNotices(of plan: Rules.Plan) -> [Notice] {
    guard let name = plan.gone else { return [] }
    return [Notice(code: Notices.scheduleGone, detail: name)]
  }
}

extension Resting {
  init(_ rest: TargetRest) {
    self.init(
      reason: "longFast", until: rest.until?.milliseconds, grave: rest.isGrave ? true : nil)
  }
}

extension RunningFast {
  init(_ fast: Fast, at now: Instant) {
    let progress = Progress(of: fast, at: now)
    self.init(
      id: fast.id.text, start: fast.start.instant.milliseconds,
      goal: fast.goal?.seconds, goalAt: fast.goalAt?.milliseconds,
      reachedGoal: fast.reached?.seconds, schedule: fast.schedule,
      elapsed: progress.elapsed.seconds, remaining: progress.remaining?.wholeSecondsUp,
      over: progress.over.seconds, progress: progress.permille.map(Int64.init),
      goalReached: progress.isReached, stage: progress.stage.rawValue, note: fast.note)
  }
}

extension Engine {
  /// With the day that it belongs to.
  func entry(_ fast: Fast) -> Entry { Entry(fast, day: fast.days?.day(streaks.mode)) }
}

extension Entry {
  init(_ fast: Fast, day: Day? = nil) {
    self.init(
      id: fast.id.text, start: fast.start.instant.milliseconds,
      end: fast.end?.instant.milliseconds, startOffset: Int64(fast.start.offset),
      endOffset: fast.end.map { Int64($0.offset) }, zone: fast.end?.zone ?? fast.start.zone,
      goal: fast.goal?.seconds, reachedGoal: fast.reached?.seconds, schedule: fast.schedule,
      duration: fast.duration?.seconds,
      outcome: fast.outcome, note: fast.note,
      mood: fast.mood.map { Int64($0) }, source: fast.origin?.source, day: day?.iso,
      minutes: fast.length?.minutes, reason: fast.reason)
  }
}

extension Span {
  /// Rounded up: while anything remains it is not 0.
  nonisolated fileprivate var wholeSecondsUp: Int64 { (self + Span(milliseconds: 999)).seconds }
}
