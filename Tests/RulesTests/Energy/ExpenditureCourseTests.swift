import Rules
import TestSupport
import Testing
import Time

private let today = Day(number: 20_514)

@Suite struct `The estimate that moves week after week` {
  private let bounds = EnergyBounds(formula: 2000, resting: 1_500_000)

  /// A record of so many days until today, with the same on each.
  private func course(
    upTo last: Day = today, since first: Day, each kcal: Int64 = 2500, weighed: Bool = true
  ) -> ExpenditureCourse {
    let day = IntakeDay(meals: 3, kcal: kcal)
    return ExpenditureCourse(
      upTo: last, bounds: { _ in bounds }, days: { (first...today).contains($0) ? day : nil },
      weight: { weighed && (first...today).contains($0) ? 80_000 : nil })
  }

  @Test func `what is eaten while the weight stays is what is spent, after some weeks`() {
    let long = course(since: today - 200)
    #expect(long.measured == MeasuredExpenditure(kcal: 2500, days: 28, completeDays: 28))
    // Half of the trust, and no more than 150.
    let short = course(since: today - 20).measured
    #expect(short.map { (2001...2300).contains($0.kcal) } == true)
  }

  @Test func `what is lacking is counted`() {
    let few = course(since: today - 8)
    #expect(few.measured == nil)
    #expect((few.days, few.completeDays, few.needed) == (14, 9, 10))
    let unweighed = course(since: today - 200, weighed: false)
    #expect(unweighed.measured == nil)
    #expect(!unweighed.hasWeights)
    // A day with little on it is not complete.
    #expect(course(since: today - 200, each: 799).completeDays == 0)
  }

  /// A life of scale noise and forgotten dinners; the person eats what keeps their weight.
  @Test(arguments: Dice.seeds(10))
  func `forgotten dinners make no number under what a body uses at rest`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let resting = dice.number(1_100_000...2_000_000)
    let formula = resting * dice.number(120...170) / 100_000
    let bounds = EnergyBounds(formula: formula, resting: resting)
    let forgotten = dice.number(0...10)
    var days: [Day: IntakeDay] = [:]
    for ago in 0..<200 as Range<Int64> {
      let hasDinner = dice.number(1...10) > forgotten
      var day = IntakeDay(meals: 3, kcal: formula * (hasDinner ? 100 : 55) / 100)
      day.least = IntakeDay.Share(tenths: 6, of: formula)
      days[today - ago] = day
    }
    let noise = (0..<210).map { _ in dice.number(-300...300) }
    for ago in 0..<90 as Range<Int64> {
      let course = ExpenditureCourse(
        upTo: today - ago, bounds: { _ in bounds }, days: { days[$0] },
        weight: { 80_000 + noise[Int(today - $0)] })
      guard let measured = course.measured?.kcal else { continue }
      #expect(bounds.range.contains(measured), "seed \(seed): \(measured) of \(formula)")
      #expect(1000 * measured >= resting, "seed \(seed)")
    }
  }

  @Test func `it stays for at least a week`() {
    var changed: [Day] = []
    var before = course(upTo: today - 90, since: today - 80).measured
    for ago in (0..<90 as Range<Int64>).reversed() {
      let now = course(upTo: today - ago, since: today - 80).measured
      if now?.kcal != before?.kcal { changed.append(today - ago) }
      before = now
    }
    #expect(changed.count > 3)
    for (one, next) in zip(changed, changed.dropFirst()) { #expect(next - one >= 7) }
  }
}
