package import Time
package import Wire

extension Sequence<FriendRow> {
  /// One circle's rows in their order, each with its place: equal points share one, and the next is
  /// skipped. Older rows than 14 days are left out.
  package func placed(today: Day) -> [FriendRow] {
    var rows = filter { today - $0.day <= oldest }.sorted { one, other in
      one.points != other.points
        ? one.points > other.points
        : one.nickname.unicodeScalars.lexicographicallyPrecedes(other.nickname.unicodeScalars)
    }
    for index in rows.indices {
      let shares = index > 0 && rows[index - 1].points == rows[index].points
      rows[index].place = shares ? rows[index - 1].place : Int64(index + 1)
    }
    return rows
  }

  private var oldest: Int64 { 14 }
}

extension FriendsBoard {
  /// Each circle in its order, one behind the other.
  package func placed(today: Day) -> FriendsBoard {
    var board = self
    board.rows = circles.flatMap { circle in
      rows.filter { $0.circle == circle.id }.placed(today: today)
    }
    return board
  }
}
