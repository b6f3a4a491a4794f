import Rules
import TestSupport
import Testing
import Time

@Suite struct HybridTimeTests {
  struct Step {
    let wall: Int64
    let expected: HybridTime

    init(_ wall: Int64, _ milliseconds: Int64, _ count: Int64) {
      self.wall = wall
      expected = HybridTime(milliseconds: milliseconds, count: count)
    }
  }

  @Test func `it goes with the wall clock, and on by itself where that stands or goes back`() {
    var time = HybridTime.zero
    for step in [
      Step(100, 100, 0), Step(100, 100, 1), Step(99, 100, 2), Step(-5, 100, 3), Step(101, 101, 0),
      Step(.max, Self.end, 0), Step(.min, Self.end, 1), Step(.max, Self.end, 2),
    ] {
      time = time.next(at: Instant(milliseconds: step.wall))
      #expect(time == step.expected)
    }
  }

  private static let end = HybridTime.possible.milliseconds.upperBound

  @Test func `it never leaves what a reader takes`() {
    let most = HybridTime.possible.counts.upperBound
    let full = HybridTime(milliseconds: 5, count: most).next(at: Instant(milliseconds: 1))
    #expect(full == HybridTime(milliseconds: 6, count: 0))
    let last = HybridTime(milliseconds: Self.end, count: most)
    #expect(last.isPossible && last.next(at: Instant(milliseconds: .max)) == last)
    #expect(!HybridTime(milliseconds: Self.end + 1, count: 0).isPossible)
    #expect(!HybridTime(milliseconds: .max, count: .max).isPossible)
  }

  @Test(arguments: Dice.seeds(50))
  func `each is later than the one before, whatever the clocks say`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var time = HybridTime.zero
    for _ in 0..<200 {
      let wall = Instant(milliseconds: dice.number(-1000...1000))
      let next = time.next(at: wall)
      #expect(next > time, "seed \(seed)")
      #expect(next.milliseconds >= wall.milliseconds, "seed \(seed)")
      time = next
    }
  }
}
