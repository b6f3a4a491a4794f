import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Meals in words` {
  private let now = Instant(milliseconds: Examples.at(18, 40, day: 1))

  private static func item(_ change: (inout MealItem) -> Void = { _ in }) -> MealItem {
    var item = MealItem()
    (item.id, item.name, item.slot) = (RowID("b2"), "Oats", .breakfast)
    item.at = Mark(Instant(milliseconds: Examples.at(7, 30, day: 1)), in: Way.berlin)
    (item.amount, item.unit, item.portion) = (80_000, "g", 800)
    item.nutrition = Nutrition(energy: 297, protein: 108)
    change(&item)
    return item
  }

  private static let quick = item {
    ($0.name, $0.amount, $0.unit, $0.portion) = ("", nil, nil, nil)
    ($0.nutrition, $0.slot) = (Nutrition(energy: 1650), .lunch)
  }

  private static let food = Food(id: RowID("c5"), name: "Chili\u{1b}[31m")

  private static let changes: [(before: Row?, after: Row?)] = [
    (nil, item().row), (item().row, nil), (nil, quick.row),
    (nil, item { ($0.amount, $0.unit, $0.nutrition) = (1_500, "cups\u{7}", .unknown) }.row),
    (nil, item { ($0.amount, $0.unit, $0.portion) = (nil, nil, 1_255) }.row),
    (
      item().row,
      item {
        ($0.name, $0.amount, $0.portion, $0.slot) = ("Oat milk", nil, nil, nil)
        $0.nutrition = Nutrition(carbs: 125, fat: 0, fiber: 40, alcohol: 9999)
      }.row
    ),
    (item().row, item { $0.at = Mark($0.at.instant - .hours(26), in: Way.berlin) }.row),
    // Nothing that a person sees.
    (item().row, item { $0.written = .blank + .second }.row),
    (nil, food.row), (food.row, nil),
    (food.row, Food(id: food.id, name: "Stew").row),
    (food.row, Food(id: food.id, name: food.name, aliases: "stew").row),
    (nil, CompleteDay(id: RowID("d9"), on: Day(number: 20_514)).row),
    (CompleteDay(id: RowID("d9"), on: Day(number: 20_514)).row, nil),
  ]

  /// With another unit of energy as well; sentences are the same at every width.
  private static let ways =
    Way.all.filter { $0.screen.width == nil }
    + [EnergyUnit.kilojoules].map { unit in
      var customs = Way.english.customs
      customs.units.energy = unit
      return Way(
        name: "English, \(unit.rawValue)", wording: Wording(customs: customs, zone: Way.berlin),
        screen: .plain)
    }

  @Test func `what a change is answered with, and undo`() throws {
    let page = Way.page(in: Self.ways) { way in
      Self.changes.map { before, after -> String in
        let step = RecordedCommand(
          number: 1, at: now.milliseconds, actor: "fastctl", verb: "logMeal", state: .done,
          noun: (after ?? before)?.kind.rawValue, rowBefore: before.map(ChangedRow.init),
          rowAfter: after.map(ChangedRow.init))
        var many = step
        many.count = 3
        return [
          way.wording.sentence(for: step, now: now),
          way.wording.sentence(forUndoing: step, now: now),
          way.wording.sentence(for: many, now: now),
        ].map { $0 + "\n" }.joined()
      }.joined(separator: "\n")
    }
    try Golden.expect(page, is: "meals-said", at: #_sourceLocation)
  }

  @Test func `a refusal shows a number as it is typed`() throws {
    let page = Way.page(in: Self.ways) { way in
      [
        Refusal.numberOutOfRange(field: "kcal", 10_000, allowed: Nutrition.energies),
        .numberOutOfRange(field: "protein", 10_000, allowed: Nutrition.macros),
        .numberOutOfRange(field: "portion", 0, allowed: MealItem.portions),
        .numberOutOfRange(field: "amount", 0, allowed: MealItem.amounts),
        .numberOutOfRange(field: "servings", 101, allowed: Food.servings),
      ].map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "meals-refusals", at: #_sourceLocation)
  }

  @Test func `an import names each by what tells it from others`() throws {
    func text(_ row: Row) -> String {
      let line = ImportLine(
        line: 3, row: row, fate: .judged(ImportFinding(row: 0, verdict: .new)))
      return ImportTable(Way.english, on: .plain).text(of: [line])
    }
    #expect(text(Self.item().row).contains("6 Mar 2026 07:30, Oats, 80 g, 297 kcal"))
    #expect(text(Food(id: RowID("c5"), name: "Stew").row).contains("Stew"))
    #expect(
      text(CompleteDay(id: RowID("d9"), on: Day(number: 20_514)).row)
        .contains("complete day 2026-03-02"))
  }
}
