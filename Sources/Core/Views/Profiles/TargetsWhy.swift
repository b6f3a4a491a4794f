import Nouns
package import Wire

/// The calculation of the targets, a line a step, each with where it comes from.
package struct TargetsWhy {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(
    of targets: Targets, macros: Macros?, energy: DayEnergy? = nil,
    record: ExpenditureRecord? = nil
  ) -> String {
    var steps = WhySteps(wording, times: screen.hasBlocks ? "×" : "x")
    let isEstimated = targets.origin != .manual
    if isEstimated { steps.addFormula(of: targets) }
    if isEstimated { steps.addExpenditure(of: targets, record) }
    steps.addMaintenance(of: targets)
    steps.addDiet(of: targets)
    if let energy, energy.reason == .fastDay { steps.addLittle(energy) }
    if let macros { steps.addMacros(macros) }
    steps.addSince(targets)
    if isEstimated { steps.addError(of: targets) }
    return page(of: steps)
  }

  private func page(of steps: WhySteps) -> String {
    var page = Page(on: screen)
    page.add(phrases(TargetsWhyMessage.title), .strong)
    page.add(steps: steps.lines)
    if !steps.sources.isEmpty {
      page.add("")
      page.add(phrases(TargetsWhyMessage.sources), .strong)
      let width = " [\(steps.sources.count)] ".utf8.count
      for (index, source) in steps.sources.enumerated() {
        page.add(phrases(source), after: " [\(index + 1)] ".padded(to: width), width: width)
      }
    }
    page.add("")
    page.add(paragraph: phrases(TargetsWhyMessage.more))
    return page.text
  }
}

extension Page {
  /// Each text beside its label, the texts below each other.
  mutating func add(steps: [(label: String, text: String)]) {
    let width = (steps.map(\.label.cells).max() ?? 0) + 2
    for (label, text) in steps {
      add(text, after: " " + label.padded(to: width), width: width + 1)
    }
  }
}
