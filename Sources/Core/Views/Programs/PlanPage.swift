import Time
package import Wire

/// What `fastctl program plan` says: the phases that come, each with its days and its energy.
package struct PlanPage {
  private let wording: Wording
  private let screen: Screen
  private let isHeld: Bool
  private var phrases: Phrases { wording.phrases }

  /// `isHeld` where less than maintenance would not be safe in any phase.
  package init(_ wording: Wording, on screen: Screen, isHeld: Bool = false) {
    self.wording = wording
    self.screen = screen
    self.isHeld = isHeld
  }

  package func text(of plan: ProgramPlan) -> String {
    var page = Page(on: screen)
    let blocks = plan.blocks
    guard !blocks.isEmpty else {
      page.add(phrases(ProgramMessage.noPlan))
      return page.text
    }
    page.add(wording.title(of: plan), .strong)
    if isHeld { page.add(phrases(ProgramMessage.held)) }
    let today = try? Day(iso: plan.date)
    let table = table(of: blocks, today)
    guard screen.isLinear || table.missing(on: screen) != [] else {
      return page.text + "\n" + table.text(on: screen)
    }
    for block in blocks { page.add(wording.sentence(for: block, today: today)) }
    return page.text
  }

  private func table(of blocks: [PlanBlock], _ today: Day?) -> Table {
    // One that would go says that there is no room for a table.
    var table = Table(columns: [
      .init(heading: phrases(ProgramMessage.from)), .init(heading: phrases(ProgramMessage.to)),
      .init(heading: phrases(ProgramMessage.days), isRight: true, goes: 1),
      .init(heading: phrases(ProgramMessage.phase)),
      .init(heading: phrases(ProgramMessage.energy), isRight: true, goes: 2),
      .init(heading: "", goes: 3),
    ])
    table.rows = blocks.map { block in
      [
        wording.longDate(block.first), wording.longDate(block.last), wording.length(of: block),
        wording.name(of: block), block.stretch.kcal.map(wording.energy) ?? "",
        wording.today(today, in: block).map { "< " + $0 } ?? "",
      ]
    }
    return table
  }
}
