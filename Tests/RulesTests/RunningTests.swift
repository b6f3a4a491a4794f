import Nouns
import Rules
import Testing
import Time

@Suite struct `Starting a fast` {
  @Test func `without a goal asks for the fallback`() throws {
    var scene = Scene()
    try scene.start()
    let fast = try #require(scene.engine.active)
    #expect(fast.schedule == "16:8")
    #expect(fast.goalAt == scene.now + .hours(16))
    #expect(fast.start == Mark(scene.now, in: .utc))
    #expect(scene.shelf.fasts == [fast])
  }

  @Test(arguments: [
    (GoalOrder.span(.hours(20)), Span?.some(.hours(20)), String?.none),
    (.schedule("omad"), .hours(23), "23:1"), (.schedule("17:7"), .hours(17), "17:7"),
    (.until(Scene.beginning + .hours(3)), .hours(3), nil), (.span(.minute), .minute, nil),
    (.open, nil, nil), (.span(.zero), nil, nil), (.span(.hours(48)), .hours(48), nil),
  ])
  func `takes every kind of goal`(order: GoalOrder, goal: Span?, schedule: String?) throws {
    var scene = Scene()
    try scene.start(order)
    #expect(scene.engine.active?.goal == goal)
    #expect(scene.engine.active?.schedule == schedule)
  }

  @Test func `may be told up to seven days later`() throws {
    var scene = Scene()
    // It was said half a minute before it arrived.
    let said = Span.hours(7 * 24) + .seconds(30)
    try scene.start(.open, ago: said, note: "forgot")
    #expect(scene.engine.active?.start.instant == scene.now - said)
    #expect(scene.engine.active?.note == "forgot")
  }

  @Test func `is recorded with the zone the person is in`() throws {
    var scene = Scene()
    scene.travel(to: try Zone(rule: "<+14>-14"))
    try scene.start()
    scene.pass(.hours(16))
    scene.travel(to: try Zone(rule: "<-11>11"))
    let stopped = try #require(try scene.perform(.stop(.init())).subject)
    #expect([stopped.start.offset, stopped.end?.offset] == [14 * 3600, -11 * 3600])
    #expect(stopped.start.zone == "<+14>-14")
    #expect(stopped.creditSpan?.credited(.end) == stopped.start.day...stopped.start.day)
  }

  @Test(arguments: [
    (StartOrder(at: Scene.beginning + .second), Refusal.inTheFuture(.init(seconds: 1))),
    (
      .init(at: Scene.beginning - Engine.longestBackdating - .second),
      .tooLongAgo(
        Scene.beginning - Engine.longestBackdating - .second,
        earliest: Scene.beginning - Engine.longestBackdating)
    ),
    (
      .init(at: .init(milliseconds: .min)),
      .tooLongAgo(
        .init(milliseconds: .min), earliest: Scene.beginning - Engine.longestBackdating)
    ),
    (.init(at: .init(milliseconds: .max)), .inTheFuture(.init(milliseconds: .max))),
    (.init(goal: .schedule("monk")), .unknownSchedule("monk")),
    (.init(goal: .span(.second)), .goalTooShort(.second, least: .minute)),
    (.init(goal: .span(.hours(-1))), .goalTooShort(.hours(-1), least: .minute)),
    (.init(goal: .until(Scene.beginning)), .goalTooShort(.zero, least: .minute)),
    (.init(goal: .change(.hour)), .noGoal),
    (.init(goal: .span(.hours(49))), .needsConfirmation([.longGoal])),
    (.init(goal: .span(.hours(49)), confirm: "yes"), .needsConfirmation([.longGoal])),
    (
      .init(goal: .span(.hours(73)), confirm: Consent.longGoal.rawValue),
      .goalTooLong(
        .hours(73), most: .hours(72))
    ),
    (.init(note: String(repeating: "é", count: 2001)), .textTooLong(field: "note", limit: 4000)),
    (.init(note: "a\u{1B}[2J"), .textNotPlain(field: "note")),
  ])
  func `is refused for one reason`(order: StartOrder, error: Refusal) {
    let refusal = Scene().refusal(of: .start(order))
    if case .inTheFuture = error, let at = order.at {
      #expect(refusal == .inTheFuture(at))
    } else {
      #expect(refusal == error)
    }
  }

  @Test(
    arguments: [
      (.hours(18), true, nil, nil), (.hours(17), true, nil, .hours(17)),
      (.hours(17), false, nil, nil), (.hours(17), nil, nil, nil),
      (.hours(17), true, "goal-met", nil),
      // Another word was given by somebody who was asked, or by a script that knows its start.
      (.hours(17), true, "goal-over-48h", nil), (nil, true, nil, nil),
    ] as [(Span?, Bool?, String?, Span?)])
  func `asks where a day was guessed and the goal would be met`(
    goal: Span?, guessed: Bool?, confirm: String?, asked: Span?
  ) {
    let start = Scene.beginning - .hours(17)
    let order = StartOrder(
      goal: goal.map(GoalOrder.span) ?? .open, at: start, confirm: confirm, guessed: guessed)
    let doubt = asked.map { Doubt.start(start, goal: $0) }
    #expect(
      Scene().refusal(of: .start(order))
        == doubt.map { .needsConfirmation([.goalMet], about: $0) })
  }

  @Test func `over 48 hours takes the person's word`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(72)), confirm: Consent.longGoal.rawValue)
    #expect(scene.engine.active?.goal == .hours(72))
  }

  @Test func `is refused while another runs`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(2))
    let running = try #require(scene.engine.active)
    #expect(
      scene.refusal(of: .start(.init()))
        == .alreadyFasting(running.id, since: running.start.instant))
  }

  @Test func `may touch the last one but not overlap it`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(20), to: .hours(4))
    let last = try #require(scene.shelf.fasts.first)
    for earlier in [Span.hours(4) + Span(milliseconds: 1), .hours(30)] {
      let start = scene.now - earlier
      #expect(
        scene.refusal(of: .start(.init(at: start)))
          == .overlaps(
            last.id, start: last.start.instant, end: last.end?.instant, wanted: start..<scene.now))
    }
    #expect(scene.refusal(of: .start(.init(at: scene.now - .hours(4)))) == nil)
  }

  @Test func `does not begin inside another when the clock was set back`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(20), to: .zero)
    scene.setClock(by: .hours(-2))
    guard case .overlaps = scene.refusal(of: .start(.init())) else {
      Issue.record("it could never be stopped")
      return
    }
    scene.setClock(by: .hours(2))
    #expect(scene.refusal(of: .start(.init())) == nil)
  }

  @Test func `is not held up by one that lies in the future`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(2), to: .zero)
    scene.setClock(by: .hours(-48))
    #expect(scene.refusal(of: .start(.init())) == nil)
  }

  @Test func `may lie where a cancelled one was`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(5))
    try scene.cancel()
    #expect(scene.refusal(of: .start(.init(at: scene.now - .hours(5)))) == nil)
  }
}

@Suite struct `Ending a fast` {
  @Test func `keeps it and counts it`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(17), note: "first")
    let decision = try scene.perform(.stop(.init()))
    let fast = try #require(decision.subject)
    #expect(fast.outcome == .completed)
    #expect(fast.note == "first")
    #expect(scene.engine.active == nil)
    #expect(scene.shelf.fasts == [fast])
    #expect(scene.engine.streaks.current(today: scene.moment.day, runningSince: nil) == 1)
  }

  @Test func `may be told later, and with a note`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(17))
    try scene.stop(ago: .hours(3), note: "pasta")
    let fast = try #require(scene.shelf.fasts.first)
    #expect(fast.duration == .hours(14))
    #expect(fast.outcome == .partial)
    #expect(fast.note == "pasta")
    #expect(scene.engine.streaks.longest == 0)
  }

  @Test(arguments: ["", " ", " \n\t "])
  func `with a note of nothing but blanks has none`(note: String) throws {
    var scene = Scene()
    try scene.start(ago: .hours(17))
    try scene.stop(note: note)
    #expect(scene.shelf.fasts.first?.note == nil)
  }

  @Test func `is refused for one reason`() throws {
    var scene = Scene()
    for command in [Command.stop(.init()), .cancel, .setGoal(.init(goal: .open))] {
      #expect(scene.refusal(of: command) == .notFasting)
    }
    try scene.start()
    let start = scene.now
    #expect(scene.refusal(of: .stop(.init())) == .endBeforeStart(start: start, end: start))
    scene.pass(.hour)
    let future = scene.now + .second
    #expect(scene.refusal(of: .stop(.init(at: future))) == .inTheFuture(future))
    #expect(scene.refusal(of: .stop(.init(id: "zzzz"))) == .notFound("zzzz"))
    #expect(scene.refusal(of: .stop(.init(id: ""))) == .notFound(""))
    #expect(scene.refusal(of: .stop(.init(note: "\u{7F}"))) == .textNotPlain(field: "note"))
    let id = try #require(scene.engine.active?.id.text)
    #expect(scene.refusal(of: .stop(.init(id: String(id.prefix(4))))) == nil)
  }

  @Test func `is refused over one that lay in the future`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(2), to: .hours(1))
    let other = try #require(scene.shelf.fasts.first)
    scene.setClock(by: .hours(-4))
    try scene.start()
    let wanted = scene.now..<scene.now + .hours(5)
    scene.now = scene.now + .hours(5)
    #expect(
      scene.refusal(of: .stop(.init()))
        == .overlaps(
          other.id, start: other.start.instant, end: other.end?.instant, wanted: wanted))
    #expect(scene.refusal(of: .stop(.init(at: other.start.instant))) == nil)
    #expect(scene.refusal(of: .cancel) == nil)
  }

  @Test func `by cancelling counts for nothing, even with the clock set back`() throws {
    var scene = Scene()
    try scene.start(.span(.minute))
    scene.setClock(by: .hours(-1))
    try scene.cancel()
    let fast = try #require(scene.shelf.fasts.first)
    #expect(fast.outcome == .cancelled)
    #expect(fast.end?.instant == fast.start.instant)
    #expect(scene.engine.streaks.longest == 0)
  }
}

@Suite struct `Changing the goal` {
  @Test func `sets, moves and removes it`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(2))
    try scene.setGoal(.change(.hour))
    #expect(scene.engine.active?.goal == .hours(17))
    #expect(scene.engine.active?.schedule == nil)
    try scene.setGoal(.until(scene.now + .hours(1)))
    #expect(scene.engine.active?.goal == .hours(3))
    try scene.setGoal(.schedule("18:6"))
    #expect(scene.engine.active?.schedule == "18:6")
    try scene.setGoal(.open)
    #expect(scene.engine.active?.goal == nil)
    #expect(scene.refusal(of: .setGoal(.init(goal: .change(.hour)))) == .noGoal)
  }

  @Test(arguments: [
    (GoalOrder.schedule("16:8"), Refusal.nothingToChange),
    (.change(.zero), .nothingToChange),
    (.change(.hours(-16)), .goalTooShort(.zero, least: .minute)),
    (.change(.hours(33)), .needsConfirmation([.longGoal])),
    (.change(.hours(57)), .goalTooLong(.hours(73), most: .hours(72))),
    (
      .change(Span(milliseconds: .max)),
      .goalTooLong(
        Span(milliseconds: .max), most: .hours(72))
    ),
  ])
  func `is refused for one reason`(order: GoalOrder, error: Refusal) throws {
    var scene = Scene()
    try scene.start()
    #expect(scene.refusal(of: .setGoal(.init(goal: order))) == error)
    #expect(scene.refusal(of: .setGoal(.init(goal: order, id: "x"))) == .notFound("x"))
  }
}
