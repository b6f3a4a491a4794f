import Nouns
import Rules
import TestSupport
import Testing
import Time

private func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
  Day(year: year, month: month, day: day) ?? Day(number: 0)
}

@Suite struct `An age` {
  @Test(arguments: [
    (Birth.date(day(1985, 3, 12)), day(2026, 3, 11), 40, 40),
    (.date(day(1985, 3, 12)), day(2026, 3, 12), 41, 41),
    (.date(day(1984, 2, 29)), day(2026, 2, 28), 41, 41),
    (.date(day(1984, 2, 29)), day(2026, 3, 1), 42, 42),
    (.date(day(1984, 2, 29)), day(2024, 2, 28), 39, 39),
    (.date(day(1984, 2, 29)), day(2024, 2, 29), 40, 40),
    (.year(1985), day(2026, 6, 30), 40, 40), (.year(1985), day(2026, 7, 1), 41, 40),
    (.year(1985), day(2026, 12, 30), 41, 40), (.year(1985), day(2026, 12, 31), 41, 41),
    (.age(45, on: day(2026, 3, 2)), day(2026, 3, 2), 45, 45),
    (.age(45, on: day(2026, 3, 2)), day(2027, 3, 1), 45, 45),
    (.age(45, on: day(2026, 3, 2)), day(2027, 3, 2), 46, 46),
    (.age(45, on: day(2026, 3, 2)), day(2026, 3, 1), 44, 44),
    (.date(day(2026, 3, 12)), day(2026, 3, 11), 0, 0),
    (.date(day(1800, 1, 1)), day(2026, 1, 1), 130, 130),
  ])
  func `is in whole years, likely and least`(
    birth: Birth, on day: Day, age: Int, youngest: Int
  ) {
    #expect(birth.age(on: day) == age)
    #expect(birth.youngest(on: day) == youngest)
  }

  @Test func `of a year is adult when it must be`() {
    #expect(!Birth.year(2008).isAdult(on: day(2026, 12, 30)))
    #expect(Birth.year(2008).isAdult(on: day(2026, 12, 31)))
    #expect(Birth.date(day(2008, 3, 12)).isAdult(on: day(2026, 3, 12)))
    #expect(!Birth.date(day(2008, 3, 12)).isAdult(on: day(2026, 3, 11)))
  }

  @Test func `never goes back as days go on`() {
    var dice = Seeded()
    for _ in 0..<500 {
      let said = Day(number: Int64.random(in: -30_000...20_000, using: &dice))
      let births = [Birth.date(said), .year(said.civil.year), .age(30, on: said)]
      for birth in births {
        let first = Day(number: Int64.random(in: 0...30_000, using: &dice))
        let ages = (0..<800).map { birth.age(on: first + $0) }
        #expect(zip(ages, ages.dropFirst()).allSatisfy { 0...1 ~= $1 - $0 }, "\(dice.seed)")
      }
    }
  }
}
