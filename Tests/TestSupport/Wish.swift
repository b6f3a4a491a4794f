import Glibc

/// Wishes of those who run the tests: contrib/soak has time for much more than contrib/check.
package enum Wish {
  /// Nil where nobody asks, or for what is no number.
  package static func number(_ variable: String) -> Int? {
    getenv(variable).flatMap { Int(String(cString: $0)) }
  }

  /// A new one each time, or that of the one life or fault that a failure has named.
  package static var seed: UInt64 {
    getenv("FASTD_SEED").flatMap { UInt64(String(cString: $0)) } ?? .random(in: 0..<1 << 32)
  }

  /// All of what is otherwise taken by chance.
  package static let isWhole = getenv("FASTD_WHOLE") != nil

  /// So many at all times, or in a short check so many.
  package static func times(_ most: Int, short: Int) -> Int { isWhole ? most : short }
}

extension Collection {
  /// So many of them by chance, others in each run, in their order; all where the whole is asked for.
  package func some(_ count: Int) -> [Element] {
    if Wish.isWhole { return Array(self) }
    let places = indices.shuffled().prefix(count).sorted()
    return places.map { self[$0] }
  }
}
