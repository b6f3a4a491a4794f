import Nouns
import TestSupport
import Testing
import Time
import Views
import Wire

@Suite struct `The domain's examples of a board` {
  private struct Board: Decodable {
    let rows: [Row]
    let today: String

    struct Row: Decodable { let nickname: String, balance: Int64, as_of: String, opted_in: Bool }

    /// Those outside of a circle have no row.
    func placed() throws -> [FriendRow] {
      try rows.filter(\.opted_in).map { row in
        let day = try Day(iso: row.as_of)
        let entry = try #require(
          BoardEntry(points: row.balance, week: 0, day: day, badges: []))
        return FriendRow(circle: .blank, nickname: row.nickname, entry, isOwn: false)
      }.placed(today: try Day(iso: today))
    }
  }

  @Test(arguments: try vectors(fn: "leaderboard"))
  func `the order`(vector: Vector) throws {
    let names = try vector.input(as: Board.self).placed().map(\.nickname)
    #expect(try names == vector.expect(as: [String].self))
  }

  @Test(arguments: try vectors(fn: "boardPlaces"))
  func `equal points share a place`(vector: Vector) throws {
    struct Place: Decodable, Equatable {
      let place: Int64?, name: String

      init(_ row: FriendRow) { (place, name) = (row.place, row.nickname) }

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        place = try list.decode(Int64.self)
        name = try list.decode(String.self)
      }
    }
    let found = try vector.input(as: Board.self).placed().map(Place.init)
    #expect(try found == vector.expect(as: [Place].self))
  }
}
