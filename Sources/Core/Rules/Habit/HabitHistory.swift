import Nouns
package import Time

/// All that badges, points and the streak of logging are worked out of.
package struct HabitHistory: Equatable, Sendable {
  /// In the order of their days, without empty ones.
  package let days: [HabitDay]
  package let standing: Standing
  /// Days in a row with an entry.
  package let streaks: Streaks
  /// The last days of cycles that were kept to, in order.
  package private(set) var cyclesDone: [Day] = []

  package init(_ days: [HabitDay], in standing: Standing, today: Day) {
    self.days = days
    self.standing = standing
    streaks = standing.streaksOfLogging(
      days.filter(\.isActive).map { DaySpan(start: $0.day, end: $0.day) })
    cyclesDone = standing.programs.flatMap { cycles(of: $0, before: today) }.sorted()
  }

  func days(since first: Day) -> ArraySlice<HabitDay> {
    days[days.firstPlace(after: first - 1)...]
  }

  // MARK: Cycles

  /// Of 28 days, seven in ten rounded up.
  package static let fewestAdherentDays: Int64 = 20

  package static func isAdherent(cycleWith days: Int64) -> Bool { days >= fewestAdherentDays }

  /// The last days of a program's cycles with enough adherent days. Only those that are over count, and a
  /// cycle that its program ended does not count.
  private func cycles(of program: DietProgram, before today: Day) -> [Day] {
    var adherent: [Int64: Int64] = [:]
    for fact in days(since: program.start) where fact.isAdherent {
      guard fact.day < today else { break }
      if let cycle = program.phase(on: fact.day).cycle { adherent[cycle, default: 0] += 1 }
    }
    return adherent.compactMap { cycle, days in
      guard Self.isAdherent(cycleWith: days), let last = program.lastDay(ofCycle: cycle),
        last < today, program.end.map({ last < $0 }) ?? true
      else { return nil }
      return last
    }
  }
}

extension Standing {
  package func streaksOfLogging(_ days: [DaySpan]) -> Streaks {
    Streaks(days, mode: .end, neutral: neutralDaysOfLogging, freezes: freezes)
  }
}

extension DietProgram {
  /// Paused days are no days of a cycle; nil where a pause has no end.
  func lastDay(ofCycle cycle: Int64) -> Day? {
    var day = start + Int64(leadIn) + cycle * Self.cycle - 1
    for pause in pauses.sorted(by: { $0.from < $1.from }) where pause.from <= day {
      guard let to = pause.to else { return nil }
      day = day + max(0, to - max(pause.from, start))
    }
    return day
  }
}
