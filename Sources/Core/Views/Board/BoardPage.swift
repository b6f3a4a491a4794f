import Nouns
package import Time
package import Wire

/// The text of `fastctl board`: each circle in its order.
package struct BoardPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    (self.wording, self.screen) = (wording, screen)
  }

  package func text(of board: FriendsBoard, today: Day) -> String {
    guard board.isOn else { return sentence(.off) }
    guard !board.circles.isEmpty else { return sentence(.noCircle) }
    let rows = board.placed(today: today).rows
    let circles = board.circles.map { circle in
      text(
        of: circle, rows.filter { $0.circle == circle.id }, hasHeading: board.circles.count > 1,
        today)
    }
    let muted = Set(board.rows.filter(\.isMuted).map { PlainText.line($0.nickname) }).sorted()
    let names = muted.joined(separator: ", ")
    return circles.joined(separator: "\n")
      + (muted.isEmpty ? "" : sentence(.muted, "names", names)) + sentence(.amongFriends)
  }

  private func sentence(_ message: BoardMessage, _ name: StaticString = "", _ fact: String = "")
    -> String
  {
    Page.sentences(phrases(message, name, fact), on: screen)
  }

  private func text(
    of circle: FriendCircle, _ rows: [FriendRow], hasHeading: Bool, _ today: Day
  ) -> String {
    var page = Page(on: screen)
    if hasHeading { page.add(heading: phrases(BoardMessage.circle, "id", shortID(of: circle))) }
    let shown = rows.filter { !$0.isMuted }
    let table = shown.isEmpty ? sentence(.empty) : table(of: shown, today)
    return page.text + table + (circle.isShown ? "" : sentence(.hidden))
  }

  private func shortID(of circle: FriendCircle) -> String { String(circle.id.text.prefix(4)) }

  private func table(of rows: [FriendRow], _ today: Day) -> String {
    var table = Table(columns: [
      Table.Column(heading: "", isRight: true),
      Table.Column(heading: phrases(BoardMessage.name), isCut: true),
      Table.Column(heading: phrases(BoardMessage.points), isRight: true),
      Table.Column(heading: phrases(BoardMessage.week), isRight: true, goes: 1),
      Table.Column(heading: phrases(BoardMessage.day), goes: 2),
      Table.Column(heading: phrases(BoardMessage.badges), goes: 3),
    ])
    table.rows = rows.map { row in
      let name = PlainText.line(row.nickname)
      return [
        row.place.map(phrases.number) ?? "",
        row.isOwn ? phrases(BoardMessage.own, "name", name) : name, phrases.number(row.points),
        phrases(BoardMessage.gain, "points", phrases.number(row.week)),
        // Yesterday is the last day that is over.
        row.day >= today - 1 ? "" : wording.shortDate(row.day), badges(row.badges),
      ]
    }
    return table.text(on: screen)
  }

  /// The highest one of each category.
  private func badges(_ names: [String]) -> String {
    let known = Badge.Name.all.filter { names.contains($0.text) }
    let best = Badge.Category.allCases.compactMap { category in
      known.last { $0.category == category }
    }
    return best.map(wording.name(of:)).joined(separator: "; ")
  }
}
