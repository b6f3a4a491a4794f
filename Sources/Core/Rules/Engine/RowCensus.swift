package import Nouns
package import Time

/// Counts the rows that stand together, as there may only be so many of each kind.
package struct RowCensus {
  private let now: Instant
  /// Machines that did not know of each other may have more together than a command allows.
  private let machines: Int
  private var counts: [Row.Kind: Int] = [:]
  private var programs: [DietProgram] = []

  package init(at now: Instant, ofSeveral areSeveral: Bool = false) {
    self.now = now
    machines = areSeveral ? 16 : 1
  }

  package func isCounted(_ row: Row) -> Bool { row.isLimited(at: now) }

  /// Nil where there is room for it, which it then takes.
  package mutating func add(_ row: Row) -> Intake.Fault? {
    guard isCounted(row) else { return nil }
    let count = counts[row.kind, default: 0]
    guard count < row.kind.most(of: machines) else {
      return row.kind == .fast ? .alreadyFasting : .tooMany
    }
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
  fileprivate func most(of machines: Int) -> Int {
    switch self {
    case .fast, .choice, .safety: 1
    case .reminder: Reminder.most * machines
    case .schedule: OwnSchedule.most * machines
    case .week: WeekPlan.most * machines
    case .vacation: Vacation.most * machines
    case .program: DietProgram.most * machines
    case .profile: Profile.most * machines
    case .target: Target.most * machines
    case .rule: HabitRule.most * machines
    case .badge: Badge.most
    default: .max
    }
  }
}
