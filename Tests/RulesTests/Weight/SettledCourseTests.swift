import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

/// Limits, targets and goals go by values that the last weeks say as all values do, or not at all.
@Suite struct `A course that begins late` {
  private static let today = Day(number: 20_000)

  /// Mostly calm; with slips, two of them, jumps that stay, gaps and mad weeks.
  private func values(_ dice: inout Dice) -> [DayWeight] {
    var grams = dice.number(70_000...100_000)
    let unrest = dice.pick([0, 3, 12, 40] as [Int64])
    var (values, shift): ([DayWeight], Int64) = ([], 0)
    var back = dice.number(20...500)
    while back >= dice.number(0...2) {
      grams += dice.number(-400...380)
      if dice.number(0...200) < unrest {
        switch dice.number(0...3) {
        case 0: grams += dice.pick([-5_000, 4_000])
        case 1: back -= dice.number(5...40)
        case 2: shift = shift == 0 ? dice.pick([-7_000, 7_000]) : 0
        default: shift = dice.number(-6_000...6_000)
        }
      } else if !dice.once(in: 3) {
        shift = 0
      }
      values.append(DayWeight(day: Self.today - back, grams: grams + shift))
      back -= dice.pick([1, 1, 1, 2, 4])
    }
    return values.filter { $0.day <= Self.today }
  }

  @Test(arguments: Dice.seeds(2))
  func `says what one of all values says`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var (late, restless) = (0, 0)
    for round in 0..<400 {
      let all = values(&dice)
      let since = Self.today - dice.number(-2...120)
      let grams = (all.last?.grams ?? 80_000) + dice.number(-1_500...1_500)
      let aim = dice.once(in: 3) ? nil : SetAim(.lose, since: since, goal: (grams, since))
      let needed = WeightCourse.firstNeeded(on: Self.today, aim)
      let first = needed - dice.pick([28, 40, 60, 240])
      let some = all.filter { $0.day >= first }
      guard let course = WeightCourse(some, since: first, for: needed, aim: aim) else {
        restless += 1
        continue
      }
      if some.count < all.count { late += 1 }
      var whole = WeightCourse(aim: aim)
      for value in all { whole.take(value) }
      let day = Self.today
      let place = "seed \(seed), round \(round)"
      #expect(
        WeightForTargets(course, on: day, profile: nil)
          == WeightForTargets(whole, on: day, profile: nil), "\(place)")
      #expect(course.goalReached(by: day) == whole.goalReached(by: day), "\(place)")
      #expect(course.isFasterThanPlanned(on: day) == whole.isFasterThanPlanned(on: day), "\(place)")
      for back in 0...27 as ClosedRange<Int64> {
        #expect(
          course.newest(on: day - back, within: 1) == whole.newest(on: day - back, within: 1),
          "\(place)")
      }
    }
    #expect(late > 40 && restless > 20, "\(late), \(restless)")
  }
}
