import Fuzz
import Testing

@Suite struct `Bytes from anywhere` {
  @Test(arguments: Fuzzer.allCases)
  func `do no harm`(fuzzer: Fuzzer) {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    #expect(fuzzer.run(count: 20_000, seed: seed) == nil)
  }
}
