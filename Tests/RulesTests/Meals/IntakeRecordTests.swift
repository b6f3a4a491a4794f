import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

private let today = Day(number: 20_514)

@Suite struct `Days of which all that was eaten is known` {
  @Test func `are marked, or plenty, or little as planned, or fasted`() {
    #expect(IntakeDay(meals: 1, kcal: 799).isComplete == false)
    #expect(IntakeDay(meals: 1, kcal: 800).isComplete)
    #expect(IntakeDay(meals: 1, kcal: nil, isMarked: true).isComplete)
    #expect(IntakeDay(meals: 1, kcal: 289, lowTarget: 580).isComplete == false)
    #expect(IntakeDay(meals: 1, kcal: 290, lowTarget: 580).isComplete)
    #expect(IntakeDay(meals: 0, kcal: nil, isFasted: true).isComplete)
    // Who ate in a fast has not fasted the day, whatever the fast says.
    #expect(IntakeDay(meals: 1, kcal: 100, isFasted: true).isComplete == false)
    #expect(IntakeDay(meals: 0, kcal: nil, lowTarget: 580).isComplete == false)
  }

  /// Window by window, each counted anew.
  private func witness(
    _ days: [Day: IntakeDay], _ weights: [Day: Int64]
  ) -> (window: Int64, complete: Int64, eaten: Int64)? {
    for window in [35, 28, 21, 14] as [Int64] {
      var (complete, eaten) = (Int64(0), Int64(0))
      let (first, end) = window == 35 ? (today - 31, today - 4) : (today - window + 1, today)
      var day = first
      while day <= end {
        if let found = days[day], found.isComplete {
          complete += 1
          eaten += found.kcal ?? 0
        }
        day = day + 1
      }
      let isEnough = Double(complete) / Double(min(window, 28)) >= 10.0 / 14.0 - 1e-12
      if isEnough, weights[today] != nil, weights[today - window + 7] != nil {
        return (window, complete, eaten)
      }
    }
    return nil
  }

  @Test(arguments: Dice.seeds(8))
  func `the longest weeks that tell enough count`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var found: Set<Int64> = []
    for _ in 0..<200 {
      var (days, weights): ([Day: IntakeDay], [Day: Int64]) = ([:], [:])
      let gaps = dice.number(2...6)
      for ago in 0..<42 as Range<Int64> {
        if !dice.once(in: gaps) {
          days[today - ago] = IntakeDay(
            meals: 1, kcal: dice.number(500...4000), isMarked: dice.once(in: 2))
        }
        if !dice.once(in: 3) { weights[today - ago] = dice.number(70_000...80_000) }
      }
      let journal = IntakeJournal(
        days: { days[$0] }, weight: { weights[$0] }, bounds: { _ in nil })
      let record = journal.record(upTo: today).record
      let expected = witness(days, weights)
      #expect(record?.window == expected?.window, "seed \(seed)")
      #expect(record?.completeDays == expected?.complete, "seed \(seed)")
      #expect(record?.eaten == expected?.eaten, "seed \(seed)")
      if let record {
        #expect(record.lastWeight == weights[today], "seed \(seed)")
        #expect(record.firstWeight == weights[today - record.window + 7], "seed \(seed)")
        found.insert(record.window)
      }
    }
    #expect(found == [14, 21, 28, 35], "seed \(seed)")
  }

  @Test(arguments: Dice.seeds(4))
  func `a day is held against what held while it lasted`(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<200 {
      let rows = (0..<dice.number(0...8)).map { number -> Target in
        let day = today + dice.number(-2...2)
        // Several on a day, and now and then at once.
        let instant = Zone.utc.startOfDay(day) + .minutes(dice.number(0...2))
        return Target(
          id: RowID(bits: dice.next(), UInt64(number)), from: today + dice.number(-3...3),
          written: Mark(instant: instant, offset: 0, zone: "UTC", day: day))
      }
      let closing = Zone.utc.startOfDay(today + 1)
      var best: Target?
      for row in rows where row.from <= today && row.written.instant < closing {
        if let old = best {
          let (new, old) = ((row.written.instant, row.id.text), (old.written.instant, old.id.text))
          let isNewer = new > old
          if isNewer { best = row }
        } else {
          best = row
        }
      }
      #expect(rows.judging(today) == best, "seed \(seed)")
      #expect(
        rows.shuffled(using: &dice).judging(today) == best, "seed \(seed)")
    }
  }
}
