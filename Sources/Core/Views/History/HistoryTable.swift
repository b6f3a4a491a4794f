package import Wire

/// What `fastctl history` says: a line a fast.
package struct HistoryTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of fasts: [Entry]) -> String {
    guard !fasts.isEmpty else { return phrases(HistoryMessage.noHistory) + "\n" }
    let ids = ShortIDs(fasts.map(\.id))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id)),
      Table.Column(heading: phrases(HistoryMessage.started)),
      Table.Column(heading: phrases(HistoryMessage.ended), goes: 2),
      Table.Column(heading: phrases(HistoryMessage.length), isRight: true),
      Table.Column(heading: phrases(HistoryMessage.goal), isRight: true, goes: 3),
      Table.Column(heading: phrases(HistoryMessage.outcome), goes: 1),
      Table.Column(heading: phrases(HistoryMessage.note), goes: 4, isCut: true),
    ])
    table.rows = fasts.map { row($0, ids) }
    return table.text(on: screen)
  }

  private func row(_ fast: Entry, _ ids: ShortIDs) -> [String] {
    let times = RecordedTimes(fast, wording)
    return [
      ids[fast.id], times.startText, times.endText,
      fast.duration.map { wording.span(seconds: $0) } ?? "",
      wording.goal(schedule: fast.schedule, seconds: fast.goal) ?? "",
      phrases(OutcomeMessage(fast.outcome)), PlainText.line(fast.note ?? ""),
    ]
  }
}
