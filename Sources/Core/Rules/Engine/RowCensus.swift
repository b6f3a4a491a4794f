package import Nouns
package import Time

/// Counts the rows that stand together, as there may only be so many of each kind.
package struct RowCensus {
  private let now: Instant
  private var counts: [Row.Kind: Int] = [:]
  private var programs: [DietProgram] = []

  package init(at now: Instant) {
    self.now = now
  }

  package func isCounted(_ row: Row) -> Bool { row.isLimited(at: now) }

  /// Nil where there is room for it, which it then takes.
  package mutating func add(_ row: Row) -> Intake.Fault? {
    guard isCounted(row) else { return nil }
    let count = counts[row.kind, default: 0]
    guard count < row.kind.most else { return row.kind == .fast ? .alreadyFasting : .tooMany }
    if case .program(let program) = row {
      // No day may be of two programs: nothing could be undone where one is.
      guard !programs.contains(where: { $0.overlaps(program) }) else { return .badValue("start") }
      programs.append(program)
    }
    counts[row.kind] = count + 1
    return nil
  }
}

extension Row {
  /// Of fasts only those that run, and of reminders only those still to come.
  fileprivate func isLimited(at now: Instant) -> Bool {
    switch self {
    case .fast(let fast): fast.isRunning
    case .reminder(let reminder): reminder.isOpen(at: now)
    default: kind.stands
    }
  }
}

extension Row.Kind {
  fileprivate var most: Int {
    switch self {
    case .fast, .choice, .safety: 1
    case .reminder: Reminder.most
    case .schedule: OwnSchedule.most
    case .week: WeekPlan.most
    case .vacation: Vacation.most
    case .program: DietProgram.most
    case .profile: Profile.most
    case .target: Target.most
    default: .max
    }
  }
}
