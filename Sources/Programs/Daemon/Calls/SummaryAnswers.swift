import Nouns
import Rules
import Time
import Views
import Wire

/// The summary as it was last computed, and what it was computed from.
struct KeptSummary {
  let summary: Summary
  /// The end of the change log then.
  let seq: Int64
  let day: Day
  let weekBegins: Weekday
  let mode: CreditMode

  func holds(seq: Int64, day: Day, weekBegins: Weekday, mode: CreditMode) -> Bool {
    self.seq == seq && self.day == day && self.weekBegins == weekBegins && self.mode == mode
  }
}

extension StatisticsAnswers {
  func summary() throws(CallFault) -> SummaryAnswer {
    let now = state.moment
    let summary = try summaryOfAll(at: now)
    return SummaryAnswer(
      today: now.day.iso, all: Wire.Tally(summary.all), cancelled: Int64(summary.cancelled),
      median: summary.median?.seconds, longest: summary.longest.map(LongestFast.init),
      lastSevenDays: summary.lastSevenDays.fasts, week: Comparison(summary.week),
      month: Comparison(summary.month), year: Comparison(summary.year),
      schedules: summary.schedules.map(NamedTally.init),
      weekdays: summary.weekdays.map(Wire.Tally.init), usualStart: summary.usualStart?.iso,
      usualEnd: summary.usualEnd?.iso, streak: Snapshots(state: state).streak(at: now),
      last: state.engine.last.map(state.engine.entry), reasons: summary.reasonCounts)
  }

  func explanation(_ question: WhyQuestion) throws(CallFault) -> WhyAnswer {
    let now = state.moment
    switch question.what {
    case .streak, .logging:
      if let question = state.engine.standing.reasonNotToCount(on: now.date) {
        throw .refused(.notSafe(question, most: .zero))
      }
      let running = question.what == .streak ? state.engine.active?.start.day : nil
      let streaks =
        question.what == .streak ? state.engine.streaks : try state.read(try habit.streaks())
      let story = streaks.story(today: now.day, runningSince: running)
      return WhyAnswer(
        streak: Wire.StreakStory(story, mode: streaks.mode, isFasting: running != nil))
    case .rate, .average, .median, .usual:
      let summary = try summaryOfAll(at: now)
      return WhyAnswer(
        all: Wire.Tally(summary.all), cancelled: Int64(summary.cancelled),
        median: summary.median?.seconds, longest: summary.longest.map(LongestFast.init),
        usualStart: summary.usualStart?.iso, usualEnd: summary.usualEnd?.iso)
    }
  }

  /// Reads all fasts only where something has changed since it was last asked, or a day has begun.
  private func summaryOfAll(at now: Moment) throws(CallFault) -> Summary {
    let seq = try state.read(try store.endOfLog())
    let weekBegins = state.voice.customs.firstWeekday
    if let kept = state.summary,
      kept.holds(seq: seq, day: now.day, weekBegins: weekBegins, mode: mode)
    {
      return kept.summary
    }
    var maker = Summary.Maker(today: now.day, weekBegins: weekBegins)
    let rows = try state.read(try store.ended(nil, mode) { maker.add($0) })
    let summary = maker.finish(rows)
    state.summary = KeptSummary(
      summary: summary, seq: seq, day: now.day, weekBegins: weekBegins, mode: mode)
    return summary
  }
}

extension Wire.Tally {
  init(_ tally: Rules.Tally) {
    self.init(
      fasts: tally.fasts, scored: tally.scored, completed: tally.completed,
      seconds: tally.time.seconds, rate: tally.rate, average: tally.average?.seconds)
  }
}

extension Comparison {
  fileprivate init(_ comparison: Summary.Comparison) {
    self.init(
      from: comparison.from.iso, now: Wire.Tally(comparison.now),
      before: Wire.Tally(comparison.before))
  }
}

extension Summary {
  /// Nil where none was given.
  fileprivate var reasonCounts: [ReasonCount]? {
    let counts = EndReason.allCases.compactMap { reason in
      reasons[reason].map { ReasonCount(reason: reason, fasts: Int64($0)) }
    }
    return counts.isEmpty ? nil : counts
  }
}

extension NamedTally {
  fileprivate init(_ named: Summary.NamedTally) {
    self.init(
      schedule: named.schedule, goal: named.goal?.seconds, tally: Wire.Tally(named.tally))
  }
}

extension LongestFast {
  init(_ fast: EndedFast) {
    self.init(date: fast.day.iso, seconds: fast.length.seconds)
  }
}

extension Wire.StreakStory {
  fileprivate init(_ story: Rules.StreakStory, mode: CreditMode, isFasting: Bool) {
    self.init(
      mode: mode, isAlive: story.isAlive, isFasting: isFasting, counted: story.chain?.counted ?? 0,
      first: story.chain?.begin?.iso, last: story.chain?.end?.iso, restDays: story.restDays,
      vacationDays: story.vacationDays, freezes: story.frozenDays,
      held: Int64(story.chain?.held ?? 0), missed: story.missed?.iso)
  }
}
