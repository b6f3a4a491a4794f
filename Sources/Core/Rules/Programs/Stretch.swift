package import Nouns
package import Time

/// Days in a row on which a program is in one kind of block.
package struct Stretch: Equatable, Sendable {
  package let program: RowID
  /// That of the first day.
  package let phase: Phase
  package let from: Day
  /// The first day after it; nil where it goes on for good.
  package let next: Day?

  /// Whether the days have a phase at all.
  package var isUnderWay: Bool { phase.kind != .notStarted && phase.kind != .ended }
}

extension DietProgram {
  /// The stretch that a day is in, worked out from the pauses alone, however many years there are.
  package func stretch(on day: Day) -> Stretch {
    let (from, next) = bounds(on: day)
    return Stretch(program: id, phase: phase(on: from), from: from, next: next)
  }

  /// The next date on which the kind of block changes, with what is planned ahead.
  package func nextSwitch(after day: Day) -> Day? { bounds(on: day).next }

  /// The first day on which there is less to eat; nil where the program ends before.
  package var firstDietDay: Day? {
    var day: Day? = start
    while let date = day {
      switch phase(on: date).kind {
      case .diet: return date
      case .ended: return nil
      case .notStarted, .paused, .leadIn, .maintenance: day = nextSwitch(after: date)
      }
    }
    return nil
  }

  /// The first day like it, and the first that is not; days before the start have only the latter.
  private func bounds(on day: Day) -> (from: Day, next: Day?) {
    let phase = phase(on: day)
    let breaks = breaks
    switch phase {
    case .notStarted: return (day, start)
    case .ended: return (end ?? day, nil)
    case .paused:
      let pause = breaks.first { $0.contains(day) } ?? Pause(from: day, to: nil)
      return (pause.from, earlier(pause.to, end))
    case .leadIn, .diet, .maintenance:
      let resumed = breaks.last { $0.from <= day }?.to
      let began = day - ((phase.day ?? 1) - 1)
      let pause = breaks.first { $0.from > day }?.from
      let over = earlier(day + (phase.daysLeft ?? 1), pause) ?? day + 1
      return (max(began, resumed ?? start, start), earlier(over, end))
    }
  }

  /// The pauses as a calendar shows them: with days, none before the start, those that touch as one.
  private var breaks: [Pause] {
    pauses.reduce(into: []) { breaks, pause in
      let from = max(pause.from, start)
      if let to = pause.to, to <= from { return }
      if let last = breaks.last, last.to == from {
        breaks[breaks.count - 1].to = pause.to
      } else {
        breaks.append(Pause(from: from, to: pause.to))
      }
    }
  }

  private func earlier(_ one: Day?, _ other: Day?) -> Day? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
