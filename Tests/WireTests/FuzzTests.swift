import Fuzz
import Testing

@Suite struct `Bytes from anywhere` {
  @Test(arguments: Fuzzer.allCases)
  func `do no harm`(fuzzer: Fuzzer) {
    let seed = UInt64.random(in: 0...UInt64(UInt32.max))
    // A meal is looked up in the table some dozen times; contrib/soak reads more of them.
    #expect(fuzzer.run(count: fuzzer == .meals ? 4000 : 20_000, seed: seed) == nil)
  }
}
