import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Adding a fast of the past` {
  private func add(
    _ scene: Scene, from start: Span, to end: Span, goal: GoalOrder? = nil, mood: Int? = nil
  ) -> Command {
    .past(.add(.init(start: scene.now - start, end: scene.now - end, goal: goal, mood: mood)))
  }

  @Test func `records it as it was, and counts it`() throws {
    var scene = Scene()
    let order = AddOrder(
      start: scene.now - .hours(40), end: scene.now - .hours(24), goal: .schedule("16:8"),
      note: "tea", mood: 4)
    let added = try #require(try scene.perform(.past(.add(order))).subject)
    #expect(scene.shelf.fasts == [added])
    #expect(added.outcome == .completed)
    #expect(added.schedule == "16:8" && added.note == "tea" && added.mood == 4)
    #expect(scene.engine.last == added)
    #expect(scene.engine.streaks.longest == 1)
  }

  @Test func `without a goal it had none and credits nothing`() throws {
    var scene = Scene()
    try scene.perform(add(scene, from: .hours(40), to: .hours(20)))
    #expect(scene.shelf.fasts.first?.outcome == .open)
    #expect(scene.engine.streaks.longest == 0)
  }

  @Test func `leaves a later one the last`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(10), to: .hours(2))
    let last = scene.engine.last
    try scene.perform(add(scene, from: .hours(60), to: .hours(40), goal: .span(.hours(1))))
    #expect(scene.engine.last == last)
  }

  @Test func `is refused for one reason`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(30), to: .hours(20))
    try scene.start(ago: .hours(5))
    let other = try #require(scene.shelf.fasts.first)
    let running = try #require(scene.engine.active)
    let now = scene.now
    func overlap(_ fast: Fast, _ start: Span, _ end: Span) -> Refusal {
      .overlaps(
        fast.id, start: fast.start.instant, end: fast.end?.instant,
        wanted: (now - start)..<(now - end))
    }
    let table: [(Span, Span, Refusal?)] = [
      (.hours(40), .hours(25), overlap(other, .hours(40), .hours(25))),
      (.hours(25), .hours(15), overlap(other, .hours(25), .hours(15))),
      (.hours(40), .hours(15), overlap(other, .hours(40), .hours(15))),
      (.hours(28), .hours(22), overlap(other, .hours(28), .hours(22))),
      (.hours(10), .hours(4), overlap(running, .hours(10), .hours(4))),
      (.hours(40), .hours(30), nil),
      (.hours(20), .hours(5), nil),
      (.hours(10), .hours(10), .endBeforeStart(start: now - .hours(10), end: now - .hours(10))),
      (.hours(10), .hours(12), .endBeforeStart(start: now - .hours(10), end: now - .hours(12))),
      (.hours(-1), .hours(-2), .inTheFuture(now + .hours(1))),
      (.hours(2), .hours(-2), .inTheFuture(now + .hours(2))),
    ]
    for (start, end, expected) in table {
      #expect(scene.refusal(of: add(scene, from: start, to: end)) == expected)
    }
    let ancient = AddOrder(
      start: Engine.earliest - .second, end: Engine.earliest + .hours(1))
    #expect(
      scene.refusal(of: .past(.add(ancient)))
        == .tooLongAgo(ancient.start, earliest: Engine.earliest))
  }

  @Test(arguments: [(Int.min, false), (-1, false), (0, false), (1, true), (5, true), (6, false)])
  func `a mood is from 1 to 5`(mood: Int, isOne: Bool) {
    let scene = Scene()
    let refusal = scene.refusal(of: add(scene, from: .hours(3), to: .hours(2), mood: mood))
    #expect(refusal == (isOne ? nil : .noSuchMood(mood)))
  }
}

@Suite struct `Deleting fasts` {
  /// Three days of 16 hours each, the last one ended two hours ago.
  private func scene() throws -> (Scene, newestFirst: [Fast]) {
    var scene = Scene()
    for day in [Int64(2), 1, 0] {
      try scene.fast(from: .hours(day * 24 + 18), to: .hours(day * 24 + 2))
    }
    return (scene, scene.shelf.fasts.reversed())
  }

  @Test func `takes several in one step, and undo brings the very same back`() throws {
    var (scene, fasts) = try scene()
    let streaks = scene.engine.streaks
    try scene.perform(.past(.delete([fasts[0].id.text, fasts[1].id.text, fasts[0].id.text])))
    #expect(scene.shelf.fasts == [fasts[2]])
    #expect(scene.engine.last == fasts[2])
    #expect(scene.engine.streaks.longest == 1)
    scene.restart()
    try scene.undo()
    #expect(scene.shelf.fasts == fasts.reversed())
    #expect(scene.engine.last == fasts[0])
    #expect(scene.engine.streaks == streaks)
    scene.restart()
    try scene.redo()
    #expect(scene.shelf.fasts == [fasts[2]])
    #expect(scene.engine.last == fasts[2])
  }

  @Test func `all of them or none`() throws {
    let (scene, fasts) = try scene()
    let id = fasts[0].id.text
    #expect(scene.refusal(of: .past(.delete([id, "zz"]))) == .notFound("zz"))
    #expect(scene.refusal(of: .past(.delete([id, ""]))) == .notFound(""))
    #expect(scene.refusal(of: .past(.delete([]))) == .nothingToChange)
    let many = Array(repeating: id, count: 1001)
    #expect(scene.refusal(of: .past(.delete(many))) == .tooManyFasts(limit: 1000))
  }

  @Test func `does not guess between two`() throws {
    let (scene, fasts) = try scene()
    var facts = Facts()
    facts.named = [[fasts[0], fasts[1]]]
    var engine = scene.engine
    #expect(throws: Refusal.ambiguous("a", [fasts[0].id, fasts[1].id])) {
      try engine.perform(
        .past(.delete(["a"])), given: facts, at: scene.moment,
        ids: { RowID(bits: 0, 0) }, actor: "test")
    }
  }

  @Test func `what runs is to be cancelled instead`() throws {
    var (scene, _) = try scene()
    try scene.start()
    let running = try #require(scene.engine.active)
    #expect(scene.refusal(of: .past(.delete([running.id.text]))) == .useCancel(running.id))
    try scene.cancel()
    try scene.perform(.past(.delete([running.id.text])))
    #expect(scene.shelf.rows[running.id] == nil)
  }

  @Test func `takes what was told of the window after it from the screen`() throws {
    var scene = Scene()
    scene.wish { $0.windowCloses = .hours(1) }
    try scene.start(.schedule("16:8"), ago: .hours(17))
    try scene.stop()
    scene.pass(.minutes(7 * 60 + 30))
    #expect(scene.screen.map(\.kind) == [.windowClosing])
    let last = try #require(scene.engine.last)
    try scene.perform(.past(.delete([last.id.text])))
    #expect(scene.screen.isEmpty)
    #expect(scene.engine.last == nil)
  }
}

@Suite struct `The order of entry` {
  /// The same fasts, recorded in any order and some of them corrected on the way.
  @Test(arguments: Dice.seeds(40), CreditMode.allCases)
  func `makes no difference to a streak`(seed: UInt64, mode: CreditMode) throws {
    var dice = Dice(seed: seed)
    let now = Scene.beginning
    var end = now - .hours(60 * 24)
    var orders: [AddOrder] = []
    while end < now - .hours(80) {
      let start = end + .minutes(dice.number(0...30 * 60))
      end = start + .minutes(dice.number(1...50 * 60))
      let goal = Span.minutes(dice.number(1...40 * 60))
      orders.append(.init(start: start, end: end, goal: .span(goal)))
    }
    var (one, other) = (Scene(mode: mode), Scene(mode: mode))
    for order in orders { try one.perform(.past(.add(order))) }
    for order in orders.shuffled(using: &dice) {
      try other.perform(.past(.add(order)))
      guard dice.once(in: 3), let fast = other.shelf.fasts.randomElement(using: &dice) else {
        continue
      }
      try other.perform(.past(.delete([fast.id.text])))
      try other.undo()
    }
    #expect(one.engine.streaks == other.engine.streaks, "seed \(seed)")
    #expect(one.engine.last?.start == other.engine.last?.start, "seed \(seed)")
  }
}
