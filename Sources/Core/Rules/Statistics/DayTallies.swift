package import Nouns
package import Time

/// The strongest that can be said of a day, the weakest first.
package enum DayMark: Int, Comparable, Sendable {
  case none, running
  /// A fast covered part of it.
  case touched
  /// A fast that belongs to it ended early.
  case partial
  /// A fast without a goal belongs to it.
  case open
  /// A completed fast credits it.
  case completed

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A day's mark, and the fasts that belong to it.
package struct DayTally: Equatable, Sendable {
  package fileprivate(set) var mark = DayMark.none
  /// The strongest of those that belong to it; `none` where none does.
  package fileprivate(set) var ended = DayMark.none
  /// Of the fasts that belong to it; their time is not split over days.
  package fileprivate(set) var fasts = 0
  package fileprivate(set) var time = Span.zero

  package init() {}
}

/// The tallies of some days in a row.
package struct DayTallies: Equatable, Sendable {
  package let days: ClosedRange<Day>
  private let mode: CreditMode
  private var tallies: [DayTally]

  /// For as many days as memory may be spent on: the caller limits them.
  package init(_ days: ClosedRange<Day>, mode: CreditMode) {
    self.days = days
    self.mode = mode
    tallies = Array(repeating: DayTally(), count: Int(clamping: days.count))
  }

  package subscript(day: Day) -> DayTally {
    days.contains(day) ? tallies[Int(day - days.lowerBound)] : DayTally()
  }

  package mutating func add(_ fast: EndedFast) {
    let mark = DayMark(fast.outcome)
    change(fast.days.start...fast.days.end) { $0.mark = max($0.mark, .touched) }
    change(mark == .completed ? fast.days.credited(mode) : fast.day...fast.day) {
      $0.mark = max($0.mark, mark)
    }
    change(fast.day...fast.day) {
      $0.ended = max($0.ended, mark)
      $0.fasts += 1
      $0.time = $0.time + fast.length
    }
  }

  package mutating func add(runningSince start: Day, today: Day) {
    change(min(start, today)...today) { $0.mark = max($0.mark, .running) }
  }

  private mutating func change(_ range: ClosedRange<Day>, _ change: (inout DayTally) -> Void) {
    guard range.overlaps(days) else { return }
    let met = range.clamped(to: days)
    for place in Int(met.lowerBound - days.lowerBound)...Int(met.upperBound - days.lowerBound) {
      change(&tallies[place])
    }
  }
}

extension DayMark {
  fileprivate init(_ outcome: Fast.Outcome) {
    switch outcome {
    case .completed: self = .completed
    case .open: self = .open
    case .partial: self = .partial
    case .cancelled: self = .none
    }
  }
}

extension ClosedRange<Day> {
  package var count: Int64 { (upperBound + 1) - lowerBound }

  /// Each of them, the first one first.
  package var all: [Day] { (0..<count).map { lowerBound + $0 } }
}
