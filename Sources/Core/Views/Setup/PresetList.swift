package import Wire

/// The schedules to choose from at the beginning, a line each.
package struct PresetList {
  private let phrases: Phrases
  private let screen: Screen

  package init(_ phrases: Phrases, on screen: Screen) {
    self.phrases = phrases
    self.screen = screen.forReading
  }

  package func text(of schedules: [ScheduleEntry]) -> String {
    var page = Page(on: screen)
    let width = (schedules.map { PlainText.line($0.name).cells }.max() ?? 0) + 3
    for schedule in schedules {
      let name = PlainText.line(schedule.name)
      let gap = String(repeating: " ", count: max(0, width - name.cells - 1))
      page.add(sentence(for: schedule), after: " " + name + gap, width: width)
    }
    return page.text
  }

  private func sentence(for schedule: ScheduleEntry) -> String {
    PresetMessage(name: schedule.name).map { phrases($0) } ?? PlainText.line(schedule.text ?? "")
  }
}
