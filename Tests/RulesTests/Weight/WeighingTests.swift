import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `What a person weighs` {
  private func weighings(_ scene: Scene) -> [Weighing] {
    scene.shelf.plans.values.compactMap { $0.noun as? Weighing }
      .sorted { $0.at.instant < $1.at.instant }
  }

  private func weighed(
    _ scene: inout Scene, _ grams: Int64 = 82_400, ago: Span = .zero, note: String? = nil
  ) throws -> Weighing {
    let before = weighings(scene)
    let order = NewWeighing(grams: grams, at: scene.now - ago, note: note)
    try scene.perform(.weigh(.add(order)))
    return try #require(weighings(scene).first { !before.contains($0) })
  }

  @Test func `is recorded for now, in the zone of the moment`() throws {
    var scene = Scene()
    try scene.perform(.weigh(.add(.init(grams: 82_400))))
    let weighing = try #require(weighings(scene).first)
    #expect(weighing.at == Mark(scene.now, in: scene.moment.days))
    #expect(weighing.grams == 82_400)
    #expect(weighing.note == nil)
  }

  @Test func `is of the day on which it was, by when days begin`() throws {
    var scene = Scene()
    let weighing = try weighed(&scene, ago: .hours(30), note: "tea\nand \"milk\"")
    #expect(weighing.at.instant == scene.now - .hours(30))
    #expect(weighing.at.day == scene.moment.days.day(of: scene.now - .hours(30)))
    #expect(weighing.note == "tea\nand \"milk\"")
    #expect(try weighed(&scene, note: " \n\t").note == nil)
  }

  @Test func `is refused where nobody can have weighed that, or not then`() throws {
    let scene = Scene()
    func refusal(_ grams: Int64 = 80_000, at: Instant? = nil, note: String? = nil) -> Refusal? {
      scene.refusal(of: .weigh(.add(.init(grams: grams, at: at, note: note))))
    }
    for grams in [Int64.min, 0, 19_999, 400_001, .max] {
      #expect(
        refusal(grams)
          == .numberOutOfRange(field: "grams", grams, allowed: 20_000...400_000))
    }
    let soon = scene.now + Span(milliseconds: 1)
    #expect(refusal(at: soon) == .inTheFuture(soon))
    #expect(
      refusal(at: Instant(milliseconds: -1))
        == .dateOutOfRange(
          field: "at", Day(number: -1), allowed: Day(number: 0)...scene.moment.date))
    let long = String(repeating: "é", count: 251)
    #expect(refusal(note: long) == .textTooLong(field: "note", limit: 500))
    #expect(refusal(note: "\u{1b}") == .textNotPlain(field: "note"))
    #expect(weighings(scene) == [])
    #expect(refusal(40_000, at: Instant(milliseconds: 0), note: String(long.dropLast())) == nil)
  }

  @Test func `may be the same twice where the person says so`() throws {
    var scene = Scene()
    let (first, second) = (try weighed(&scene), try weighed(&scene))
    #expect(first.id != second.id)
    #expect(first.at == second.at)
  }

  @Test func `is corrected, and keeps what is not named`() throws {
    var scene = Scene()
    let old = try weighed(&scene, ago: .hours(5), note: "tea")
    scene.travel(to: try Zone(installed: "Asia/Tokyo"))
    func edit(_ change: (inout WeighingEdit) -> Void) throws -> Weighing {
      var order = WeighingEdit(id: String(old.id.text.prefix(8)))
      change(&order)
      try scene.perform(.weigh(.edit(order)))
      return try #require(weighings(scene).first)
    }
    let lighter = try edit { $0.grams = 81_900 }
    #expect(
      lighter
        == Weighing(id: old.id, at: old.at, grams: 81_900, note: "tea", written: old.written))
    // The same moment again keeps its zone.
    let bare = try edit { ($0.at, $0.note) = (old.at.instant, "") }
    #expect(
      bare == Weighing(id: old.id, at: old.at, grams: 81_900, written: old.written))
    #expect(old.written?.instant == old.at.instant + .hours(5))
    let moved = try edit { $0.at = old.at.instant - .hours(1) }
    #expect(moved.at == Mark(old.at.instant - .hours(1), in: scene.moment.days))
    #expect(moved.at.zone == "Asia/Tokyo")
  }

  @Test func `is corrected to nothing that could not be recorded`() throws {
    var scene = Scene()
    let weighing = try weighed(&scene, note: "tea")
    func refusal(
      _ id: String? = nil, _ change: (inout WeighingEdit) -> Void = { _ in }
    ) -> Refusal? {
      var order = WeighingEdit(id: id ?? weighing.id.text)
      change(&order)
      return scene.refusal(of: .weigh(.edit(order)))
    }
    #expect(refusal() == .nothingToChange)
    #expect(refusal { $0.note = "tea" } == .nothingToChange)
    let soon = scene.now + .second
    #expect(refusal { $0.at = soon } == .inTheFuture(soon))
    #expect(
      refusal { $0.grams = 1 }
        == .numberOutOfRange(field: "grams", 1, allowed: Weighing.weights))
    #expect(refusal("") == .notFound(""))
    #expect(refusal("zzz") == .notFound("zzz"))
  }

  @Test func `is meant by as much of its id as no other has`() throws {
    var scene = Scene()
    var all: [Weighing] = []
    while Set(all.map { $0.id.text.prefix(1) }).count == all.count {
      all.append(try weighed(&scene, 80_000 + Int64(all.count)))
    }
    let last = try #require(all.last)
    let first = String(last.id.text.prefix(1))
    let meant = all.filter { $0.id.begins(with: first) }.map(\.id).sorted { $0.text < $1.text }
    #expect(scene.refusal(of: .weigh(.delete(first))) == .ambiguous(first, meant))
    try scene.perform(.weigh(.delete(last.id.text)))
    #expect(!weighings(scene).contains(last))
    // No other noun is.
    try scene.start()
    let fast = try #require(scene.engine.active).id.text
    #expect(scene.refusal(of: .weigh(.delete(fast))) == .notFound(fast))
  }

  @Test func `comes and goes with undo and redo`() throws {
    var scene = Scene()
    let old = try weighed(&scene, note: "tea")
    try scene.perform(.weigh(.edit(.init(id: old.id.text, grams: 90_000))))
    try scene.perform(.weigh(.delete(old.id.text)))
    let states: [[Int64]] = [[], [82_400], [90_000], []]
    for state in states.dropLast().reversed() {
      try scene.undo()
      #expect(weighings(scene).map(\.grams) == state)
    }
    for state in states.dropFirst() {
      try scene.redo()
      #expect(weighings(scene).map(\.grams) == state)
    }
  }

  @Test func `is told in the log by words of its own`() throws {
    var scene = Scene()
    let verbs = try [
      WeighingOrder.add(.init(grams: 80_000)), .edit(.init(id: "", grams: 81_000)), .delete(""),
    ].map { order -> String? in
      let id = weighings(scene).first?.id.text ?? ""
      let named: WeighingOrder =
        switch order {
        case .add: order
        case .edit(let edit): .edit(.init(id: id, grams: edit.grams))
        case .delete: .delete(id)
        }
      return try scene.perform(.weigh(named)).commit.step?.verb.text
    }
    #expect(verbs == ["addWeighing", "editWeighing", "deleteWeighing"])
  }

  @Test func `changes nothing of a fast or a streak`() throws {
    var scene = Scene()
    try scene.start()
    let before = scene.engine
    _ = try weighed(&scene)
    #expect(scene.engine.active == before.active)
    #expect(scene.engine.streaks == before.streaks)
    #expect(scene.engine.standing == before.standing)
  }
}
