import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Weighings in words` {
  private let now = Instant(milliseconds: Examples.at(18, 40, day: 1))

  /// In Berlin, unless they were elsewhere.
  private static func weighing(
    _ id: String, _ at: Int64, _ grams: Int64, note: String? = nil, offset: Int = 3600
  ) -> Weighing {
    let instant = Instant(milliseconds: at)
    let local = Zone.utc.local(instant + .seconds(Int64(offset)))
    return Weighing(
      id: RowID(id), at: Mark(instant: instant, offset: offset, zone: "", day: local.day),
      grams: grams, note: note)
  }

  static let weighings = [
    weighing("b2", Examples.at(7, 30, day: 1), 82_400),
    weighing("a7", Examples.at(7, 10), 82_350, note: "before tea\nand \u{1b}[31mtoast"),
    weighing("c5", Examples.at(7, 45, day: -1), 101_000, offset: 32_400),
    weighing("d9", Examples.at(7, 45, day: -80), 99_950, note: "a long note about nothing at all"),
  ]

  /// In each unit.
  private static let ways =
    Way.all
    + [WeightUnit.pounds, .stones].map { unit in
      var customs = Way.english.customs
      customs.units.weight = unit
      return Way(
        name: "English, \(unit.rawValue)", wording: Wording(customs: customs, zone: Way.berlin),
        screen: .plain)
    }

  /// Sentences are the same at every width.
  private static let languages = ways.filter { $0.screen.width == nil }

  @Test(arguments: [
    ("full", weighings), ("some", [weighings[0]]), ("empty", []),
  ])
  func `the list`(name: String, weighings: [Weighing]) throws {
    try Golden.expect(
      Way.page(in: Self.ways) {
        WeighingTable($0.wording, on: $0.screen, now: now).text(of: weighings)
      }, is: "weight-\(name)", at: #_sourceLocation)
  }

  private static let changes: [(before: Weighing?, after: Weighing?)] = [
    (nil, weighings[0]), (weighings[0], nil), (nil, weighings[3]),
    (weighings[0], weighing("b2", Examples.at(7, 30, day: 1), 81_900)),
    (weighings[0], weighing("b2", Examples.at(6, 30, day: 1), 81_900, note: "tea")),
    (weighings[1], weighing("a7", Examples.at(7, 10), 82_350)),
  ]

  @Test func `what a change is answered with, and undo`() throws {
    let page = Way.page(in: Self.languages) { way in
      Self.changes.map { before, after -> String in
        let step = RecordedCommand(
          number: 1, at: now.milliseconds, actor: "fastctl", verb: "addWeighing", state: .done,
          noun: "weighing", rowBefore: before.map { ChangedRow($0.row) },
          rowAfter: after.map { ChangedRow($0.row) })
        var many = step
        many.count = 300
        return [
          way.wording.sentence(before: before, after: after, now: now),
          way.wording.sentence(for: step, now: now),
          way.wording.sentence(forUndoing: step, now: now),
          way.wording.sentence(for: many, now: now),
        ].map { $0 + "\n" }.joined()
      }.joined()
    }
    try Golden.expect(page, is: "weight-said", at: #_sourceLocation)
  }

  @Test func `a refusal speaks of the weight and of the option`() throws {
    let day = Day(number: 20_513)
    let page = Way.page(in: Self.languages) { way in
      [
        Refusal.numberOutOfRange(field: "grams", 15_000, allowed: Weighing.weights),
        .dateOutOfRange(field: "at", Day(number: -400), allowed: Day(number: 0)...day),
      ].map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "weight-refusals", at: #_sourceLocation)
  }

  @Test func `an import names one by its time and its weight`() throws {
    let line = ImportLine(
      line: 3, row: .weighing(Self.weighings[0]),
      fate: .judged(ImportFinding(row: 0, verdict: .new)))
    let text = ImportTable(Way.english, on: .plain).text(of: [line])
    #expect(text.contains("6 Mar 2026 07:30, 82.4 kg"), "\(text)")
  }
}
