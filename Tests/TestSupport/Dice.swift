import Glibc

/// Random choices that a printed seed brings back.
package struct Dice: RandomNumberGenerator, Sendable {
  private var random: Seeded

  package init(seed: UInt64) { random = Seeded(seed) }

  package var seed: UInt64 { random.seed }

  /// New numbers in every run; a failure names its seed. `contrib/soak` asks for many times as many.
  package static func seeds(_ count: Int) -> [UInt64] {
    (0..<count * times).map { _ in UInt64.random(in: 0..<1 << 32) }
  }

  private static let times = max(1, Wish.number("FASTD_SEEDS") ?? 1)

  package mutating func next() -> UInt64 { random.next() }

  package mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    .random(in: range, using: &self)
  }

  /// True once in so many throws.
  package mutating func once(in count: Int64) -> Bool { number(1...count) == 1 }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(number(0...Int64(choices.count - 1)))]
  }
}
