package import Nouns
import Time
package import Wire

/// The safety questions, and what was said to them.
package struct SafetyPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  /// All on one screen; details come only after a yes.
  package func questions() -> String {
    var page = Page(on: screen)
    page.add(phrases(SafetyPageMessage.ask), .strong)
    add(SafetyQuestion.allCases, to: &page)
    return page.text
  }

  /// What goes with each yes.
  package func details(of questions: [SafetyQuestion]) -> String {
    var page = Page(on: screen)
    for question in questions {
      page.add(
        phrases(question.detail), after: label(of: question), width: Self.margin)
    }
    if questions.contains(.diabetes) || questions.contains(.medicines) {
      page.add(paragraph: phrases(SafetyPageMessage.gliflozins))
    }
    return page.text
  }

  package func text(of safety: Safety) -> String {
    var page = Page(on: screen)
    if let at = safety.at {
      addAnswers(safety, at, to: &page)
      page.add(paragraph: phrases(SafetyPageMessage.more))
      page.add(paragraph: phrases(SafetyPageMessage.change))
    } else {
      page.add(paragraph: phrases(SafetyPageMessage.open))
      add(SafetyQuestion.allCases, to: &page)
      page.add(paragraph: phrases(SafetyPageMessage.changeByScript))
    }
    return page.text
  }

  private func addAnswers(_ safety: Safety, _ at: Int64, to page: inout Page) {
    let day = wording.zone.local(Instant(milliseconds: at)).day
    if safety.applies.isEmpty {
      page.add(paragraph: phrases(SafetyPageMessage.none))
    } else {
      page.add(paragraph: phrases(SafetyPageMessage.applies))
      add(safety.applies, to: &page)
    }
    if safety.agreed { page.add(paragraph: phrases(SafetyPageMessage.agreed)) }
    if let longest = safety.longestGoal {
      page.add(paragraph: phrases(SafetyPageMessage.most, "most", most(longest)))
    } else {
      page.add(paragraph: phrases(SafetyPageMessage.noLimit))
    }
    page.add(phrases(SafetyPageMessage.answered, "date", wording.date(day)))
    guard !safety.askedAgain.isEmpty else { return }
    page.add(paragraph: phrases(SafetyPageMessage.askedAgain))
    add(safety.askedAgain, to: &page)
  }

  private func add(_ questions: [SafetyQuestion], to page: inout Page) {
    for question in questions {
      page.add(
        phrases(question.said), after: label(of: question), width: Self.margin)
    }
  }

  private static let margin = 4

  private func label(of question: SafetyQuestion) -> String { " \(question.number)  " }

  private func most(_ seconds: Int64) -> String { wording.span(seconds: seconds) }
}
