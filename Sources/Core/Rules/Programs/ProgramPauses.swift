import Nouns
import Time

// Breaks of a diet program.
extension Engine {
  func pausing(from: Day, to: Day?, _ today: Day) throws(Refusal) -> [Change] {
    let program = try programToCome(on: from, today)
    let last = program.end.map { $0 - 1 }
    let latest = min(last ?? today + ProgramOrder.reach, today + ProgramOrder.reach)
    let earliest = max(today, program.start)
    try check(from, "from", in: earliest...max(earliest, latest))
    if let to {
      guard to != from else { throw .nothingToChange }
      try check(to, "to", in: (from + 1)...(program.end ?? from + ProgramOrder.reach))
    }
    let pause = DietProgram.Pause(from: from, to: to)
    if let other = program.pauses.first(where: { $0.contains(from) }) {
      throw .programPaused(program.id, from: other.from)
    }
    if let other = program.pauses.first(where: { $0.overlaps(pause) }) {
      throw .pauseOverlaps(from: other.from, to: other.to)
    }
    try checkCount(program.pauses.count, "pauses", DietProgram.mostPauses)
    return [program.changing { $0.insert(pause) }]
  }

  /// Ends the pause there is, or the next one ahead; one that ends as it begins never is.
  func resuming(on day: Day, _ today: Day) throws(Refusal) -> [Change] {
    let open = standing.programs.filter { $0.end.map { $0 > today } ?? true }
    guard let last = open.last else { throw .noProgram }
    let found = open.lazy.compactMap { program in
      program.pauses.first { pause in
        pause.to.map { $0 > today } ?? true && program.end.map { pause.from < $0 } ?? true
      }.map { (program, $0) }
    }.first
    guard let (program, pause) = found else { throw .notPaused(last.id) }
    try check(day, "on", in: today...(program.end ?? today + ProgramOrder.reach))
    var pauses = program.pauses.filter { $0 != pause }
    if day > pause.from {
      let shorter = DietProgram.Pause(from: pause.from, to: day)
      if let other = pauses.first(where: { $0.overlaps(shorter) }) {
        throw .pauseOverlaps(from: other.from, to: other.to)
      }
      pauses.insert(shorter)
    }
    return [program.changing { $0 = pauses }]
  }

  /// The program that has that day.
  private func programToCome(on day: Day, _ today: Day) throws(Refusal) -> DietProgram {
    let open = standing.programs.filter { $0.end.map { $0 > today } ?? true }
    guard let first = open.first else { throw .noProgram }
    return open.last { $0.start <= day } ?? first
  }
}

extension DietProgram {
  fileprivate func changing(_ change: (inout [Pause]) -> Void) -> Change {
    var new = self
    change(&new.pauses)
    return Change(before: .program(self), after: .program(new))
  }
}

extension DietProgram.Pause {
  fileprivate func overlaps(_ other: Self) -> Bool {
    (to.map { $0 > other.from } ?? true) && (other.to.map { $0 > from } ?? true)
  }
}

extension [DietProgram.Pause] {
  /// Keeps the order; those that touch become one.
  fileprivate mutating func insert(_ pause: DietProgram.Pause) {
    var new = pause
    if let before = first(where: { $0.to == new.from }) { new.from = before.from }
    if let to = new.to, let after = first(where: { $0.from == to }) { new.to = after.to }
    let (from, to) = (new.from, new.to)
    removeAll { other in other.from >= from && to.map { other.from < $0 } ?? true }
    append(new)
    sort { $0.from < $1.from }
  }
}
