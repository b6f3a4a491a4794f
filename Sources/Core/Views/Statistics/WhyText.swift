package import Nouns
import Time
package import Wire

extension Wording {
  /// Why a number is what it is, in two lines.
  package func text(why answer: WhyAnswer, _ topic: Topic, on screen: Screen) -> String {
    var page = Page(on: screen)
    for line in lines(why: answer, topic) { page.add(line) }
    return page.text
  }

  /// The same of a streak, below what else is explained of a day.
  package func text(whyStreakOfDay answer: WhyAnswer, on screen: Screen) -> String {
    var page = Page(on: screen.forReading)
    page.add("")
    page.add(phrases(TodayMessage.streak), .strong)
    for line in lines(why: answer, .streak) { page.add(paragraph: line) }
    return page.text
  }

  private func lines(why answer: WhyAnswer, _ topic: Topic) -> [String] {
    switch topic {
    case .streak: answer.streak.map(lines) ?? []
    case .logging: answer.streak.map(linesOfLogging) ?? []
    case .rate: rate(answer.all ?? Tally(), cancelled: answer.cancelled ?? 0)
    case .average: average(answer)
    case .median: median(answer)
    case .usual: usual(answer)
    }
  }

  private func lines(of story: StreakStory) -> [String] {
    guard let first = story.first, let last = story.last else {
      return [phrases(WhyMessage.noStreakYet), phrases(next(story))]
    }
    let days = phrases(.daysInARow, story.counted)
    let rule: WhyMessage =
      story.isAlive ? (story.mode == .end ? .countsEnd : .countsStart) : .streakOver
    let line = phrases(
      rule, "days", days, "dates", range(date(iso: first), date(iso: last)))
    return [line, reasons(of: story, next: next(story)).joined(separator: " ")]
  }

  /// Of days with an entry, which no fast has to do with.
  private func linesOfLogging(of story: StreakStory) -> [String] {
    guard let first = story.first, let last = story.last else {
      return [phrases(WhyMessage.noLoggingYet)]
    }
    let line = phrases(
      story.isAlive ? WhyMessage.loggingCounts : .loggingOver, "days",
      phrases(.daysInARow, story.counted), "dates", range(date(iso: first), date(iso: last)))
    return [line, (reasons(of: story, next: .logNext)).joined(separator: " ")]
  }

  private func next(_ story: StreakStory) -> WhyMessage { story.isFasting ? .fastingNow : .next }

  private func reasons(of story: StreakStory, next: WhyMessage) -> [String] {
    var reasons: [String] = []
    if let bridges = bridges(of: story) {
      reasons.append(phrases(WhyMessage.bridged, "list", bridges))
    }
    if story.isAlive, story.held > 0 {
      reasons.append(phrases(WhyMessage.freezesLeft, "n", number(story.held)))
    }
    if let missed = story.missed {
      reasons.append(
        phrases(story.isAlive ? WhyMessage.missedBefore : .missed, "date", date(iso: missed)))
    } else if story.isAlive {
      reasons.append(phrases(WhyMessage.first))
    }
    if !story.isAlive || story.isFasting { reasons.append(phrases(next)) }
    return reasons
  }

  private func bridges(of story: StreakStory) -> String? {
    let counts: [(PluralMessage, Int64)] = [
      (.restDays, story.restDays), (.vacationDays, story.vacationDays),
      (.freezes, story.freezes),
    ]
    let named = counts.filter { $0.1 > 0 }.map { phrases($0.0, $0.1) }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  private func rate(_ all: Tally, cancelled: Int64) -> [String] {
    let first =
      all.rate.map {
        phrases(
          WhyMessage.rate, "percent", String(Self.percent(permille: $0)),
          "completed", number(all.completed), "scored", number(all.scored))
      } ?? phrases(WhyMessage.noRate)
    let open = max(0, all.fasts.subtractingReportingOverflow(all.scored).partialValue)
    return [
      first,
      phrases(
        WhyMessage.rateLeftOut, "open", number(open), "cancelled", number(max(0, cancelled))),
    ]
  }

  private func average(_ answer: WhyAnswer) -> [String] {
    guard let all = answer.all, let average = all.average else {
      return [phrases(WhyMessage.noAverage)]
    }
    return [
      phrases(
        WhyMessage.averageOf, "average", span(seconds: average),
        "time", hours(seconds: all.seconds), "fasts", number(all.fasts)),
      phrases(
        WhyMessage.averageLeftOut, "median", span(seconds: answer.median ?? average),
        "longest", span(seconds: answer.longest?.seconds ?? average),
        "cancelled", number(max(0, answer.cancelled ?? 0))),
    ]
  }

  private func median(_ answer: WhyAnswer) -> [String] {
    guard let all = answer.all, let median = answer.median, let average = all.average else {
      return [phrases(WhyMessage.noMedian)]
    }
    return [
      phrases(
        WhyMessage.medianOf, "median", span(seconds: median), "fasts",
        phrases(.fastsInAll, all.fasts)),
      phrases(
        WhyMessage.medianLeftOut, "average", span(seconds: average), "cancelled",
        number(max(0, answer.cancelled ?? 0))),
    ]
  }

  private func usual(_ answer: WhyAnswer) -> [String] {
    func time(_ text: String?) -> String? { text.flatMap { try? ClockTime($0) }.map(clock) }
    guard let all = answer.all, let start = time(answer.usualStart),
      let end = time(answer.usualEnd)
    else { return [phrases(WhyMessage.noUsual)] }
    return [
      phrases(
        WhyMessage.usualOf, "start", start, "end", end, "fasts",
        phrases(.fastsInAll, all.fasts)),
      phrases(WhyMessage.usualLocal),
    ]
  }
}
