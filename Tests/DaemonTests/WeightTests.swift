import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about weight` {
  @discardableResult
  private func add(
    _ scene: Scene, _ grams: Int64, ago hours: Int64 = 0, note: String? = nil
  ) throws -> Weighing {
    let order = NewWeighing(
      grams: grams, at: scene.now - .hours(hours), note: note)
    return try scene.ask(WeightCalls.Add.self, order).weighing
  }

  private func list(
    _ scene: Scene, last: Int64? = nil, before: Weighing? = nil
  ) throws -> WeighingPage {
    try scene.ask(
      WeightCalls.List.self, WeighingQuestion(last: last, before: before?.id.text))
  }

  @Test func `each answers with what it has changed`() throws {
    let scene = try Scene()
    let answer = try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 82_400, note: "tea"))
    #expect(answer.before == nil)
    #expect(answer.weighing.at.instant == scene.now)
    let edited = try scene.ask(
      WeightCalls.Edit.self, WeighingEdit(id: answer.weighing.id.text, grams: 82_000, note: ""))
    #expect(edited.before == answer.weighing)
    #expect(edited.weighing.grams == 82_000)
    #expect(edited.weighing.note == nil)
    let gone = try scene.ask(
      WeightCalls.Delete.self, RemovalOrder(id: String(answer.weighing.id.text.prefix(5))))
    #expect(gone.weighing == edited.weighing && gone.before == nil)
    #expect(gone.weight?.grams == nil && gone.weight?.recent == [])
    #expect(try list(scene) == WeighingPage(weighings: [], isLast: true))
  }

  @Test func `a list has the newest first, and as many as are asked for`() throws {
    let scene = try Scene()
    let all = try [3, 1, 2].map { try add(scene, 80_000 + $0, ago: $0) }
    #expect(try list(scene).weighings.map(\.grams) == [80_001, 80_002, 80_003])
    #expect(try list(scene, last: 2).weighings.map(\.grams) == [80_001, 80_002])
    #expect(try list(scene, last: 0) == WeighingPage(weighings: [], isLast: true))
    #expect(try list(scene, before: all[1]).weighings.map(\.grams) == [80_002, 80_003])
    #expect(try list(scene, last: 1, before: all[1]).weighings.map(\.grams) == [80_002])
    let one = try scene.ask(WeightCalls.List.self, WeighingQuestion(id: all[0].id.text))
    #expect(one == WeighingPage(weighings: [all[0]], isLast: true))
  }

  @Test func `a long list comes in pages, and goes on where one ended`() throws {
    let scene = try Scene()
    for number in 0..<230 as Range<Int64> { try add(scene, 80_000 + number, ago: number) }
    let numbers = (0..<230).map { Int64(80_000 + $0) }
    let first = try list(scene)
    #expect(first.weighings.map(\.grams) == Array(numbers.prefix(100)))
    #expect(!first.isLast)
    let second = try list(scene, before: first.weighings.last)
    #expect(second.weighings.map(\.grams) == Array(numbers[100..<200]))
    let stream = try scene.open(WeightCalls.List.self, WeighingQuestion(last: 150))
    let pages = try scene.received(WeightCalls.List.self, by: stream)
    #expect(pages.flatMap(\.weighings).map(\.grams) == Array(numbers.prefix(150)))
    #expect(pages.map(\.isLast) == [false, true])
  }

  @Test func `what cannot be is refused by name`() throws {
    let scene = try Scene()
    let weighing = try add(scene, 82_400)
    #expect(
      try refusal { try add(scene, 5) }
        == .numberOutOfRange(field: "grams", 5, allowed: Weighing.weights))
    #expect(
      try refusal { try add(scene, 80_000, ago: -1) } == .inTheFuture(scene.now + .hours(1)))
    for id in ["", "zz"] {
      #expect(
        try refusal { try scene.ask(WeightCalls.Delete.self, RemovalOrder(id: id)) }
          == .notFound(id))
      #expect(
        try refusal { try scene.ask(WeightCalls.Edit.self, WeighingEdit(id: id, grams: 70_000)) }
          == .notFound(id))
      #expect(
        try refusal { try scene.ask(WeightCalls.List.self, WeighingQuestion(id: id)) }
          == .notFound(id))
      #expect(
        try refusal { try scene.ask(WeightCalls.List.self, WeighingQuestion(before: id)) }
          == .notFound(id))
    }
    #expect(
      try refusal { try scene.ask(WeightCalls.Edit.self, WeighingEdit(id: weighing.id.text)) }
        == .nothingToChange)
    #expect(throws: ServiceError.self) { try list(scene, last: -1) }
  }

  @Test func `it is told whole to those who follow, and undone by name`() throws {
    let scene = try Scene()
    let old = try add(scene, 82_400, note: "tea")
    let new = try scene.ask(
      WeightCalls.Edit.self, WeighingEdit(id: old.id.text, grams: 81_000)
    ).weighing
    let stream = try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 0))
    let events = try scene.received(ChangeCalls.Follow.self, by: stream).compactMap(\.event)
    #expect(events.map(\.verb) == ["addWeighing", "editWeighing"])
    #expect(events.map(\.noun) == ["weighing", "weighing"])
    #expect(events.last?.rowBefore?.row == .weighing(old))
    #expect(events.last?.rowAfter?.row == .weighing(new))
    #expect(events.last?.nameAfter == nil)
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect(step.rowAfter?.row == .weighing(new))
    #expect(try list(scene).weighings == [old])
    try scene.restart()
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try list(scene).weighings == [new])
  }

  @Test func `the same one is brought only once`() throws {
    let scene = try Scene()
    let row = RowText.weighing
    let other = row.with("id", RowText.id(40))
    #expect(try scene.take([row]) == ImportResult(taken: 1, left: 0))
    #expect(try scene.take([row]) == ImportResult(taken: 0, left: 1))
    #expect(
      try scene.findings(in: RowText.document([other.with("note", "null").line]))
        == ["same with a0000000000000000000000012"])
    #expect(
      try scene.take([other.with("grams", "82300"), other.with("id", RowText.id(41))])
        == ImportResult(taken: 1, left: 1))
    #expect(try list(scene).weighings.map(\.grams).sorted() == [82_300, 82_400])
  }
}
