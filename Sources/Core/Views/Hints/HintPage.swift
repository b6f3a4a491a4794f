/// The hints as they are listed and said.
package struct HintPage {
  private let phrases: Phrases
  private let screen: Screen

  package init(_ phrases: Phrases, on screen: Screen) {
    self.phrases = phrases
    self.screen = screen.forReading
  }

  /// Which there are, and what has become of each.
  package func list(isOn: Bool, _ fate: (Hint) -> Hint.Fate) -> String {
    var page = Page(on: screen)
    page.add(phrases(HintPageMessage.hints), .strong)
    let width = (Hint.allCases.map(\.rawValue.cells).max() ?? 0) + 2
    for hint in Hint.allCases {
      let label = hint.rawValue + String(repeating: " ", count: width - hint.rawValue.cells)
      page.add(text(of: fate(hint), of: hint), after: label, width: width)
    }
    page.add("")
    page.add(paragraph: phrases(isOn ? HintPageMessage.toReadAll : .areOff))
    return page.text
  }

  private func text(of fate: Hint.Fate, of hint: Hint) -> String {
    let message: HintPageMessage =
      switch fate {
      case .toCome: .toCome
      case .shown: .shown
      case .dismissed: .dismissed
      }
    return phrases(message, "moment", phrases(hint.moment))
  }

  /// All of them in full.
  package func all() -> String {
    var page = Page(on: screen)
    for hint in Hint.allCases {
      if hint != Hint.allCases.first { page.add("") }
      page.add(phrases(hint.moment), .strong)
      add(hint, to: &page)
    }
    return page.text
  }

  /// Set apart from the answer that it stands below.
  package func text(of hint: Hint) -> String {
    var page = Page(on: screen)
    page.add("")
    add(hint, to: &page)
    return page.text
  }

  private func add(_ hint: Hint, to page: inout Page) {
    page.add(paragraph: phrases(hint.said))
    page.add(phrases(HintPageMessage.more, "article", hint.article.rawValue))
  }
}
