import Nouns
import Time
package import Wire

/// The text of `fastctl program plan`: the coming phases, each with its days and its energy.
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
    guard screen.isLinear || !table.missing(on: screen).isEmpty else {
      return page.text + "\n" + table.text(on: screen)
    }
    for block in blocks { page.add(wording.sentence(for: block, today: today)) }
    return page.text
  }

  private func table(of blocks: [PlanBlock], _ today: Day?) -> Table {
    // One that would go says that there is no room for a table.
    var table = Table(columns: [
      .init(heading: phrases(ProgramMessage.days)),
      .init(heading: phrases(ProgramMessage.phase)),
      .init(heading: phrases(ProgramMessage.length), isRight: true, goes: 1),
      .init(heading: phrases(ProgramMessage.energy), isRight: true, goes: 2),
    ])
    table.rows = blocks.map { block in
      let isNow = today.map(block.contains) ?? false
      let days = wording.range(first(of: block, isNow), wording.shortDate(block.last))
      return [
        isNow ? screen.paint(days, .strong) : days, wording.name(of: block),
        wording.length(of: block), block.stretch.kcal.map(wording.energy) ?? "",
      ]
    }
    let room = (screen.width ?? 0) - table.width - 2
    guard let line = PlanLine(blocks, wording, on: screen, width: room) else { return table }
    table.columns.append(.init(heading: line.months))
    for row in table.rows.indices { table.rows[row].append(line.text(of: blocks[row])) }
    return table
  }

  private func first(of block: PlanBlock, _ isNow: Bool) -> String {
    isNow ? phrases(CalendarMessage.today) : wording.shortDate(block.first)
  }
}
