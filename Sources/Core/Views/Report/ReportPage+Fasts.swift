import Nouns
import Time
import Wire

// How long the fasts were, and all of them.
extension ReportPage {
  /// As many as have room for their lengths.
  private static let newest = 12

  func drawLengths(of facts: ReportFacts, isBrief: Bool, on page: inout HTML) {
    let fasts = facts.fasts
    guard let summary = summary(of: facts.period) else { return }
    page.section(phrases(ReportPageMessage.lengths), ["class": "lengths"]) { page in
      let title = phrases(ReportPageMessage.lengths)
      let picture = LengthPicture(wording, days: facts.days, fasts)
      page.figure(
        picture.svg(id: "lengths", title: title, summary: summary), summary: summary, label: title)
      guard !isBrief else { return }
      let chart = Chart(last: bars(of: fasts.suffix(Self.newest)), wording)
      let newest = ChartPicture(wording, as: .figure(id: "last", summary: chart.title(phrases)))
      page.figure(
        newest.svg(of: chart), label: chart.title(phrases), isForScreens: true)
    }
  }

  private func summary(of period: PeriodAnswer) -> String? {
    guard let shortest = period.shortest, let longest = period.longest?.seconds,
      let average = period.all.average
    else { return nil }
    return phrases(
      ReportPageMessage.lengthsSummary, "shortest", wording.span(seconds: shortest),
      "longest", wording.span(seconds: longest), "average", wording.span(seconds: average))
  }

  private func bars(of fasts: ArraySlice<Entry>) -> BarsAnswer {
    BarsAnswer(
      bars: fasts.map { fast in
        FastBar(
          id: fast.id, date: fast.countedDay.iso, start: fast.start, end: fast.end,
          seconds: fast.length ?? 0, goal: fast.judgedGoal.seconds, outcome: fast.outcome, trend: 0)
      })
  }

  // MARK: The table

  func fastTable(of facts: ReportFacts) -> HTMLTable {
    let year = facts.days.upperBound.civil.year
    var columns: [HTMLTable.Column] = [
      .init(heading: phrases(HistoryMessage.started)),
      .init(heading: phrases(HistoryMessage.ended)),
      .init(heading: phrases(HistoryMessage.hours), isRight: true),
      .init(heading: phrases(HistoryMessage.goal), isRight: true),
      .init(heading: phrases(HistoryMessage.outcome)),
    ]
    if facts.hasNotes {
      columns += [
        .init(heading: phrases(HistoryMessage.reason)),
        .init(heading: phrases(HistoryMessage.mood)),
        .init(heading: phrases(HistoryMessage.note)),
      ]
    }
    var table = HTMLTable(caption: phrases(ReportPageMessage.list), columns: columns)
    table.rows = facts.fasts.map { row($0, year: year, hasNotes: facts.hasNotes) }
    return table
  }

  private func row(_ fast: Entry, year: Int, hasNotes: Bool) -> [HTMLTable.Cell] {
    let times = RecordedTimes(fast, wording)
    let cells: [HTMLTable.Cell] = [
      .init(
        times.rowStart(in: year), time: Self.machineTime(of: fast)),
      .init(times.rowEnd), .init(fast.length.map { wording.shortSpan(seconds: $0) } ?? ""),
      .init(wording.goal(of: fast) ?? ""), .init(phrases(OutcomeMessage(fast.outcome))),
    ]
    guard hasNotes else { return cells }
    return cells + [
      .init(fast.reason.map { $0.term.shown(phrases) } ?? ""),
      .init(fast.mood.map { wording.mood($0) } ?? ""),
      .init(fast.note ?? ""),
    ]
  }

  /// When it began, by the clock that was on the wall.
  private static func machineTime(of fast: Entry) -> String {
    let offset = Int(clamping: fast.startOffset)
    let known = min(max(offset, Mark.offsets.lowerBound), Mark.offsets.upperBound)
    let minute = Instant(milliseconds: fast.start).minute(offset: known)
    return Zone(offset: known).iso(minute)
  }
}
