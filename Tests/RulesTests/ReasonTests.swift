import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Why a fast ended` {
  @Test(arguments: EndReason.allCases) func `is said with its end, or later`(reason: EndReason)
    throws
  {
    var scene = Scene()
    try scene.start(ago: .hours(10))
    let running = try #require(scene.engine.active)
    #expect(
      scene.refusal(of: .edit(EditOrder(reason: reason))) == .stillRunning(running.id))
    try scene.perform(.stop(StopOrder(reason: reason)))
    #expect(scene.shelf.fasts.map(\.reason) == [reason])
    #expect(scene.refusal(of: .edit(EditOrder(reason: reason))) == .nothingToChange)
    try scene.edit(EditOrder(unreasoned: true))
    #expect(scene.shelf.fasts.map(\.reason) == [nil])
    try scene.undo()
    #expect(scene.shelf.fasts.map(\.reason) == [reason])
    // It stays when something else is changed, and a fast that goes on has none.
    try scene.edit(EditOrder(note: "soup"))
    #expect(scene.shelf.fasts.map(\.reason) == [reason])
    for _ in 1...2 { try scene.undo() }
    #expect(scene.engine.active == running)
  }
}
