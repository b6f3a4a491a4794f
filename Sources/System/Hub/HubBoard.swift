package import Carrier
package import Nouns
import Time
package import Wire

/// The functions of a hub for the board among friends. What others have published is their word, and the
/// hub's: whatever no board has is left out.
package struct HubBoard {
  private let hub: HubConnection

  package init(_ hub: HubConnection) { self.hub = hub }

  /// Turned off, nobody sees the person any more.
  package func turn(_ isOn: Bool) throws(HubFault) {
    try hub.rows("SELECT fastd.board_turn($1)", [.bool(isOn)])
  }

  package func join(_ code: CircleCode, as nickname: String) throws(HubFault) {
    try hub.rows("SELECT fastd.board_join($1, $2)", [.bytes(code.bytes), .text(nickname)])
  }

  /// Leaves a circle, or all; of how many it was one.
  package func leave(_ circle: RowID?) throws(HubFault) -> Int64 {
    try hub.row("SELECT fastd.board_leave($1)", [.bytes(circle?.bytes)]).number(0)
  }

  /// Whether the others of a circle, or of all, see the person.
  package func show(_ isShown: Bool, in circle: RowID?) throws(HubFault) -> Int64 {
    try hub.row("SELECT fastd.board_show($1, $2)", [.bytes(circle?.bytes), .bool(isShown)])
      .number(0)
  }

  /// In how many circles the others see it now.
  package func publish(_ entry: BoardEntry) throws(HubFault) -> Int64 {
    try hub.row(
      "SELECT fastd.board_publish($1::int, $2::int, $3::date, $4)",
      [
        .long(entry.points), .long(entry.week), .text(entry.day.iso),
        .strings(entry.badges),
      ]
    ).number(0)
  }

  // MARK: Looking

  package func isOn() throws(HubFault) -> Bool {
    try hub.row("SELECT is_on FROM fastd.board_status()").isTrue(0)
  }

  package func board() throws(HubFault) -> FriendsBoard {
    let status = try hub.row("SELECT is_on, circles, nicknames, shown FROM fastd.board_status()")
    let (names, shown) = (try status.list(2), try status.list(3))
    var board = FriendsBoard()
    board.isOn = try status.isTrue(0)
    for (place, circle) in try status.list(1).enumerated() {
      guard names.indices.contains(place), shown.indices.contains(place), circle.count == 16 else {
        throw .strange
      }
      board.circles.append(
        FriendCircle(
          id: RowID(bytes: circle), nickname: String(decoding: names[place], as: UTF8.self),
          isShown: shown[place] == [1]))
    }
    for row in try hub.rows(Self.rows) {
      if let row = try friend(in: row) { board.rows.append(row) }
    }
    return board
  }

  private static let rows = """
    SELECT circle, own, nickname, points, week, to_char(day, 'YYYY-MM-DD'), badges
    FROM fastd.board_rows()
    """

  private func friend(in row: HubRow) throws(HubFault) -> FriendRow? {
    let (circle, nickname) = (try row.bytes(0), String(decoding: try row.bytes(2), as: UTF8.self))
    let badges = try row.list(6).map { String(decoding: $0, as: UTF8.self) }
    let day = try? Day(iso: String(decoding: try row.bytes(5), as: UTF8.self))
    guard let day, circle.count == 16, Nickname.isSound(nickname),
      let entry = BoardEntry(
        points: try row.number(3), week: try row.number(4), day: day, badges: badges)
    else { return nil }
    return FriendRow(
      circle: RowID(bytes: circle), nickname: nickname, entry, isOwn: try row.isTrue(1))
  }
}

extension HubExchange {
  package var board: HubBoard { HubBoard(hub) }
}

extension HubFault {
  /// Whether a hub does not have such a function, as it was made by an earlier version.
  package var isOlder: Bool { self == .state("42883", "") }
}
