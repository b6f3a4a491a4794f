import TestSupport
import Testing
import Time

@testable import Rules

/// Spans that share no time, against a search through all of them.
@Suite struct SpansTests {
  @Test(arguments: Dice.seeds(20))
  func `the first that shares time is found, wherever it lies`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var spans = Spans<Instant>()
    var taken: [(from: Instant, to: Instant)] = []
    for _ in 0..<200 {
      let from = Instant(milliseconds: dice.number(0...300))
      let to = Instant(milliseconds: from.milliseconds + dice.number(0...12))
      let first = taken.firstIndex { $0.from < to && from < $0.to }
      #expect(spans.first(sharing: from, to) == first, "seed \(seed)")
      guard first == nil else { continue }
      spans.take(taken.count, from: from, to: to)
      taken.append((from, to))
    }
    #expect(taken.count > 10)
  }
}
