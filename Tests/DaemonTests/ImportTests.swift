import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `An import` {
  /// Finished fasts, one a day, the oldest first.
  private func rows(_ count: Int, before now: Instant) -> [Row] {
    (0..<count).map { index in
      let start = now - .hours(Int64(count - index) * 24)
      return .fast(
        Fast(
          start: start.milliseconds, startOffset: 0, startZone: "UTC",
          end: (start + .hours(16)).milliseconds, endOffset: 0, endZone: "UTC",
          goal: Span.hours(16).milliseconds, source: "Zero", sourceID: "\(index)"))
    }
  }

  private func stage(_ rows: [Row], _ scene: Scene, as client: CallToken) throws -> Reply {
    try call(ImportCalls.Stage.self, StagedRows(rows: rows), scene, as: client)
  }

  private func call<M: Method>(
    _ method: M.Type, _ input: M.Input, _ scene: Scene, as client: CallToken, more: Bool = false
  ) throws -> Reply {
    let before = scene.replies[client]?.count ?? 0
    let bytes = Call.encode(method, input, more: more).dropLast()
    scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
    return try #require(scene.replies[client]?.dropFirst(before).last)
  }

  private func result(_ reply: Reply) throws -> ImportResult {
    try ImportResult(reply.parameters)
  }

  private func findings(_ scene: Scene, as client: CallToken) throws -> [ImportFinding] {
    let before = scene.replies[client]?.count ?? 0
    _ = try call(ImportCalls.Check.self, NoFields(), scene, as: client, more: true)
    return try (scene.replies[client] ?? []).dropFirst(before)
      .flatMap { try ImportFindings($0.parameters).findings }
  }

  @Test func `is staged, looked at and taken as one step`() throws {
    let scene = try Scene()
    let client = scene.client()
    let rows = rows(700, before: scene.now)
    #expect(try StagedCount(stage(Array(rows[..<300]), scene, as: client).parameters).staged == 300)
    #expect(try StagedCount(stage(Array(rows[300...]), scene, as: client).parameters).staged == 700)
    let findings = try findings(scene, as: client)
    #expect(findings.map(\.row) == Array(0..<700))
    #expect(findings.allSatisfy { $0.verdict == .new })
    let commit = try call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: client)
    #expect(try result(commit) == ImportResult(taken: 700, left: 0))
    #expect(try scene.status().streak.longest == 700)
    #expect(scene.alerts == [])
    let step = try #require(scene.ask(ChangeCalls.List.self, StepQuestion()).steps.first)
    #expect((step.verb, step.count) == ("import", 700))
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try scene.status().streak.longest == 0)
    #expect(try scene.status().last == nil)
  }

  @Test func `the same again changes nothing`() throws {
    let scene = try Scene()
    let client = scene.client()
    for taken in [20, 0] as [Int64] {
      _ = try stage(rows(20, before: .noon), scene, as: client)
      let commit = try call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: client)
      #expect(try result(commit) == ImportResult(taken: taken, left: 20 - taken))
    }
    #expect(try findings(scene, as: client) == [])
    #expect(try scene.ask(ChangeCalls.List.self, StepQuestion()).steps.count == 1)
  }

  @Test func `days are those of the row, or of the rule in the row's zone`() throws {
    let scene = try Scene(settings: "day.start = 04:00")
    let client = scene.client()
    let start = Instant.noon - .hours(48 + 9)  // 03:00 UTC, 05:00 there
    var here = Fast(
      start: start.milliseconds, startOffset: 7200, startZone: "+02:00",
      end: (start + .hours(2)).milliseconds, endOffset: 0, endZone: "UTC")
    var given = here
    let later = start + .hours(7)
    given.start = given.start.moved(to: later.milliseconds).with(day: "2026-02-27")
    given.end = given.end?.moved(to: (later + .hours(2)).milliseconds).with(day: "2026-02-28")
    here.note = "here"
    _ = try stage([.fast(here), .fast(given)], scene, as: client)
    _ = try call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: client)
    let fasts = try scene.ledger.history(HistoryQuery())
    #expect(fasts.map(\.start.day.iso) == ["2026-02-27", "2026-02-28"])
    #expect(fasts.map { $0.end?.day.iso } == ["2026-02-28", "2026-02-28"])
  }

  @Test func `is dropped with its connection, and on demand`() throws {
    let scene = try Scene()
    let (first, second) = (scene.client(), scene.client())
    _ = try stage(rows(3, before: scene.now), scene, as: first)
    let refused = try stage(rows(3, before: scene.now), scene, as: second)
    #expect(refused.error == "io.github.fastd.import.ImportRunning")
    #expect(
      try result(call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: second))
        == ImportResult(taken: 0, left: 0))
    scene.keeper.ended(first.connection)
    #expect(
      try StagedCount(stage(rows(2, before: scene.now), scene, as: second).parameters).staged == 2)
    _ = try call(ImportCalls.Drop.self, NoFields(), scene, as: second)
    #expect(
      try result(call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: second))
        == ImportResult(taken: 0, left: 0))
    #expect(try scene.ledger.history(HistoryQuery()) == [])
  }

  @Test func `is bounded, and changes nothing where it cannot be written`() throws {
    let scene = try Scene()
    let client = scene.client()
    let many = rows(500, before: scene.now)
    for _ in 0..<(ImportCalls.mostRows / 500) { _ = try stage(many, scene, as: client) }
    let refused = try stage(Array(many.prefix(1)), scene, as: client)
    #expect(refused.error == "io.github.fastd.import.TooManyRows")
    scene.commitFault = .diskFull
    let commit = try call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: client)
    #expect(commit.error == "io.github.fastd.import.NotStored")
    #expect(try scene.ledger.history(HistoryQuery()) == [])
  }

  @Test func `tells of each row that is none what is wrong with it`() throws {
    let scene = try Scene()
    let client = scene.client()
    let good = try #require(rows(1, before: scene.now).first?.fast)
    let changes: [((inout Fast) -> Void, ImportReason, String?)] = [
      ({ $0.start = $0.start.with(offset: .max) }, .badValue, "offset"),
      ({ $0.start = $0.start.moved(to: .min) }, .tooLongAgo, nil),
      ({ $0.end = $0.end?.moved(to: .max) }, .inTheFuture, nil),
      ({ $0.goal = Span(milliseconds: -1) }, .goalTooShort, nil),
      ({ $0.mood = .max }, .badValue, "mood"), ({ $0.note = "\u{7}" }, .notPlain, "note"),
      ({ $0.end = $0.start }, .endBeforeStart, nil),
    ]
    let faulty = changes.map { change, _, _ in
      var row = good
      change(&row)
      return Row.fast(row)
    }
    _ = try stage(faulty, scene, as: client)
    let findings = try findings(scene, as: client)
    #expect(findings.map(\.reason) == changes.map { $0.1 })
    #expect(findings.map(\.field) == changes.map { $0.2 })
    #expect(
      try result(call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: client))
        == ImportResult(taken: 0, left: Int64(changes.count)))
  }

  @Test func `keeps no text that cannot be taken, and so many bytes of others`() throws {
    let scene = try Scene()
    let client = scene.client()
    var long = try #require(rows(1, before: scene.now).first?.fast)
    long.note = String(repeating: "x", count: 60_000)
    _ = try stage(Array(repeating: .fast(long), count: 100), scene, as: client)
    #expect(scene.keeper.imports.staging?.size == 25_600 as Int64)
    long.note = String(repeating: "x", count: Fast.longestNote.bytes)
    let page = Array(repeating: Row.fast(long), count: 500)
    var refusal: String?
    for _ in 0..<100 where refusal == nil {
      let reply = try stage(page, scene, as: client)
      refusal = reply.error
      #expect(scene.keeper.imports.staging.map { $0.size <= ImportCalls.mostBytes } == true)
    }
    #expect(refusal == "io.github.fastd.import.TooMuch")
    #expect(scene.settled == 0)
    _ = try call(ImportCalls.Drop.self, NoFields(), scene, as: client)
    #expect(scene.settled == 1)
  }

  @Test func `gives its place to another when it has been silent for long`() throws {
    let scene = try Scene()
    let (first, second) = (scene.client(), scene.client())
    _ = try stage(rows(3, before: scene.now), scene, as: first)
    scene.now = scene.now + .minutes(4)
    #expect(
      try stage(rows(2, before: scene.now), scene, as: second).error
        == "io.github.fastd.import.ImportRunning")
    scene.now = scene.now + .minutes(1)
    #expect(
      try StagedCount(stage(rows(2, before: scene.now), scene, as: second).parameters).staged == 2)
    // Nothing of what the first one has left is taken as if it were all.
    for reply in [
      try stage(rows(1, before: scene.now), scene, as: first),
      try call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: first),
    ] { #expect(reply.error == "io.github.fastd.import.ImportRunning") }
    #expect(
      try result(call(ImportCalls.Commit.self, ConfirmedOrder(), scene, as: second))
        == ImportResult(taken: 2, left: 0))
    _ = try call(ImportCalls.Drop.self, NoFields(), scene, as: first)
    #expect(
      try StagedCount(stage(rows(1, before: scene.now), scene, as: first).parameters).staged == 1)
  }

  @Test func `takes no id that names a row of another kind`() throws {
    let scene = try Scene()
    let client = scene.client()
    let id = try scene.ask(FastCalls.Start.self, StartOrder()).fast.id
    let reminder = Row.reminder(
      Reminder(
        id: RowID(id), text: "Take medicine", rule: .once(scene.now + .seconds(1))))
    _ = try stage([reminder], scene, as: client)
    #expect(try findings(scene, as: client).map(\.field) == ["id"])
  }
}
