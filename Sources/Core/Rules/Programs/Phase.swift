package import Nouns
package import Time

/// Where a program stands on a date.
///
/// `daysLeft` counts the date itself: if nobody pauses before, the next phase begins so many days later.
package enum Phase: Equatable, Sendable {
  case notStarted(startsIn: Int64)
  case ended
  case paused
  case leadIn(day: Int64, of: Int64, daysLeft: Int64)
  /// `day` is 1 to 14, and `cycle` counts from 1.
  case diet(cycle: Int64, day: Int64, daysLeft: Int64)
  case maintenance(cycle: Int64, day: Int64, daysLeft: Int64)
}

extension DietProgram {
  /// A pure function of the program and the date.
  package func phase(on day: Day) -> Phase {
    if day < start { return .notStarted(startsIn: start - day) }
    if let end, day >= end { return .ended }
    if pauses.contains(where: { $0.contains(day) }) { return .paused }
    let active = max(0, Int128(day.number) - Int128(start.number) - skipped(before: day))
    guard active >= leadIn else {
      let done = Int64(active)
      return .leadIn(day: done + 1, of: Int64(leadIn), daysLeft: Int64(leadIn) - done)
    }
    let (cycle, place) = (active - Int128(leadIn)).quotientAndRemainder(
      dividingBy: .init(Self.cycle))
    let number = Int64(clamping: cycle + 1)
    let day = Int64(place) + 1
    return day <= Self.block
      ? .diet(cycle: number, day: day, daysLeft: Self.block + 1 - day)
      : .maintenance(cycle: number, day: day - Self.block, daysLeft: Self.cycle + 1 - day)
  }

  /// The paused days from the start up to a day; of any rows, so that no sum of them can trap.
  private func skipped(before day: Day) -> Int128 {
    pauses.reduce(0) { $0 + Int128(max(0, min($1.to ?? day, day) - max($1.from, start))) }
  }
}

extension Phase {
  package typealias Kind = Nouns.Phase

  package var kind: Kind {
    switch self {
    case .notStarted: .notStarted
    case .ended: .ended
    case .paused: .paused
    case .leadIn: .leadIn
    case .diet: .diet
    case .maintenance: .maintenance
    }
  }

  /// Of the cycles, from 1 on.
  package var cycle: Int64? {
    switch self {
    case .diet(let cycle, _, _), .maintenance(let cycle, _, _): cycle
    default: nil
    }
  }

  package var day: Int64? {
    switch self {
    case .leadIn(let day, _, _), .diet(_, let day, _), .maintenance(_, let day, _): day
    default: nil
    }
  }

  /// How many days the phase has.
  package var length: Int64? {
    switch self {
    case .leadIn(_, let length, _): length
    case .diet, .maintenance: DietProgram.block
    default: nil
    }
  }

  package var daysLeft: Int64? {
    switch self {
    case .leadIn(_, _, let left), .diet(_, _, let left), .maintenance(_, _, let left): left
    default: nil
    }
  }

  /// Days until the start.
  package var startsIn: Int64? {
    if case .notStarted(let days) = self { days } else { nil }
  }
}
