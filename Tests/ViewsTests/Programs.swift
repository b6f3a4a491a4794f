import TestSupport
import Nouns
import Time
import Wire

/// The program of the domain's table: it began on Monday 2026-03-02 with a lead-in of a week.
enum Programs {
  static let id = "d4rg0000000000000000000000"

  static let leadIn = Program(
    phase: .leadIn, day: 4, of: 7, daysLeft: 4, next: "2026-03-09", kcal: 2300, then: .diet,
    thenKcal: 1900)
  static let diet = Program(
    phase: .diet, cycle: 1, day: 5, of: 14, daysLeft: 10, next: "2026-03-23", kcal: 1900,
    then: .maintenance, thenKcal: 2300)
  static let maintenance = Program(
    phase: .maintenance, cycle: 1, day: 14, of: 14, daysLeft: 1, next: "2026-04-06", kcal: 2300,
    then: .diet, thenKcal: 1880)
  static let paused = Program(phase: .paused, kcal: 2300)
  static let coming = Program(
    phase: .notStarted, startsIn: 3, next: "2026-03-02", then: .leadIn, thenKcal: 2300)

  static func course(pauses: [DietProgram.Pause] = [], end: String? = nil, leadIn: Int = 7)
    -> DietProgram
  {
    DietProgram(id: id, start: "2026-03-02", leadIn: leadIn, pauses: pauses, end: end)
  }

  private static func pausedUntil(_ next: String?) -> Program {
    Program(
      phase: .paused, next: next, kcal: 2300, then: .diet, thenKcal: 1900)
  }

  static let answers: [(String, ProgramAnswer)] = [
    ("none", ProgramAnswer(date: "2026-03-05")),
    ("lead-in", ProgramAnswer(date: "2026-03-05", program: leadIn, course: course())),
    ("lead-in of another length", ProgramAnswer(date: "2026-03-05", program: longLeadIn)),
    ("diet", ProgramAnswer(date: "2026-03-13", program: diet, course: course())),
    ("maintenance", ProgramAnswer(date: "2026-04-05", program: maintenance, course: course())),
    ("to come", ProgramAnswer(date: "2026-02-27", program: coming, course: course())),
    ("without a profile", ProgramAnswer(date: "2026-03-13", program: poor, course: course())),
    (
      "paused",
      ProgramAnswer(
        date: "2026-03-14", program: paused,
        course: course(pauses: [DietProgram.Pause(from: "2026-03-14")]))
    ),
    (
      "paused until a day",
      ProgramAnswer(
        date: "2026-03-14", program: pausedUntil("2026-03-16"),
        course: course(pauses: [
          DietProgram.Pause(from: "2026-03-14", to: "2026-03-16"),
          DietProgram.Pause(from: "2026-07-01", to: "2026-07-15"),
        ]))
    ),
    (
      "paused for long",
      ProgramAnswer(
        date: "2026-04-14", program: paused,
        course: course(pauses: [DietProgram.Pause(from: "2026-03-14")]), offersRestart: true,
        restartLeadIn: 7)
    ),
    ("pause ahead", ProgramAnswer(date: "2026-03-13", program: beforePause, course: pauseAhead)),
    ("end ahead", ProgramAnswer(date: "2026-03-13", program: beforeEnd, course: endAhead)),
    (
      "ended",
      ProgramAnswer(
        date: "2026-04-14", program: Program(phase: .ended), course: course(end: "2026-03-20"))
    ),
    (
      "never begun",
      ProgramAnswer(
        date: "2026-04-14", program: Program(phase: .ended), course: course(end: "2026-03-02"))
    ),
    ("hostile", ProgramAnswer(date: "\u{1b}[31m", program: hostile, course: course())),
    ("hostile again", ProgramAnswer(date: "2026-03-13", program: hostile, course: course())),
  ]

  private static let longLeadIn = Program(
    phase: .leadIn, day: 1, of: 14, daysLeft: 14, next: "2026-03-19", kcal: 2300, then: .diet)

  private static var poor: Program {
    var program = diet
    program.kcal = nil
    program.thenKcal = nil
    return program
  }

  private static var beforePause: Program {
    var program = diet
    program.next = "2026-03-20"
    program.then = .paused
    return program
  }

  private static let pauseAhead = course(pauses: [DietProgram.Pause(from: "2026-03-20")])

  private static var beforeEnd: Program {
    var program = diet
    program.next = "2026-03-20"
    program.then = .ended
    program.thenKcal = nil
    return program
  }

  private static let endAhead = course(end: "2026-03-20")

  static let hostile = Program(
    phase: .diet, cycle: .max, day: .min, of: .max, daysLeft: .min, next: "9999-12-31",
    kcal: .min, then: .maintenance, thenKcal: .max)

  // MARK: Plans

  static let plan = ProgramPlan(
    date: "2026-03-13", from: "2026-03-13", days: 84,
    stretches: [
      stretch("2026-03-13", "2026-03-14", .diet, 1, day: 5, 1900),
      Stretch(from: "2026-03-15", to: "2026-03-17", phase: .paused, kcal: 2300),
      stretch("2026-03-18", "2026-03-25", .diet, 1, day: 7, 1900),
      stretch("2026-03-26", "2026-04-08", .maintenance, 1, day: 1, 2300),
      stretch("2026-04-09", "2026-04-22", .diet, 2, day: 1, 1880),
      stretch("2026-04-23", "2026-05-06", .maintenance, 2, day: 1, nil),
      stretch("2026-05-07", "2026-05-20", .diet, 3, day: 1, nil),
      stretch("2026-05-21", "2026-06-03", .maintenance, 3, day: 1, nil),
      stretch("2026-06-04", "2026-06-04", .diet, 4, day: 1, nil),
    ],
    courses: [course(pauses: [DietProgram.Pause(from: "2026-03-15", to: "2026-03-18")])])

  static let fromTheStart = ProgramPlan(
    date: "2026-03-05", from: "2026-03-01", days: 31,
    stretches: [
      Stretch(from: "2026-03-02", to: "2026-03-08", phase: .leadIn, day: 1, of: 7, kcal: 2300),
      stretch("2026-03-09", "2026-03-16", .diet, 1, day: 1, 1900),
      Stretch(from: "2026-03-17", to: "2026-03-18", phase: .paused, kcal: 2300),
      stretch("2026-03-19", "2026-03-24", .diet, 1, day: 9, 1900),
      stretch("2026-03-25", "2026-03-31", .maintenance, 1, day: 1, 2300),
    ], courses: [course(pauses: [DietProgram.Pause(from: "2026-03-17", to: "2026-03-19")])])

  static let empty = ProgramPlan(
    date: "2026-03-13", from: "2026-03-13", days: 84, stretches: [], courses: [])

  static func stretch(
    _ from: String, _ to: String, _ phase: Phase, _ cycle: Int64, day: Int64, _ kcal: Int64?
  ) -> Stretch {
    Stretch(from: from, to: to, phase: phase, cycle: cycle, day: day, of: 14, kcal: kcal)
  }

  // MARK: States

  /// On 2026-03-06, the fifth day of the lead-in, or so many days later.
  static func state(
    _ program: Program?, _ energy: DayEnergy? = nil, of state: Snapshot = Examples.idle()
  ) -> Snapshot {
    var state = BarStates.glanced(state)
    state.program = program
    state.energy = energy ?? program?.kcal.map { DayEnergy(kcal: $0, reason: reason(program)) }
    return state
  }

  private static func reason(_ program: Program?) -> EnergyReason {
    program?.phase == .diet ? .diet : .maintenance
  }

  static let states: [(String, Snapshot)] = [
    ("no program", Examples.idle()),
    ("lead-in", state(leadIn)),
    ("diet, fasting", state(diet, of: Examples.fasting(now: Examples.at(9, 5, day: 8)))),
    ("maintenance, eating", state(maintenance, of: Examples.eating())),
    ("paused", state(paused)), ("to come", state(coming)),
    ("ended", state(Program(phase: .ended), DayEnergy(kcal: 2300, reason: .maintenance))),
    ("a day of little energy", state(maintenance, DayEnergy(kcal: 600, reason: .fastDay))),
    ("no diet", state(diet, DayEnergy(kcal: 2300, reason: .noDiet))),
    ("without a profile", state(Program(phase: .diet, cycle: 1, day: 5, of: 14, daysLeft: 10))),
    ("hostile", state(hostile)), ("first", Examples.idle(last: nil)),
  ]
}
