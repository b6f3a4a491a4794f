import Alerts
import TestSupport
import Testing
import Time

@Suite struct `An allowance` {
  @Test func `gives so much at once, and then one more in each interval`() {
    var allowance = Allowance(most: 3, oneMoreEach: .second)
    let asked: [(at: Int64, isGiven: Bool, wait: Int64)] = [
      (5000, true, 0), (5000, true, 0), (5010, true, 990), (5010, false, 990), (5999, false, 1),
      (6000, true, 1000), (6999, false, 1), (7000, true, 1000), (60_000, true, 0),
      (60_000, true, 0), (60_000, true, 1000), (60_999, false, 1),
    ]
    for (at, isGiven, wait) in asked {
      let now = Span(milliseconds: at)
      #expect(allowance.take(at: now) == isGiven, "at \(at)")
      #expect(allowance.wait(at: now) == Span(milliseconds: wait), "at \(at)")
    }
  }

  @Test func `never gives more than it says, and whoever waits is given`() {
    var random = Seeded()
    let most = Int64.random(in: 1...20, using: &random)
    let interval = Span(milliseconds: .random(in: 1...50, using: &random))
    var allowance = Allowance(most: most, oneMoreEach: interval)
    var now = Span.zero
    var given: [Span] = []
    for _ in 0..<2000 {
      now = now + Span(milliseconds: .random(in: 0...20, using: &random))
      if Bool.random(using: &random) { now = now + allowance.wait(at: now) }
      let isDue = allowance.wait(at: now) == .zero
      #expect(allowance.take(at: now) == isDue, "seed \(random.seed)")
      if isDue { given.append(now) }
    }
    // In the time of `count` intervals no more than so many, and those at once.
    for (index, first) in given.enumerated() {
      for count in [0, 1, 7, 40] as [Int64] {
        let end = first + interval * count
        let inside = given[index...].prefix { $0 <= end }.count
        #expect(inside <= most + count, "seed \(random.seed)")
      }
    }
  }
}
