import Nouns
import Rules
import Time
import Wire

struct ChangeAnswers: Answers {
  let state: State
  let store: any StorePort

  static func of(_ keeper: Keeper) -> Self {
    Self(state: keeper.state, store: keeper.ports.store)
  }

  private static let stepsAtOnce = 100

  func undone(_ decision: Decision) throws(CallFault) -> StepAnswer {
    try retraced(decision, .undone)
  }

  func redone(_ decision: Decision) throws(CallFault) -> StepAnswer {
    try retraced(decision, .done)
  }

  private func retraced(
    _ decision: Decision, _ state: StepState
  ) throws(CallFault) -> StepAnswer {
    guard let step = decision.step else { throw .nothingChanged }
    // It is done, whether or not the rest can be counted.
    return StepAnswer(step: RecordedCommand(step, state), undone: try? store.undoneSteps())
  }

  func steps(_ question: StepQuestion) throws(CallFault) -> StepList {
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    let limit = min(Int(clamping: question.last ?? 20), Self.stepsAtOnce)
    let steps = try state.read(try store.steps(limit))
    return StepList(steps: steps.compactMap(RecordedCommand.init))
  }

  func checkedOperations() throws(CallFault) -> CheckedOperations {
    let check = try state.read(try store.checkedOperations())
    return CheckedOperations(
      operations: Int64(check.operations), devices: Int64(check.devices),
      differing: check.differing.prefix(CheckedOperations.mostNamed).map { "\($0.noun) \($0.id)" },
      altered: check.altered.prefix(CheckedOperations.mostNamed).map { "\($0.device) \($0.seq)" },
      ahead: check.ahead.prefix(CheckedOperations.mostNamed).map { "\($0.noun) \($0.id)" })
  }

  private static let typedAtOnce = 256

  func typed(_ question: TypedQuestion) throws(CallFault) -> TypedLines {
    guard question.tokens.count <= Self.typedAtOnce else { throw .fields(.wrongType("tokens")) }
    var lines: [String] = []
    for token in question.tokens {
      guard let line = PhoneLine(token: token) else { throw .fields(.wrongType("tokens")) }
      lines.append(line.token)
    }
    return TypedLines(done: try state.read(try store.actors(among: lines)))
  }
}

extension Decision {
  /// The first row that it changed, as it is or was.
  var row: Row? {
    let change = commit.step?.changes.first
    return change?.after ?? change?.before
  }
}

extension RecordedCommand {
  init(_ recorded: RecordedStep, _ state: StepState) {
    let first = recorded.step.changes.first
    self.init(
      number: recorded.number, at: recorded.at.milliseconds,
      actor: PhoneLine.program(named: recorded.actor),
      verb: recorded.step.verb.text, state: state, before: first?.before.flatMap(Entry.init),
      after: first?.after.flatMap(Entry.init),
      reminderBefore: first?.before.flatMap(ReminderEntry.init),
      reminderAfter: first?.after.flatMap(ReminderEntry.init),
      noun: (first?.after ?? first?.before)?.kind.rawValue, nameBefore: first?.before?.name,
      nameAfter: first?.after?.name, rowBefore: first?.before.map(ChangedRow.init),
      rowAfter: first?.after.map(ChangedRow.init), count: recorded.step.told)
  }

  /// Nil for what is out of reach, and for undo and redo themselves.
  fileprivate init?(_ logged: LoggedStep) {
    guard logged.recorded.step.kind == .command else { return nil }
    switch logged.state {
    case .done: self.init(logged.recorded, .done)
    case .undone: self.init(logged.recorded, .undone)
    case .cleared: return nil
    }
  }
}

extension ChangeEvent {
  init(_ row: LoggedChange, _ reminders: [Reminder]) {
    self.init(
      seq: row.seq, at: row.at.milliseconds, actor: PhoneLine.program(named: row.actor),
      verb: row.verb)
    switch row.subject {
    case .change(let change):
      before = change.before.flatMap(Entry.init)
      after = change.after.flatMap(Entry.init)
      reminderBefore = change.before.flatMap(ReminderEntry.init)
      reminderAfter = change.after.flatMap(ReminderEntry.init)
      noun = (change.after ?? change.before)?.kind.rawValue
      nameBefore = change.before?.name
      nameAfter = change.after?.name
      rowBefore = change.before.map(ChangedRow.init)
      rowAfter = change.after.map(ChangedRow.init)
    case .news(let told):
      news = Announcement(
        kind: told.key.kind.rawValue, subject: told.key.subject,
        at: told.key.at.milliseconds,
        text: told.key.reminder.flatMap { id in reminders.first { $0.id == id }?.text })
    }
  }
}

extension Entry {
  /// Nil for a row of another kind.
  init?(_ row: Row) {
    guard case .fast(let fast) = row else { return nil }
    self.init(fast)
  }
}

extension ReminderEntry {
  /// Nil for a row of another kind.
  fileprivate init?(_ row: Row) {
    guard case .reminder(let reminder) = row else { return nil }
    self.init(reminder)
  }
}

nonisolated extension Step {
  /// How many of its rows are told; a food that was learnt from a meal goes with that.
  fileprivate var told: Int64 {
    let isMeal = verb.known == .logMeal
    return Int64(isMeal ? changes.count { $0.kind == .mealItem } : count)
  }
}

nonisolated extension Row {
  /// What it was called before rows were sent, for those who know it by that.
  fileprivate var name: String? {
    switch self {
    case .program(let program): program.outline
    case .profile(let profile): profile.outline
    case .schedule(let schedule): schedule.name
    case .choice(let choice): choice.schedule ?? ""
    case .week(let week): week.from.iso + (week.to.map { "/" + $0.iso } ?? "")
    case .vacation(let vacation): vacation.from.iso + "/" + vacation.to.iso
    default: nil
    }
  }
}

nonisolated extension DietProgram {
  /// Its first day and the first after its last, then the same of each pause.
  fileprivate var outline: String {
    let pauses = pauses.map { ($0.from, $0.to) }
    return ([(start, end)] + pauses).map { "\($0.iso)/\($1?.iso ?? "")" }.joined(separator: ",")
  }
}
