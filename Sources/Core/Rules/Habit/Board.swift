package import Time

/// What one of some friends has published.
package struct BoardRow: Equatable, Sendable {
  package let nickname: String
  package let balance: Int64
  /// The last day that is in it.
  package let asOf: Day
  package let isIn: Bool

  package init(nickname: String, balance: Int64, asOf: Day, isIn: Bool = true) {
    (self.nickname, self.balance, self.asOf, self.isIn) = (nickname, balance, asOf, isIn)
  }

  /// Older rows are not shown.
  package static let oldest: Int64 = 14
}

extension Sequence<BoardRow> {
  /// In their order, each with its place: equal balances share one.
  package func places(today: Day) -> [(place: Int, row: BoardRow)] {
    let order = filter { $0.isIn && today - $0.asOf <= BoardRow.oldest }.sorted { one, other in
      one.balance != other.balance
        ? one.balance > other.balance
        : one.nickname.unicodeScalars.lexicographicallyPrecedes(other.nickname.unicodeScalars)
    }
    var place = 1
    return order.enumerated().map { index, row in
      if index == 0 || order[index - 1].balance != row.balance { place = index + 1 }
      return (place, row)
    }
  }
}
