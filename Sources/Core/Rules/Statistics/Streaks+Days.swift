package import Time

// The state of single days, for calendars and explanations.
extension Streaks {
  /// The days on which a freeze was spent.
  package func frozenDays(today: Day, runningSince start: Day?) -> Set<Day> {
    guard !freezes.isNone else { return [] }
    var frozen: Set<Day> = []
    var chain = Chain()
    var end: Day?
    for run in runs {
      if let end,
        !chain.bridge(
          end + 1..<run.lowerBound, neutral, freezes, freeze: { frozen.insert($0) })
      {
        chain = Chain()
      }
      chain = chain.counting(run, freezes)
      end = run.upperBound
    }
    let border = border(today: today, runningSince: start)
    guard let end, end + 1 < border else { return frozen }
    _ = chain.bridge(end + 1..<border, neutral, freezes) { frozen.insert($0) }
    return frozen
  }
}
