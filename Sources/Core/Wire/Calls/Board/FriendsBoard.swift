package import Nouns
package import Time

/// A board among friends as fastd-sync tells it and fastctl prints it. It comes from a hub, never from
/// fastd.
package struct FriendsBoard: Record, Equatable {
  /// Whether the person has turned the board on.
  package var isOn = false
  package var circles: [FriendCircle] = []
  package var rows: [FriendRow] = []

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("isOn", &isOn)
    try fields.records("circles", &circles)
    try fields.records("rows", &rows)
  }
}

/// Friends who share a code, and how the person takes part.
package struct FriendCircle: Record, Equatable {
  package var id = RowID.blank
  package var nickname = ""
  /// Whether the others see the person.
  package var isShown = true

  package init() {}

  package init(id: RowID, nickname: String, isShown: Bool) {
    (self.id, self.nickname, self.isShown) = (id, nickname, isShown)
  }

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.string("nickname", &nickname)
    try fields.bool("isShown", &isShown)
  }
}

/// A row that one of them has published.
package struct FriendRow: Record, Equatable {
  package var circle = RowID.blank
  /// Where it stands in its circle; nil as long as nobody has put them in order.
  package var place: Int64?
  package var nickname = ""
  package var points: Int64 = 0
  package var week: Int64 = 0
  /// The last day that is in it.
  package var day = Day.blank
  package var badges: [String] = []
  package var isOwn = false
  /// The person does not want to see it on this machine.
  package var isMuted = false

  package init() {}

  package init(circle: RowID, nickname: String, _ entry: BoardEntry, isOwn: Bool) {
    (self.circle, self.nickname, self.isOwn) = (circle, nickname, isOwn)
    (points, week, day) = (entry.points, entry.week, entry.day)
    badges = entry.badges
  }

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var name = circle.text
    try fields.string("circle", &name)
    circle = RowID(text: name) ?? .blank
    try fields.int("place", &place)
    try fields.string("nickname", &nickname)
    try fields.int("points", &points)
    try fields.int("week", &week)
    try fields.day("day", &day)
    try fields.strings("badges", &badges)
    try fields.bool("isOwn", &isOwn)
    try fields.bool("isMuted", &isMuted)
  }
}
