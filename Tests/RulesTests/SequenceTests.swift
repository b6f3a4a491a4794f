import Nouns
import Rules
import TestSupport
import Testing
import Time

/// A person who does anything at any time, and a clock that may do so, too.
private struct Life {
  var scene: Scene
  var dice: Dice
  let clockMoves: Bool
  /// The rows before each command that can be undone, and after each that can be done again.
  var undoable: [[RowID: Fast]] = []
  var redoable: [[RowID: Fast]] = []
  var latest: Instant

  /// All around the world, so that some flights go back by a day.
  private static let zones = (-12...14).compactMap { try? Zone(rule: "<X\($0)>\(-$0)") }

  init(seed: UInt64, clockMoves: Bool) {
    dice = Dice(seed: seed)
    self.clockMoves = clockMoves
    scene = Scene(mode: dice.pick(CreditMode.allCases))
    latest = scene.now
  }

  mutating func step() {
    switch dice.number(0...9) {
    case 0...2: passTime()
    case 3: world()
    default: command()
    }
    latest = max(latest, scene.now)
    check()
  }

  private mutating func passTime() {
    let most = dice.pick([Span.minute, .hour, .hours(20), .hours(80)])
    scene.pass(Span(milliseconds: dice.number(1...most.milliseconds)))
  }

  private mutating func world() {
    switch dice.number(0...3) {
    case 0: scene.restart()
    case 1: scene.hasScreen = false
    case 2: scene.showScreen()
    default:
      scene.travel(to: dice.pick(Self.zones))
      if clockMoves { scene.setClock(by: .minutes(dice.number(-60 * 60...60 * 60))) }
    }
  }

  private mutating func command() {
    let command = anyCommand()
    let before = scene.shelf.rows
    do throws(Refusal) {
      try scene.perform(command)
    } catch {
      #expect(scene.shelf.rows == before)
      if case .cannotUndo = error { Issue.record("an own step stays, seed \(dice.seed)") }
      if error == .nothingToUndo { #expect(undoable.isEmpty) }
      if error == .nothingToRedo { #expect(redoable.isEmpty) }
      return
    }
    remember(command, before: before)
  }

  private mutating func remember(_ command: Command, before: [RowID: Fast]) {
    switch command {
    case .undo:
      #expect(scene.shelf.rows == undoable.popLast(), "seed \(dice.seed)")
      redoable.append(before)
    case .redo:
      #expect(scene.shelf.rows == redoable.popLast(), "seed \(dice.seed)")
      undoable.append(before)
    default:
      undoable.append(before)
      redoable = []
    }
  }

  private mutating func anyCommand() -> Command {
    switch dice.number(0...14) {
    case 0...2: .start(.init(goal: goal(), at: past(), confirm: Consent.longGoal.rawValue))
    case 3...4: .stop(.init(at: past()))
    case 5: .cancel
    case 6: .setGoal(.init(goal: goal() ?? .open, confirm: Consent.longGoal.rawValue))
    case 7...8: .edit(anyEdit())
    case 9...10: .undo
    case 11: .past(anyAddition())
    case 12: .past(.delete(anyIDs()))
    default: .redo
    }
  }

  private mutating func anyAddition() -> Command.Past {
    let start = past() ?? scene.now - .hours(30 * 24)
    let length = Span.minutes(dice.number(-10...40 * 60))
    return .add(
      .init(
        start: start, end: start + length, goal: goal(), mood: dice.once(in: 2) ? anyMood() : nil,
        confirm: Consent.longGoal.rawValue))
  }

  /// Mostly one, sometimes many, the same one twice, or none that there is.
  private mutating func anyIDs() -> [String] {
    let ids = scene.shelf.fasts.map(\.id.text)
    guard !ids.isEmpty, !dice.once(in: 10) else { return dice.pick([[], [""], ["zz"]]) }
    return (0..<dice.pick([1, 1, 2, 6])).map { _ in dice.pick(ids) }
  }

  private mutating func anyMood() -> Int { Int(dice.number(0...6)) }

  private mutating func anyEdit() -> EditOrder {
    let id = dice.once(in: 2) ? scene.shelf.fasts.randomElement(using: &dice)?.id.text : nil
    return EditOrder(
      id: id, start: dice.once(in: 2) ? past() : nil, end: dice.once(in: 3) ? past() : nil,
      goal: dice.once(in: 3) ? goal() : nil, note: dice.once(in: 4) ? "\(dice.next())" : nil,
      mood: dice.once(in: 4) ? anyMood() : nil,
      confirm: Consent.longGoal.rawValue)
  }

  /// Mostly possible, sometimes in the future or too long ago.
  private mutating func past() -> Instant? {
    guard !dice.once(in: 3) else { return nil }
    let most = dice.pick([Span.hour, .hours(24), .hours(8 * 24)])
    return scene.now - Span(milliseconds: dice.number(-1000...most.milliseconds))
  }

  private mutating func goal() -> GoalOrder? {
    let span = Span.minutes(dice.number(-10...75 * 60))
    let choices: [GoalOrder?] = [
      nil, .open, .schedule("16:8"), .schedule("none"), .span(span), .span(.minutes(30)),
      .until(scene.now + span), .change(.minutes(dice.number(-600...600))),
    ]
    return dice.pick(choices)
  }
}

/// What must be true after every step.
extension Life {
  private func check() {
    let fasts = scene.shelf.fasts
    #expect(scene.shelf.running.count <= 1, "seed \(dice.seed)")
    #expect(scene.engine.active == scene.shelf.running.first, "seed \(dice.seed)")
    #expect(scene.lastWasRight, "seed \(dice.seed)")
    let recount = Streaks(scene.shelf.credits, mode: scene.engine.streaks.mode)
    #expect(scene.engine.streaks == recount, "seed \(dice.seed)")
    if !clockMoves {
      #expect(Set(scene.told).count == scene.told.count, "told twice, seed \(dice.seed)")
    }
    for fast in fasts { checkTimes(of: fast) }
    let counting = fasts.filter { !$0.isCancelled }
    for (fast, next) in zip(counting, counting.dropFirst()) {
      checkOrder(of: fast, and: next)
    }
    checkWake()
  }

  private func checkTimes(of fast: Fast) {
    #expect(fast.start.instant <= latest && fast.end?.instant ?? latest <= latest)
    guard let duration = fast.duration else { return }
    #expect(duration > .zero || fast.isCancelled && duration == .zero, "seed \(dice.seed)")
  }

  private func checkOrder(of fast: Fast, and next: Fast) {
    if let end = fast.end {
      #expect(end.instant <= next.start.instant, "overlap, seed \(dice.seed)")
    } else {
      // What lies behind a running fast was recorded before the clock was set back.
      #expect(clockMoves && fast.start.instant < next.start.instant, "seed \(dice.seed)")
    }
  }

  /// Nothing is left to decide now, and nothing is decided before the engine says.
  private func checkWake() {
    let wake = scene.engine.nextWake(after: scene.moment)
    #expect(wake > scene.now, "woken for nothing, seed \(dice.seed)")
    for span in [Span(milliseconds: 0), .minute, .hour, .hours(-5), .hours(24), .hours(90)] {
      let then = scene.moment.at(scene.now + span)
      var engine = scene.engine
      let asks = !engine.wakeNeeds(at: then).newsOf.isEmpty
      let decides = asks || !engine.wake(at: then).commit.isEmpty
      #expect(
        decides == (scene.engine.nextWake(after: then) == then.instant),
        "at \(span), seed \(dice.seed)")
      if span >= .zero, then.instant < wake {
        #expect(!decides, "at \(span), seed \(dice.seed)")
      }
    }
  }
}

@Suite struct `Any life with fasts` {
  @Test(arguments: Dice.seeds(15), [false, true])
  func `keeps what must always be true`(seed: UInt64, clockMoves: Bool) throws {
    var life = Life(seed: seed, clockMoves: clockMoves)
    for _ in 0..<120 { life.step() }
    try unwind(&life)
  }

  /// All the way back, and forth again.
  private func unwind(_ life: inout Life) throws {
    let rows = life.scene.shelf.rows
    let streaks = life.scene.engine.streaks
    let pending = life.redoable.count
    let count = life.undoable.count
    while let expected = life.undoable.popLast() {
      try life.scene.undo()
      #expect(life.scene.shelf.rows == expected)
    }
    #expect(life.scene.shelf.rows.isEmpty)
    #expect(life.scene.engine.streaks.longest == 0)
    for _ in 0..<count { try life.scene.redo() }
    #expect(life.scene.shelf.rows == rows)
    #expect(life.scene.engine.streaks == streaks)
    for _ in 0..<pending { try life.scene.redo() }
    #expect(life.scene.refusal(of: .redo) == .nothingToRedo)
  }
}

@Suite struct `The next wake` {
  @Test(arguments: Dice.seeds(60))
  func `is not after the first minute at which anything is decided`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var scene = Scene()
    scene.hasScreen = dice.once(in: 2)
    let goal = Span.minutes(dice.number(1...30 * 60))
    try scene.start(dice.once(in: 5) ? .open : .span(goal), ago: .minutes(dice.number(0...30 * 60)))
    if dice.once(in: 3) { scene.pass(.minutes(dice.number(0...40 * 60))) }
    if dice.once(in: 3) { scene.setClock(by: .minutes(dice.number(-40 * 60...40 * 60))) }
    let promised = scene.engine.nextWake(after: scene.moment)
    for minute in 0...Int64(66 * 60) {
      let then = scene.now + .minutes(minute)
      var engine = scene.engine
      if engine.wake(at: scene.moment.at(then)).commit.isEmpty { continue }
      #expect(promised <= then)
      return
    }
    Issue.record("no day begins, seed \(seed)")
  }
}
