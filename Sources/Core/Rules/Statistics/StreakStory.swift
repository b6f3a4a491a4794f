package import Time

/// Why a streak is as long as it is.
package struct StreakStory: Equatable, Sendable {
  /// The current chain, or the newest one where none is; nil where nothing was ever credited.
  package let chain: Chain?
  package let isAlive: Bool
  /// The days in it and up to today that are not counted.
  package fileprivate(set) var restDays: Int64 = 0
  package fileprivate(set) var vacationDays: Int64 = 0
  package fileprivate(set) var frozenDays: Int64 = 0
  /// The missed day that ended it or, while it is alive, the one before it.
  package fileprivate(set) var missed: Day?
}

extension Streaks {
  package func story(today: Day, runningSince start: Day?) -> StreakStory {
    let alive = currentChain(today: today, runningSince: start)
    guard let chain = alive ?? newest(today: today)?.chain, let begin = chain.begin,
      let end = chain.end
    else { return StreakStory(chain: nil, isAlive: false) }
    var story = StreakStory(chain: chain, isAlive: alive != nil)
    let border = max(alive == nil ? end + 1 : border(today: today, runningSince: start), end + 1)
    let frozen = frozenDays(today: today, runningSince: start)
    story.count(from: begin, to: border, runs: runs, neutral: neutral, frozen: frozen)
    story.missed = alive == nil ? missedAfter(chain, end, today) : missed(before: begin)
    return story
  }

  private func missedAfter(_ chain: Chain, _ end: Day, _ today: Day) -> Day? {
    var chain = chain
    var gap = end + 1..<max(today, end + 1)
    while let day = neutral.firstOther(in: gap) {
      if !chain.bridge(day..<day + 1, neutral, freezes) { return day }
      gap = day + 1..<gap.upperBound
    }
    return nil
  }

  /// The newest missed day between a chain and the one before it.
  private func missed(before begin: Day) -> Day? {
    guard let before = runs.last(where: { $0.upperBound < begin }) else { return nil }
    return neutral.lastOther(in: before.upperBound + 1..<begin)
  }
}

extension StreakStory {
  /// Only what lies between the runs is not counted.
  fileprivate mutating func count(
    from begin: Day, to border: Day, runs: [ClosedRange<Day>], neutral: NeutralDays,
    frozen: Set<Day>
  ) {
    var day = begin
    for run in runs where run.upperBound >= begin && run.lowerBound < border {
      add(day..<run.lowerBound, neutral, frozen)
      day = max(day, run.upperBound + 1)
    }
    add(day..<border, neutral, frozen)
  }

  private mutating func add(_ days: Range<Day>, _ neutral: NeutralDays, _ frozen: Set<Day>) {
    let (rest, vacation) = neutral.count(in: days)
    restDays = restDays.saturatingAdd(rest)
    vacationDays = vacationDays.saturatingAdd(vacation)
    frozenDays += Int64(frozen.count(where: days.contains))
  }
}
