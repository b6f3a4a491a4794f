import Nouns
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
      window: days, completeDays: complete, eaten: eaten, firstWeight: first, lastWeight: last)
  }

  @Test func `too little of a record is none`() {
    let records = [
      record(days: 13, complete: 13), record(days: 14, complete: 9),
      record(days: 28, complete: 19), record(days: 91, complete: 91), record(80_000, nil),
      record(nil, 80_000), record(complete: 29), record(each: -1), record(complete: -1),
      record(each: .max / 2), record(19_999), record(80_000, .max), record(days: .max),
    ]
    for record in records { #expect(record == nil) }
    #expect(record(days: 14, complete: 10) != nil)
    #expect(record(days: 28, complete: 20) != nil)
  }

  @Test func `what cannot be is not taken, and what can hardly be is bounded`() throws {
    let bounds = EnergyBounds(formula: 2400, resting: 1_600_000)
    #expect(bounds.range == 1800...3240)
    func step(_ kcal: Int64, from prior: Int64) throws -> (Int64, RecordReason?, RecordBound?) {
      let record = try #require(self.record(each: kcal))
      let step = ExpenditureStep(from: prior, by: record, on: today, within: bounds)
      return (step.kcal, step.reason, step.bound)
    }
    #expect(try step(1439, from: 2000) == (2000, .recordLow, nil))
    #expect(try step(1440, from: 1900) == (1800, nil, .low))
    #expect(try step(2000, from: 1900) == (2000, nil, nil))
    #expect(try step(3840, from: 3200) == (3240, nil, .high))
    #expect(try step(3841, from: 2000) == (2000, .recordHigh, nil))
    // A number from before the bounds comes back to them.
    #expect(try step(0, from: 800) == (1800, .recordLow, nil))
  }

  @Test func `no step is larger than 150 and none goes past what was measured`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      let days = Int64.random(in: 14...90, using: &dice)
      let looked = days == 35 ? 28 : days
      let complete = Int64.random(in: (looked * 10 + 13) / 14...looked, using: &dice)
      let (kcal, prior) = (
        Int64.random(in: 0...6000, using: &dice), Int64.random(in: 800...5000, using: &dice)
      )
      let (first, last) = (
        Int64.random(in: 60_000...70_000, using: &dice),
        Int64.random(in: 60_000...70_000, using: &dice)
      )
      let record = try #require(
        self.record(days: days, complete: complete, each: kcal, first, last))
      let resting = Int64.random(in: 1_000_000...2_200_000, using: &dice)
      let formula = resting * Int64.random(in: 12...19, using: &dice) / 10_000
      let bounds = EnergyBounds(formula: formula, resting: resting)
      let new = ExpenditureStep(from: prior, by: record, on: today, within: bounds)
      // Independently, in floating point.
      let raw = Double(kcal) - 7.7 * Double(last - first) / Double(days - 7)
      let rest = Double(resting) / 1000
      let low = max(rest.rounded(.up), (0.75 * Double(formula)).rounded(.up))
      let high = (1.35 * Double(formula) + 1e-9).rounded(.down)
      func clamp(_ value: Double) -> Double { min(max(value, low), high) }
      guard raw > 0.9 * rest + 1e-6, raw < 1.6 * Double(formula) - 1e-6 else {
        if raw < 0.9 * rest - 1e-6 || raw > 1.6 * Double(formula) + 1e-6 {
          #expect(new.reason != nil && Double(new.kcal) == clamp(Double(prior)))
        }
        continue
      }
      let step = min(1, Double(complete) / 28) * (clamp(raw) - Double(prior))
      let expected = clamp(Double(prior) + min(max(step, -150), 150))
      #expect(
        new.reason == nil && abs(Double(new.kcal) - expected) <= 0.500_001,
        "seed \(dice.seed)")
    }
  }
}
