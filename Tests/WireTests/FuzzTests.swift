import Fuzz
import TestSupport
import Testing

@Suite struct `Bytes from anywhere` {
  @Test(arguments: Fuzzer.allCases)
  func `do no harm`(fuzzer: Fuzzer) {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    // A meal is looked up in the table some dozen times; contrib/soak reads more of them.
    let count = fuzzer == .meals ? Wish.times(4000, short: 1000) : Wish.times(20_000, short: 5000)
    #expect(fuzzer.run(count: count, seed: seed) == nil)
  }
}
