import TestSupport
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

  static let march = CalendarPage.month(Month(of: Day(iso2026: 3, 1)))

  static let phases: [(String, CalendarPage, CalendarAnswer)] = [
    ("calendar-month-phases", march, Days.month), ("calendar-year-phases", .year(2026), Days.year),
  ]

  static let pages: [(String, CalendarPage, CalendarAnswer)] = [
    ("calendar-month", .month(Month(of: Day(iso2026: 3, 1))), Days.month),
    ("calendar-month-empty", .month(Month(of: Day(iso2026: 2, 1))), none),
    ("calendar-year", .year(2026), Days.year),
    ("calendar-year-empty", .year(2024), none),
  ]

  static let none = CalendarAnswer(days: [], today: "2026-03-20")

  @Test(arguments: [20, 40, 80, 120], [3, 11, 30, 100])
  func `a chart is titled for what it draws, and its dates are whole`(width: Int, count: Int) throws
  {
    let chart = Chart(last: Days.last(count), Way.german)
    let screen = Screen(width: width, hasColour: false, hasBlocks: true)
    let page = ChartPage(Way.german, on: screen).text(of: chart)
    let drawn = ChartLayout(chart, Way.german, on: screen).shown.columns.count
    let axis = width < 40 ? 0 : 5
    #expect(drawn == min(count, (width - axis) / 2))
    #expect(page.hasPrefix("Letzte \(drawn) "), "\(page)")
    for line in page.split(separator: "\n") where width >= 40 { #expect(line.cells <= width) }
    let dates = try #require(page.split(separator: "\n").first { $0.contains(".0") })
    for date in dates.split(separator: " ") { #expect(date.count == 6, "\(dates)") }
  }

  @Test(arguments: charts)
  func `the charts`(name: String, chart: @Sendable (Wording) -> Chart) throws {
    try Golden.expect(
      Way.page(in: Way.drawn) { ChartPage($0.wording, on: $0.screen).text(of: chart($0.wording)) },
      is: name, at: #_sourceLocation)
  }

  /// A mark of the goal stands on a row of its own, never beside the length of the same bar.
  @Test(arguments: [40, 64, 80, 120])
  func `no label of a chart stands on the line of the goal`(width: Int) {
    let screen = Screen(width: width, hasColour: false, hasBlocks: true)
    for hours: Int64 in 8...24 {
      for minutes: Int64 in [0, 20, 45] {
        let seconds = hours * Days.hour + minutes * Days.minute
        let week = WeekAnswer(
          days: (14...20).map {
            DayBar(date: "2026-03-\($0)", seconds: seconds, state: .completed)
          }, goal: 16 * Days.hour)
        let page = ChartPage(Way.english, on: screen).text(of: Chart(week: week, Way.english))
        let labelled = page.split(separator: "\n").filter { $0.contains(#/\d(h|:\d\d)/#) }
        #expect(!labelled.isEmpty)
        for line in labelled { #expect(!line.contains { "▁─▔━▀▄█".contains($0) }, "\(page)") }
      }
    }
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

extension `What fasts look like` {
  @Test(arguments: phases)
  func `the calendars of a diet program`(
    name: String, page: CalendarPage, answer: CalendarAnswer
  ) throws {
    try Golden.expect(
      Way.page(in: Way.drawn + [`A diet program`.linear]) {
        CalendarView($0.wording, on: $0.screen)
          .text(of: answer, page: page, plan: Programs.fromTheStart)
      },
      is: name, at: #_sourceLocation)
  }

  @Test(arguments: pages)
  func `no calendar is another without a program`(
    name: String, page: CalendarPage, answer: CalendarAnswer
  ) {
    for way in Way.all {
      let view = CalendarView(way.wording, on: way.screen)
      #expect(
        view.text(of: answer, page: page, plan: Programs.empty)
          == view.text(of: answer, page: page), "\(name)")
    }
  }

  static let widths = [20, 30, 39, 40, 41, 47, 59, 64, 80, 99, 120, 160, 200]

  @Test(arguments: widths)
  func `nothing is wider than the screen, and no week is left out`(width: Int) {
    for way in Way.all {
      let screen = Screen(width: width, hasColour: false, hasBlocks: way.screen.hasBlocks)
      let page = ChartPage(way.wording, on: screen)
      let calendar = CalendarView(way.wording, on: screen)
      var texts = Self.charts.map { page.text(of: $0.1(way.wording)) }
      texts += Self.pages.map { calendar.text(of: $0.2, page: $0.1) }
      texts += Self.phases.map { calendar.text(of: $0.2, page: $0.1, plan: Programs.fromTheStart) }
      texts.append(PlanPage(way.wording, on: screen).text(of: Programs.plan))
      #expect(texts.allSatisfy { $0.hasSuffix("\n") }, "\(way.name)")
      for line in texts.joined().split(separator: "\n") where width >= 40 {
        #expect(line.cells <= width, "\(way.name): \(line)")
      }
      for weekday in way.wording.weekdays where width >= 40 {
        #expect(texts[0].contains(weekday), "\(way.name)")
      }
    }
  }

  /// Height = value / top * area, for bars and lines alike.
  @Test func `a bar is as high as the line exactly from its goal on`() {
    let goal = 16 * Days.hour
    for longest in stride(from: goal / 3, through: goal * 6, by: 3571) {
      let scale = Scale(longest: longest, line: goal, rows: 8)
      let line = scale.height(of: goal, area: 64)
      #expect(scale.height(of: goal - 1, area: 64) < line)
      #expect(scale.height(of: longest, area: 64) <= 64)
      if longest <= goal * 7 { #expect(line % 8 == 0) }
    }
    #expect(Scale(longest: 0, line: nil, rows: 8).height(of: 0, area: 64) == 0)
    #expect(Scale(longest: 1_000_000, line: nil, rows: 8).height(of: 1, area: 64) == 1)
  }

  @Test(arguments: HostileTests.extremes)
  func `no number breaks a chart or a calendar`(number: Int64) {
    for other in HostileTests.extremes {
      let dates = ["2026-03-20", "", "9999-12-31", "\u{1b}[2J", "2026-02-30"]
      let week = WeekAnswer(
        days: dates.map { DayBar(date: $0, seconds: number, state: .partial, running: other) },
        goal: other)
      let bars = BarsAnswer(
        bars: dates.map {
          FastBar(id: "", date: $0, start: other, seconds: number, goal: other, trend: number)
        })
      let days = CalendarAnswer(
        days: dates.map { CalendarDay(date: $0, mark: .open, fasts: number, seconds: other) },
        today: "today")
      for way in Way.all.suffix(3) {
        let page = ChartPage(way.wording, on: way.screen)
        let charts = [
          Chart(week: week, way.wording), Chart(last: bars, way.wording),
          Chart(trend: bars, way.wording),
        ]
        for chart in charts {
          #expect(page.text(of: chart).hasSuffix("\n"))
          #expect(!page.text(of: chart).contains("\u{1b}[2J"))
          #expect(ChartPicture(way.wording).svg(of: chart).hasSuffix("</svg>\n"))
        }
        for page in [CalendarPage.year(2026), .month(Month(of: Day(iso2026: 3, 1)))] {
          #expect(CalendarView(way.wording, on: way.screen).text(of: days, page: page) != "")
          #expect(CalendarPicture(way.wording).svg(of: days, page: page).hasSuffix("</svg>\n"))
        }
      }
    }
  }
}
