import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A board among friends in words` {
  static let today = Day(year: 2026, month: 6, day: 12) ?? .blank
  private static let circles = [1, 2].map { number in
    FriendCircle(id: RowID(bits: number << 56, 7), nickname: "Ada", isShown: number == 1)
  }

  private static func row(
    _ nickname: String, _ points: Int64, day: Int64 = -1, week: Int64 = 12, in circle: Int = 0,
    badges: [String] = [], isMuted: Bool = false
  ) -> FriendRow {
    guard
      let entry = BoardEntry(points: points, week: week, day: today + day, badges: badges)
    else { preconditionFailure("no board has that") }
    var row = FriendRow(
      circle: circles[circle].id, nickname: nickname, entry, isOwn: nickname == "Ada")
    row.isMuted = isMuted
    return row
  }

  private static func board(_ count: Int, _ rows: [FriendRow]) -> FriendsBoard {
    var board = FriendsBoard()
    board.isOn = true
    (board.circles, board.rows) = (Array(circles.prefix(count)), rows)
    return board
  }

  static let boards: [(String, FriendsBoard)] = [
    ("off", FriendsBoard()), ("alone", board(0, [])), ("empty", board(1, [])),
    (
      "friends",
      board(
        1,
        [
          row("Ada", 678, badges: ["streak bronze", "streak gold", "milestone silver"]),
          row("Bo", 716, day: -3), row("Di", 716, week: 0), row("Cy", 900, day: -15),
        ])
    ),
    (
      "circles",
      board(
        2,
        [
          row("Ada", 1_678), row("Bo\u{1b}[31m", 12_345, isMuted: true), row("Eve", 3, in: 1),
          row("Ada", 1_678, in: 1),
        ])
    ),
  ]

  @Test(arguments: boards) func `the page`(name: String, board: FriendsBoard) throws {
    try Golden.expect(
      Way.page { BoardPage($0.wording, on: $0.screen).text(of: board, today: Self.today) },
      is: "board-\(name)", at: #_sourceLocation)
  }

  /// R20 and R37.
  @Test func `equal points share a place, and old rows have none`() {
    let rows = [
      Self.row("Ada", 678, day: -2), Self.row("Bo", 716), Self.row("Di", 716, day: -14),
      Self.row("Cy", 900, day: -15),
    ]
    for rows in [rows, rows.reversed()] {
      let placed = rows.placed(today: Self.today)
      #expect(placed.map(\.nickname) == ["Bo", "Di", "Ada"])
      #expect(placed.map(\.place) == [1, 1, 3])
    }
  }

  @Test func `names are in the order of their code points`() {
    let rows = ["ada", "Zoe", "Ärne", "Bo", "😀"].map { Self.row($0, 5) }
    #expect(
      rows.placed(today: Self.today).map(\.nickname) == ["Bo", "Zoe", "ada", "Ärne", "😀"])
  }

  /// It goes from one program to another, and to scripts.
  @Test func `a board is read as it was written`() throws {
    for (name, board) in Self.boards {
      guard case .object(let object) = try JSON(parsing: board.json) else {
        Issue.record("no object: \(name)")
        continue
      }
      #expect(try FriendsBoard(object, strict: true) == board, "\(name)")
    }
  }

  @Test func `each refusal of fastd-sync has its sentence`() {
    let words = [
      "boardOlder", "boardOff", "noCircle", "severalCircles", "fullCircle", "manyCircles",
      "takenNickname", "nickname", "noFriend",
    ]
    #expect(Set(words.compactMap(BoardMessage.Refused.init(word:))).count == words.count)
    #expect(BoardMessage.Refused(word: "file") == nil)
  }
}
