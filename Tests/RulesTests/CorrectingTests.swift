import Nouns
import Rules
import Testing
import Time

@Suite struct `Editing a fast` {
  /// A fast of 16 hours that ended four hours ago.
  private func finished() throws -> (Scene, Fast) {
    var scene = Scene()
    try scene.start(ago: .hours(20), note: "old")
    try scene.stop(ago: .hours(4))
    return (scene, try #require(scene.shelf.fasts.first))
  }

  @Test func `means the running one when none is named`() throws {
    var (scene, last) = try finished()
    try scene.start(ago: .hours(1))
    try scene.edit(.init(start: scene.now - .hours(3), note: "now"))
    #expect(scene.engine.active?.start.instant == scene.now - .hours(3))
    #expect(scene.engine.active?.note == "now")
    #expect(scene.shelf.rows[last.id] == last)
  }

  @Test func `means the last one when none runs, and counts again`() throws {
    var (scene, last) = try finished()
    #expect(scene.engine.streaks.longest == 1)
    try scene.edit(.init(end: scene.now - .hours(5)))
    #expect(scene.shelf.rows[last.id]?.outcome == .partial)
    #expect(scene.engine.streaks.longest == 0)
    try scene.edit(.init(goal: .span(.hours(12)), note: ""))
    #expect(scene.shelf.rows[last.id]?.outcome == .completed)
    #expect(scene.shelf.rows[last.id]?.note == nil)
    #expect(scene.engine.streaks.longest == 1)
  }

  @Test func `takes the beginning of an id, and says when it is not enough`() throws {
    var (scene, last) = try finished()
    for hours in 1...3 {
      try scene.start(.open, ago: .minutes(Int64(60 * (4 - hours))))
      try scene.stop(ago: .minutes(Int64(60 * (4 - hours) - 30)))
    }
    let prefix = String(last.id.text.prefix(4))
    try scene.edit(.init(id: prefix, note: "new"))
    #expect(scene.shelf.rows[last.id]?.note == "new")
    #expect(scene.refusal(of: .edit(.init(id: "zz", note: "x"))) == .notFound("zz"))
    #expect(scene.refusal(of: .edit(.init(id: "", note: "x"))) == .notFound(""))
  }

  @Test func `does not guess between two`() throws {
    let (scene, last) = try finished()
    let other = RowID(bits: 0, 1)
    var facts = Facts()
    facts.fasts = [last, Fast(id: other, start: last.start)]
    var engine = scene.engine
    #expect(throws: Refusal.ambiguous("a", [last.id, other])) {
      try engine.perform(
        .edit(.init(id: "a", note: "x")), given: facts, at: scene.moment,
        ids: { RowID(bits: 0, 0) }, actor: "test")
    }
  }

  @Test func `is refused for one reason`() throws {
    #expect(Scene().refusal(of: .edit(.init(note: "x"))) == .notFound(""))
    let (scene, last) = try finished()
    let (start, now) = (last.start.instant, scene.now)
    let cases: [(EditOrder, Refusal)] = [
      (.init(), .nothingToChange),
      (.init(note: "old"), .nothingToChange),
      (.init(start: start, end: last.end?.instant), .nothingToChange),
      (.init(goal: .schedule("16:8")), .nothingToChange),
      (.init(start: now + .second), .inTheFuture(now + .second)),
      (.init(end: now + .second), .inTheFuture(now + .second)),
      (.init(end: start), .endBeforeStart(start: start, end: start)),
      (.init(start: now), .endBeforeStart(start: now, end: now - .hours(4))),
      (
        .init(start: Engine.earliest - .second),
        .tooLongAgo(Engine.earliest - .second, earliest: Engine.earliest)
      ),
      (.init(goal: .schedule("no")), .unknownSchedule("no")),
      (.init(goal: .span(.hours(60))), .needsConfirmation([.longGoal])),
      (.init(note: "\0"), .textNotPlain(field: "note")),
    ]
    for (order, error) in cases { #expect(scene.refusal(of: .edit(order)) == error) }
  }

  @Test func `keeps the zone and the day of an instant that stays`() throws {
    var (scene, last) = try finished()
    scene.travel(to: try Zone(rule: "<+14>-14"))
    let sameStart = EditOrder(start: last.start.instant, end: scene.now - .hours(2))
    try scene.edit(sameStart)
    #expect(scene.shelf.rows[last.id]?.start == last.start)
    #expect(scene.shelf.rows[last.id]?.end?.zone == "<+14>-14")
  }

  @Test func `cannot end a running fast or give it a start too long ago`() throws {
    var scene = Scene()
    try scene.start()
    let id = try #require(scene.engine.active?.id)
    #expect(scene.refusal(of: .edit(.init(end: scene.now))) == .stillRunning(id))
    let earliest = scene.now - Engine.longestBackdating
    #expect(
      scene.refusal(of: .edit(.init(start: earliest - .second)))
        == .tooLongAgo(earliest - .second, earliest: earliest))
    try scene.edit(.init(start: earliest))
    scene.now = scene.now + .hours(24)
    #expect(scene.refusal(of: .edit(.init(start: earliest + .hours(1)))) == nil)
    #expect(scene.refusal(of: .edit(.init(start: earliest - .hours(1)))) != nil)
  }

  @Test func `may move a running fast to now`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(1))
    try scene.edit(.init(start: scene.now))
    #expect(scene.engine.active?.start.instant == scene.now)
  }

  @Test func `does not move a fast into another`() throws {
    var (scene, last) = try finished()
    try scene.start(ago: .hours(2))
    let running = try #require(scene.engine.active)
    let intoLast = EditOrder(start: scene.now - .hours(5))
    #expect(
      scene.refusal(of: .edit(intoLast))
        == .overlaps(
          last.id, start: last.start.instant, end: last.end?.instant,
          wanted: scene.now - .hours(5)..<scene.now))
    let intoRunning = EditOrder(id: last.id.text, end: scene.now - .hours(1))
    #expect(
      scene.refusal(of: .edit(intoRunning))
        == .overlaps(
          running.id, start: running.start.instant, end: nil,
          wanted: last.start.instant..<scene.now - .hours(1)))
    let untilRunning = EditOrder(id: last.id.text, end: running.start.instant)
    #expect(scene.refusal(of: .edit(untilRunning)) == nil)
  }

  @Test func `may move a cancelled fast anywhere`() throws {
    var (scene, last) = try finished()
    try scene.start(ago: .hours(2))
    let cancelled = try #require(scene.engine.active)
    try scene.cancel()
    try scene.edit(.init(id: cancelled.id.text, start: last.start.instant))
    #expect(scene.shelf.rows[cancelled.id]?.outcome == .cancelled)
    #expect(scene.engine.streaks.longest == 1)
  }

  @Test func `does not need the last one's days for the running one`() throws {
    var scene = Scene()
    try scene.start()
    let needs = scene.engine.needs(.edit(.init(start: scene.now)), at: scene.moment)
    #expect(needs == Needs())
  }
}
