import Time
import Wire

// Where the person stands, and what they have come to.
extension ReportPage {
  func drawNow(_ state: Snapshot, on page: inout HTML) {
    let card = StatusCard(wording, on: .plain, hasBar: false)
    let lines = lines(of: card.shown(state), card)
    let summary = state.fast.map { card.headline($0, in: card.shown(state)) } ?? lines[0]
    page.add(picture: NowRing(wording).svg(of: card.shown(state), summary: summary))
    page.group("div") { page in
      page.element("h2", text: phrases(ReportPageMessage.now))
      for (number, line) in lines.enumerated() {
        page.element("p", ["class": number == 0 ? "big" : "quiet"], text: line)
      }
    }
  }

  /// What a status says first; not what the daemon says of itself, nor what somebody wrote.
  private func lines(of state: Snapshot, _ card: StatusCard) -> [String] {
    let now = Instant(milliseconds: state.now)
    var lines: [String] = []
    if let fast = state.fast {
      lines =
        state.isClockDoubted
        ? [card.headline(fast, in: state), card.times(fast, now)]
        : [DrawnStatus(wording, on: .plain).line(of: state, now), card.since(fast, now)]
    } else {
      lines = [DrawnStatus(wording, on: .plain).line(of: state, now)]
    }
    if let last = state.last { lines.append(card.finished(last, now, hasTimes: true)) }
    if let line = card.streakLine(state.streak) { lines.append(line) }
    if let program = state.program,
      let line = wording.line(of: program, kcal: nil, today: state.today, separator: ", ")
    {
      lines.append(line)
    }
    return lines
  }

  // MARK: Numbers

  func drawNumbers(of facts: ReportFacts, on page: inout HTML) {
    page.section(phrases(ReportPageMessage.thisPeriod)) { page in
      guard facts.period.all.fasts > 0 else {
        return page.element("p", text: phrases(ReportPageMessage.noFasts))
      }
      draw(numbers(of: facts.period), ["class": "large"], on: &page)
    }
    guard facts.summary.all.fasts > 0 else { return }
    page.section(phrases(ReportPageMessage.allTime)) { page in
      draw(allNumbers(of: facts), ["class": "small"], on: &page)
    }
  }

  /// Where all fasts are of this period, what is said above is not said twice.
  private func allNumbers(of facts: ReportFacts) -> [(String, String)] {
    let tally = facts.summary.all
    let isSame = tally == facts.period.all
    let known: Set<StatisticsMessage> = isSame ? [.goalsMet, .average, .longest] : []
    let whole = [
      (phrases(StatisticsMessage.fasts), wording.number(tally.fasts)),
      (phrases(ReportPageMessage.total), total(tally.seconds)),
    ]
    return (isSame ? [] : whole)
      + SummaryPage(wording, on: .plain).facts(of: facts.summary)
      .filter { !$0.value.isEmpty && !known.contains($0.name) }
      .map { (phrases($0.name), $0.value) }
  }

  /// In whole hours, as long as it may be.
  private func total(_ seconds: Int64) -> String {
    phrases(SpanMessage.hours, "hours", wording.number(seconds / Span.hours(1).seconds))
  }

  private func numbers(of period: PeriodAnswer) -> [(String, String)] {
    let tally = period.all
    let numbers: [(String, String?)] = [
      (phrases(StatisticsMessage.fasts), wording.number(tally.fasts)),
      (phrases(ReportPageMessage.total), total(tally.seconds)),
      (
        phrases(StatisticsMessage.goalsMet),
        tally.rate.map { wording.percent(Wording.percent(permille: $0)) }
      ),
      (
        phrases(StatisticsMessage.average), tally.average.map { wording.span(seconds: $0) }
      ),
      (
        phrases(StatisticsMessage.longest),
        period.longest.map { wording.span(seconds: $0.seconds) }
      ),
    ]
    return numbers.compactMap { name, value in value.map { (name, $0) } }
  }

  private func draw(
    _ facts: [(name: String, value: String)], _ attributes: KeyValuePairs<StaticString, String>,
    on page: inout HTML
  ) {
    page.group("dl", attributes) { page in
      for fact in facts {
        page.group("div") { page in
          page.element("dt", text: fact.name)
          page.element("dd", text: fact.value)
        }
      }
    }
  }
}
