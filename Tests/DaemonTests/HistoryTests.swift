import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The history` {
  private func scene(fasts: Int) throws -> (Scene, newestFirst: [String]) {
    let scene = try Scene()
    var ids: [String] = []
    for _ in 0..<fasts {
      ids.append(try scene.start().fast.id)
      scene.pass(.hours(16))
      try scene.stop()
      scene.pass(.hours(1))
    }
    return (scene, ids.reversed())
  }

  @Test(arguments: [
    (0, [0]), (1, [1]), (99, [99]), (100, [100, 0]), (101, [100, 1]), (230, [100, 100, 30]),
  ])
  func `with more it comes in pages that leave nothing out`(count: Int, pages: [Int]) throws {
    let (scene, ids) = try scene(fasts: count)
    let client = try scene.open(HistoryCalls.List.self, HistoryQuestion())
    let replies = try #require(scene.replies[client])
    let answers = try scene.received(HistoryCalls.List.self, by: client)
    #expect(answers.map(\.fasts.count) == pages)
    #expect(answers.flatMap(\.fasts).map(\.id) == ids)
    #expect(answers.map(\.isLast) == replies.map { !$0.continues })
    #expect(answers.last?.isLast == true)
  }

  @Test func `without more it is one page that says whether there are others`() throws {
    let (scene, ids) = try scene(fasts: 101)
    let page = try scene.ask(HistoryCalls.List.self, HistoryQuestion())
    #expect(page.fasts.map(\.id) == Array(ids.prefix(100)))
    #expect(!page.isLast)
    let rest = try scene.ask(
      HistoryCalls.List.self, HistoryQuestion(before: page.fasts.last?.id))
    #expect(rest.fasts.map(\.id) == [ids[100]])
    #expect(rest.isLast)
  }

  @Test(arguments: [(Int64(0), 0), (1, 1), (3, 3), (.max, 5)])
  func `no more are sent than were asked for`(last: Int64, count: Int) throws {
    let (scene, ids) = try scene(fasts: 5)
    let client = try scene.open(HistoryCalls.List.self, HistoryQuestion(last: last))
    let answers = try scene.received(HistoryCalls.List.self, by: client)
    #expect(answers.flatMap(\.fasts).map(\.id) == Array(ids.prefix(count)))
    #expect(answers.last?.isLast == true)
  }

  @Test func `pages wait until the client has read the ones before`() throws {
    let (scene, ids) = try scene(fasts: 201)
    let client = scene.client()
    scene.busy = [client]
    try scene.raw(#"{"method": "io.github.fastd.history.List", "more": true}"#, as: client)
    #expect(scene.replies[client] == nil)
    scene.busy = []
    scene.keeper.drained(client)
    let answers = try scene.received(HistoryCalls.List.self, by: client)
    #expect(answers.flatMap(\.fasts).map(\.id) == ids)
  }

  @Test func `a list that breaks off ends with an error, and the client can ask again`() throws {
    let (scene, ids) = try scene(fasts: 1)
    let client = scene.client()
    scene.busy = [client]
    try scene.raw(#"{"method": "io.github.fastd.history.List", "more": true}"#, as: client)
    scene.busy = []
    scene.readFault = .failed
    scene.keeper.drained(client)
    #expect(
      scene.replies[client]?.compactMap(Refused.init)
        == [Refused(.notStored(.failed), by: HistoryCalls.interface)])
    scene.readFault = nil
    scene.keeper.drained(client)
    #expect(scene.replies[client]?.count == 1)
    #expect(try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts.map(\.id) == ids)
  }

  @Test func `cancelled fasts are listed only when asked for`() throws {
    let scene = try Scene()
    try scene.start()
    let cancelled = try scene.ask(FastCalls.Cancel.self, NoFields()).fast
    #expect(cancelled.outcome == .cancelled)
    #expect(try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts.isEmpty)
    #expect(
      try scene.ask(HistoryCalls.List.self, HistoryQuestion(cancelled: true)).fasts
        == [cancelled])
  }

  @Test(arguments: Dice.seeds(4))
  func `how many there are stays true whatever is done`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let scene = try Scene()
    for _ in 0..<60 {
      scene.pass(.hours(dice.number(1...20)))
      switch dice.number(0...6) {
      case 0, 1: _ = try? scene.start()
      case 2: _ = try? scene.stop()
      case 3: _ = try? scene.ask(FastCalls.Cancel.self, NoFields())
      case 4: _ = try? scene.ask(ChangeCalls.Undo.self, NoFields())
      case 5: _ = try? scene.ask(ChangeCalls.Redo.self, NoFields())
      default:
        if let fast = try scene.ask(HistoryCalls.Show.self, ShowQuestion()).fasts.first {
          _ = try? scene.ask(FastCalls.Delete.self, DeleteOrder(ids: [fast.id]))
        }
      }
      let all = try scene.ask(HistoryCalls.List.self, HistoryQuestion(last: 100))
      // Fewer than there are, so that it is not what was listed.
      let question = HistoryQuestion(last: 1, count: true)
      let count = try scene.ask(HistoryCalls.List.self, question).count
      #expect(count == Int64(all.fasts.count), "seed \(seed)")
    }
  }

  @Test func `the running fast is the newest, without an end`() throws {
    let (scene, _) = try scene(fasts: 1)
    let running = try scene.start().fast
    let listed = try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts
    #expect(listed.first == running)
    #expect(running.end == nil && running.outcome == nil)
  }

  @Test func `a fast is shown by the beginning of its id, by its days, or as the latest`() throws {
    let (scene, ids) = try scene(fasts: 3)
    func shown(_ question: ShowQuestion) throws -> [String] {
      try scene.ask(HistoryCalls.Show.self, question).fasts.map(\.id)
    }
    #expect(try shown(ShowQuestion()) == [ids[0]])
    #expect(try shown(ShowQuestion(id: ids[1])) == [ids[1]])
    #expect(try shown(ShowQuestion(id: String(ids[1].prefix(8)))) == [ids[1]])
    // From Monday noon: 12-4, 5-21, 22-14 o'clock.
    #expect(try shown(ShowQuestion(date: "2026-03-02")) == [ids[2]])
    #expect(try shown(ShowQuestion(date: "2026-03-03")) == ids)
    #expect(try shown(ShowQuestion(date: "2026-03-05")) == [])
  }

  @Test(arguments: ["", "zzzz", "A", "%", "a'b", "\u{e9}"])
  func `an id that nothing has is not found`(id: String) throws {
    let (scene, _) = try scene(fasts: 1)
    #expect(
      try refusal { try scene.ask(HistoryCalls.Show.self, ShowQuestion(id: id)) }
        == .notFound(id))
    #expect(
      try refusal { try scene.ask(HistoryCalls.List.self, HistoryQuestion(before: id)) }
        == .notFound(id))
  }

  @Test func `an ambiguous id is answered with those that it may be`() throws {
    let (scene, ids) = try scene(fasts: 60)
    let letter = try #require(
      Dictionary(grouping: ids, by: \.first).first { $0.value.count > 1 }?.key)
    let refused = try refusal {
      try scene.ask(HistoryCalls.Show.self, ShowQuestion(id: String(letter)))
    }
    guard case .ambiguous(String(letter), let candidates) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect((2...10).contains(candidates.count))
    #expect(candidates.allSatisfy { ids.contains($0.text) && $0.text.first == letter })
  }
}
