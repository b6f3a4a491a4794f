import Rules
import Time
import Wire

extension Keeper {
  private static let eventsAtOnce = 64
  private static let stepsAtOnce = 100

  func answerChanges(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case ChangeCalls.Undo.name:
      _ = try input(call, of: ChangeCalls.Undo.self)
      return try retrace(.undo, call, client)
    case ChangeCalls.Redo.name:
      _ = try input(call, of: ChangeCalls.Redo.self)
      return try retrace(.redo, call, client)
    case ChangeCalls.List.name:
      try listSteps(call, client)
    case ChangeCalls.Follow.name:
      try startFollowing(call, client)
    default: throw unknown(call)
    }
    return nil
  }

  private func retrace(
    _ command: Command, _ call: Call, _ client: CallToken
  ) throws(CallFault) -> Afterwards? {
    let decision: Decision
    do {
      decision = try decide(command, by: ports.clients.program(client))
    } catch {
      throw refused(error)
    }
    if let step = decision.step {
      let state: StepState = command == .undo ? .undone : .done
      reply(StepAnswer(step: RecordedCommand(step, state)), to: call, client)
    }
    return { self.finish(decision) }
  }

  private func listSteps(_ call: Call, _ client: CallToken) throws(CallFault) {
    let question = try input(call, of: ChangeCalls.List.self)
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    let limit = min(Int(clamping: question.last ?? 20), Self.stepsAtOnce)
    do {
      let steps = try ports.store.steps(limit)
      reply(StepList(steps: steps.compactMap(RecordedCommand.init)), to: call, client)
    } catch {
      throw refused(.notStored(reason: error.rawValue))
    }
  }

  private func startFollowing(_ call: Call, _ client: CallToken) throws(CallFault) {
    let question = try input(call, of: ChangeCalls.Follow.self)
    guard call.more else { throw .protocolError(.expectedMore) }
    do {
      let end = try ports.store.lastSeq()
      let since = question.since.map { min(max($0, 0), end) } ?? end
      streams.followers[client] = since
      ports.clients.send(Reply.encode(FollowedEvent(seq: since), continues: true), client, true)
    } catch {
      throw refused(.notStored(reason: error.rawValue))
    }
    advance(client)
  }

  /// Sends what a follower has not seen, as far as it reads; the log keeps the rest for it.
  func advance(_ client: CallToken) {
    while let since = streams.followers[client], ports.clients.hasRoom(client) {
      guard let rows = try? ports.store.changes(since, Self.eventsAtOnce), !rows.isEmpty
      else { return }
      // Row by row: a few long notes are more than may wait for a client.
      for row in rows where ports.clients.hasRoom(client) {
        streams.followers[client] = row.seq
        let event = FollowedEvent(seq: row.seq, event: ChangeEvent(row, engine.reminders))
        ports.clients.send(Reply.encode(event, continues: true), client, true)
      }
    }
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: ChangeCalls.interface))
  }
}

extension RecordedCommand {
  init(_ recorded: RecordedStep, _ state: StepState) {
    let first = recorded.step.changes.first
    self.init(
      number: recorded.number, at: recorded.at.milliseconds, actor: recorded.actor,
      verb: recorded.step.verb, state: state, before: first?.before.flatMap(Entry.init),
      after: first?.after.flatMap(Entry.init),
      reminderBefore: first?.before.flatMap(ReminderEntry.init),
      reminderAfter: first?.after.flatMap(ReminderEntry.init),
      noun: (first?.after ?? first?.before)?.noun, nameBefore: first?.before?.name,
      nameAfter: first?.after?.name, count: Int64(recorded.step.changes.count))
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
  fileprivate init(_ row: LoggedChange, _ reminders: [Reminder]) {
    self.init(seq: row.seq, at: row.at.milliseconds, actor: row.actor, verb: row.verb)
    switch row.subject {
    case .change(let change):
      before = change.before.flatMap(Entry.init)
      after = change.after.flatMap(Entry.init)
      reminderBefore = change.before.flatMap(ReminderEntry.init)
      reminderAfter = change.after.flatMap(ReminderEntry.init)
      noun = (change.after ?? change.before)?.noun
      nameBefore = change.before?.name
      nameAfter = change.after?.name
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

nonisolated extension Row {
  fileprivate var noun: String {
    switch self {
    case .fast: "fast"
    case .reminder: "reminder"
    case .schedule: "schedule"
    case .choice: "choice"
    case .week: "week"
    case .vacation: "vacation"
    case .safety: "safety"
    case .program: "program"
    case .profile: "profile"
    }
  }

  /// What to call it where no record of it is sent.
  fileprivate var name: String? {
    switch self {
    case .fast, .reminder, .safety: nil
    case .program(let program): program.outline
    case .profile(let profile): profile.values
    case .schedule(let schedule): schedule.name
    case .choice(let choice): choice.schedule ?? ""
    case .week(let week): week.from.iso + (week.to.map { "/" + $0.iso } ?? "")
    case .vacation(let vacation): vacation.from.iso + "/" + vacation.to.iso
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
