package import Nouns
package import Time
package import Wire

/// What `fastctl schedule` says: all schedules, what is planned, and what a start would use now.
package struct SchedulePage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// Nothing is said of beginning a fast while one runs.
  package func text(of list: ScheduleList, now: Instant, isFasting: Bool = false) -> String {
    var page = Page(on: screen)
    var schedules = list.schedules
    if isFasting { for number in schedules.indices { schedules[number].goalAt = nil } }
    let table = ScheduleTable(wording, on: screen).text(of: schedules, list.chosen, now)
    if table == nil {
      for schedule in schedules {
        tell(schedule, isChosen: schedule.name == list.chosen, now, on: &page)
      }
    }
    if let chosen = list.chosen {
      // One such as 17:7 is in no list.
      if !list.schedules.contains(where: { $0.name == chosen }) {
        page.add(marked(PlainText.line(chosen)), .strong)
      }
    } else {
      page.add(marked(phrases(ScheduleMessage.openIsChosen)), .strong)
    }
    if let week = list.week { tell(week, on: &page) }
    tell(list.vacations, now, on: &page)
    if let name = list.gone {
      page.add(wording.sentence(for: Notice(code: "scheduleGone", detail: name)))
    }
    for line in wording.today(list.plan, now: now, isFasting: isFasting) { page.add(line) }
    return (table.map { $0 + "\n" } ?? "") + page.text
  }

  private func tell(
    _ schedule: ScheduleEntry, isChosen: Bool, _ now: Instant, on page: inout Page
  ) {
    var name = PlainText.line(schedule.name)
    if let nickname = schedule.nickname { name += " (" + PlainText.line(nickname) + ")" }
    let hours = wording.hours(of: schedule, as: .hours, name)
    var line = isChosen ? marked(hours) : (screen.isLinear ? "" : "  ") + hours
    if let goalAt = schedule.goalAt {
      let end = wording.moment(Instant(milliseconds: goalAt), now: now)
      line += "; " + phrases(ScheduleMessage.begunNow, "end", end)
    }
    page.add(line, isChosen ? .strong : nil)
    guard let sentence = wording.meaning(of: schedule) else { return }
    page.add(sentence, after: "    ", width: 4)
  }

  /// The chosen one, by a sign or in words.
  private func marked(_ line: String) -> String {
    screen.isLinear ? phrases(ScheduleMessage.chosen, "schedule", line) : "* " + line
  }

  // MARK: The week

  package func text(of week: WeekPlanEntry?) -> String {
    var page = Page(on: screen)
    if let week { tell(week, on: &page) } else { page.add(phrases(ScheduleMessage.noWeek)) }
    return page.text
  }

  private func tell(_ week: WeekPlanEntry, on page: inout Page) {
    let from = wording.dated(week.from)
    page.add(phrases(ScheduleMessage.week, "start", from))
    let runs = wording.runs(of: week.days)
    let width = (runs.map(\.days.cells).max() ?? 0) + 4
    for run in runs {
      let gap = String(repeating: " ", count: width - run.days.cells - 2)
      page.add(run.intention, after: "  " + run.days + gap, width: width)
    }
  }

  // MARK: Vacations

  package func text(of vacations: [Vacation], now: Instant) -> String {
    var page = Page(on: screen)
    tell(vacations, now, on: &page)
    let text = page.text
    return text.isEmpty ? Page.sentences(phrases(ScheduleMessage.noVacation), on: screen) : text
  }

  /// Those that are over need no words.
  private func tell(_ vacations: [Vacation], _ now: Instant, on page: inout Page) {
    let today = wording.zone.day(of: now)
    let ids = ShortIDs(vacations.map(\.id.text))
    for vacation in vacations where vacation.to >= today {
      page.add(
        phrases(
          ScheduleMessage.vacation, "id", ids[vacation.id.text], "days",
          wording.range(wording.dated(vacation.from), wording.dated(vacation.to))))
    }
  }
}
