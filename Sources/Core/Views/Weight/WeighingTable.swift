package import Nouns
package import Time

/// The text of `fastctl weight`: a line for each weighing, newest first.
package struct WeighingTable {
  private let wording: Wording
  private let screen: Screen
  private let year: Int
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen, now: Instant) {
    self.wording = wording
    self.screen = screen
    year = wording.zone.day(of: now).civil.year
  }

  package func text(of weighings: [Weighing]) -> String { listing(of: weighings).text }

  package func listing(of weighings: [Weighing]) -> Listing {
    guard !weighings.isEmpty else {
      let none = phrases(WeighingMessage.none, "weight", wording.typed(grams: 82_500))
      return Listing(Page.sentences(none, on: screen))
    }
    let ids = ShortIDs(weighings.map(\.id.text))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id), goes: 1),
      Table.Column(heading: phrases(ChangeMessage.when)),
      Table.Column(heading: phrases(WeighingMessage.heading), isRight: true),
      Table.Column(heading: phrases(HistoryMessage.note), goes: 2, isCut: true),
    ])
    table.rows = weighings.map { weighing in
      [
        ids[weighing.id.text], wording.recorded(weighing.at, in: year),
        wording.weight(grams: weighing.grams), PlainText.line(weighing.note ?? ""),
      ]
    }
    let summary = phrases(.weighings, Int64(weighings.count))
    var listing = table.listing(on: screen)
    listing.text += Page.sentences(summary, on: screen)
    return listing
  }
}
