package import Nouns

/// The text of `fastctl weight show` about one weighing.
package struct WeighingCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of weighing: Weighing) -> String {
    let facts = facts(of: weighing).filter { !$0.value.isEmpty }
    let width = facts.reduce(0) { max($0, $1.name.cells) }
    var page = Page(on: screen)
    for (name, value) in facts {
      let gap = String(repeating: " ", count: width - name.cells + 2)
      page.add(value, after: name + gap, width: width + 2)
    }
    return page.text
  }

  private func facts(of weighing: Weighing) -> [(name: String, value: String)] {
    let written = weighing.written.flatMap { $0.instant == weighing.at.instant ? nil : $0 }
    return [
      (phrases(WeighingMessage.heading), wording.weight(grams: weighing.grams)),
      (phrases(ChangeMessage.when), wording.fullMoment(weighing.at.local)),
      (
        phrases(WeighingMessage.recorded),
        written.map { wording.fullMoment($0.local) } ?? ""
      ),
      (phrases(HistoryMessage.note), PlainText.line(weighing.note ?? "")),
      (phrases(HistoryMessage.id), weighing.id.text),
    ]
  }
}
