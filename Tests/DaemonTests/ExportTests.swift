import TestSupport
import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `What leaves the database` {
  private func fasts(
    _ scene: Scene, _ question: FastsQuestion = FastsQuestion()
  ) throws -> [FastsPage] {
    let client = try scene.open(ExportCalls.Fasts.self, question)
    return try scene.received(ExportCalls.Fasts.self, by: client)
  }

  @Test func `a fast has everything that is kept of it`() throws {
    let scene = try Scene()
    let started = try scene.ask(
      FastCalls.Start.self, StartOrder(goal: GoalOrder.schedule("18:6"), note: "=1"))
    scene.pass(.hours(19))
    try scene.stop()
    let row = Fast(
      id: started.fast.id, start: Instant.noon.milliseconds, startOffset: 0, startZone: "UTC",
      startDay: "2026-03-02", end: (Instant.noon + .hours(19)).milliseconds, endOffset: 0,
      endZone: "UTC", endDay: "2026-03-03", goal: Span.hours(18).milliseconds,
      schedule: "18:6", note: "=1")
    #expect(try fasts(scene) == [FastsPage(fasts: [row], isLast: true)])
  }

  @Test func `many come in pages, each once and in order`() throws {
    let scene = try Scene()
    for _ in 0..<230 { try scene.live(16) }
    try scene.start()
    let pages = try fasts(scene)
    #expect(pages.map(\.fasts.count) == [100, 100, 31])
    #expect(pages.map(\.isLast) == [false, false, true])
    let starts = pages.flatMap(\.fasts).map(\.start.instant)
    #expect(starts == starts.sorted())
    #expect(Set(starts).count == 231)
    let backwards = try fasts(scene, FastsQuestion(newestFirst: true)).flatMap(\.fasts)
    #expect(backwards.map(\.start.instant) == starts.reversed())
  }

  @Test func `who asks for one page can go on behind it`() throws {
    let scene = try Scene()
    for _ in 0..<130 { try scene.live(16) }
    let first = try scene.ask(ExportCalls.Fasts.self, FastsQuestion())
    #expect(first.fasts.count == 100)
    #expect(!first.isLast)
    let rest = try scene.ask(
      ExportCalls.Fasts.self, FastsQuestion(after: first.fasts.last?.id.text))
    #expect(rest.fasts.count == 30)
    #expect(rest.isLast)
    #expect(try fasts(scene).flatMap(\.fasts) == first.fasts + rest.fasts)
  }

  @Test func `days are those that a fast touches`() throws {
    let scene = try Scene()
    // From the 2nd at noon to the 3rd at 4, then each 17 hours later.
    for _ in 0..<6 { try scene.live(16) }
    func starts(_ from: String?, _ to: String?) throws -> [Int64] {
      try fasts(scene, FastsQuestion(from: from, to: to)).flatMap(\.fasts)
        .map { ($0.start.instant - Instant.noon).milliseconds / Span.hours(17).milliseconds }
    }
    #expect(try starts("2026-03-03", "2026-03-03") == [0, 1, 2])
    #expect(try starts("2026-03-05", nil) == [3, 4, 5])
    #expect(try starts(nil, "2026-03-02") == [0])
    #expect(try starts("2027-01-01", nil) == [])
    #expect(try starts("2026-03-05", "2026-03-03") == [])
  }

  @Test func `cancelled ones come where they are wanted`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(1))
    try scene.ask(FastCalls.Cancel.self, NoFields())
    #expect(try fasts(scene).flatMap(\.fasts) == [])
    let all = try fasts(scene, FastsQuestion(cancelled: true)).flatMap(\.fasts)
    #expect(all.map(\.isCancelled) == [true])
  }

  @Test func `nobody is sent more than they have room for`() throws {
    let scene = try Scene()
    for _ in 0..<230 { try scene.live(16) }
    scene.room = 1
    let client = try scene.open(ExportCalls.Everything.self, EverythingQuestion())
    #expect(try scene.received(ExportCalls.Everything.self, by: client).count == 1)
    scene.room = nil
    scene.keeper.drained(client)
    let rows = try scene.received(ExportCalls.Everything.self, by: client).flatMap(\.rows)
    #expect(rows.count == 230)
  }

  @Test func `everything has reminders of the past and the running fast`() throws {
    let scene = try Scene()
    let daily = try scene.remind("water", daily: "08:30")
    let once = try scene.remind("doctor", in: .hours(2))
    try scene.live(16)
    scene.pass(.hours(60 * 24))
    try scene.start()
    try scene.restart()
    let client = try scene.open(ExportCalls.Everything.self, EverythingQuestion())
    let pages = try scene.received(ExportCalls.Everything.self, by: client)
    let rows = pages.flatMap(\.rows)
    #expect(pages.map(\.isLast).last == true)
    #expect(rows.filter { $0.kind == .fast }.count == 2)
    let reminders = rows.compactMap { row in
      if case .reminder(let reminder) = row { reminder.id.text } else { nil }
    }
    #expect(Set(reminders) == [daily, once])
  }

  @Test func `what was changed since is told as it is now`() throws {
    let scene = try Scene()
    try scene.live(16)
    let first = try scene.open(ExportCalls.Changed.self, ChangedQuestion(since: 0))
    let all = try #require(try scene.received(ExportCalls.Changed.self, by: first).last)
    #expect(all.fasts.count == 1)
    #expect(all.isLast)
    let id = all.fasts[0].id
    try scene.ask(FastCalls.Edit.self, EditOrder(id: id.text, note: "one"))
    try scene.ask(FastCalls.Edit.self, EditOrder(id: id.text, note: "two"))
    try scene.start()
    let begun = try #require(try scene.status().fast)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    let second = try scene.open(ExportCalls.Changed.self, ChangedQuestion(since: all.seq))
    let news = try #require(try scene.received(ExportCalls.Changed.self, by: second).last)
    #expect(news.fasts.map(\.note) == ["two"])
    #expect(news.gone == [begun.id])
    #expect(news.seq > all.seq)
  }

  @Test func `a number that is not reached yet is answered with the last there is`() throws {
    let scene = try Scene()
    try scene.live(16)
    let client = try scene.open(ExportCalls.Changed.self, ChangedQuestion(since: .max))
    let page = try #require(try scene.received(ExportCalls.Changed.self, by: client).last)
    #expect(page == ChangedPage(fasts: [], gone: [], seq: 3, isLast: true, weighings: false))
  }

  @Test func `what cannot be meant is refused`() throws {
    let scene = try Scene()
    #expect(throws: ServiceError.invalidParameter("from")) {
      try scene.ask(ExportCalls.Fasts.self, FastsQuestion(from: "2026-02-30"))
    }
    #expect(throws: ServiceError.expectedMore) {
      try scene.ask(ExportCalls.Everything.self, EverythingQuestion())
    }
    let refusal = try refusal {
      try scene.ask(ExportCalls.Fasts.self, FastsQuestion(after: ""))
    }
    #expect(refusal == .notFound(""))
  }
}
