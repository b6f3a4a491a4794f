import Nouns
import Rules
import Testing
import Time

/// Which rows stand beside each other.
@Suite struct NounRuleTests {
  private static let day = Day(number: 20_514)

  private struct Pair: CustomTestStringConvertible, Sendable {
    let rule: String
    let rows: [Row]
    var verb = "add"
    /// None where both stand.
    let held: [String]

    var testDescription: String { rule }
  }

  private static func fast(
    _ number: UInt64, _ start: Int64, _ end: Int64?, _ change: (inout Fast) -> Void
  ) -> Row {
    var fast = Sample.fast(number, start, end)
    change(&fast)
    return fast.row
  }

  private static let fasts = [
    Pair(
      rule: "of fasts that run the one begun first does",
      rows: [Sample.fast(1, 0).row, Sample.fast(2, 3).row], held: ["fast alreadyFasting"]),
    Pair(
      rule: "finished fasts share no time",
      rows: [Sample.fast(1, 0, 10).row, Sample.fast(2, 9, 20).row], held: ["fast overlap"]),
    Pair(
      rule: "fasts that touch share none",
      rows: [Sample.fast(1, 0, 10).row, Sample.fast(2, 10, 20).row], held: []),
    Pair(
      rule: "a discarded fast shuts nobody out",
      rows: [
        Sample.fast(1, 0, 10).row, fast(2, 9, 20) { $0.isCancelled = true },
      ], held: []),
    Pair(
      rule: "a fast ends after it began", rows: [Sample.fast(1, 10, 9).row],
      held: ["fast contradiction"]),
    Pair(
      rule: "one that comes from elsewhere is there once",
      rows: [
        fast(1, 0, 10) { $0.origin = .init(source: "file", id: "1") },
        fast(2, 20, 30) { $0.origin = .init(source: "file", id: "1") },
      ], held: ["fast sameOrigin"]),
    Pair(
      rule: "and if it is the same nobody hears of it",
      rows: [
        fast(1, 0, 10) { $0.origin = .init(source: "file", id: "1") },
        fast(2, 0, 10) { $0.origin = .init(source: "file", id: "1") },
      ], held: ["fast sameOrigin, untold"]),
    Pair(
      rule: "an origin without an id is none",
      rows: [
        fast(1, 0, 10) { $0.origin = .init(source: "file", id: nil) },
        fast(2, 20, 30) { $0.origin = .init(source: "file", id: nil) },
      ], held: []),
  ]

  private static let others = [
    Pair(
      rule: "schedules have one name, whatever its capitals",
      rows: [
        OwnSchedule(id: Sample.id(1), name: "Work", hours: 16).row,
        OwnSchedule(id: Sample.id(2), name: "work", hours: 17).row,
      ], held: ["schedule sameName"]),
    Pair(
      rule: "foods have one name, whatever its marks",
      rows: [
        Food(id: Sample.id(1), name: "Käse").row, Food(id: Sample.id(2), name: "kaese").row,
      ], held: ["food sameName"]),
    Pair(
      rule: "plans begin on different days",
      rows: [
        WeekPlan(id: Sample.id(1), from: day, days: [:]).row,
        WeekPlan(id: Sample.id(2), from: day, days: [.monday: .rest]).row,
      ], held: ["week sameDay"]),
    Pair(
      rule: "several plans may be open",
      rows: [
        WeekPlan(id: Sample.id(1), from: day, days: [:]).row,
        WeekPlan(id: Sample.id(2), from: day + 1, days: [:]).row,
      ], held: []),
    Pair(
      rule: "a plan ends after it began",
      rows: [WeekPlan(id: Sample.id(1), from: day, to: day - 1, days: [:]).row],
      held: ["week contradiction"]),
    Pair(
      rule: "so does a vacation",
      rows: [Vacation(id: Sample.id(1), from: day, to: day - 1).row],
      held: ["vacation contradiction"]),
    Pair(
      rule: "vacations may overlap",
      rows: [
        Vacation(id: Sample.id(1), from: day, to: day + 3).row,
        Vacation(id: Sample.id(2), from: day + 2, to: day + 5).row,
      ], held: []),
    Pair(
      rule: "a reminder comes once",
      rows: [
        Reminder(id: Sample.id(1), text: "Water", rule: .once(.blank)).row,
        Reminder(id: Sample.id(2), text: "Water", rule: .once(.blank)).row,
      ], held: ["reminder same, untold"]),
    Pair(
      rule: "of programs no two share a day",
      rows: [
        DietProgram(id: Sample.id(1), start: day).row,
        DietProgram(id: Sample.id(2), start: day + 3).row,
      ], held: ["program overlap"]),
    Pair(
      rule: "a program ends after it began",
      rows: [DietProgram(id: Sample.id(1), start: day, end: day - 1).row],
      held: ["program contradiction"]),
    Pair(
      rule: "one weight of one moment is there once, whenever it was written",
      rows: [
        Weighing(id: Sample.id(1), at: Sample.mark(0), grams: 80_000, written: Sample.mark(1))
          .row,
        Weighing(id: Sample.id(2), at: Sample.mark(0), grams: 80_000).row,
      ], held: ["weighing same, untold"]),
    Pair(
      rule: "and a note with it is told",
      rows: [
        Weighing(id: Sample.id(1), at: Sample.mark(0), grams: 80_000, note: "ill").row,
        Weighing(id: Sample.id(2), at: Sample.mark(0), grams: 80_000).row,
      ], held: ["weighing same"]),
    Pair(
      rule: "what was eaten comes from a file once",
      rows: [Sample.item(1).row, Sample.item(2, slot: .lunch).row], verb: "import",
      held: ["mealItem same, untold"]),
    Pair(
      rule: "but a person may eat the same twice",
      rows: [Sample.item(1).row, Sample.item(2).row], held: []),
    Pair(
      rule: "what was drunk comes from a file once",
      rows: [
        Drink(id: Sample.id(1), at: Sample.mark(0), ml: 250, what: "tea").row,
        Drink(id: Sample.id(2), at: Sample.elsewhere(0), ml: 250, what: "tea").row,
      ], verb: "import", held: ["drink same, untold"]),
    Pair(
      rule: "but a person may drink the same twice",
      rows: [
        Drink(id: Sample.id(1), at: Sample.mark(0), ml: 250).row,
        Drink(id: Sample.id(2), at: Sample.mark(0), ml: 250).row,
      ], held: []),
    Pair(
      rule: "tea is not water",
      rows: [
        Drink(id: Sample.id(1), at: Sample.mark(0), ml: 250, what: "tea").row,
        Drink(id: Sample.id(2), at: Sample.mark(0), ml: 250, what: "water").row,
      ], verb: "import", held: []),
  ]

  @Test(arguments: fasts + others)
  private func `rows stand beside each other, or one holds the other`(pair: Pair) {
    var scribe = Scribe()
    for (device, row) in zip(Scribe.Device.allCases, pair.rows) {
      scribe.add(device, row.noun, verb: pair.verb)
    }
    #expect(scribe.merge.heldWords == pair.held, "\(pair.rule)")
    #expect(scribe.merge.rows.count == pair.rows.count - pair.held.count)
  }

  @Test func `the one that was changed stands before the one that was not`() {
    var scribe = Scribe()
    let (old, new) = (Food(id: Sample.id(1), name: "oats"), Food(id: Sample.id(2), name: "Oats"))
    scribe.add(.a, old)
    scribe.add(.b, new)
    #expect(scribe.merge.rows == [new.row])
    scribe.edit(.a, old, "portions", ["portions": .text("cup=40")], at: 1)
    #expect(scribe.merge.rows.map(\.id) == [old.id])
    #expect(scribe.merge.held.first?.by == old.id)
    #expect(scribe.merge.held.first?.row == new.row)
  }

  @Test func `who is fasting now sees that it began in a finished fast`() {
    var scribe = Scribe()
    scribe.add(.a, Sample.fast(1, 0, 10))
    scribe.add(.b, Sample.fast(2, 8))
    #expect(scribe.merge.rows.count == 2)
    #expect(scribe.merge.conflictWords == ["fast fasting"])
    #expect(scribe.merge.conflicts.first?.matter == .fasting(during: Sample.id(1)))
    var touching = Scribe()
    touching.add(.a, Sample.fast(1, 0, 10))
    touching.add(.b, Sample.fast(2, 10))
    #expect(touching.merge.conflicts.isEmpty)
  }

  @Test func `of a chain of fasts those of the device that sorts first stand`() {
    var scribe = Scribe()
    for number in 0..<3 {
      scribe.add(.b, Sample.fast(UInt64(number) + 1, Int64(number) * 20, Int64(number) * 20 + 12))
    }
    for number in 0..<2 {
      scribe.add(
        .a, Sample.fast(UInt64(number) + 5, Int64(number) * 20 + 10, Int64(number) * 20 + 22))
    }
    #expect(scribe.merge.rows.map(\.id) == [Sample.id(5), Sample.id(6)])
    #expect(Set(scribe.merge.held.map(\.by)) == [Sample.id(5), Sample.id(6)])
  }

  @Test func `a fast stays that of the device that made it, wherever it was restored`() {
    var scribe = Scribe()
    scribe.add(.a, Sample.fast(1, 0, 10))
    scribe.add(.b, Sample.fast(2, 5, 15))
    scribe.add(.c, Sample.fast(1, 0, 10), verb: "restore", at: 0)
    #expect(scribe.merge.rows.map(\.id) == [Sample.id(1)])
  }
}

extension Scribe {
  @discardableResult mutating func add(
    _ device: Device, _ row: any Noun, verb: String
  ) -> Rules.Operation.Name {
    let sets = Registers.of(row.row.kind).sets(row.row.cells)
    return write(device, .init(row.row), sets, verb: verb)
  }
}
