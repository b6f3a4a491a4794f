import Nouns
import Rules
import Time
import Wire

struct ProgramAnswers: StateAnswers {
  let state: State

  /// Nil where there never was a program; without a number to eat where targets rest.
  func program(on day: Day, isResting: Bool = false) -> Wire.Program? {
    guard let (program, phase) = state.engine.standing.phase(on: day) else { return nil }
    let next = program.nextSwitch(after: day)
    let then = next.flatMap { state.engine.standing.phase(on: $0)?.1.kind }
    return Wire.Program(
      phase: phase.kind, cycle: phase.cycle, day: phase.day, of: phase.length,
      daysLeft: phase.daysLeft, startsIn: phase.startsIn, next: next?.iso,
      kcal: isResting ? nil : kcal(on: day), then: then,
      thenKcal: isResting ? nil : next.flatMap(kcal))
  }

  func programAnswer() -> ProgramAnswer {
    let day = state.moment.date
    let standing = state.engine.standing
    let program = standing.program(on: day)
    let isResting = state.engine.targetRest(at: state.moment.instant) != nil
    return ProgramAnswer(
      date: day.iso, program: self.program(on: day, isResting: isResting), course: program,
      offersRestart: standing.offersRestart(on: day, by: state.engine.wishes),
      restartLeadIn: program.map { _ in standing.restartLeadIn(on: day, by: state.engine.wishes) },
      recoveries: state.engine.recoveries.map {
        RecoveryCount(
          count: $0.count, last: $0.last.milliseconds, reason: $0.reason.rawValue)
      })
  }

  private static let planDays: ClosedRange<Int64> = 1...3660
  /// How far from today a plan may begin: as long as anybody plans.
  private static let planReach: Int64 = 100 * 366

  func programPlan(_ question: ProgramPlanQuestion) throws(CallFault) -> ProgramPlan {
    let today = state.moment.date
    let from = try Day(question.from, in: "from") ?? today
    let days = question.days ?? 84
    if !Self.planDays.contains(days) {
      throw .refused(.numberOutOfRange(field: "days", days, allowed: Self.planDays))
    }
    let allowed = (today - Self.planReach)...(today + Self.planReach)
    if !allowed.contains(from) {
      throw .refused(.dateOutOfRange(field: "from", from, allowed: allowed))
    }
    let stretches = state.engine.standing.stretches(from: from, days: days)
    let ids = Set(stretches.map(\.program))
    return ProgramPlan(
      date: today.iso, from: from.iso, days: days,
      stretches: stretches.map { Wire.Stretch($0, until: from + days, kcal: kcal(on: $0.from)) },
      courses: state.engine.standing.programs.filter { ids.contains($0.id) })
  }

  /// What to eat on a day; nil where the profile does not say enough.
  /// Of the block, which one day of little energy in it does not change.
  private func kcal(on day: Day) -> Int64? { state.engine.standing.blockEnergy(on: day)?.kcal }
}

extension Wire.Stretch {
  fileprivate init(_ stretch: Rules.Stretch, until end: Day, kcal: Int64?) {
    let phase = stretch.phase
    self.init(
      from: stretch.from.iso, to: ((stretch.next ?? end) - 1).iso,
      phase: phase.kind, cycle: phase.cycle, day: phase.day, of: phase.length,
      kcal: kcal)
  }
}

extension PhaseMark? {
  /// For the journal: the block, and since when.
  nonisolated var text: String {
    guard let mark = self else { return "none" }
    let cycle = mark.cycle.map { " \($0)" } ?? ""
    return "\(mark.kind.rawValue)\(cycle) since \(mark.from.iso)"
  }
}
