import Time
package import Wire

/// What `fastctl stats` says.
package struct SummaryPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `isFasting` is asked for only where nothing has ended yet.
  package func text(of answer: SummaryAnswer, isFasting: Bool = false) -> String {
    guard answer.all.fasts > 0 else { return nothing(isFasting) }
    guard answer.all.fasts >= Self.fewestForTables else { return numbers(of: answer) }
    return [
      numbers(of: answer), comparisons(of: answer), schedules(of: answer), weekdays(of: answer),
    ].joined(separator: "\n")
  }

  /// Tables of one or two fasts repeat them.
  private static let fewestForTables = 3

  private func nothing(_ isFasting: Bool) -> String {
    var page = Page(on: screen)
    page.add(phrases(HistoryMessage(nothingEnded: isFasting)))
    return page.text
  }

  // MARK: One number a line

  private func numbers(of answer: SummaryAnswer) -> String {
    let facts = facts(of: answer).filter { !$0.value.isEmpty }
    let width = facts.reduce(0) { max($0, phrases($1.name).cells) } + 2
    var page = Page(on: screen)
    page.add(
      phrases(
        StatisticsMessage.headline, "fasts", fasts(answer.all.fasts),
        "time", wording.hours(seconds: answer.all.seconds)), .strong)
    for (name, value) in facts {
      let label = phrases(name)
      page.add(
        value, after: label + String(repeating: " ", count: width - label.cells), width: width)
    }
    return page.text
  }

  func facts(of answer: SummaryAnswer) -> [(name: StatisticsMessage, value: String)] {
    [
      (.streak, streak(answer.streak)),
      (.lastSevenDays, fasts(answer.lastSevenDays)),
      (.goalsMet, goalsMet(answer.all)),
      (.average, answer.all.average.map { wording.span(seconds: $0) } ?? ""),
      (.median, answer.median.map { wording.span(seconds: $0) } ?? ""),
      (.longest, answer.longest.map(longest) ?? ""),
      (.usualStart, clock(answer.usualStart)),
      (.usualEnd, clock(answer.usualEnd)),
      (.discarded, answer.cancelled > 0 ? wording.number(answer.cancelled) : ""),
      (.reasons, answer.reasons.map { wording.list(of: $0) } ?? ""),
      (.lastFast, answer.last.map(last) ?? ""),
    ]
  }

  /// Nothing where no fast had a goal: there is nothing to have missed.
  private func goalsMet(_ tally: Tally) -> String {
    guard let rate = tally.rate else { return "" }
    return phrases(
      StatisticsMessage.goalsMetOf, "completed", wording.number(tally.completed),
      "scored", wording.number(tally.scored), "percent", String(Wording.percent(permille: rate)))
  }

  private func longest(_ fast: LongestFast) -> String {
    phrases(
      StatisticsMessage.longestOn, "length", wording.span(seconds: fast.seconds),
      "date", wording.date(iso: fast.date))
  }

  private func streak(_ streak: Streak) -> String {
    guard streak.longest > 0 else { return "" }
    let line = phrases(
      StatisticsMessage.streakDays, "current", phrases(.daysInARow, streak.current),
      "longest", wording.number(streak.longest))
    return wording.joined(line, wording.lastDays(of: streak))
  }

  private func last(_ fast: Entry) -> String {
    let times = RecordedTimes(fast, wording)
    return phrases(
      StatisticsMessage.lastTimes, "length", wording.span(seconds: fast.length ?? 0),
      "times", wording.range(times.startText, times.endText))
  }

  private func clock(_ text: String?) -> String {
    guard let text else { return "" }
    return (try? ClockTime(text)).map(wording.clock) ?? PlainText.line(text)
  }

  private func fasts(_ count: Int64) -> String { phrases(.fastsInAll, count) }

  // MARK: Now and before

  private func comparisons(of answer: SummaryAnswer) -> String {
    var table = Table(columns: [
      Table.Column(heading: ""),
      Table.Column(heading: phrases(StatisticsMessage.fasts), isRight: true),
      Table.Column(heading: phrases(StatisticsMessage.time), isRight: true),
      Table.Column(heading: phrases(StatisticsMessage.before), isRight: true, goes: 1),
      Table.Column(heading: phrases(StatisticsMessage.timeBefore), isRight: true, goes: 2),
    ])
    table.rows = [
      row(.thisWeek, answer.week), row(.thisMonth, answer.month), row(.thisYear, answer.year),
    ]
    return table.text(on: screen)
  }

  private func row(_ name: StatisticsMessage, _ comparison: Comparison) -> [String] {
    [
      phrases(name), wording.number(comparison.now.fasts), time(comparison.now),
      wording.number(comparison.before.fasts), time(comparison.before),
    ]
  }

  private func time(_ tally: Tally) -> String {
    tally.fasts > 0 ? wording.hours(seconds: tally.seconds) : nothingThere
  }

  /// A sign in a table; a voice passes over it.
  private var nothingThere: String { screen.isLinear ? "" : "–" }

  // MARK: By schedule

  private static let mostSchedules = 5

  private func schedules(of answer: SummaryAnswer) -> String {
    var table = Table(columns: [
      // What a row is about goes last.
      Table.Column(heading: phrases(StatisticsMessage.schedule), goes: 1, isCut: true),
      Table.Column(heading: phrases(StatisticsMessage.fasts), isRight: true),
      Table.Column(heading: phrases(StatisticsMessage.goalsMet), isRight: true, goes: 3),
      Table.Column(
        heading: wording.inHours(StatisticsMessage.average, on: screen), isRight: true, goes: 2),
    ])
    table.rows = shown(answer.schedules).map { name, tally in
      [
        name, wording.number(tally.fasts),
        tally.rate.map { wording.percent(Wording.percent(permille: $0)) } ?? "",
        tally.average.map { wording.cell(seconds: $0, on: screen) } ?? "",
      ]
    }
    return table.text(on: screen)
  }

  /// The most used ones, and all others as one.
  private func shown(_ schedules: [NamedTally]) -> [(name: String, tally: Tally)] {
    let sorted = schedules.enumerated().sorted {
      ($1.element.tally.fasts, $0.offset) < ($0.element.tally.fasts, $1.offset)
    }.map(\.element)
    let all = sorted.map { named in
      (
        screen.cut(
          name(of: named), to: Self.longestName), named.tally
      )
    }
    guard all.count > Self.mostSchedules + 1 else { return all }
    let others = all[Self.mostSchedules...].map(\.1).reduce(Tally(), +)
    return Array(all[..<Self.mostSchedules]) + [(phrases(StatisticsMessage.otherSchedules), others)]
  }

  private func name(of named: NamedTally) -> String {
    wording.goal(schedule: named.schedule, seconds: named.goal)
      ?? phrases(named.tally.scored > 0 ? StatisticsMessage.otherSchedules : .noSchedule)
  }

  private static let longestName = 16

  // MARK: By weekday

  private func weekdays(of answer: SummaryAnswer) -> String {
    let first = wording.customs.firstWeekday.rawValue
    let known = Array(zip(Weekday.allCases, answer.weekdays))
    let days = (known.dropFirst(first) + known.prefix(first)).map { weekday, tally in
      (
        wording.name(of: weekday), wording.number(tally.fasts),
        tally.average.map { wording.cell(seconds: $0, on: screen) } ?? nothingThere
      )
    }
    let labels =
      [StatisticsMessage.weekday, .fasts].map { phrases($0) }
      + [wording.inHours(StatisticsMessage.average, on: screen)]
    let across = weekdayTable(
      [labels[0]] + days.map(\.0),
      [[labels[1]] + days.map(\.1), [labels[2]] + days.map(\.2)])
    let width = across.text(on: .plain).split(separator: "\n").reduce(0) { max($0, $1.cells) }
    let fits = !screen.isLinear && screen.width.map { width <= $0 } ?? true
    return (fits ? across : weekdayTable(labels, days.map { [$0.0, $0.1, $0.2] }))
      .text(on: screen)
  }

  private func weekdayTable(_ heading: [String], _ rows: [[String]]) -> Table {
    var table = Table(
      columns: heading.enumerated().map { Table.Column(heading: $1, isRight: $0 > 0) })
    table.rows = rows
    return table
  }
}

extension Tally {
  /// What two groups come to together, but for their rate, which is of no use there.
  fileprivate static func + (left: Self, right: Self) -> Self {
    var sum = Tally(
      fasts: left.fasts &+ right.fasts, scored: left.scored &+ right.scored,
      completed: left.completed &+ right.completed, seconds: left.seconds &+ right.seconds)
    if sum.fasts > 0 { sum.average = sum.seconds / sum.fasts }
    return sum
  }
}

extension Wording {
  /// "hunger 5, planned 2".
  func list(of reasons: [ReasonCount]) -> String {
    reasons.sorted { $0.fasts > $1.fasts }.map { count in
      phrases(
        StatisticsMessage.reasonCount, "reason", count.reason.term.shown(phrases), "count",
        number(count.fasts))
    }.joined(separator: ", ")
  }

  /// Half away from zero, as whole percent; 100 is said of all alone.
  static func percent(permille: Int64) -> Int64 {
    permille < 1000 ? min(permille / 10 + (permille % 10 >= 5 ? 1 : 0), 99) : 100
  }
}
