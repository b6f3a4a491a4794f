import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The order of effects` {
  @Test func `a command is written, then answered, then published, then the timer is armed`()
    throws
  {
    let scene = try Scene()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    let follower = try scene.open(ChangeCalls.Follow.self, FollowQuestion())
    scene.forget()
    let caller = try scene.open(FastCalls.Start.self, StartOrder(), more: false)
    #expect(
      scene.effects == [
        .committed, .answered(caller), .published(subscriber), .published(follower),
        .armed(.noon + .hours(4)),
      ])
  }

  @Test func `commands that follow each other faster than the clock goes do so in time`() throws {
    let scene = try Scene()
    for _ in 0..<3 {
      try scene.start()
      try scene.stop()
    }
    let fasts = try scene.ledger.history(HistoryQuery())
    #expect(fasts.map(\.duration) == Array(repeating: Span(milliseconds: 1), count: 3))
    #expect(fasts.map(\.start.instant) == [2, 1, 0].map { .noon + Span(milliseconds: $0) })
  }

  @Test func `what becomes due is written, published and told, and then the timer is armed`()
    throws
  {
    let scene = try Scene()
    let fast = try scene.start().fast
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.forget()
    scene.pass(.hours(16))
    let key = "\(fast.id)/goalReached/\((Instant.noon + .hours(16)).milliseconds)"
    #expect(
      scene.effects == [
        .committed, .published(subscriber), .alerted(key), .armed(.noon + .hours(18)),
      ])
  }

  @Test func `ending a fast takes its pop-up from the screen after the answer`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let key = try #require(scene.alerts.first?.key)
    scene.keeper.hear(.shown(key: key))
    scene.forget()
    let caller = try scene.open(FastCalls.Stop.self, StopOrder(), more: false)
    #expect(
      scene.effects == [
        .committed, .answered(caller), .withdrawn(key), .armed(.noon + .hours(24)),
      ])
  }

  // Where the database has moved another is opened.
  @Test(arguments: StoreTrouble.allCases.filter { $0 != .moved })
  func `what cannot be written is refused and changes nothing`(trouble: StoreTrouble) throws {
    let scene = try Scene()
    let before = try scene.status()
    scene.commitFault = trouble
    scene.forget()
    #expect(try refusal { try scene.start() } == .notStored(trouble))
    #expect(scene.effects.count == 1)
    #expect(scene.log == [.storeFailed(trouble)] + (trouble == .readOnly ? [.storeDamaged] : []))
    var after = try scene.status()
    #expect(after.notices.map(\.code) == (trouble == .readOnly ? ["storeReadOnly"] : []))
    after.notices = before.notices
    #expect(after == before)
    scene.commitFault = nil
    #expect(try scene.start().state.state == .fasting)
  }

  @Test func `what cannot be read is refused`() throws {
    let scene = try Scene()
    scene.readFault = .failed
    #expect(try refusal { try scene.start() } == .notStored(.failed))
    #expect(
      try refusal { try scene.ask(HistoryCalls.List.self, HistoryQuestion()) }
        == .notStored(.failed))
  }

  @Test func `an undo of rows that have changed says which step it was`() throws {
    let scene = try Scene()
    try scene.start()
    scene.commitFault = .conflict
    #expect(
      try refusal { try scene.ask(ChangeCalls.Undo.self, NoFields()) }
        == .cannotUndo(verb: "start"))
    #expect(try scene.status().state == .fasting)
  }

  @Test func `what a newer version did is listed and undone under its own word`() throws {
    let scene = try Scene()
    let start = try scene.start().fast
    let fast = try #require(scene.keeper.state.engine.active)
    var lent = fast
    lent.note = "lent"
    let step = Step(
      kind: .command, verb: VerbWord("lend"),
      changes: [Change(before: .fast(fast), after: .fast(lent))])
    _ = try scene.ledger.commit(Commit(step: step, actor: "newer"), at: scene.now)
    try scene.restart()
    let listed = try scene.ask(ChangeCalls.List.self, StepQuestion()).steps
    #expect(listed.map(\.verb) == ["lend", "start"])
    let undone = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect((undone.verb, undone.after?.note) == ("lend", "lent"))
    #expect(try scene.ask(ChangeCalls.Redo.self, NoFields()).step.verb == "lend")
    #expect(try scene.status().fast?.id == start.id)
  }

  @Test func `an answer shows the state with the command in it`() throws {
    let scene = try Scene()
    let answer = try scene.start(GoalOrder.schedule("18:6"))
    #expect(answer.state.fast?.id == answer.fast.id)
    #expect(answer.state.fast?.schedule == "18:6")
    scene.pass(.hours(18))
    let end = try scene.stop()
    #expect(end.state.last == end.fast)
    #expect(end.fast.outcome == .completed)
    #expect(end.state.plan?.goalAt == (scene.now + .hours(16)).milliseconds)
  }
}
