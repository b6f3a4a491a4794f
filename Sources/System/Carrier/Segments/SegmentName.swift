/// `FROM-TO.GENERATION.seg`: which operations a file holds, and which of its kind it is.
package struct SegmentName: Hashable, Sendable {
  package let from: Int64
  package let to: Int64
  /// Rises each time that the same operations are rewritten.
  package let generation: Int64

  /// Numbers of operations; no device ever writes more.
  package static let numbers: ClosedRange<Int64> = 1...(1 << 40) - 1
  package static let generations: ClosedRange<Int64> = 1...(1 << 31) - 1

  package init(_ range: ClosedRange<Int64>, generation: Int64) {
    (from, to, self.generation) = (range.lowerBound, range.upperBound, generation)
  }

  /// Nil for what carriers and people put beside ours.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "seg" else { return nil }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = Self.number(ends[0]), let to = Self.number(ends[1]),
      let generation = Self.number(parts[1]), from <= to,
      Self.numbers.contains(from), Self.numbers.contains(to),
      Self.generations.contains(generation)
    else { return nil }
    (self.from, self.to, self.generation) = (from, to, generation)
  }

  /// As it is written and in no other way, so that nothing has two names.
  private static func number(_ text: Substring) -> Int64? {
    guard let number = Int64(text), String(number) == text else { return nil }
    return number
  }

  package var text: String { "\(from)-\(to).\(generation).seg" }
  package var range: ClosedRange<Int64> { from...to }
  package var count: Int64 { to - from + 1 }

  /// A file of fewer bytes cannot hold what its name says: it is torn, or somebody else's.
  package func isPlausible(bytes: Int64) -> Bool {
    bytes <= Int64(Segment.longest) && bytes / Int64(SealedOperation.shortest) >= count
  }
}
