import Nouns
import TestSupport
import Time

@testable import Rules

/// A random life of logging over some weeks, without anything that is taken back.
struct HabitLife {
  static let first = Day(number: 20_500)
  let days: Int64
  private(set) var rows: [Row] = []
  private var ids: UInt64 = 0
  private var dice: Dice

  init(seed: UInt64, days: Int64 = 90) {
    self.days = days
    dice = Dice(seed: seed)
    rows.append(HabitRule(.points, from: Self.first + dice.number(0...20), "on").row)
    rows.append(HabitRule(.decay, from: Self.first, dice.pick(["seed", "gentle", "none"])).row)
    for place in 0..<dice.number(0...2) {
      let day = Self.first + place * 40 + dice.number(0...39)
      rows.append(HabitRule(.freezes, from: day, String(dice.number(0...2))).row)
    }
    if dice.once(in: 3) {
      let from = Self.first + dice.number(0...days)
      rows.append(Vacation(id: id(), from: from, to: from + dice.number(0...6)).row)
    }
    for day in 0..<days { live(Self.first + day) }
  }

  var today: Day { Self.first + days }

  private mutating func id() -> RowID {
    ids += 1
    return RowID(bits: ids &* 0x9e37_79b9_7f4a_7c15, ids)
  }

  private mutating func live(_ day: Day) {
    if dice.once(in: 8) { return }
    for _ in 0..<dice.number(0...3) {
      var item = MealItem()
      (item.id, item.meal) = (id(), id())
      item.at = Mark(Zone.utc.startOfDay(day) + .hours(dice.number(6...22)), in: .utc)
      item.logged = dice.pick([day, day, day + 1, day + 2, nil])
      item.nutrition = Nutrition(energy: dice.pick([nil, 2, 400]), protein: 300)
      rows.append(item.row)
    }
    if dice.once(in: 2) {
      let at = Mark(Zone.utc.startOfDay(day) + .hours(7), in: .utc)
      rows.append(
        Weighing(id: id(), at: at, grams: 80_000 - dice.number(0...900), written: at).row)
    }
    if dice.once(in: 2) { rows.append(DayFact(.checkIn, on: day).row) }
  }
}

extension [Row] {
  func of<N: Noun>(_ noun: N.Type) -> [N] { compactMap { $0.noun as? N } }

  var standing: Standing {
    Standing(
      vacations: of(Vacation.self), programs: of(DietProgram.self), rules: of(HabitRule.self),
      badges: of(Badge.self))
  }

  var habitDays: [HabitDay] {
    let (items, weighings) = (of(MealItem.self), of(Weighing.self))
    let visits = Set(of(DayFact.self).filter { $0.fact == .checkIn }.map(\.on))
    return Set(items.map(\.at.day) + weighings.map(\.at.day) + visits).sorted().map {
      HabitDay($0, items, weighings, hasCheckIn: visits.contains($0))
    }
  }

  func history(_ today: Day) -> HabitHistory {
    let days = HabitDays(habitDays, resting: [], in: standing)
    return HabitHistory(days.days, in: standing, today: today)
  }

  func book(_ today: Day) -> BadgeBook {
    BadgeBook(history(today), WeightJourney([], in: standing, today: today), today: today)
  }
}
