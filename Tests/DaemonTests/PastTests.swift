import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Fasts of the past` {
  private func ago(_ scene: Scene, _ hours: Int64) -> Instant {
    scene.now - .hours(hours)
  }

  @discardableResult
  private func add(
    _ scene: Scene, from start: Int64, to end: Int64, goal: GoalOrder? = nil, note: String? = nil
  ) throws -> Entry {
    try scene.ask(
      FastCalls.Add.self,
      AddOrder(
        start: ago(scene, start), end: ago(scene, end), goal: goal, note: note, mood: 3)
    ).fast
  }

  @Test func `are recorded with all that was said of them`() throws {
    let scene = try Scene()
    let added = try add(scene, from: 40, to: 20, goal: GoalOrder.schedule("16:8"), note: "tea")
    #expect(added.outcome == .completed && added.schedule == "16:8")
    #expect(added.note == "tea" && added.mood == 3)
    #expect(try scene.status().last == added)
    #expect(try scene.status().streak.longest == 1)
    #expect(scene.effects.contains(.committed))
  }

  @Test func `are refused with the fast in the way and the time that was wanted`() throws {
    let scene = try Scene()
    let other = try add(scene, from: 40, to: 20)
    let refused = try refusal { try add(scene, from: 30, to: 10) }
    #expect(
      refused
        == .overlaps(
          try #require(RowID(text: other.id)), start: Instant(milliseconds: other.start),
          end: other.end.map(Instant.init(milliseconds:)),
          wanted: ago(scene, 30)..<ago(scene, 10)))
    #expect(
      try refusal {
        try scene.ask(
          FastCalls.Add.self, AddOrder(start: ago(scene, 9), end: ago(scene, 8), mood: 9))
      } == .noSuchMood(9))
  }

  @Test func `go together, and come back together after a restart`() throws {
    let scene = try Scene()
    let fasts = try [
      add(scene, from: 90, to: 70, goal: GoalOrder.span(.seconds(3600))),
      add(scene, from: 60, to: 40, goal: GoalOrder.span(.seconds(3600))),
      add(scene, from: 30, to: 10, goal: GoalOrder.span(.seconds(3600))),
    ]
    let order = DeleteOrder(ids: [fasts[2].id, String(fasts[1].id.prefix(20))])
    let answer = try scene.ask(FastCalls.Delete.self, order)
    #expect(answer.fasts == [fasts[2], fasts[1]])
    #expect(answer.state.last == fasts[0])
    #expect(answer.state.streak.longest == 1)
    let steps = try scene.ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps
    #expect(steps.map(\.count) == [2] && steps.map(\.verb) == ["delete"])
    try scene.restart()
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(
      try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts == fasts.reversed())
    #expect(try scene.status().last == fasts[2])
    _ = try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts == [fasts[0]])
  }

  @Test func `the running one is not deleted`() throws {
    let scene = try Scene()
    let id = try scene.start().fast.id
    #expect(
      try refusal { try scene.ask(FastCalls.Delete.self, DeleteOrder(ids: [id])) }
        == .useCancel(try #require(RowID(text: id))))
    #expect(try scene.status().fast?.id == id)
  }

  @Test func `say how they felt, at the end or later`() throws {
    let scene = try Scene()
    _ = try scene.ask(FastCalls.Start.self, StartOrder(mood: 5))
    scene.pass(.hours(1))
    #expect(try scene.ask(FastCalls.Stop.self, StopOrder(mood: 2)).fast.mood == 2)
    #expect(try scene.ask(FastCalls.Edit.self, EditOrder(mood: 4)).fast.mood == 4)
    #expect(try scene.ask(FastCalls.Edit.self, EditOrder(mood: 0)).fast.mood == nil)
  }
}

@Suite @MainActor struct `A search of the history` {
  /// Ten fasts, a day apart, the newest first; every third has a note.
  private func scene() throws -> (Scene, [Entry]) {
    let scene = try Scene()
    var fasts: [Entry] = []
    for day in 1...10 as ClosedRange<Int64> {
      let start = scene.now - .hours(24 * day)
      let order = AddOrder(
        start: start, end: start + .hours(day),
        goal: day % 2 == 0 ? GoalOrder.span(.seconds(5 * 3600)) : nil,
        note: day % 3 == 0 ? "Tür \(day)" : nil)
      fasts.append(try scene.ask(FastCalls.Add.self, order).fast)
    }
    return (scene, fasts)
  }

  @Test func `finds by day, outcome and words, and says how many there are`() throws {
    let (scene, fasts) = try scene()
    func days(_ question: HistoryQuestion) throws -> [Int] {
      try scene.ask(HistoryCalls.List.self, question).fasts
        .compactMap { fast in fasts.firstIndex(of: fast).map { $0 + 1 } }
    }
    #expect(try days(.init(outcome: .completed)) == [6, 8, 10])
    #expect(try days(.init(outcome: .partial)) == [2, 4])
    #expect(try days(.init(outcome: .open)) == [1, 3, 5, 7, 9])
    #expect(try days(.init(text: "TÜR")) == [3, 6, 9])
    #expect(try days(.init(text: "tür  9")) == [9])
    #expect(try days(.init(text: "Tor")) == [])
    #expect(try days(.init(from: "2026-02-26")) == [1, 2, 3, 4])
    #expect(try days(.init(to: "2026-02-22")) == [8, 9, 10])
    #expect(try days(.init(from: "2026-02-22", to: "2026-02-23")) == [7, 8])
    #expect(try days(.init(last: 1, outcome: .completed)) == [6])
    #expect(
      try scene.ask(HistoryCalls.List.self, .init(last: 2, count: true)).count == 10)
    #expect(try scene.ask(HistoryCalls.List.self, .init(last: 2)).count == nil)
    #expect(
      try scene.ask(HistoryCalls.List.self, .init(last: 1, outcome: .partial, count: true)).count
        == 2)
  }

  @Test func `gives no more than were asked for where some do not match`() throws {
    let (scene, fasts) = try scene()
    let page = try scene.ask(HistoryCalls.List.self, .init(last: 2, text: "tür"))
    #expect(page.fasts.count <= 2)
    let client = try scene.open(HistoryCalls.List.self, HistoryQuestion(last: 2, text: "tür"))
    let answers = try scene.received(HistoryCalls.List.self, by: client)
    #expect(answers.flatMap(\.fasts) == [fasts[2], fasts[5]])
    #expect(answers.last?.isLast == true)
  }

  @Test func `refuses what is no day and what is too long`() throws {
    let (scene, _) = try scene()
    func fault(_ question: String) throws -> String? {
      try scene.raw(
        #"{"method": "io.github.fastd.history.List", "parameters": \#(question)}"#
      ).first?.error
    }
    #expect(try fault(#"{"from": "yesterday"}"#) == "org.varlink.service.InvalidParameter")
    #expect(
      try fault(#"{"from": "2026-03-02", "to": "2026-03-01"}"#)
        == "org.varlink.service.InvalidParameter")
    #expect(try fault(#"{"outcome": "great"}"#) == "org.varlink.service.InvalidParameter")
    let long = String(repeating: "x", count: 201)
    #expect(
      try refusal { try scene.ask(HistoryCalls.List.self, HistoryQuestion(text: long)) }
        == .textTooLong(field: "text", limit: 200))
    for (field, question) in [
      ("text", HistoryQuestion(text: "a\u{0}b")), ("schedule", HistoryQuestion(schedule: "\u{0}")),
    ] {
      #expect(
        try refusal { try scene.ask(HistoryCalls.List.self, question) }
          == .textNotPlain(field: field))
    }
    #expect(!scene.log.contains { if case .storeFailed = $0 { true } else { false } })
  }
}
