import Rules
import TestSupport
import Testing

/// Worked examples of merges.
@Suite struct MergeCaseTests {
  @Test func `there are examples`() {
    #expect(MergeCase.all.count == 52)
    #expect(Set(MergeCase.all.map(\.id)).count == MergeCase.all.count)
  }

  @Test(arguments: MergeCase.all)
  func `operations come to what is expected`(example: MergeCase) {
    #expect(MergeText(OperationLogs(example.lines)) == example.expected)
  }

  @Test(arguments: MergeCase.all)
  func `neither order nor grouping nor repetition changes anything`(example: MergeCase) {
    let logs = OperationLogs(example.lines)
    let merge = Merge(logs)
    for seed in Dice.seeds(8) {
      var dice = Dice(seed: seed)
      var others = OperationLogs()
      let order = example.lines.shuffled(using: &dice)
      for line in order + order.shuffled(using: &dice).prefix(3) {
        others.take(line)
        // Merging in between changes nothing.
        if dice.once(in: 4) { _ = Merge(others) }
      }
      #expect(others == logs, "seed \(seed)")
      #expect(Merge(others) == merge, "seed \(seed)")
    }
  }
}
