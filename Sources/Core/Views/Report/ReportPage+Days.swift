import Time
import Wire

// What became of each day.
extension ReportPage {
  /// So many months are drawn each; more are a map.
  private static let mostMonths = 3

  /// In brief, of many years the newest has room.
  func drawCalendar(of facts: ReportFacts, isBrief: Bool, on page: inout HTML) {
    let months = Self.months(of: facts.days)
    page.section(phrases(ReportPageMessage.calendar), ["class": "days"]) { page in
      if months.count > Self.mostMonths {
        for (number, days) in Self.bands(of: facts.days).suffix(isBrief ? 1 : .max)
          .enumerated()
        {
          let map = DayMap(wording, days: days, facts)
          page.figure(
            map.svg(id: "days\(number + 1)"), summary: map.summary, label: map.title)
        }
      } else {
        page.group("div", ["class": "months"]) { page in
          for (number, month) in months.enumerated() {
            draw(month, number: number + 1, facts, on: &page)
          }
        }
      }
    }
  }

  private func draw(_ month: Month, number: Int, _ facts: ReportFacts, on page: inout HTML) {
    let table = DayTable(facts.calendar, page: .month(month))
    let summary = wording.summary(of: table)
    let picture = CalendarPicture(wording, as: .figure(id: "month\(number)", summary: summary))
    page.figure(
      picture.svg(of: facts.calendar, page: .month(month), plan: facts.phases), summary: summary,
      isWide: false)
  }

  static func months(of days: ClosedRange<Day>) -> [Month] {
    var months = [Month(of: days.lowerBound)]
    while let last = months.last, last.last < days.upperBound {
      months.append(Month(of: last.last + 1))
    }
    return months
  }

  /// A year and a few days fit into one map; else each calendar year has its own.
  private static func bands(of days: ClosedRange<Day>) -> [ClosedRange<Day>] {
    guard days.upperBound - days.lowerBound > 371 else { return [days] }
    return (days.lowerBound.civil.year...days.upperBound.civil.year).map { year in
      let page = CalendarPage.year(year)
      return max(page.first, days.lowerBound)...min(page.last, days.upperBound)
    }
  }

  // MARK: In words

  func monthTable(of facts: ReportFacts) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.calendar),
      columns: [
        .init(heading: phrases(ReportPageMessage.month)),
        .init(heading: phrases(StatisticsMessage.fasts), isRight: true),
        .init(heading: wording.inHours(ReportPageMessage.total, on: .plain), isRight: true),
        .init(heading: phrases(ReportPageMessage.daysMet), isRight: true),
        .init(heading: phrases(ReportPageMessage.marks)),
      ])
    table.rows = Self.months(of: facts.days).map { month in
      let days = DayTable(facts.calendar, page: .month(month))
      return [
        .init(wording.title(of: month), time: String(month.first.iso.prefix(7))),
        .init(wording.number(days.fasts)), .init(wording.shortSpan(seconds: days.seconds)),
        .init(wording.number(days.completed)), .init(wording.marks(in: days)),
      ]
    }
    return table
  }
}

extension Wording {
  func summary(of table: DayTable) -> String {
    [
      phrases(.daysMet, table.completed), phrases(.fastsEnded, table.fasts),
      phrases(CalendarMessage.totalHours, "length", hours(seconds: table.seconds)),
    ].joined(separator: ", ")
  }

  /// "goal met: 1–5, 7; rest day: 8": the days of a month by what they were.
  fileprivate func marks(in table: DayTable) -> String {
    Sign.allCases.filter { $0 != .none }.compactMap { sign in
      let numbers = table.all.filter { table.sign(of: $0) == sign }.map(\.civil.day)
      guard !numbers.isEmpty else { return nil }
      return phrases(
        ChartMessage.column, "day", sign.meaning(phrases), "what", Self.runs(of: numbers))
    }.joined(separator: "; ")
  }

  /// "1–5, 7".
  private static func runs(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      run.count == 1 ? String(run.lowerBound) : "\(run.lowerBound)–\(run.upperBound)"
    }.joined(separator: ", ")
  }
}
