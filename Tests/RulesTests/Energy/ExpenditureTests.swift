import Rules
import TestSupport
import Testing
import Time

private let today = Day(number: 20_514)

@Suite struct `Expenditure by one's own record` {
  private func record(
    days: Int64 = 28, complete: Int64 = 28, each kcal: Int64 = 2000, _ first: Int64? = 80_000,
    _ last: Int64? = 80_000
  ) -> IntakeRecord? {
    let eaten = kcal.multipliedReportingOverflow(by: complete).partialValue
    return IntakeRecord(
      days: days, completeDays: complete, eaten: eaten, firstWeight: first, lastWeight: last)
  }

  @Test func `too little of a record leaves the number as it was`() {
    let records = [
      record(days: 13, complete: 13), record(days: 14, complete: 9),
      record(days: 28, complete: 19), record(days: 91, complete: 91), record(80_000, nil),
      record(nil, 80_000), record(complete: 29), record(each: -1), record(complete: -1),
      record(each: .max / 2), record(19_999), record(80_000, .max), record(days: .max),
    ]
    for record in records {
      #expect(record == nil)
      #expect(Expenditure(prior: 2300).updated(from: record, on: today) == nil)
    }
    #expect(record(days: 14, complete: 10) != nil)
    #expect(record(days: 28, complete: 20) != nil)
  }

  @Test func `there is one step a week`() throws {
    let much = record(each: 3000)
    let first = try #require(Expenditure(prior: 2000).updated(from: much, on: today))
    #expect(first.kcal == 2150)
    for day in 1...6 { #expect(first.updated(from: much, on: today + Int64(day)) == nil) }
    let second = try #require(first.updated(from: much, on: today + 7))
    #expect(second.kcal == 2300)
    #expect(second.updated == today + 7)
  }

  @Test func `what cannot be is bounded before it counts`() {
    // 60 per cent of 200 is 120 away by 80, although the record says nothing was spent.
    let prior = Expenditure(prior: 200)
    #expect(prior.updated(from: record(each: 0), on: today)?.kcal == 120)
    #expect(prior.updated(from: record(each: 30_000), on: today)?.kcal == 320)
  }

  @Test func `no step is larger than 150 and none goes past what was measured`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      let days = Int64.random(in: 14...90, using: &dice)
      let complete = Int64.random(in: (days * 10 + 13) / 14...days, using: &dice)
      let (kcal, prior) = (
        Int64.random(in: 0...6000, using: &dice), Int64.random(in: 800...5000, using: &dice)
      )
      let (first, last) = (
        Int64.random(in: 60_000...70_000, using: &dice),
        Int64.random(in: 60_000...70_000, using: &dice)
      )
      let record = record(days: days, complete: complete, each: kcal, first, last)
      let new = try #require(Expenditure(prior: prior).updated(from: record, on: today))
      // Independently, in floating point.
      let raw = Double(kcal) - 7.7 * Double(last - first) / Double(days - 7)
      let bounded = min(max(raw, 0.6 * Double(prior)), 1.6 * Double(prior))
      let step = min(1, Double(complete) / 28) * (bounded - Double(prior))
      let expected = Double(prior) + min(max(step, -150), 150)
      #expect(abs(Double(new.kcal) - expected) <= 0.500_001, "seed \(dice.seed)")
    }
  }
}
