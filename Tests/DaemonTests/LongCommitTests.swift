import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `A commit of very many rows` {
  private let scene: Scene
  private let importer: CallToken

  init() throws {
    scene = try Scene()
    importer = scene.client()
    try scene.live(16)
    let now = scene.now
    let rows = (1...3 * Commit.changesAtOnce).map { index in
      let start = now - .hours(Int64(index + 1) * 24)
      return Row.fast(
        Fast(
          start: start.milliseconds, startOffset: 0, startZone: "UTC",
          end: (start + .hours(16)).milliseconds, endOffset: 0, endZone: "UTC",
          goal: Span.hours(16).milliseconds))
    }
    try call(ImportCalls.Stage.self, StagedRows(rows: rows), as: importer)
  }

  private func call<M: Method>(_ method: M.Type, _ input: M.Input, as client: CallToken) throws {
    let bytes = Call.encode(method, input).dropLast()
    scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
  }

  /// Commits what is staged, and has this happen at each pause.
  private func commit(pausing: @escaping () throws -> Void) throws {
    scene.forget()
    scene.ledger.onPause = { [scene] in
      scene.keeper.letThrough {
        do { try pausing() } catch { Issue.record(error) }
      }
    }
    try call(ImportCalls.Commit.self, ConfirmedOrder(), as: importer)
  }

  private func answers() -> [CallToken] {
    scene.effects.compactMap { if case .answered(let client) = $0 { client } else { nil } }
  }

  @Test func `lets who asks for the state through at once, with the state of before`() throws {
    let bars = (0..<10).map { _ in scene.client() }
    var waiting = bars[...]
    try commit {
      guard let bar = waiting.popFirst() else { return }
      try call(StatusCalls.Get.self, StatusQuestion(glance: true), as: bar)
    }
    let served = Array(bars.prefix(bars.count - waiting.count))
    #expect(served.count >= 2)
    #expect(answers() == served + [importer])
    for bar in served {
      let snapshot = try Snapshot(#require(scene.replies[bar]?.first).parameters)
      #expect(snapshot.streak.longest == 1)
      // What they show besides is of before, too, and not of half the rows.
      #expect(snapshot.glance?.recent.count == 1)
    }
    #expect(try scene.status().streak.longest > 3 * Int64(Commit.changesAtOnce) / 2)
  }

  @Test func `has all else wait in its order, and sees to it afterwards`() throws {
    let (first, second) = (scene.client(), scene.client())
    var waiting = [first, second][...]
    try commit {
      guard let client = waiting.popFirst() else { return }
      try call(FastCalls.Start.self, StartOrder(goal: GoalOrder.open), as: client)
      #expect(scene.replies[client] == nil)
    }
    #expect(waiting.isEmpty)
    #expect(answers() == [importer, first, second])
    #expect(scene.replies[first]?.first?.error == nil)
    #expect(scene.replies[second]?.first?.error == "io.github.fastd.fast.AlreadyFasting")
  }
}
