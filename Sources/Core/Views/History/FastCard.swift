import Nouns
import Time
package import Wire

/// The text of `fastctl show`: all that is known of one fast.
package struct FastCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of fasts: [Entry]) -> String {
    fasts.map { text(of: $0) }.joined(separator: "\n")
  }

  package func text(of fast: Entry) -> String {
    let facts = facts(of: fast).filter { !$0.value.isEmpty }
    let width = facts.reduce(0) { max($0, phrases($1.name).cells) }
    var page = Page(on: screen)
    for (name, value) in facts {
      let label = phrases(name)
      let gap = String(repeating: " ", count: width - label.cells + 2)
      page.add(value, after: label + gap, width: width + 2)
    }
    return page.text
  }

  private func facts(of fast: Entry) -> [(name: HistoryMessage, value: String)] {
    let times = RecordedTimes(fast, wording)
    return [
      (.started, times.startText),
      (.ended, times.fullEndText),
      (.length, fast.length.map { wording.span(seconds: $0) } ?? ""),
      (.goal, goal(of: fast)),
      (.outcome, phrases(OutcomeMessage(fast.outcome))),
      (.zone, fast.zone == wording.zone.name ? "" : PlainText.line(fast.zone)),
      (.mood, fast.mood.map { wording.mood($0) } ?? ""),
      (.reason, fast.reason.map { $0.term.shown(phrases) } ?? ""),
      (.source, PlainText.line(fast.source ?? "")),
      (.note, PlainText.line(fast.note ?? "")),
      // Nobody looks for it first.
      (.id, fast.id),
    ]
  }

  private func goal(of fast: Entry) -> String {
    let (schedule, seconds) = fast.judgedGoal
    guard let goal = seconds.map({ wording.goal(seconds: $0) }) else { return "" }
    return schedule.map { PlainText.line($0) + " (" + goal + ")" } ?? goal
  }
}
