package import Nouns
package import Time

// All programs as one calendar.
extension Standing {
  /// The program in force on a day; where there is none the coming one, else the newest.
  package func program(on day: Day) -> DietProgram? {
    programs.last { $0.contains(day) } ?? programs.first { $0.start > day } ?? programs.last
  }

  /// Nil where there never was a program.
  package func phase(on day: Day) -> (DietProgram, Phase)? {
    program(on: day).map { ($0, $0.phase(on: day)) }
  }

  /// Whether a program is in a diet phase.
  package func isDiet(on day: Day) -> Bool { phase(on: day)?.1.kind == .diet }

  /// The stretches of so many days from one on, in order, without days that have no program.
  package func stretches(from first: Day, days: Int64) -> [Stretch] {
    let end = first + days
    return wholeStretches(from: first, before: end).map { stretch in
      let from = max(stretch.from, first)
      let phase = phase(on: from)?.1 ?? stretch.phase
      let next = stretch.next.map { min($0, end) } ?? end
      return Stretch(program: stretch.program, phase: phase, from: from, next: next)
    }
  }

  /// The dates in a range on which another kind of block begins, in order.
  package func switches(in days: ClosedRange<Day>) -> [PhaseMark] {
    wholeStretches(from: days.lowerBound, before: days.upperBound + 1)
      .map(PhaseMark.init).filter { days.contains($0.from) }
  }

  /// The latest such date up to a day.
  package func lastSwitch(on day: Day) -> PhaseMark? {
    if let program = programs.last(where: { $0.contains(day) }) {
      return PhaseMark(program.stretch(on: day))
    }
    // In no program: the last day of the one before tells.
    guard let last = programs.last(where: { $0.start <= day }), let end = last.end,
      end > last.start
    else { return nil }
    return PhaseMark(last.stretch(on: end - 1))
  }

  /// The first such date after a day; nil for a day before all.
  func nextSwitch(after day: Day?) -> PhaseMark? {
    guard var place = day.map({ $0 + 1 }) ?? programs.first?.start else { return nil }
    while let program = program(on: place) {
      let stretch = program.stretch(on: place)
      if stretch.isUnderWay, stretch.from >= place { return PhaseMark(stretch) }
      guard let next = stretch.next else { return nil }
      place = next
    }
    return nil
  }

  /// Those that share a day with a span of them, from their first days to their last.
  func wholeStretches(from first: Day, before end: Day) -> [Stretch] {
    var list: [Stretch] = []
    var place: Day? = first
    while let day = place, day < end, let program = program(on: day) {
      let stretch = program.stretch(on: day)
      if stretch.isUnderWay { list.append(stretch) }
      place = stretch.next
    }
    return list
  }
}

extension DietProgram {
  /// Whether it is in force.
  func contains(_ day: Day) -> Bool { start <= day && end.map { day < $0 } ?? true }
}
