import Rules
import Testing
import Time

private let today = Day(number: 20_514)

@Suite struct `The estimate that moves week after week` {
  /// A record of so many days until today, with the same on each.
  private func course(
    upTo last: Day = today, since first: Day, each kcal: Int64 = 2500, weighed: Bool = true
  ) -> ExpenditureCourse {
    let day = IntakeDay(meals: 3, kcal: kcal)
    return ExpenditureCourse(
      upTo: last, prior: 2000, days: { (first...today).contains($0) ? day : nil },
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
