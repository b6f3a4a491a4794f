import Nouns
import Rules
import Testing
import Time

@Suite struct `Undo and redo` {
  @Test func `go back and forth through everything`() throws {
    var scene = Scene()
    var states = [scene.shelf.rows]
    var streaks = [scene.engine.streaks]
    let commands: [Command] = [
      .start(.init(at: scene.now - .hours(20))), .setGoal(.init(goal: .span(.hours(18)))),
      .stop(.init()), .edit(.init(end: scene.now - .hours(1))),
      .edit(.init(goal: .span(.hours(20)))), .start(.init(goal: .open)), .cancel,
    ]
    for command in commands {
      try scene.perform(command)
      states.append(scene.shelf.rows)
      streaks.append(scene.engine.streaks)
    }
    for index in states.indices.dropLast().reversed() {
      try scene.undo()
      #expect(scene.shelf.rows == states[index])
      #expect(scene.engine.streaks == streaks[index])
    }
    #expect(scene.refusal(of: .undo) == .nothingToUndo)
    for index in states.indices.dropFirst() {
      try scene.redo()
      #expect(scene.shelf.rows == states[index])
      #expect(scene.engine.streaks == streaks[index])
    }
    #expect(scene.refusal(of: .redo) == .nothingToRedo)
  }

  @Test func `say what they took back`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(2))
    try scene.stop()
    let undone = try scene.perform(.undo)
    #expect(undone.step?.step.verb.text == "stop")
    #expect(undone.step?.actor == "test")
    #expect(undone.commit.step?.kind == .undo(1))
    #expect(undone.subject == scene.engine.active)
    let start = try scene.perform(.undo)
    #expect(start.step?.step.verb.text == "start")
    #expect(start.subject == nil)
    #expect(try scene.perform(.redo).commit.step?.kind == .redo(0))
  }

  @Test func `a new command ends what could be done again`() throws {
    var scene = Scene()
    try scene.start()
    try scene.undo()
    try scene.start(.open)
    #expect(scene.refusal(of: .redo) == .nothingToRedo)
  }

  @Test func `an announcement is no step`() throws {
    var scene = Scene()
    try scene.start(.span(.hour))
    scene.pass(.hours(2))
    #expect(scene.told.count == 1)
    #expect(try scene.perform(.undo).step?.step.verb.text == "start")
  }

  @Test func `are refused where the rows are not as they were left`() throws {
    var scene = Scene()
    try scene.start()
    let running = try #require(scene.engine.active)
    var other = running
    other.note = "changed elsewhere"
    let second = Fast(id: RowID(bits: 3, 3), start: running.start)
    var stopped = second
    stopped.end = Mark(scene.now, in: .utc)
    func refusal(_ changes: [Change]) -> Refusal? {
      var engine = scene.engine
      var facts = Facts()
      let step = Step(kind: .command, verb: VerbWord("edit"), changes: changes)
      facts.step = RecordedStep(number: 1, at: scene.now, actor: "sync", step: step)
      do throws(Refusal) {
        _ = try engine.perform(
          .undo, given: facts, at: scene.moment, ids: { RowID(bits: 0, 0) }, actor: "test")
        return nil
      } catch { return error }
    }
    let refused = Refusal.cannotUndo(verb: "edit")
    #expect(refusal([Change(before: .fast(running), after: .fast(other))]) == refused)
    #expect(refusal([Change(before: .fast(running), after: .fast(running))]) == nil)
    #expect(refusal([Change(before: .fast(second), after: .fast(stopped))]) == refused)
    #expect(refusal([Change(before: .fast(second), after: nil)]) == refused)
  }
}
