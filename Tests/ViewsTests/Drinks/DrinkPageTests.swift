import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Drinks in words` {
  private static let now = Instant(milliseconds: Examples.at(18, 40, day: 1))

  static let drinks = [
    drink("b2", Examples.at(7, 30, day: 1), 300, "green tea"), drink("a7", Examples.at(7, 10), 500),
    drink("c5", Examples.at(7, 45, day: -80), 2000, "soup\n\u{1b}[31mof bones, and a lot of it"),
  ]

  static func drink(_ id: String, _ at: Int64, _ ml: Int64, _ what: String? = nil) -> Drink {
    Drink(
      id: RowID(id), at: Mark(Instant(milliseconds: at), in: DayRule(Way.berlin)), ml: ml,
      what: what)
  }

  private static func day(
    _ ml: Int64, ofMeals: Int64 = 0, aim: Int64? = nil, last: Bool = true
  ) -> DrinkDay {
    let today = Way.berlin.day(of: now)
    return DrinkDay(
      date: today.iso, ml: ml, ofMeals: ofMeals, aim: aim,
      last: last ? Examples.at(16, 5, day: 1) : nil)
  }

  static let days: [(name: String, day: DrinkDay)] = [
    ("none", day(0, aim: 2000, last: false)), ("some", day(1250)),
    ("meals", day(1250, ofMeals: 330, aim: 2000)), ("more", day(2600, aim: 2000)),
  ]

  @Test(arguments: days)
  func `the day`(name: String, day: DrinkDay) throws {
    try Golden.expect(
      Way.page { DrinkPage($0.wording, on: $0.screen).text(of: day, now: Self.now) },
      is: "drink-day-\(name)", at: #_sourceLocation)
  }

  @Test(arguments: [("full", drinks), ("empty", [])])
  func `the list`(name: String, drinks: [Drink]) throws {
    try Golden.expect(
      Way.page { DrinkPage($0.wording, on: $0.screen).table(of: drinks, now: Self.now) },
      is: "drink-list-\(name)", at: #_sourceLocation)
  }

  @Test func `what was done`() throws {
    let (one, other) = (Self.drinks[0], Self.drinks[1])
    var (later, bare) = (one, one)
    later.at = other.at
    bare.what = nil
    let changes: [(Drink?, Drink?)] = [
      (nil, one), (nil, other), (one, nil), (one, later), (one, bare), (bare, one), (other, later),
    ]
    try Golden.expect(
      Way.page {
        let wording = $0.wording
        return changes.map { before, after -> String in
          let step = RecordedCommand(
            number: 1, at: Self.now.milliseconds, actor: "fastctl", verb: "addDrink", state: .done,
            noun: "drink", rowBefore: before.map { ChangedRow($0.row) },
            rowAfter: after.map { ChangedRow($0.row) })
          return wording.sentence(before: before, after: after, now: Self.now) + "\n"
            + wording.sentence(forUndoing: step, now: Self.now) + "\n"
        }.joined() + wording.sentence(forErasing: one) + "\n"
      }, is: "drink-changes", at: #_sourceLocation)
  }
}
