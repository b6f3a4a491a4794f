import Foundation
import Nouns
import Rules
import TestSupport
import Testing
import Time

/// The rules of the weight as slowly as they are written, from all values each time.
private struct SlowWeight {
  let values: [DayWeight]

  private func bound(_ place: Int, _ isKept: [Bool]) -> Int {
    let value = values[place]
    let before = (0..<place).filter { isKept[$0] && value.day - values[$0].day <= 14 }
      .map { Double(values[$0].grams) }
    guard before.count >= 5 else { return 0 }
    let middle = median(before)
    let most = max(3.5 * 1.4826 * median(before.map { abs($0 - middle) }), 2500)
    let distance = Double(value.grams) - middle
    return abs(distance) > most ? (distance < 0 ? -1 : 1) : 0
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  var kept: [DayWeight] {
    var isKept = [Bool](repeating: true, count: values.count)
    var sides: [Int] = []
    for place in values.indices {
      let side = bound(place, isKept)
      sides.append(side)
      guard side != 0 else { continue }
      if place > 0, sides[place - 1] == side {
        (isKept[place - 1], isKept[place]) = (true, true)
      } else {
        isKept[place] = false
      }
    }
    return values.indices.filter { isKept[$0] }.map { values[$0] }
  }

  func mean(on day: Day) -> Int64? {
    let week = kept.filter { (0...6).contains(day - $0.day) }.map(\.grams)
    guard week.count >= 3 else { return nil }
    return Int64((Double(week.reduce(0, +)) / Double(week.count)).rounded())
  }

  /// The same however long ago its last value is.
  func lastTrend(on day: Day) -> (level: Double, since: Day)? {
    for back in 0..<15 as Range<Int64> {
      guard let trend = trend(on: day - back) else { continue }
      return back == 0 ? trend : nil
    }
    return nil
  }

  /// Level and slope on each date from the first on, with the date its run began on.
  func trend(on day: Day) -> (level: Double, since: Day)? {
    var (level, slope): (Double, Double) = (0, 0)
    var last: (day: Day, since: Day)?
    let kept = kept
    for value in kept where value.day <= day {
      guard let before = last, value.day - before.day <= 14 else {
        (level, slope, last) = (Double(value.grams), 0, (value.day, value.day))
        continue
      }
      let gap = Double(value.day - before.day)
      let expected = level + slope * gap
      let next = expected + 0.1 * (Double(value.grams) - expected)
      slope += 0.1 * ((next - level) / gap - slope)
      (level, last) = (next, (value.day, before.since))
    }
    guard let last else { return nil }
    let next = kept.first { $0.day > day }
    guard day - last.day <= 7 || next.map({ $0.day - last.day <= 14 }) ?? false else { return nil }
    return (level + slope * Double(day - last.day), last.since)
  }
}

@Suite struct `The course of the weight` {
  /// Weeks of weighings with gaps, slips, and slips in pairs.
  private func life(_ random: inout Seeded) -> [DayWeight] {
    var (day, grams): (Int64, Int64) = (20_000, 80_000)
    return (0..<Int.random(in: 0...90, using: &random)).map { _ in
      day += [1, 1, 1, 1, 2, 3, 8, 14, 15, 30].randomElement(using: &random) ?? 1
      grams += Int64.random(in: -400...400, using: &random)
      if Int.random(in: 0..<40, using: &random) == 0 { grams += 4_000 }
      let isSlip = Int.random(in: 0..<8, using: &random) == 0
      let slip = isSlip ? Int64.random(in: -9_000...9_000, using: &random) : 0
      return DayWeight(day: Day(number: day), grams: grams + slip)
    }
  }

  @Test(arguments: 0..<300)
  func `it is what the rules come to, done slowly from all of it`(_: Int) {
    var random = Seeded()
    let values = life(&random)
    let (slow, course) = (SlowWeight(values: values), WeightCourse(values, memory: nil))
    #expect(course.kept == slow.kept, "seed \(random.seed)")
    #expect(
      Set(course.leftOut) == Set(values).subtracting(slow.kept), "seed \(random.seed)")
    let days = Array(values.indices).shuffled(using: &random).prefix(6).flatMap { place in
      [values[place].day, values[place].day + Int64.random(in: 1...20, using: &random)]
    }
    for day in days {
      #expect(course.mean(on: day) == slow.mean(on: day), "seed \(random.seed), \(day.iso)")
      let trend = slow.trend(on: day)
      #expect(
        course.level(on: day) == trend.map { Int64($0.level.rounded()) }, "seed \(random.seed)")
      var change: Int64?
      if let trend, let before = slow.lastTrend(on: day - 7), before.since == trend.since {
        change = Int64((trend.level - before.level).rounded())
      }
      #expect(course.weeklyChange(on: day) == change, "seed \(random.seed), \(day.iso)")
    }
  }

  @Test(arguments: 0..<30)
  func `it does not matter where it began, to the gram`(_: Int) throws {
    var random = Seeded()
    var (day, grams, values): (Int64, Int64, [DayWeight]) = (15_000, 90_000, [])
    for _ in 0..<840 {
      day += [1, 1, 1, 2, 3, 7].randomElement(using: &random) ?? 1
      grams += Int64.random(in: -300...280, using: &random)
      let isSlip = Int.random(in: 0..<20, using: &random) == 0
      let slip = isSlip ? Int64.random(in: -9_000...9_000, using: &random) : 0
      values.append(DayWeight(day: Day(number: day), grams: grams + slip))
    }
    let all = WeightCourse(values, memory: nil)
    let place = Int.random(in: 0...200, using: &random)
    let late = WeightCourse(Array(values[place...]), memory: nil)
    for value in values[(place + Int(WeightCourse.valuesToSettle))...] {
      let days = value.day...value.day
      #expect(late.values(in: days) == all.values(in: days), "seed \(random.seed)")
      #expect(late.mean(on: value.day) == all.mean(on: value.day), "seed \(random.seed)")
      let (level, known) = (late.level(on: value.day) ?? 0, all.level(on: value.day) ?? 0)
      #expect(abs(level - known) <= 1, "seed \(random.seed), \(value.day.iso)")
    }
  }

  @Test(arguments: 0..<100)
  func `a short memory knows the same of today`(_: Int) throws {
    var random = Seeded()
    let values = life(&random)
    guard let last = values.last else { return }
    let all = WeightCourse(values, aimSince: Day(number: 20_040), memory: nil)
    let short = WeightCourse(values, aimSince: Day(number: 20_040))
    let today = last.day + Int64.random(in: 0...10, using: &random)
    #expect(short.mean(on: today) == all.mean(on: today), "seed \(random.seed)")
    #expect(short.level(on: today) == all.level(on: today), "seed \(random.seed)")
    #expect(short.weeklyChange(on: today) == all.weeklyChange(on: today), "seed \(random.seed)")
    #expect(short.changeOfMean(on: today) == all.changeOfMean(on: today), "seed \(random.seed)")
    #expect(
      short.isFasterThanPlanned(on: today) == all.isFasterThanPlanned(on: today),
      "seed \(random.seed)")
    #expect(
      WeightForTargets(short, on: today, profile: 1)
        == WeightForTargets(all, on: today, profile: 1),
      "seed \(random.seed)")
    #expect(short.baseline(on: today) == all.baseline(on: today), "seed \(random.seed)")
    #expect(short.kept.count < 200)
  }

  @Test func `the arrow waits for ten weighings, and for the water of a new block`() {
    let day = { Day(number: 20_000 + $0) }
    func course(_ count: Int64) -> WeightCourse {
      WeightCourse((0..<count).map { DayWeight(day: day($0), grams: 85_000 - $0 * 150) })
    }
    func silence(_ course: WeightCourse, on day: Day, _ phase: Rules.Phase? = nil) -> Rules
      .ArrowSilence?
    {
      switch course.direction(on: day, by: .trend, in: phase) {
      case .success: nil
      case .failure(let silence): silence.reason
      }
    }
    #expect(silence(course(9), on: day(8)) == .tooFew(9, needed: 10))
    #expect(silence(course(10), on: day(9)) == nil)
    let blocks: [Rules.Phase] = [
      .diet(cycle: 1, day: 5, daysLeft: 10), .maintenance(cycle: 2, day: 1, daysLeft: 14),
    ]
    for block in blocks { #expect(silence(course(30), on: day(29), block) == .newBlock) }
    let others: [Rules.Phase] = [
      .diet(cycle: 1, day: 6, daysLeft: 9), .leadIn(day: 1, of: 7, daysLeft: 7), .paused,
    ]
    for phase in others { #expect(silence(course(30), on: day(29), phase) == nil) }
    #expect(silence(course(30), on: day(37)) == .gap)
    #expect(silence(WeightCourse(), on: day(0)) == .gap)
  }

  @Test func `the way begins with the first mean since the aim, or the first value`() {
    let day = { Day(number: 20_000 + $0) }
    let values = [0, 1, 2, 3, 20, 21, 22].map { DayWeight(day: day($0), grams: 90_000 - $0 * 100) }
    func baseline(_ aim: Int64, of count: Int) -> DayWeight? {
      let values = Array(values.prefix(count))
      return WeightCourse(values, aimSince: day(aim)).baseline(on: values.last?.day ?? day(0))
    }
    #expect(baseline(0, of: 1) == DayWeight(day: day(0), grams: 90_000))
    #expect(baseline(0, of: 3) == DayWeight(day: day(2), grams: 89_900))
    #expect(baseline(3, of: 7) == DayWeight(day: day(3), grams: 89_850))
    // The days before it make the mean of its first day.
    #expect(baseline(5, of: 7) == DayWeight(day: day(5), grams: 89_850))
    #expect(baseline(12, of: 6) == DayWeight(day: day(20), grams: 88_000))
    #expect(baseline(12, of: 7) == DayWeight(day: day(22), grams: 87_900))
    #expect(baseline(30, of: 7) == nil)
    #expect(WeightCourse(values).baseline(on: day(22)) == nil)
    // Set on a day that nobody weighed on: the mean of that day is there at once.
    #expect(WeightCourse(Array(values.prefix(4)), aimSince: day(5)).baseline(on: day(5)) != nil)
  }

  @Test func `what is held is within three in a hundred`() {
    #expect(WeightGoal.isHeld(77_250, at: 75_000))
    #expect(!WeightGoal.isHeld(77_251, at: 75_000))
    #expect(WeightGoal.isHeld(72_750, at: 75_000))
    #expect(!WeightGoal.isHeld(72_749, at: 75_000))
    #expect(AimProgress(.maintain, from: 80_000, to: 75_000, now: 76_000) == nil)
    #expect(AimProgress(.gain, from: 60_000, to: 65_000, now: 59_000)?.permille == 0)
    #expect(AimProgress(.gain, from: 60_000, to: 65_000, now: 59_000)?.done == -1_000)
  }
}
