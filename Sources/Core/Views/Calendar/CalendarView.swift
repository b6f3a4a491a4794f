import Nouns
package import Time
package import Wire

/// The text of `fastctl calendar` on a terminal.
package struct CalendarView {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }
  private var width: Int {
    min(max(screen.width ?? ChartLayout.usualWidth, ChartLayout.widths.lowerBound), 200)
  }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `plan` has the phases of these days, where a diet program was in force.
  package func text(
    of answer: CalendarAnswer, page: CalendarPage, plan: ProgramPlan? = nil
  ) -> String {
    let table = DayTable(answer, page: page, plan: plan)
    guard !screen.isLinear, hasRoom(for: page) else { return inWords(table) }
    switch page {
    case .month(let month):
      let title = screen.paint(wording.title(of: month), .strong) + "\n\n"
      let grid = MonthGrid(table, month, wording, on: screen, width: width)
      return title + grid.text + "\n" + legend(of: table).text(width: width)
        + (grid.namesPhases ? "" : phases(of: table)) + closing(table)
    case .year(let year):
      let map = YearMap(table, wording, on: screen, width: width).text
      return screen.paint(String(year), .strong) + "\n\n" + map + "\n"
        + legend(of: table).text(width: width) + closing(table)
    }
  }

  /// Of a month that has no room for their names beside its weeks.
  private func phases(of table: DayTable) -> String {
    var page = Page(on: screen)
    for line in table.phaseLines(wording) { page.add(line) }
    return page.text
  }

  /// A year stands in as many bands as it takes.
  private func hasRoom(for page: CalendarPage) -> Bool {
    if case .month = page { width >= MonthGrid.leastWidth } else { true }
  }

  /// A line for each day of which there is something to say.
  private func inWords(_ table: DayTable) -> String {
    var page = Page(on: screen)
    switch table.page {
    case .month(let month): page.add(wording.title(of: month))
    case .year(let year): page.add(String(year))
    }
    let days = table.lines(wording)
    for line in days { page.add(line) }
    for line in table.phaseLines(wording) { page.add(line) }
    return page.text + closing(table)
  }

  private func legend(of table: DayTable) -> Legend {
    var legend = Legend(on: screen)
    for sign in table.signs {
      legend.add(
        String(sign.scalar(on: screen)), sign.colour,
        phrases(
          CalendarMessage.counted, "meaning", sign.meaning(phrases), "count",
          String(table.count(of: sign))))
    }
    guard case .month = table.page else {
      for (sign, meaning) in table.phaseSigns(wording) { legend.add(sign, meaning) }
      return legend
    }
    if !screen.hasColour, table.hasToday { legend.add("[]", nil, phrases(CalendarMessage.today)) }
    return legend
  }

  private func closing(_ table: DayTable) -> String {
    var page = Page(on: screen)
    if table.fasts > 0 {
      let facts = [
        phrases(.fastsEnded, table.fasts),
        phrases(CalendarMessage.totalHours, "length", wording.hours(seconds: table.seconds)),
        phrases(
          CalendarMessage.average, "length", wording.hours(seconds: table.seconds / table.fasts)),
      ]
      page.add(facts.joined(separator: screen.separator))
    }
    page.add(
      example(table).map { phrases(CalendarMessage.showDay, "date", wording.typed($0)) }
        ?? phrases(table.hasToday ? CalendarMessage.emptyYet : .empty))
    return page.text
  }

  /// The newest day of which there is something to show.
  private func example(_ table: DayTable) -> Day? {
    table.all.last {
      [.completed, .open, .partial, .touched, .running].contains(table.mark(of: $0))
    }
  }
}
