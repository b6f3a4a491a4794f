import Time

/// All programs as one calendar, of which a date looks only at the program in force.
struct PhaseCalendar: Sendable {
  /// By their starts.
  private let programs: [DietProgram]

  init(_ programs: [DietProgram]) {
    self.programs = programs
  }

  /// Nil before the first program.
  func phase(on day: Day) -> Phase? { program(on: day)?.phase(on: day) }

  /// The first date from `day` on with which another block begins; nil where none will.
  func firstSwitch(from day: Day) -> Day? {
    guard var day = isSwitch(day) ? day : border(after: day) else { return nil }
    // A pause of no days, or one behind another, has borders that change nothing.
    while !isSwitch(day) {
      guard let next = border(after: day) else { return nil }
      day = next
    }
    return day
  }

  private func program(on day: Day) -> DietProgram? { programs.last { $0.start <= day } }

  private func isSwitch(_ day: Day) -> Bool {
    guard let program = program(on: day) else { return false }
    if program.start == day { return true }
    let (before, phase) = (program.phase(on: day - 1), program.phase(on: day))
    return before.kind != phase.kind || before.cycle != phase.cycle
  }

  /// The next date after `day` on which a block may begin.
  private func border(after day: Day) -> Day? {
    let following = programs.first { $0.start > day }?.start
    guard let program = program(on: day) else { return following }
    let phase = program.phase(on: day)
    let pauses = program.pauses.flatMap { [$0.from, $0.to] }
    let borders = pauses + [program.end, following, phase.daysLeft.map { day + $0 }]
    return borders.compactMap(\.self).filter { $0 > day }.min()
  }
}
