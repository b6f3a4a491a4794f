package import Time
package import Wire

/// What `fastctl calendar` shows on a terminal.
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
    var text: String
    switch page {
    case .month(let month):
      text = screen.paint(wording.title(of: month), .strong) + "\n\n"
      text += MonthGrid(table, month, wording, on: screen).text
    case .year(let year):
      text = screen.paint(String(year), .strong) + "\n\n"
      text += YearMap(table, wording, on: screen, width: width).text
    }
    text += "\n" + legend(of: table)
    return text + closing(table)
  }

  /// A year stands in as many bands as it takes.
  private func hasRoom(for page: CalendarPage) -> Bool {
    if case .month = page { width >= MonthGrid.width } else { true }
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
    if days.isEmpty { page.add(phrases(SignMessage.none)) }
    for line in table.phaseLines(wording) { page.add(line) }
    return page.text + closing(table)
  }

  private func legend(of table: DayTable) -> String {
    var legend = Legend(on: screen)
    for sign in table.signs { legend.add(sign, phrases) }
    if case .month = table.page, let today = table.today, table.page.contains(today) {
      legend.add("[]", nil, phrases(CalendarMessage.today))
    }
    for (sign, meaning) in table.phaseSigns(wording) {
      legend.add(String(sign.scalar(on: screen)), sign.colour, meaning)
    }
    return legend.text(width: width)
  }

  private func closing(_ table: DayTable) -> String {
    var page = Page(on: screen)
    if table.fasts > 0 {
      let facts = [
        phrases(.daysMet, table.completed), phrases(.fastsEnded, table.fasts),
        phrases(CalendarMessage.totalHours, "length", wording.span(seconds: table.seconds)),
      ]
      page.add(facts.joined(separator: screen.separator))
    }
    if let day = example(table) {
      page.add(phrases(CalendarMessage.showDay, "date", day.iso), .faint)
    }
    return page.text
  }

  /// The newest day of which there is something to show.
  private func example(_ table: DayTable) -> Day? {
    table.all.last {
      [.completed, .open, .partial, .touched, .running].contains(table.mark(of: $0))
    }
  }
}
