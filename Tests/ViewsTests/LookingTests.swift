import Testing
import Time
import Wire

@testable import Views

@Suite struct `What fasts look like` {
  static let charts: [(String, @Sendable (Wording) -> Chart)] = [
    ("chart-week", { Chart(week: Days.week, $0) }),
    ("chart-week-empty", { Chart(week: empty, $0) }),
    ("chart-last", { Chart(last: Days.last(5), $0) }),
    ("chart-last-many", { Chart(last: Days.last(40), $0) }),
    ("chart-last-none", { Chart(last: BarsAnswer(bars: []), $0) }),
    ("chart-trend", { Chart(trend: Days.last(60), $0) }),
  ]

  static let empty = WeekAnswer(
    days: (14...20).map { DayBar(date: "2026-03-\($0)", seconds: 0, state: .empty) })

  static let pages: [(String, CalendarPage, CalendarAnswer)] = [
    ("calendar-month", .month(Month(of: Day(iso2026: 3, 1))), Days.month),
    ("calendar-month-empty", .month(Month(of: Day(iso2026: 2, 1))), none),
    ("calendar-year", .year(2026), Days.year),
    ("calendar-year-empty", .year(2024), none),
  ]

  static let none = CalendarAnswer(days: [], today: "2026-03-20")

  @Test(arguments: charts)
  func `the charts`(name: String, chart: @Sendable (Wording) -> Chart) throws {
    try Golden.expect(
      Way.page(in: Way.drawn) { ChartPage($0.wording, on: $0.screen).text(of: chart($0.wording)) },
      is: name, at: #_sourceLocation)
  }

  @Test(arguments: pages)
  func `the calendars`(name: String, page: CalendarPage, answer: CalendarAnswer) throws {
    try Golden.expect(
      Way.page(in: Way.drawn) {
        CalendarView($0.wording, on: $0.screen).text(of: answer, page: page)
      },
      is: name, at: #_sourceLocation)
  }
}
