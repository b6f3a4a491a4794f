import Nouns
import Rules
import TestSupport
import Testing
import Time

/// What a bar shows of an engine besides what it counts by itself.
private struct Look: Equatable {
  let stage: Stage?
  let isBeforeStart: Bool?
  let window: Window?
  let plan: Rules.Plan
  let planned: LocalTime?
  let streak: Int64
  let quietUntil: Instant?
  let offset: Int64

  init(_ engine: Engine, at now: Moment) {
    stage = engine.active.map { Stage(elapsed: now.instant - $0.start.instant) }
    isBeforeStart = engine.active.map { now.instant < $0.start.instant }
    window =
      engine.active != nil
      ? nil
      : engine.wishes.window.window(
        at: now.instant, last: engine.lastMeant, eating: engine.eatingAfterLast, in: now.zone)
    plan = engine.standing.plan(at: now)
    planned = engine.standing.start(on: now.day, usual: nil, now.days)
    streak = Int64(
      engine.streaks.current(today: now.day, runningSince: engine.active?.start.day))
    quietUntil = engine.quietEnd(at: now)
    offset = Int64(now.zone.offset(at: now.instant))
  }
}

/// Somebody of whom anything may be true, somewhere where the clocks are about to change.
private struct Life {
  var scene: Scene
  private var dice: Dice

  init(seed: UInt64, near place: Place) throws {
    dice = Dice(seed: place.zone.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    scene = Scene(at: try Instant(iso: place.date), in: try Zone(installed: place.zone))
    let wishes = wishes()
    scene.wish { $0 = wishes }
    for _ in 0..<dice.number(0...2) {
      let plan = plan()
      // One that changes nothing is refused.
      _ = try? scene.perform(.plan(plan))
    }
    let (begin, end) = (span(.hours(30)) + .hours(41), span(.hours(40)))
    if dice.once(in: 2) { try scene.fast(from: begin, to: end) }
    let ago = min(end, span(.hours(30)))
    if dice.once(in: 2) { try scene.start(.span(.hours(16)), ago: ago) }
    let (quiet, back, later) = (span(.hours(20)), span(.hours(40)), span(.hours(60)))
    if dice.once(in: 3) { scene.beQuiet(for: quiet) }
    // Sometimes to where the start is still to come, or the quiet further away than any can be.
    if dice.once(in: 4) { scene.setClock(by: .zero - back) }
    scene.pass(later)
  }

  private mutating func span(_ most: Span) -> Span {
    Span(milliseconds: dice.number(1...most.milliseconds))
  }

  private mutating func clock() -> ClockTime {
    ClockTime(hour: Int(dice.number(0...23)), minute: dice.pick([0, 30, 59])) ?? .midnight
  }

  private mutating func wishes() -> Wishes {
    var wishes = Wishes()
    wishes.dayStart = ClockTime(hour: Int(dice.number(0...6)), minute: 0) ?? .midnight
    if dice.once(in: 2) { wishes.window = .fixed(opens: clock(), closes: clock()) }
    for _ in 0..<dice.number(0...3) {
      let days = Set(Weekday.allCases.filter { _ in dice.once(in: 2) })
      wishes.quiet.append(QuietRule(days: days, from: clock(), to: clock()))
    }
    return wishes
  }

  private mutating func plan() -> Command.Planning {
    if dice.once(in: 3) {
      let from = scene.moment.day + dice.number(0...3)
      return .addVacation(from...(from + dice.number(0...2)))
    }
    var days: [Weekday: WeekPlan.Intention] = [:]
    for day in Weekday.allCases where dice.once(in: 2) {
      days[day] = dice.once(in: 3) ? .rest : .fast("18:6", at: dice.once(in: 2) ? clock() : nil)
    }
    return .setWeek(days)
  }
}

@Suite struct `How long a state holds` {
  private static let most = Span.hours(26)

  @Test(arguments: Place.all, Dice.seeds(12))
  func `nothing begins or ends before it is over`(place: Place, seed: UInt64) throws {
    let life = try Life(seed: seed, near: place)
    let (engine, now) = (life.scene.engine, life.scene.moment)
    let end = engine.holdsUntil(after: now)
    #expect(end > now.instant, "seed \(seed)")
    #expect(end <= now.instant + Self.most, "seed \(seed)")
    let look = Look(engine, at: now)
    var minute = now.instant + .minute
    while minute < end {
      guard Look(engine, at: now.at(minute)) == look else {
        Issue.record("something changes at \(minute.iso), before \(end.iso); seed \(seed)")
        return
      }
      minute = minute + .minute
    }
    #expect(Look(engine, at: now.at(end - Span(milliseconds: 1))) == look, "seed \(seed)")
  }

  @Test func `it ends where the stage, the window, the quiet time or the day does`() throws {
    var scene = Scene()
    let midnight = Scene.beginning + .hours(12)
    #expect(scene.engine.holdsUntil(after: scene.moment) == midnight)
    try scene.start(.span(.hours(16)), ago: .hours(3))
    #expect(scene.engine.holdsUntil(after: scene.moment) == scene.now + .hours(1))
    scene.beQuiet(for: .minutes(20))
    #expect(scene.engine.holdsUntil(after: scene.moment) == scene.now + .minutes(20))
    scene.pass(.minutes(20))
    try scene.stop()
    #expect(scene.engine.holdsUntil(after: scene.moment) == scene.now + .hours(8))
    scene.wish {
      $0.window = .fixed(
        opens: ClockTime(hour: 13, minute: 0) ?? .midnight,
        closes: ClockTime(hour: 19, minute: 0) ?? .midnight)
    }
    #expect(scene.engine.holdsUntil(after: scene.moment) == Scene.beginning + .hours(1))
  }
}
