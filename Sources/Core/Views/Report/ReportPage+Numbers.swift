import Nouns
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
    lines += card.streakLines(of: state)
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
      draw(numbers(of: facts), ["class": "large"], on: &page)
    }
  }

  func draw(_ badges: [Badge], on page: inout HTML) {
    page.section(phrases(HabitMessage.badgesHead)) { page in
      page.add(picture: BadgePicture(wording).svg(of: badges))
      let names = badges.map { wording.name(of: $0.name) }
      page.element("p", ["class": "quiet"], text: names.joined(separator: "; "))
    }
  }

  /// The numbers of all fasts.
  func drawHabits(of facts: ReportFacts, on page: inout HTML) {
    guard facts.summary.all.fasts > 0 else { return }
    page.element("h3", text: phrases(ReportPageMessage.habits))
    draw(allNumbers(of: facts).map { Number($0, $1) }, ["class": "small"], on: &page)
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

  /// One of those that are looked for first, with what explains it.
  private struct Number {
    let name: String
    let value: String
    let note: String?

    init(_ name: String, _ value: String, note: String? = nil) {
      (self.name, self.value, self.note) = (name, value, note)
    }
  }

  private func numbers(of facts: ReportFacts) -> [Number] {
    let (period, tally) = (facts.period, facts.period.all)
    let met = tally.rate.map { rate in
      Number(
        phrases(StatisticsMessage.goalsMet), wording.percent(Wording.percent(permille: rate)),
        note: phrases(
          ReportPageMessage.some, "n", wording.number(tally.completed), "all",
          wording.number(tally.scored)))
    }
    let average = tally.average.map {
      Number(phrases(StatisticsMessage.average), wording.span(seconds: $0))
    }
    let longest = period.longest.map {
      Number(
        phrases(StatisticsMessage.longest), wording.span(seconds: $0.seconds),
        note: wording.date(iso: $0.date))
    }
    let fasts = Number(
      phrases(StatisticsMessage.fasts), wording.number(tally.fasts), note: total(tally.seconds))
    return [fasts, met, average, longest, usual(of: period), weight(of: facts) ?? shortest(period)]
      .compactMap(\.self)
  }

  private func usual(of period: PeriodAnswer) -> Number? {
    guard let start = period.usualStart.flatMap({ try? ClockTime($0) }),
      let end = period.usualEnd.flatMap({ try? ClockTime($0) })
    else { return nil }
    return Number(
      phrases(ReportPageMessage.usual), wording.range(wording.clock(start), wording.clock(end)))
  }

  private func weight(of facts: ReportFacts) -> Number? {
    let known = facts.weight?.points.compactMap(\.trend) ?? []
    guard let first = known.first, let last = known.last else { return nil }
    return Number(
      phrases(ReportPageMessage.weightHeading), wording.weight(grams: last),
      note: phrases(ReportPageMessage.before, "value", wording.weight(grams: first)))
  }

  private func shortest(_ period: PeriodAnswer) -> Number? {
    period.shortest.map {
      Number(phrases(ReportPageMessage.shortest), wording.span(seconds: $0))
    }
  }

  private func draw(
    _ numbers: [Number], _ attributes: KeyValuePairs<StaticString, String>,
    on page: inout HTML
  ) {
    page.group("dl", attributes) { page in
      for number in numbers {
        page.group("div") { page in
          page.element("dt", text: number.name)
          page.element("dd", text: number.value)
          if let note = number.note { page.element("dd", ["class": "note"], text: note) }
        }
      }
    }
  }
}
