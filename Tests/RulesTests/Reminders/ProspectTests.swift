import Nouns
import Testing
import Time

@testable import Rules

@Suite struct `What is to be told at a moment` {
  /// What a running fast brings, and a piece of news that is in no agenda: only who works nothing
  /// out anew finds it.
  private func marked(about subject: String? = nil) throws -> (scene: Scene, seen: Prospect) {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    var seen = scene.engine.prospect(at: scene.moment)
    let fast = try #require(scene.engine.active)
    let mark = Series(
      kind: .goalReached, subject: subject ?? fast.id.text,
      rhythm: .at([scene.now, scene.now + .second]))
    seen.series.append(mark)
    seen.current.append(try #require(mark.current(at: scene.now)))
    return (scene, seen)
  }

  @Test func `is worked out once for a wake and the timer after it`() throws {
    let (scene, seen) = try marked()
    var engine = scene.engine
    let decision = engine.wake(at: scene.moment, seen)
    #expect(decision.show.map(\.key.kind) == [.goalReached])
    #expect(engine.nextWake(after: scene.moment, seen) == scene.now + .second)
  }

  @Test func `is worked out once for what a command needs and for its decision`() throws {
    let (scene, seen) = try marked(about: "stranger")
    var engine = scene.engine
    #expect(engine.wakeNeeds(at: scene.moment, seen).newsOf == ["stranger"])
    #expect(engine.needs(.cancel, at: scene.moment, seen).newsOf == ["stranger"])
    // Even where another look would find something else.
    let later = scene.moment.at(scene.now + Span(milliseconds: 1))
    #expect(engine.needs(.cancel, at: later, seen).newsOf == ["stranger"])
    _ = try engine.perform(
      .cancel, given: Facts(), at: scene.moment, seen, ids: { RowID(bits: 0, 0) }, actor: "test")
    #expect(engine.outbox.known.contains("stranger"))
  }

  @Test func `is handed on by a command that changes nothing of it, to the timer`() throws {
    let (scene, seen) = try marked()
    var engine = scene.engine
    let decision = try engine.perform(
      .weigh(.add(.init(grams: 80_000))), given: Facts(), at: scene.moment, seen,
      ids: { RowID(bits: 0, 1) }, actor: "test")
    #expect(decision.seen == seen)
    let later = scene.moment.at(scene.now + Span(milliseconds: 1))
    #expect(engine.nextWake(after: later, decision.seen) == scene.now + .second)
  }

  @Test(
    arguments: [
      .cancel, .setGoal(.init(goal: .span(.hours(18)))),
      .addReminder(.init(text: "tea", rule: .once(Scene.beginning + .hours(2)))),
      .plan(.use("18:6")), .weigh(.add(.init(grams: 80_000))),
    ] as [Command])
  func `is after a command what a look at its engine finds`(_ command: Command) throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    var engine = scene.engine
    var last: UInt64 = 0
    let decision = try engine.perform(
      command, given: Facts(), at: scene.moment, engine.prospect(at: scene.moment),
      ids: {
        last += 1
        return RowID(bits: 1, last)
      }, actor: "test")
    #expect(decision.seen == engine.prospect(at: scene.moment))
  }

  @Test func `is worked out anew when anything has changed`() throws {
    let (scene, seen) = try marked()
    func isMarked(_ change: (inout Scene) throws -> Void) rethrows -> Bool {
      var scene = scene
      try change(&scene)
      return scene.engine.prospect(at: scene.moment, seen).current.count == seen.current.count
    }
    #expect(isMarked { _ in })
    #expect(!isMarked { $0.now = $0.now + Span(milliseconds: 1) })
    #expect(try !isMarked { $0.travel(to: try Zone(rule: "<West>8")) })
    #expect(!isMarked { $0.wish { $0.halfway.toggle() } })
    #expect(try !isMarked { try $0.setGoal(.span(.hours(18))) })
    #expect(try !isMarked { try $0.cancel() })
    #expect(
      try !isMarked {
        try $0.perform(.addReminder(.init(text: "tea", rule: .once($0.now + .hour))))
      })
  }
}
